export type ReputationSentence =
  | 'Take my reviews with me'
  | "They're yours, wherever you work next. Download them all, or show a few to an employer."
  | 'Download them all'
  | 'All your reviews, for a spreadsheet.'
  // A new link for an employer
  | 'Show a few to an employer'
  | "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it."
  | 'No reviews to show yet'
  | "After sending a review, customers can let you show it to a future employer. You'll find those reviews here."
  | "Couldn't load more reviews."
  | 'Who is it for?'
  | "They'll see this name at the top of the page."
  | 'e.g. Hotel Aurora'
  | 'How long should it work?'
  | '{count} day|{count} days'
  | 'Reviews to show'
  | '({count} chosen)|({count} chosen)'
  | 'Create link'
  | 'Failed to create the link'
  | 'Open page'
  // The links; the states of a link are Open, Empty, Expired and Turned off
  | 'Your links'
  | "Couldn't load your links."
  | 'Open'
  | 'Empty'
  | 'Expired'
  | 'Turned off'
  | '{count} review, until {date}|{count} reviews, until {date}'
  | 'Nothing left to show: the customers took back their permission or their review'
  | 'Not opened yet'
  | 'Opened once, last on {date}|Opened {count} times, last on {date}'
  // A button
  | 'Turn off'
  | 'Turn off the link for {employer}'
  | "Turn off the link for {employer}? Its page closes right away. This can't be undone."
  | 'Link turned off'
  | 'The page for {employer} is closed.'
  | 'Failed to turn off the link';
