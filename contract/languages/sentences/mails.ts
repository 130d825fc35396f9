/** Mails and push notifications. Subjects should stay short. */
export type MailsSentence =
  // Every mail
  | 'Contact support'
  // Confirming an address
  | 'Confirm your email address for {site}'
  | 'One tap, and your reviews arrive here.'
  | 'Confirm your email address'
  | 'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.'
  | 'Confirm this address'
  | "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone."
  | 'You get this email because your address was entered on our sign-up page.'
  | 'Confirm your new email address for {site}'
  | 'The link works once, within the next 24 hours.'
  | 'Confirm your new email address'
  | 'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.'
  | "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone."
  | 'You get this email because your address was entered in the settings of an account.'
  // Account
  | 'Reset your {site} password'
  | 'The link works once, within the next hour.'
  | 'Reset your password'
  | 'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.'
  | 'Set a new password'
  | "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone."
  | 'You get this email because your address was entered on our Forgot password page.'
  | 'Your {site} account'
  | 'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.'
  | 'Choose a password'
  | 'Link expired? Get a new one'
  | 'You get this email because the people who run {site} created an account for you.'
  | 'Your {site} password was changed'
  | "Your other devices were signed out. If this was you, there's nothing to do."
  | 'Your password was changed'
  | 'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.'
  | "This wasn't you?"
  | 'Set a new password right away, and tell us at {email}.'
  | 'Set a new password right away.'
  | "We send this notice whenever your password changes. It can't be turned off."
  | 'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.'
  | 'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.'
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  | 'A passkey was added to your {site} account'
  | 'A passkey was removed from your {site} account'
  | 'A passkey was added'
  | 'A passkey was removed'
  | '“{name}” can now sign in to your account without the password.'
  | '“{name}” can no longer sign in to your account. Your password still works.'
  | 'See your passkeys'
  | 'Remove the passkey in Settings, and set a new password right away.'
  | "We send this notice whenever a passkey is added or removed. It can't be turned off."
  | 'Your {site} email was changed'
  | "If this was you, there's nothing to do."
  | 'Your email was changed'
  | "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do."
  | "We send this notice to your previous address whenever your email changes. It can't be turned off."
  | "Write to {email} from this address right away, and we'll help you get your account back."
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  | '{customer} edited their review'
  | '{customer} left you a review'
  | 'Edited: {subject}'
  | '{rating} out of 5 stars. Open to read the whole review. Only you can see it.'
  | 'See all your reviews'
  | 'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.'
  | 'This review came through your personal link. {site} shows it only to you, and it is yours to keep.'
  | 'Choose when you get these emails'
  | 'Stop review emails'
  | '{stars} from {customer} at {workplace}'
  | '{stars} from {customer}'
  | 'Your review page is paused'
  | "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away."
  | 'Upgrade your account'
  | 'One review is left on the free plan'
  | "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade."
  | 'See the plans'
  | 'General Review'
  | 'Edited: {date}'
  | 'Before: {rating}'
  | 'Customer from {location}'
  | 'Read it when you are ready: scroll down.'
  | 'By: {name}'
  | 'From: {place}'
  | 'Customer from: {location}'
  | 'Date: {date}'
  | '{rating} out of 5 stars'
  | '{count} new review|{count} new reviews'
  | '{reviews}, {average} out of 5 on average'
  | 'Open to read the reviews. Only you can see them.'
  | 'They average {average} out of 5.'
  | '{count} more is in your list.|{count} more are in your list.'
  | 'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.'
  | 'A customer took back a review'
  | 'It no longer appears in your list or counts in your average rating.'
  | 'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.'
  | 'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.'
  | "Customers don't have to give a reason. On the free plan, you can now receive another review in its place."
  | "Customers don't have to give a reason."
  | 'See your reviews'
  | 'Customers can take back a review for {days} days with their private link.'
  | '{count} edited|{count} edited'
  | '{count} taken back|{count} taken back'
  | 'Reviews that changed: {changes}'
  | 'Customers edited or took back what they wrote.'
  | 'Customers changed their reviews'
  | 'Since our last email: {changes}.'
  | 'On {site}, customers can edit or take back a review for {days} days.'
  | "A customer couldn't leave you a review"
  | "A customer couldn't leave you a review today"
  | 'Your review page is paused because the free plan is full.'
  | "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan."
  | "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan."
  | 'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.'
  | '{site} sends this email at most once a day.'
  // Plans
  | '{site} Monthly'
  | '{site} Annual'
  | '{price} per month'
  | '{price} per year'
  | 'Your {plan} plan is active'
  | 'You can now get unlimited reviews.'
  | 'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.'
  | 'Plan'
  | 'Price'
  | 'Renews on'
  | 'Open your dashboard'
  | 'You can cancel anytime in Settings, under Manage billing.'
  | 'You get this email because a plan was bought for your {site} account.'
  | "The payment for your {plan} plan didn't go through"
  | 'Please check your card. Your reviews are safe.'
  | "Your payment didn't go through"
  | "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment."
  | "You've paid until {date}, so your plan stays active until then. Please update your card before that date."
  | 'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.'
  | 'Manage billing'
  | 'Whatever happens, you keep all your reviews and workplaces.'
  | 'You get this email because your {site} plan renews automatically.'
  | 'Your {plan} plan ends on {date}'
  | "It won't renew automatically. You keep all your reviews."
  | 'Your plan ends on {date}'
  | "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones."
  | 'To keep your plan, open Manage billing in Settings.'
  | 'Keep your plan'
  | 'We send this email once, three days before a plan ends.'
  | 'Your {plan} plan has ended'
  | "You're on the free plan now. You keep all your reviews."
  | "You're on the free plan now"
  | 'Your {plan} plan has ended. You keep all your reviews and workplaces.'
  | "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code."
  | 'Your review page stays open until you have {limit} reviews.'
  | 'We send this email once, when a plan ends.'
  // To the admin
  | '{site} needs attention: {problem}'
  | 'Now that this email has reached you, others can too.'
  | 'Service'
  | 'Since'
  | 'Noticed'
  | 'Open the admin page'
  | 'You run this service. We send this once a day while it lasts.'
  // Push notifications
  | '{average} out of 5 on average';
