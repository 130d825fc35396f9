export type PagesSentence =
  // Choosing emails without signing in
  | 'Review emails are on'
  | 'Review emails are off'
  | "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time."
  | 'Stop review emails'
  | 'Turn them back on'
  | 'Or get them less often:'
  | 'Or change how often you get them:'
  | 'You can also choose this in <settings>Settings</settings>.'
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
