import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'accounts'> = {
  // Page titles
  'Forgot password': 'Passwort vergessen',
  // Login
  'Good to see you': 'Schön, dass Sie da sind',
  'Sign in to read what your customers say.': 'Melden Sie sich an und lesen Sie, was Ihre Kundschaft sagt.',
  'New here? <register>Create an account</register>': 'Neu hier? <register>Konto anlegen</register>',
  Username: 'Benutzername',
  Password: 'Passwort',
  'Signing in...': 'Anmeldung läuft\u00a0…',
  'Use a passkey': 'Passkey verwenden',
  'Forgot password?': 'Passwort vergessen?',
  'Login successful': 'Angemeldet',
  'Login failed': 'Anmeldung fehlgeschlagen',
  "That didn't work. Check your username and password.":
    'Das hat nicht geklappt. Prüfen Sie Benutzername und Passwort.',
  'Please check your credentials': 'Bitte prüfen Sie Ihre Angaben',
  // Register
  'Create your account': 'Konto anlegen',
  'It takes a minute.': 'Das dauert eine Minute.',
  'Already have an account? <login>Sign in</login>': 'Schon ein Konto? <login>Anmelden</login>',
  'Full name': 'Vollständiger Name',
  'Customers only see your first name.': 'Gäste sehen nur Ihren Vornamen.',
  Email: 'E-Mail',
  'We send your reviews here.': 'Hierhin schicken wir Ihre Bewertungen.',
  'At least 6 characters.': 'Mindestens 6\u00a0Zeichen.',
  Industry: 'Branche',
  'Create account': 'Konto anlegen',
  'Creating account...': 'Konto wird angelegt\u00a0…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'Mit dem Konto stimmen Sie unseren <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  'Account created successfully': 'Konto angelegt',
  'Welcome to {site}!': 'Willkommen bei {site}!',
  'Registration failed': 'Konto nicht angelegt',
  'Please try again with different credentials': 'Bitte versuchen Sie es mit anderen Angaben',
  'Please choose a different username or email, then try again.':
    'Bitte wählen Sie einen anderen Benutzernamen oder eine andere E-Mail-Adresse und versuchen Sie es erneut.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'Das Lob, das Sie verdienen, sollte Ihnen bleiben',
  'Your first {limit} reviews are free': 'Die ersten {limit} Bewertungen sind kostenlos',
  'No card needed, and they never expire.': 'Ohne Kreditkarte, und sie verfallen nie.',
  'A link and a QR code of your own': 'Ein eigener Link und QR-Code',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Auf dem Telefon, auf der Rechnung oder auf einer Karte in der Tasche.',
  'Every review in your inbox, right away': 'Jede Bewertung sofort im Postfach',
  'Read it on the way home, not at your next performance review.':
    'Lesen Sie sie auf dem Heimweg, nicht erst im nächsten Mitarbeitergespräch.',
  'Yours when you change jobs': 'Auch nach dem Jobwechsel Ihre',
  'Your reviews belong to you, not your employer. You own your data.':
    'Ihre Bewertungen gehören Ihnen, nicht Ihrem Arbeitgeber. Ihre Daten gehören Ihnen.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'Kam zur vereinbarten Zeit, nahm den vereinbarten Preis. Ich wusste nicht, dass es das noch gibt.',
  // Instead of the sign-up form
  'No new accounts': 'Keine neuen Konten',
  "We don't take new accounts here.": 'Hier werden keine neuen Konten angelegt.',
  'Questions? Write to <mail>{address}</mail>.': 'Fragen? Schreiben Sie an <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'Passwort vergessen?',
  "Enter your email and we'll send you a link to choose a new one.":
    'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link für ein neues.',
  'Back to login': 'Zurück zur Anmeldung',
  'Send reset link': 'Link senden',
  'Reset email sent': 'E-Mail gesendet',
  'Failed to send reset email': 'E-Mail nicht gesendet',
  'No email was sent. Check the address, then try again.':
    'Es wurde keine E-Mail gesendet. Prüfen Sie die Adresse und versuchen Sie es erneut.',
  'Check your email': 'Sehen Sie in Ihr Postfach',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'Wenn <address>{email}</address> zu einem Konto gehört, ist ein Link unterwegs. Er gilt eine Stunde. Nichts da? Sehen Sie im Spam-Ordner nach.',
  // New password
  'Choose a new password': 'Neues Passwort wählen',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Es ersetzt das alte, meldet Sie überall ab und entfernt alle Passkeys.',
  'New password': 'Neues Passwort',
  'Confirm password': 'Passwort bestätigen',
  'Reset password': 'Passwort ändern',
  'Saving...': 'Wird gespeichert\u00a0…',
  'Password reset successful': 'Passwort geändert',
  'Your new password is set': 'Ihr neues Passwort gilt',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'Sie wurden auf allen Geräten abgemeldet, und alle Passkeys wurden entfernt. Melden Sie sich mit dem neuen Passwort an.',
  'Go to Login': 'Zur Anmeldung',
  'Invalid Reset Link': 'Ungültiger Link',
  'Invalid reset link': 'Ungültiger Link',
  'The password reset link is invalid or missing.': 'Der Link für das neue Passwort fehlt oder ist ungültig.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Jeder Link gilt einmal, eine Stunde lang, und nur der neueste zählt.',
  'Request a new link': 'Neuen Link anfordern',
  'Reset token is missing.': 'Der Code im Link fehlt.',
  'Failed to reset password': 'Passwort nicht geändert',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Ihr altes Passwort gilt weiter. Fordern Sie einen neuen Link an, oder versuchen Sie es erneut.',
  // Confirming an address
  'Confirm your email': 'E-Mail bestätigen',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'Diesen Link haben wir an Ihre neue Adresse geschickt. Bestätigen Sie sie, um sie für Ihr Konto bei {site} zu nutzen.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'Diesen Link haben wir an die Adresse Ihres Kontos geschickt. Bestätigen Sie sie, um dort Ihre Bewertungen zu bekommen.',
  'Confirm this address': 'Diese Adresse bestätigen',
  'Confirming...': 'Wird bestätigt\u00a0…',
  'Failed to confirm your email': 'E-Mail nicht bestätigt',
  'Your email has changed': 'Ihre E-Mail-Adresse ist geändert',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Neue Bewertungen schicken wir an diese Adresse, und Sie können sich damit anmelden. Ihrer alten Adresse haben wir das mitgeteilt.',
  'Your email is confirmed': 'Ihre E-Mail-Adresse ist bestätigt',
  "We'll send your reviews to this address.": 'Wir schicken Ihre Bewertungen an diese Adresse.',
  'Invalid confirmation link': 'Ungültiger Bestätigungslink',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'Der Link ist ungültig oder abgelaufen. Jeder Link gilt einmal, 24\u00a0Stunden lang, und nur der neueste zählt. Einen neuen bekommen Sie in den Optionen.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'Der Link ist ungültig oder abgelaufen. Jeder Link gilt einmal, 7\u00a0Tage lang, und nur der neueste zählt. Melden Sie sich an, um zu sehen, ob Ihre Adresse bestätigt ist, oder um einen neuen zu bekommen.',
  'Go to Settings': 'Zu den Optionen',
  'This address is taken': 'Diese Adresse ist vergeben',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Diese E-Mail-Adresse wird schon genutzt: Ein anderes Konto hat sie zuerst bestätigt. Ihre Adresse ist unverändert. In den Optionen können Sie eine andere wählen.',
};
