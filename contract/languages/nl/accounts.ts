import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'accounts'> = {
  // Page titles
  'Forgot password': 'Wachtwoord vergeten',
  // Login
  'Good to see you': 'Fijn u te zien',
  'Sign in to read what your customers say.': 'Log in en lees wat uw klanten zeggen.',
  'New here? <register>Create an account</register>': 'Nieuw hier? <register>Account maken</register>',
  Username: 'Gebruikersnaam',
  Password: 'Wachtwoord',
  'Signing in...': 'Inloggen…',
  'Use a passkey': 'Passkey gebruiken',
  'Forgot password?': 'Wachtwoord vergeten?',
  'Login successful': 'Ingelogd',
  'Login failed': 'Inloggen mislukt',
  "That didn't work. Check your username and password.":
    'Dat lukte niet. Controleer uw gebruikersnaam en wachtwoord.',
  'Please check your credentials': 'Controleer uw gegevens',
  // Register
  'Create your account': 'Account maken',
  'It takes a minute.': 'Het kost een minuut.',
  'Already have an account? <login>Sign in</login>': 'Al een account? <login>Inloggen</login>',
  'Full name': 'Volledige naam',
  'Customers only see your first name.': 'Klanten zien alleen uw voornaam.',
  Email: 'E-mail',
  'We send your reviews here.': 'Hier sturen we uw beoordelingen naartoe.',
  'At least 6 characters.': 'Minstens 6\u00a0tekens.',
  Industry: 'Branche',
  'Create account': 'Account maken',
  'Creating account...': 'Account wordt gemaakt…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'Met een account gaat u akkoord met onze <terms>Voorwaarden</terms> en ons <privacy>Privacybeleid</privacy>.',
  'Account created successfully': 'Account gemaakt',
  'Welcome to {site}!': 'Welkom bij {site}!',
  'Registration failed': 'Account niet gemaakt',
  'Please try again with different credentials': 'Probeer het met andere gegevens',
  'Please choose a different username or email, then try again.':
    'Kies een andere gebruikersnaam of een ander e-mailadres en probeer het opnieuw.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'De lof die u verdient, hoort bij u te blijven',
  'Your first {limit} reviews are free': 'De eerste {limit} beoordelingen zijn gratis',
  'No card needed, and they never expire.': 'Zonder creditcard, en ze verlopen nooit.',
  'A link and a QR code of your own': 'Een eigen link en QR-code',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Op uw telefoon, op de rekening of op een kaartje in uw zak.',
  'Every review in your inbox, right away': 'Elke beoordeling meteen in uw inbox',
  'Read it on the way home, not at your next performance review.':
    'Lees hem op weg naar huis, niet pas bij uw volgende functioneringsgesprek.',
  'Yours when you change jobs': 'Ook na een nieuwe baan van u',
  'Your reviews belong to you, not your employer. You own your data.':
    'Uw beoordelingen zijn van u, niet van uw werkgever. Uw gegevens zijn van u.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'Kwam op de afgesproken tijd, voor de afgesproken prijs. Ik wist niet dat dat nog bestond.',
  // Instead of the sign-up form
  'No new accounts': 'Geen nieuwe accounts',
  "We don't take new accounts here.": 'Hier komen geen nieuwe accounts bij.',
  'Questions? Write to <mail>{address}</mail>.': 'Vragen? Schrijf naar <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'Wachtwoord vergeten?',
  "Enter your email and we'll send you a link to choose a new one.":
    'Vul uw e-mailadres in. We sturen u een link om een nieuw te kiezen.',
  'Back to login': 'Terug naar inloggen',
  'Send reset link': 'Link versturen',
  'Reset email sent': 'E-mail verstuurd',
  'Failed to send reset email': 'E-mail niet verstuurd',
  'No email was sent. Check the address, then try again.':
    'Er is geen e-mail verstuurd. Controleer het adres en probeer het opnieuw.',
  'Check your email': 'Kijk in uw e-mail',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'Als <address>{email}</address> bij een account hoort, is er een link onderweg. Die werkt een uur. Niets ontvangen? Kijk in uw spammap.',
  // New password
  'Choose a new password': 'Nieuw wachtwoord kiezen',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Het vervangt het oude, logt u overal uit en verwijdert alle passkeys.',
  'New password': 'Nieuw wachtwoord',
  'Confirm password': 'Wachtwoord bevestigen',
  'Reset password': 'Wachtwoord wijzigen',
  'Saving...': 'Opslaan…',
  'Password reset successful': 'Wachtwoord gewijzigd',
  'Your new password is set': 'Uw nieuwe wachtwoord geldt',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'U bent op elk apparaat uitgelogd en alle passkeys zijn verwijderd. Log in met uw nieuwe wachtwoord.',
  'Go to Login': 'Naar inloggen',
  'Invalid Reset Link': 'Ongeldige link',
  'Invalid reset link': 'Ongeldige link',
  'The password reset link is invalid or missing.':
    'De link voor een nieuw wachtwoord ontbreekt of is ongeldig.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Elke link werkt één keer, een uur lang, en alleen de nieuwste telt.',
  'Request a new link': 'Nieuwe link aanvragen',
  'Reset token is missing.': 'De code in de link ontbreekt.',
  'Failed to reset password': 'Wachtwoord niet gewijzigd',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Uw oude wachtwoord geldt nog. Vraag een nieuwe link aan of probeer het opnieuw.',
  // Confirming an address
  'Confirm your email': 'E-mail bevestigen',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'We stuurden deze link naar uw nieuwe adres. Bevestig het om het voor uw account bij {site} te gebruiken.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'We stuurden deze link naar het adres van uw account. Bevestig het om daar uw beoordelingen te krijgen.',
  'Confirm this address': 'Dit adres bevestigen',
  'Confirming...': 'Bevestigen…',
  'Failed to confirm your email': 'E-mail niet bevestigd',
  'Your email has changed': 'Uw e-mailadres is gewijzigd',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Nieuwe beoordelingen sturen we naar dit adres, en u kunt ermee inloggen. Uw oude adres hebben we dat laten weten.',
  'Your email is confirmed': 'Uw e-mailadres is bevestigd',
  "We'll send your reviews to this address.": 'We sturen uw beoordelingen naar dit adres.',
  'Invalid confirmation link': 'Ongeldige bevestigingslink',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'De link is ongeldig of verlopen. Elke link werkt één keer, 24\u00a0uur lang, en alleen de nieuwste telt. Een nieuwe krijgt u onder Instellen.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'De link is ongeldig of verlopen. Elke link werkt één keer, 7\u00a0dagen lang, en alleen de nieuwste telt. Log in om te zien of uw adres bevestigd is, of om een nieuwe te krijgen.',
  'Go to Settings': 'Naar Instellen',
  'This address is taken': 'Dit adres is al in gebruik',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Dit e-mailadres is al in gebruik: een ander account bevestigde het eerst. Uw adres is niet gewijzigd. Onder Instellen kunt u een ander kiezen.',
};
