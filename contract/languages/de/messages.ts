import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.':
    'Nichts wurde geändert. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  'Nothing was sent. Try again once you have a connection.':
    'Nichts wurde gesendet. Versuchen Sie es erneut, sobald Sie Verbindung haben.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Zu viele Versuche in kurzer Zeit. Warten Sie ein paar Minuten und versuchen Sie es erneut.',
  'Something went wrong on our side. Please try again in a moment.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  // After the email notice
  'Your emails are on their way': 'Ihre E-Mails sind unterwegs',
  'Confirmation email sent': 'Bestätigungsmail gesendet',
  'Failed to send the email': 'E-Mail nicht gesendet',
  // Install card
  'Install {site}': '{site} installieren',
  Install: 'Installieren',
  'Keep your QR code one tap away, even offline.': 'Ihr QR-Code mit einem Tipp, auch ohne Netz.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Ihr Code mit einem Tipp: Öffnen Sie das Menü Ihres Browsers und wählen Sie „Zum Startbildschirm hinzufügen“.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Tippen Sie auf „Teilen“ <icon></icon> und dann auf „Zum Home-Bildschirm“.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'Beim nächsten Mal brauchen Sie auf diesem Gerät kein Passwort.',
  'Set it up': 'Einrichten',
  'Passkey added': 'Passkey hinzugefügt',
  'Failed to add the passkey': 'Passkey nicht hinzugefügt',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Abgebrochen, oder es hat zu lange gedauert. Sie können es erneut versuchen.',
  'This device already has a passkey for your account.':
    'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Richten Sie auf diesem Gerät zuerst Bildschirmsperre, Fingerabdruck oder Gesichtserkennung ein.',
  "Your device couldn't use a passkey here. Please try again.":
    'Ihr Gerät konnte hier keinen Passkey nutzen. Bitte versuchen Sie es erneut.',
  // Toasts without a network
  "You're offline.": 'Sie sind offline.',
  "You're offline. {message}": 'Sie sind offline. {message}',
  "Try again when you're back online.": 'Versuchen Sie es erneut, sobald Sie wieder online sind.',
  // A link that is shown once
  'Link copied': 'Link kopiert',
  'Copy the selected link': 'Kopieren Sie den markierten Link',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Ihr Link ist fertig.</strong> Kopieren Sie ihn jetzt. Er wird nicht noch einmal gezeigt.',
  Share: 'Teilen',
  // Fields
  'Please use ordinary characters only': 'Bitte nur gewöhnliche Zeichen verwenden',
  'Please use at most 60 characters': 'Bitte höchstens 60\u00a0Zeichen',
  'Please use at most 120 characters': 'Bitte höchstens 120\u00a0Zeichen',
  'Please use at most 254 characters': 'Bitte höchstens 254\u00a0Zeichen',
  'Please use at most 256 characters': 'Bitte höchstens 256\u00a0Zeichen',
  'Please use at most 2,000 characters': 'Bitte höchstens 2.000\u00a0Zeichen',
  'Full name is required': 'Bitte geben Sie Ihren vollständigen Namen an',
  'Username is required': 'Bitte geben Sie Ihren Benutzernamen ein',
  'Username must be at least 3 characters': 'Der Benutzername braucht mindestens 3\u00a0Zeichen',
  'Please use visible characters, and letters of one alphabet':
    'Bitte sichtbare Zeichen und Buchstaben aus einem einzigen Alphabet verwenden',
  'Please enter a valid email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Password is required': 'Bitte geben Sie Ihr Passwort ein',
  'Password must be at least 6 characters': 'Das Passwort braucht mindestens 6\u00a0Zeichen',
  'Password must be at least 6 characters long': 'Das Passwort braucht mindestens 6\u00a0Zeichen',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'Please choose an industry': 'Bitte wählen Sie eine Branche',
  'Please choose one of the languages': 'Bitte wählen Sie eine der Sprachen',
  'Workplace name is required': 'Bitte geben Sie den Namen des Arbeitsorts an',
  'Please write a reply': 'Bitte schreiben Sie eine Antwort',
  'Please name the tracked code': 'Bitte geben Sie dem Zählcode einen Namen',
  'Please choose how often to get this mail': 'Bitte wählen Sie, wie oft diese E-Mail kommt',
  'Please say who the link is for': 'Bitte geben Sie an, für wen der Link ist',
  'Please choose at least one review': 'Bitte wählen Sie mindestens eine Bewertung',
  'Please choose at most 50 reviews': 'Bitte wählen Sie höchstens 50 Bewertungen',
  'Please choose monthly or yearly': 'Bitte wählen Sie monatlich oder jährlich',
  'Please choose free, monthly or annual': 'Bitte wählen Sie kostenlos, monatlich oder jährlich',
  'Please search for at most 120 characters': 'Bitte suchen Sie nach höchstens 120\u00a0Zeichen',
  // Connection and server
  'Please check your internet connection and try again':
    'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut',
  'The request could not be read': 'Die Anfrage war nicht lesbar',
  'The request is too large': 'Die Anfrage ist zu groß',
  'The request took too long': 'Die Anfrage hat zu lange gedauert',
  'Too many requests. Please try again later.': 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  'Internal server error': 'Interner Serverfehler',
  'Service temporarily unavailable': 'Der Dienst ist gerade nicht erreichbar',
  'Not found': 'Nicht gefunden',
  // Accounts
  Unauthorized: 'Nicht angemeldet',
  'Invalid username or password': 'Benutzername oder Passwort ist falsch',
  'The password is not correct': 'Das Passwort stimmt nicht',
  'Username or email already in use': 'Benutzername oder E-Mail-Adresse ist schon vergeben',
  'This email address is already in use': 'Diese E-Mail-Adresse ist schon vergeben',
  'This is already your email address': 'Das ist schon Ihre E-Mail-Adresse',
  'Invalid or expired reset token': 'Der Link ist ungültig oder abgelaufen',
  'Invalid or expired confirmation link': 'Der Link ist ungültig oder abgelaufen',
  'This site doesn’t take new accounts': 'Hier werden keine neuen Konten angelegt',
  'Session not found': 'Sitzung nicht gefunden',
  'This passkey could not be saved. Please try again.':
    'Dieser Passkey konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'That took too long. Please try again.': 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  'This passkey didn’t work. Try again, or use your password.':
    'Dieser Passkey hat nicht funktioniert. Versuchen Sie es erneut, oder nutzen Sie Ihr Passwort.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt. Bitte nutzen Sie Ihr Passwort.',
  'Please confirm with your password or a passkey': 'Bitte bestätigen Sie mit Passwort oder Passkey',
  'Passkey not found': 'Passkey nicht gefunden',
  'You can have up to 10 passkeys. Remove one first.':
    'Sie können bis zu 10\u00a0Passkeys haben. Entfernen Sie zuerst einen.',
  'This passkey was already added': 'Dieser Passkey wurde schon hinzugefügt',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Passkeys brauchen eine Website mit Domainnamen. Diese hat eine IP-Adresse.',
  // Reviews, workplaces and cards
  'Review not found': 'Bewertung nicht gefunden',
  'You have already replied to this review': 'Sie haben auf diese Bewertung schon geantwortet',
  'The customer could not read a reply: the private link was not saved or has expired':
    'Der Gast könnte keine Antwort lesen: Der private Link wurde nicht gespeichert oder ist abgelaufen',
  'You can pin up to 3 reviews. Unpin one first.':
    'Sie können bis zu 3\u00a0Bewertungen anheften. Lösen Sie zuerst eine.',
  'Workplace not found': 'Arbeitsort nicht gefunden',
  'The free plan includes a single workplace. Upgrade to add more.':
    'Kostenlos ist ein Arbeitsort dabei. Mit einem Upgrade kommen weitere dazu.',
  'You can have up to 200 workplaces. Delete one first.':
    'Sie können bis zu 200\u00a0Arbeitsorte haben. Löschen Sie zuerst einen.',
  'Tracked code not found': 'Zählcode nicht gefunden',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'Sie haben das Limit von 100\u00a0Zählcodes erreicht. Benennen Sie einen um, den Sie nicht mehr brauchen.',
  'This browser’s push subscription can’t be used':
    'Die Benachrichtigungen dieses Browsers sind nicht nutzbar',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'Sie können nur eigene Bewertungen zeigen, und nur mit Erlaubnis der Gäste',
  'You have 20 open links. Turn one off to create another.':
    'Sie haben 20 offene Links. Schalten Sie einen ab, um einen neuen anzulegen.',
  'Link not found': 'Link nicht gefunden',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'Dieses Abo haben Sie schon. Sie verwalten es in den Optionen.',
  'Your plan has no billing to manage.': 'Zu Ihrem Abo gibt es keine Zahlungen zu verwalten.',
  'There are no plans here: everything is included.': 'Hier gibt es keine Abos: Alles ist dabei.',
  'Payment provider unavailable': 'Der Zahlungsdienst ist nicht erreichbar',
  'Payments are not available right now': 'Zahlungen sind gerade nicht möglich',
  // Admin
  'Access denied. Admin privileges required.': 'Zugriff verweigert. Nur für den Admin.',
  'The admin account cannot be deleted': 'Das Admin-Konto kann nicht gelöscht werden',
  'User not found': 'Konto nicht gefunden',
  'The end must be at most ten years from now': 'Das Ende darf höchstens zehn Jahre entfernt sein',
  'The free plan has no end, so its end must be null':
    'Das kostenlose Konto endet nicht, darum darf kein Ende angegeben sein',
};
