export type DashboardSentence =
  // The heading
  | 'Welcome back, {name}!'
  | 'Welcome, {name}!'
  | "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation."
  | 'Every review here builds your personal reputation.'
  | '{name}, this is your code.'
  | 'Show it to the next person you made happy.'
  // The code
  | 'Your QR Code'
  | 'Show anyway'
  | 'Share QR Code'
  | 'Print QR Code'
  | 'QR code for your reviews'
  | 'QR code for reviews at {workplace}'
  | "Couldn't load the QR code."
  | 'No specific workplace'
  | 'Add New Workplace...'
  | "What's the new workplace called?"
  | 'Where is {name}? You can leave this empty.'
  // What a professional sends to a customer along with the link
  | 'How did I do? Leave me a private review. It takes 30 seconds.'
  | 'Review link copied to clipboard: {link}'
  | 'Copy this link to share: {link}'
  // The newest reviews
  | 'Recent Reviews'
  | 'View all'
  | 'Read this review'
  | 'This is your first. The next ones will appear here.'
  | 'No reviews yet. Share your QR code to start collecting reviews!'
  // Figures
  | 'Total Reviews'
  | 'Recent Views'
  | 'Average Rating'
  | 'No ratings yet'
  | "Couldn't load your stats."
  // Charts
  | 'Insights'
  | 'More insights'
  | "Couldn't load your insights.";
