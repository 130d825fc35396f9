/** The customer's page. Headings in Japanese and Chinese have a zero-width space wherever a line may end. */
export type CustomerSentence =
  // The page in general
  | 'Language'
  | 'Loading...'
  | 'Notifications (F8)'
  | 'Close'
  | 'Error'
  | 'Try again'
  | 'Loading issue detected. Please refresh the page.'
  // Install card after the thank-you
  | 'Install {site}'
  | 'Get reviews of your own, with your own QR code.'
  | "Open your browser's menu and choose Add to Home Screen."
  | 'Tap Share, then Add to Home Screen.'
  | 'Install'
  | 'Not now'
  // Connection
  | 'No connection'
  | 'Please check your internet connection and try again.'
  // Page titles and link previews
  | 'Review for {name}'
  | 'Review for {name} at {workplace}'
  | 'How did {name} do? Write a private review in 30 seconds: only {name} will read it.'
  // The form
  | 'Private, for {name} only'
  | 'How did {name} do?'
  | 'Your rating'
  | '1 star'
  | '2 stars'
  | '3 stars'
  | '4 stars'
  | '5 stars'
  | 'Pick your stars. It takes 30 seconds.'
  | 'Not good'
  | 'Could be better'
  | 'All right'
  | 'Good'
  | 'Wonderful'
  | 'Your review'
  | 'What will you remember? A sentence is plenty.'
  | 'Your name'
  | 'Location'
  | '(optional)'
  | 'Where you are from'
  | 'Submit Review'
  | 'Sending...'
  | 'Send now'
  // Field errors
  | 'Please choose a rating'
  | 'Please provide a review comment'
  | 'Please use at most 5,000 characters'
  | 'Please provide your name'
  | 'Please use at most 120 characters'
  | 'Please use ordinary characters only'
  // Sent
  | 'Review submitted!'
  | 'Thank you! Your review has been sent to {name}.'
  | 'Thank You'
  | 'Your words are on their way to {name}. No one else will read them.'
  | 'Thanks for being honest. Only {name} will read this.'
  | "{name} already has your first version. Your later changes weren't sent."
  | 'You gave {rating} out of 5 stars'
  | 'Close Window'
  | 'You can close this page'
  | 'Earlier review sent'
  | 'Your review for {name} was still waiting on this phone. It has now been sent.'
  // Not sent
  | 'Failed to submit review'
  | 'Saved on this phone, not sent yet'
  | 'Not sent yet'
  | 'Not sent'
  | 'You are offline.'
  | "We can't reach {site} right now."
  | 'The connection is slow.'
  | 'Still sending...'
  | 'Trying again...'
  | "We'll send it as soon as you're back online."
  | 'Trying again in a few seconds.'
  | 'Trying again within a minute.'
  | 'Trying again in about {minutes} min.'
  | 'If you close this page, just open the link again later.'
  | "This phone couldn't save it, so please keep this page open."
  | "{name} can't take more reviews right now. Your text is still here if you want to copy it."
  | "Your review wasn't accepted."
  | 'Your text is still here. You can edit it and try again.'
  // No form
  | "{name} can't take more reviews right now"
  | 'Thanks for stopping by. Please try again in a few days.'
  | 'What you wrote is saved on this phone:'
  | 'Invalid Review Link'
  | "The review link you're trying to access is invalid or has expired."
  | 'Please scan the code again or ask for a new link.'
  // The customer’s private link
  | 'Want to edit it later?'
  | "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply."
  | 'Save my private link'
  | 'Saved on this phone. Use the link to open it on another device.'
  | "This phone couldn't save it. Please copy the link."
  | 'Your private link'
  | 'Copy link'
  | 'Share link'
  | 'Copied'
  | 'Please copy the selected link.'
  | 'View or edit'
  | '{name} may show this review to a future employer'
  | 'Saved'
  | 'Saved. You can change this with your private link.'
  | "That wasn't saved. Please try again."
  | 'Your review for {name}'
  | 'Your private link works until {date}.'
  | 'Sent on {date}'
  | 'Edited on {date}'
  | 'Edit'
  | 'Save changes'
  | 'Keep as is'
  | "Your changes are saved. We'll let {name} know."
  | 'Take it back'
  | 'Take back your review?'
  | "Your review and stars are deleted right away. This can't be undone."
  | "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it."
  | 'Review taken back'
  | 'Your review and stars have been deleted.'
  | '{name} replied'
  | "If {name} replies, you'll see it here."
  | 'Open it again later'
  | 'Not saved on this phone. Anyone with the link can edit your review or take it back.'
  | 'Save on this phone'
  | 'Remove from this phone'
  | 'Private links on this phone'
  | 'No private links on this phone'
  | "After you send a review, you can save a private link to it. You'll find it here for 30 days."
  | "Anyone using this phone can open these reviews. Removing a link doesn't delete the review."
  | 'This link has expired'
  | 'Your review stays with the person you wrote it for.'
  | 'This link no longer works'
  | 'The review was taken back, or part of the link is missing.'
  | "That didn't work"
  | 'This page needs JavaScript.'
  // API errors
  | 'Review limit reached'
  | 'User not found'
  | 'The request could not be read'
  | 'The request is too large'
  | 'The request took too long'
  | 'Too many requests. Please try again later.'
  | 'Service temporarily unavailable'
  | 'Internal server error'
  // Responses to the form without JavaScript
  | 'Thank you! Your review has been sent to {name}. No one else will read it.'
  | 'You can close this page.'
  | 'Almost there'
  | 'Please check the marked fields and send it again.'
  | 'An earlier version was already sent'
  | 'You already sent a different version from this form. If you send this one too, it will be a second review.'
  | 'Please go back to the form. Your browser may still have what you wrote.'
  | "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days."
  | "Nothing is lost: here's what you wrote. Please make it shorter."
  | "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once."
  | "Here's what you wrote, so you can copy it:"
  // Server errors
  | 'Please try again in a moment'
  | "Something isn't working on our side right now. Nothing is lost.";
