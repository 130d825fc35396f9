export type SettingsSentence =
  | 'Groups of settings'
  | 'Account'
  | 'Plan'
  | 'Devices'
  // Workplaces
  | 'Workplaces'
  | 'Manage Workplaces'
  | 'Where you work. Each place has its own link and QR code.'
  | 'No workplaces yet'
  | 'Add one to see where each review comes from.'
  // Of a workplace, and of a person
  | 'Name'
  | 'Location'
  | 'Actions'
  | 'Optional. A town, street or branch, to tell it apart.'
  | 'Add Workplace'
  | 'Customers will see its name on your review page.'
  | 'Workplace added successfully'
  | 'Failed to add workplace'
  | 'Nothing was saved. A second workplace needs a paid plan.'
  | 'Nothing was saved. Please try again.'
  | 'Edit {name}'
  | 'Edit Workplace'
  | "This workplace's links and printed codes will keep working."
  | 'Save Changes'
  | 'Workplace updated successfully'
  | 'Failed to update workplace'
  | 'Delete {name}'
  | "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page."
  | 'Workplace deleted successfully'
  | 'Failed to delete workplace'
  // Emails
  | 'Emails'
  | 'Choose what we email you, and how often.'
  | 'Failed to save your email settings'
  | 'New and changed reviews'
  // How often
  | 'Right away'
  | 'Daily'
  | 'Never'
  | 'You get each new or changed review right away.'
  | 'In one email a day, 24 hours after the first of them.'
  | "They aren't emailed. You'll find them in your list."
  | 'Saved. Anything already waiting is sent one last time.'
  | 'Fold 1- and 2-star reviews until I open them'
  | 'In your emails and your lists. They still count in your average.'
  | 'Emails about your password and address always come right away.'
  | 'Emails about your account and plan always come right away.'
  | 'On hold'
  | 'These emails wait until you open the link we sent to {email}.'
  | 'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.'
  // Notifications
  | 'Alerts'
  | 'Hear about a new review right here.'
  | "Couldn't load your alerts."
  | 'Failed to save your alerts'
  | 'Notify me on this device'
  | 'As in “★★★★★ from Ana”. You still get your emails.'
  | 'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.'
  | 'Emails about new reviews are set to Never, so no alerts come either.'
  | 'Choose Allow when your browser asks.'
  | 'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.'
  | 'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.'
  | "This browser can't show notifications. You still get your emails."
  | 'Show the words of the review'
  | "Anyone who sees your screen can read them, even while it's locked."
  // The account
  | 'Account Settings'
  | 'Your name, sign-in and data. More settings are coming soon.'
  // A button beside the name, the email address and the password
  | 'Change'
  | 'Change name'
  | 'Change your name'
  | 'Customers only see your first name.'
  | 'Save name'
  | 'Saving...'
  | 'Name changed'
  | 'Failed to change name'
  | 'Change email'
  | 'Change your email'
  | "We'll send a link to your new address. Nothing changes until you open it."
  | 'Your new address.'
  | "To make sure it's you."
  | 'Send link'
  | 'Confirmation email sent'
  | 'We sent a link to {email}. Open it within 24 hours to change your address.'
  | 'Failed to change email'
  | 'Changing it signs out your other devices.'
  | 'Change password'
  | 'Change your password'
  | "You'll stay signed in here. Your other devices will be signed out."
  | 'Your current password.'
  | 'Which passkeys may stay?'
  | 'Check only those you recognize. The others will be removed.'
  | 'Save password'
  | 'Password changed'
  | 'Failed to change password'
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  | 'Pages, emails and notifications.'
  | 'Same as browser ({language})'
  | 'Failed to change language'
  | 'Data'
  | 'Everything we store about you, including your reviews, in one file.'
  | 'Download my data'
  | 'Data downloaded'
  | 'Failed to download your data'
  // Devices
  | "Where you're signed in"
  | "Don't recognize a device? Sign it out."
  | "Couldn't load your devices."
  | 'Show all {count}'
  | "You're not signed in anywhere else."
  // E.g. "Chrome on Android"
  | '{browser} on {system}'
  | 'Unknown device'
  | 'This device'
  | 'Active now, signed in today'
  | 'Active now, signed in on {date}'
  | 'Last used today, signed in today'
  | 'Last used today, signed in on {date}'
  | 'Last used on {used}, signed in on {date}'
  | 'Sign out {device}'
  | 'Signed out'
  | '{device} will need to sign in again.'
  | 'Failed to sign out that device'
  | 'Or sign out on every browser and phone, including this one.'
  | 'Sign out everywhere'
  | 'Sign out everywhere?'
  | 'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.'
  | 'Does someone else know your password? Change it instead. That signs out your other devices too.'
  | 'Signing out...'
  | 'Signed out everywhere'
  | 'Failed to sign out everywhere'
  // Passkeys: signing in with what unlocks the phone
  | 'Passkeys'
  | 'Remove'
  | 'A passkey stays on your device or in your password manager. Your password keeps working.'
  | "Couldn't load your passkeys."
  | 'No passkeys yet.'
  | "This browser can't use passkeys."
  | "Passkeys don't work here, because this site's address is a number and not a name."
  // The passkey exists on several devices of the person
  | 'Synced'
  | 'Added on {date}, not used yet'
  | 'Added on {date}, last used on {used}'
  | 'Add a passkey'
  | 'Your device will ask for your face, your fingerprint or its screen lock.'
  | 'Use a passkey instead'
  | 'Remove {name}'
  | 'Remove this passkey?'
  | "It won't sign you in any more. You can then delete it from your device or password manager too."
  | 'Removing...'
  | 'Passkey removed'
  | 'Failed to remove the passkey'
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  | 'Delete your account'
  | "The admin account can't be deleted."
  | "Deletes your account, workplaces and reviews right away. This can't be undone."
  | 'Delete Account'
  | 'Delete your account?'
  | "This can't be undone. It deletes right away:"
  | "every review you've received"
  | 'your workplaces and your review page'
  | 'your links and printed codes, which will stop working'
  | "your subscription, if you have one. You won't be charged again."
  | 'Want to keep your reviews? Download your data first.'
  | 'Deleting...'
  | 'Account deleted'
  | 'Everything in it has been deleted.'
  | 'Failed to delete account';
