export type PagesSentence =
  // Choosing emails without signing in
  | 'Review emails are on'
  | 'Review emails are off'
  | 'We email you every new review.'
  | "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time."
  | 'Stop review emails'
  | 'Emails about changed reviews are on'
  | 'Emails about changed reviews are off'
  | 'We email you when a customer edits a review or takes it back.'
  | "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time."
  | 'Stop emails about changed reviews'
  | 'Emails about your page and plan are on'
  | 'Emails about your page and plan are off'
  | 'We email you when a customer finds your page paused, or your plan ends.'
  | "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time."
  | 'Stop emails about your page and plan'
  | 'Turn them back on'
  | 'Or get them less often:'
  | 'Or change how often you get them:'
  | 'Right away'
  | 'Daily'
  | 'Weekly'
  | 'We send them in one email, once a day, at 8 in the morning ({place}).'
  | 'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).'
  | '{city} time'
  | 'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.'
  | "This link isn't valid"
  | 'It may have been cut off. Please open it from your latest email.'
  // Errors
  | "This page can't be opened"
  | '{message}.'
  // Payments that need no card
  | 'Test payment'
  | 'Pay'
  | 'Try a declined card'
  | 'The card was declined. Nothing was charged.'
  | 'Already paid'
  | "There's nothing left to do here."
  | 'Test billing'
  | 'This subscription has ended.'
  | 'Your subscription is canceled. Your plan stays active until {date}.'
  | 'Renews on {date}.'
  | 'Keep subscription'
  | 'Cancel subscription'
  | 'Back to Settings'
  | 'This page is closed'
  | 'The payment was canceled, or the link is incomplete. Please start again from the pricing page.'
  | 'This is a test page instead of a payment provider. It needs no card, and no money moves.';
