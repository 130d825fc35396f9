import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.':
    'Er is niets gewijzigd. Controleer het en probeer het opnieuw.',
  'Nothing was sent. Try again once you have a connection.':
    'Er is niets verstuurd. Probeer het opnieuw zodra u verbinding hebt.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Te veel pogingen in korte tijd. Wacht een paar minuten en probeer het opnieuw.',
  'Something went wrong on our side. Please try again in a moment.':
    'Er ging bij ons iets mis. Probeer het zo meteen opnieuw.',
  // After the email notice
  'Your emails are on their way': 'Uw e-mails zijn onderweg',
  'Confirmation email sent': 'Bevestigingsmail verstuurd',
  'Failed to send the email': 'E-mail niet verstuurd',
  // Install card
  'Install {site}': '{site} installeren',
  Install: 'Installeren',
  'Keep your QR code one tap away, even offline.': 'Uw QR-code met één tik, ook offline.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Uw code met één tik: open het menu van uw browser en kies Toevoegen aan startscherm.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Tik op Deel <icon></icon> en dan op Zet op beginscherm.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'De volgende keer hoeft u op dit apparaat geen wachtwoord te typen.',
  'Set it up': 'Instellen',
  'Passkey added': 'Passkey toegevoegd',
  'Failed to add the passkey': 'Passkey niet toegevoegd',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Geannuleerd, of het duurde te lang. U kunt het opnieuw proberen.',
  'This device already has a passkey for your account.': 'Dit apparaat heeft al een passkey voor uw account.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Stel op dit apparaat eerst een schermvergrendeling, vingerafdruk of gezichtsherkenning in.',
  "Your device couldn't use a passkey here. Please try again.":
    'Uw apparaat kon hier geen passkey gebruiken. Probeer het opnieuw.',
  // Toasts without a network
  "You're offline.": 'U bent offline.',
  "You're offline. {message}": 'U bent offline. {message}',
  "Try again when you're back online.": 'Probeer het opnieuw als u weer online bent.',
  // A link that is shown once
  'Link copied': 'Link gekopieerd',
  'Copy the selected link': 'Kopieer de geselecteerde link',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Uw link is klaar.</strong> Kopieer hem nu. U ziet hem niet nog eens.',
  Share: 'Delen',
  // Fields
  'Please use ordinary characters only': 'Gebruik alleen gewone tekens',
  'Please use at most 60 characters': 'Gebruik hoogstens 60\u00a0tekens',
  'Please use at most 120 characters': 'Gebruik hoogstens 120\u00a0tekens',
  'Please use at most 254 characters': 'Gebruik hoogstens 254\u00a0tekens',
  'Please use at most 256 characters': 'Gebruik hoogstens 256\u00a0tekens',
  'Please use at most 2,000 characters': 'Gebruik hoogstens 2.000\u00a0tekens',
  'Full name is required': 'Vul uw volledige naam in',
  'Username is required': 'Vul uw gebruikersnaam in',
  'Username must be at least 3 characters': 'De gebruikersnaam heeft minstens 3\u00a0tekens nodig',
  'Please use visible characters, and letters of one alphabet':
    'Gebruik zichtbare tekens en letters uit één alfabet',
  'Please enter a valid email': 'Vul een geldig e-mailadres in',
  'Please enter a valid email address': 'Vul een geldig e-mailadres in',
  'Password is required': 'Vul uw wachtwoord in',
  'Password must be at least 6 characters': 'Het wachtwoord heeft minstens 6\u00a0tekens nodig',
  'Password must be at least 6 characters long': 'Het wachtwoord heeft minstens 6\u00a0tekens nodig',
  "Passwords don't match": 'De wachtwoorden zijn niet gelijk',
  'Please choose an industry': 'Kies een branche',
  'Please choose one of the languages': 'Kies een van de talen',
  'Workplace name is required': 'Vul de naam van de werkplek in',
  'Please write a reply': 'Schrijf een antwoord',
  'Please name the tracked code': 'Geef de telcode een naam',
  'Please choose how often to get this mail': 'Kies hoe vaak u deze e-mail krijgt',
  'Please say who the link is for': 'Vul in voor wie de link is',
  'Please choose at least one review': 'Kies minstens één beoordeling',
  'Please choose at most 50 reviews': 'Kies hoogstens 50 beoordelingen',
  'Please choose monthly or yearly': 'Kies maandelijks of jaarlijks',
  'Please choose free, monthly or annual': 'Kies gratis, maandelijks of jaarlijks',
  'Please search for at most 120 characters': 'Zoek op hoogstens 120\u00a0tekens',
  // Connection and server
  'Please check your internet connection and try again':
    'Controleer uw internetverbinding en probeer het opnieuw',
  'The request could not be read': 'Het verzoek was niet leesbaar',
  'The request is too large': 'Het verzoek is te groot',
  'The request took too long': 'Het verzoek duurde te lang',
  'Too many requests. Please try again later.': 'Te veel verzoeken. Probeer het later opnieuw.',
  'Internal server error': 'Interne serverfout',
  'Service temporarily unavailable': 'De dienst is tijdelijk niet bereikbaar',
  'Not found': 'Niet gevonden',
  // Accounts
  Unauthorized: 'Niet ingelogd',
  'Invalid username or password': 'Gebruikersnaam of wachtwoord klopt niet',
  'The password is not correct': 'Het wachtwoord klopt niet',
  'Username or email already in use': 'Gebruikersnaam of e-mailadres is al in gebruik',
  'This email address is already in use': 'Dit e-mailadres is al in gebruik',
  'This is already your email address': 'Dit is al uw e-mailadres',
  'Invalid or expired reset token': 'De link is ongeldig of verlopen',
  'Invalid or expired confirmation link': 'De link is ongeldig of verlopen',
  'This site doesn’t take new accounts': 'Hier komen geen nieuwe accounts bij',
  'Session not found': 'Sessie niet gevonden',
  'This passkey could not be saved. Please try again.':
    'Deze passkey kon niet worden opgeslagen. Probeer het opnieuw.',
  'That took too long. Please try again.': 'Dat duurde te lang. Probeer het opnieuw.',
  'This passkey didn’t work. Try again, or use your password.':
    'Deze passkey werkte niet. Probeer het opnieuw, of gebruik uw wachtwoord.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Deze passkey is hier niet bekend. Misschien is hij verwijderd. Gebruik uw wachtwoord.',
  'Please confirm with your password or a passkey': 'Bevestig met uw wachtwoord of een passkey',
  'Passkey not found': 'Passkey niet gevonden',
  'You can have up to 10 passkeys. Remove one first.':
    'U kunt tot 10\u00a0passkeys hebben. Verwijder er eerst een.',
  'This passkey was already added': 'Deze passkey was al toegevoegd',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Passkeys vragen een site met een domeinnaam. Deze heeft een IP-adres.',
  // Reviews, workplaces and cards
  'Review not found': 'Beoordeling niet gevonden',
  'You have already replied to this review': 'U hebt al op deze beoordeling geantwoord',
  'The customer could not read a reply: the private link was not saved or has expired':
    'De klant zou een antwoord niet kunnen lezen: de privélink is niet bewaard of verlopen',
  'You can pin up to 3 reviews. Unpin one first.':
    'U kunt tot 3\u00a0beoordelingen vastzetten. Maak er eerst een los.',
  'Workplace not found': 'Werkplek niet gevonden',
  'The free plan includes a single workplace. Upgrade to add more.':
    'Gratis is er één werkplek bij. Upgrade om er meer toe te voegen.',
  'You can have up to 200 workplaces. Delete one first.':
    'U kunt tot 200\u00a0werkplekken hebben. Verwijder er eerst een.',
  'Tracked code not found': 'Telcode niet gevonden',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'U hebt de limiet van 100\u00a0telcodes bereikt. Hernoem er een die u niet meer gebruikt.',
  'This browser’s push subscription can’t be used': 'De meldingen van deze browser zijn niet bruikbaar',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'U kunt alleen eigen beoordelingen delen, en alleen met toestemming van de klant',
  'You have 20 open links. Turn one off to create another.':
    'U hebt 20 open links. Zet er een uit om een nieuwe te maken.',
  'Link not found': 'Link niet gevonden',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'U hebt dit abonnement al. U beheert het onder Instellen.',
  'Your plan has no billing to manage.': 'Bij uw abonnement zijn geen betalingen te beheren.',
  'There are no plans here: everything is included.': 'Hier zijn geen abonnementen: alles is inbegrepen.',
  'Payment provider unavailable': 'De betaaldienst is niet bereikbaar',
  'Payments are not available right now': 'Betalen is nu niet mogelijk',
  // Admin
  'Access denied. Admin privileges required.': 'Geen toegang. Alleen voor de beheerder.',
  'The admin account cannot be deleted': 'Het beheerdersaccount kan niet worden verwijderd',
  'User not found': 'Account niet gevonden',
  'The end must be at most ten years from now': 'Het einde mag hoogstens over tien jaar zijn',
  'The free plan has no end, so its end must be null':
    'Gratis heeft geen einde, dus er mag geen einde worden opgegeven',
};
