/** Loaded after the page, so nothing here may be in its first view. */
export type MessagesSentence =
  // What lasts above a form
  | 'Nothing was changed. Please check and try again.'
  | 'Nothing was sent. Try again once you have a connection.'
  | 'Too many tries in a short time. Wait a few minutes, then try again.'
  | 'Something went wrong on our side. Please try again in a moment.'
  // After the email notice
  | 'Your emails are on their way'
  | 'Confirmation email sent'
  | 'Failed to send the email'
  // Install card
  | 'Install {site}'
  | 'Install'
  | 'Keep your QR code one tap away, even offline.'
  | "Keep your code one tap away: open your browser's menu and choose Add to Home Screen."
  | 'Tap Share <icon></icon>, then Add to Home Screen.'
  // Offer after signing in, below "Sign in with your face or fingerprint"
  | 'Next time, there is no password to type on this device.'
  | 'Set it up'
  | 'Passkey added'
  | 'Failed to add the passkey'
  // What a browser answers when it was asked for a passkey
  | 'You canceled, or it took too long. You can try again.'
  | 'This device already has a passkey for your account.'
  | 'Set up a screen lock, a fingerprint or your face on this device first.'
  | "Your device couldn't use a passkey here. Please try again."
  // Toasts without a network
  | "You're offline."
  | "You're offline. {message}"
  | "Try again when you're back online."
  // A link that is shown once
  | 'Link copied'
  | 'Copy the selected link'
  | "<strong>Your link is ready.</strong> Copy it now. You won't see it again."
  | 'Share'
  // Fields
  | 'Please use ordinary characters only'
  | 'Please use at most 60 characters'
  | 'Please use at most 120 characters'
  | 'Please use at most 254 characters'
  | 'Please use at most 256 characters'
  | 'Please use at most 2,000 characters'
  | 'Full name is required'
  | 'Username is required'
  | 'Username must be at least 3 characters'
  | 'Please use visible characters, and letters of one alphabet'
  | 'Please enter a valid email'
  | 'Please enter a valid email address'
  | 'Password is required'
  | 'Password must be at least 6 characters'
  | 'Password must be at least 6 characters long'
  | "Passwords don't match"
  | 'Please choose an industry'
  | 'Please choose one of the languages'
  | 'Workplace name is required'
  | 'Please write a reply'
  | 'Please name the tracked code'
  | 'Please choose how often to get this mail'
  | 'Please say who the link is for'
  | 'Please choose at least one review'
  | 'Please choose at most 50 reviews'
  | 'Please choose monthly or yearly'
  | 'Please choose free, monthly or annual'
  | 'Please search for at most 120 characters'
  // Connection and server
  | 'Please check your internet connection and try again'
  | 'The request could not be read'
  | 'The request is too large'
  | 'The request took too long'
  | 'Too many requests. Please try again later.'
  | 'Internal server error'
  | 'Service temporarily unavailable'
  | 'Not found'
  // Accounts
  | 'Unauthorized'
  | 'Invalid username or password'
  | 'The password is not correct'
  | 'Username or email already in use'
  | 'This email address is already in use'
  | 'This is already your email address'
  | 'Invalid or expired reset token'
  | 'Invalid or expired confirmation link'
  | 'This site doesn’t take new accounts'
  | 'Session not found'
  | 'This passkey could not be saved. Please try again.'
  | 'That took too long. Please try again.'
  | 'This passkey didn’t work. Try again, or use your password.'
  | 'This passkey is not known here. It may have been removed. Please use your password.'
  | 'Please confirm with your password or a passkey'
  | 'Passkey not found'
  | 'You can have up to 10 passkeys. Remove one first.'
  | 'This passkey was already added'
  | 'Passkeys need a site with a domain name. This one has an IP address.'
  // Reviews, workplaces and cards
  | 'Review not found'
  | 'You have already replied to this review'
  | 'The customer could not read a reply: the private link was not saved or has expired'
  | 'You can pin up to 3 reviews. Unpin one first.'
  | 'Workplace not found'
  | 'The free plan includes a single workplace. Upgrade to add more.'
  | 'You can have up to 200 workplaces. Delete one first.'
  | 'Tracked code not found'
  | 'You have reached the limit of 100 tracked codes. Rename one you no longer use.'
  | 'This browser’s push subscription can’t be used'
  // Reputation
  | 'You can only share your own reviews, and only with the customer’s permission'
  | 'You have 20 open links. Turn one off to create another.'
  | 'Link not found'
  // Plans
  | 'You already have this plan. You can manage it in Settings.'
  | 'Your plan has no billing to manage.'
  | 'There are no plans here: everything is included.'
  | 'Payment provider unavailable'
  | 'Payments are not available right now'
  // Admin
  | 'Access denied. Admin privileges required.'
  | 'The admin account cannot be deleted'
  | 'User not found'
  | 'The end must be at most ten years from now'
  | 'The free plan has no end, so its end must be null';
