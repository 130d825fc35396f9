import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'mails'> = {
  // Every mail
  'Contact support': 'Support fragen',
  // Confirming an address
  'Confirm your email address for {site}': 'Bestätigen Sie Ihre E-Mail-Adresse für {site}',
  'One tap, and your reviews arrive here.': 'Ein Tipp, und Ihre Bewertungen kommen hier an.',
  'Confirm your email address': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Jemand, hoffentlich Sie, hat mit dieser Adresse ein Konto bei {site} angelegt. Sobald Sie sie bestätigen, kommen Ihre Bewertungen hier an. Der Link gilt einmal, in den nächsten 7\u00a0Tagen.',
  'Confirm this address': 'Diese Adresse bestätigen',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; wir senden dann keine Bewertungen hierher. Bitte geben Sie den Link nicht weiter.',
  'You get this email because your address was entered on our sign-up page.':
    'Sie bekommen diese E-Mail, weil Ihre Adresse beim Anlegen eines Kontos eingegeben wurde.',
  'Confirm your new email address for {site}': 'Bestätigen Sie Ihre neue E-Mail-Adresse für {site}',
  'The link works once, within the next 24 hours.': 'Der Link gilt einmal, in den nächsten 24\u00a0Stunden.',
  'Confirm your new email address': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Jemand, hoffentlich Sie, hat diese Adresse als neue E-Mail-Adresse für ein Konto bei {site} angegeben. Sobald Sie sie bestätigen, kommen Ihre Bewertungen hier an, und Sie können sich damit anmelden. Der Link gilt einmal, in den nächsten 24\u00a0Stunden.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; dann ändert sich nichts. Bitte geben Sie den Link nicht weiter.',
  'You get this email because your address was entered in the settings of an account.':
    'Sie bekommen diese E-Mail, weil Ihre Adresse in den Optionen eines Kontos eingegeben wurde.',
  // Account
  'Reset your {site} password': 'Neues Passwort für {site}',
  'The link works once, within the next hour.': 'Der Link gilt einmal, in der nächsten Stunde.',
  'Reset your password': 'Neues Passwort wählen',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Jemand, hoffentlich Sie, möchte ein neues Passwort für Ihr Konto bei {site}. Der Link gilt einmal, in der nächsten Stunde.',
  'Set a new password': 'Neues Passwort wählen',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; Ihr Passwort bleibt dann gleich. Bitte geben Sie den Link nicht weiter.',
  'You get this email because your address was entered on our Forgot password page.':
    'Sie bekommen diese E-Mail, weil Ihre Adresse unter „Passwort vergessen“ eingegeben wurde.',
  'Your {site} account': 'Ihr Konto bei {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'Ihr Konto bei {site} ist bereit. Wählen Sie ein Passwort und melden Sie sich dann als {username} an. Der Link gilt einmal, in der nächsten Stunde.',
  'Choose a password': 'Passwort wählen',
  'Link expired? Get a new one': 'Link abgelaufen? Neuen anfordern',
  'You get this email because the people who run {site} created an account for you.':
    'Sie erhalten diese E-Mail, weil die Betreiber von {site} ein Konto für Sie angelegt haben.',
  'Your {site} password was changed': 'Ihr Passwort für {site} wurde geändert',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Ihre anderen Geräte wurden abgemeldet. Wenn Sie das waren, ist nichts zu tun.',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'Ihr Passwort wurde gerade geändert, und Ihre anderen Geräte wurden abgemeldet. Wenn Sie das waren, melden Sie sich dort einfach neu an.',
  "This wasn't you?": 'Waren Sie das nicht?',
  'Set a new password right away, and tell us at {email}.':
    'Wählen Sie sofort ein neues Passwort und schreiben Sie uns an {email}.',
  'Set a new password right away.': 'Wählen Sie sofort ein neues Passwort.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Diesen Hinweis senden wir bei jeder Änderung des Passworts. Er lässt sich nicht abschalten.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Mit Ihren Passkeys können Sie sich weiter anmelden. Entfernen Sie in den Optionen alle, die Ihnen fremd sind.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'Auch Ihre Passkeys wurden entfernt, falls jemand anderes einen hinzugefügt hatte. In den Optionen können Sie Ihre eigenen wieder hinzufügen.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'Neuer Passkey für Ihr Konto bei {site}',
  'A passkey was removed from your {site} account': 'Passkey von Ihrem Konto bei {site} entfernt',
  'A passkey was added': 'Ein Passkey wurde hinzugefügt',
  'A passkey was removed': 'Ein Passkey wurde entfernt',
  '“{name}” can now sign in to your account without the password.':
    '„{name}“ kann sich jetzt ohne Passwort bei Ihrem Konto anmelden.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '„{name}“ kann sich nicht mehr bei Ihrem Konto anmelden. Ihr Passwort gilt weiterhin.',
  'See your passkeys': 'Ihre Passkeys ansehen',
  'Remove the passkey in Settings, and set a new password right away.':
    'Entfernen Sie den Passkey in den Optionen und wählen Sie sofort ein neues Passwort.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Diesen Hinweis senden wir, wenn ein Passkey dazukommt oder wegfällt. Er lässt sich nicht abschalten.',
  'Your {site} email was changed': 'Ihre E-Mail-Adresse für {site} wurde geändert',
  "If this was you, there's nothing to do.": 'Wenn Sie das waren, ist nichts zu tun.',
  'Your email was changed': 'Ihre E-Mail-Adresse wurde geändert',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'Die E-Mail-Adresse Ihres Kontos bei {site} wurde geändert, und die neue ist bestätigt. Hier kommen keine Bewertungen mehr an, und mit dieser Adresse können Sie sich nicht mehr anmelden. Wenn Sie das waren, ist nichts zu tun.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'Diesen Hinweis senden wir bei jeder Änderung an die vorige Adresse. Er lässt sich nicht abschalten.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Schreiben Sie sofort von dieser Adresse an {email}, und wir helfen Ihnen, Ihr Konto zurückzubekommen.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': 'Geänderte Bewertung von {customer}',
  '{customer} left you a review': 'Eine Bewertung von {customer}',
  'Edited: {subject}': 'Geändert: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} von 5\u00a0Sternen. Öffnen Sie die E-Mail, um alles zu lesen. Nur Sie können es sehen.',
  'See all your reviews': 'Alle Bewertungen ansehen',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Gäste können eine Bewertung {days} Tage lang über ihren privaten Link ändern. Diese Fassung ersetzt die frühere, auch im Durchschnitt.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Diese Bewertung kam über Ihren persönlichen Link. {site} zeigt sie nur Ihnen, und sie bleibt Ihre.',
  'Choose when you get these emails': 'Wählen, wann diese E-Mails kommen',
  'Stop review emails': 'Keine E-Mails über Bewertungen mehr',
  '{stars} from {customer} at {workplace}': '{stars} von {customer}, {workplace}',
  '{stars} from {customer}': '{stars} von {customer}',
  'Your review page is paused': 'Ihre Bewertungsseite pausiert',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Die {limit} kostenlosen Bewertungen sind verbraucht. Sie behalten sie, aber Gäste lesen jetzt auf Ihrer Seite, dass Sie keine weiteren annehmen können. Mit einem Upgrade ist sie sofort wieder offen.',
  'Upgrade your account': 'Upgrade wählen',
  'One review is left on the free plan': 'Noch eine kostenlose Bewertung',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'Sie haben {used} von {limit} verbraucht. Nach der nächsten pausiert Ihre Bewertungsseite bis zu einem Upgrade.',
  'See the plans': 'Preise ansehen',
  'General Review': 'Allgemeine Bewertung',
  'Edited: {date}': 'Geändert: {date}',
  'Before: {rating}': 'Vorher: {rating}',
  'Customer from {location}': 'Gast aus {location}',
  'Read it when you are ready: scroll down.': 'Lesen Sie es, wenn Sie so weit sind: weiter unten.',
  'By: {name}': 'Von: {name}',
  'From: {place}': 'Von: {place}',
  'Customer from: {location}': 'Gast aus: {location}',
  'Date: {date}': 'Datum: {date}',
  '{rating} out of 5 stars': '{rating} von 5\u00a0Sternen',
  '{count} new review|{count} new reviews': {
    one: '{count} neue Bewertung',
    other: '{count} neue Bewertungen',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}, im Durchschnitt {average} von 5',
  'Open to read the reviews. Only you can see them.':
    'Öffnen Sie die E-Mail, um sie zu lesen. Nur Sie können sie sehen.',
  'They average {average} out of 5.': 'Im Durchschnitt {average} von 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: '{count} weitere steht in Ihrer Liste.',
    other: '{count} weitere stehen in Ihrer Liste.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Diese Bewertungen kamen über Ihren persönlichen Link. {site} zeigt sie nur Ihnen, und sie bleiben Ihre.',
  'A customer took back a review': 'Ein Gast hat eine Bewertung zurückgenommen',
  'It no longer appears in your list or counts in your average rating.':
    'Sie steht nicht mehr in Ihrer Liste und zählt nicht mehr zum Durchschnitt.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Ein Gast hat die Bewertung vom {date}, {workplace}, zurückgenommen. Sie steht nicht mehr in Ihrer Liste und zählt nicht mehr zum Durchschnitt.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Ein Gast hat die Bewertung vom {date} zurückgenommen. Sie steht nicht mehr in Ihrer Liste und zählt nicht mehr zum Durchschnitt.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'Gäste müssen keinen Grund nennen. Ohne Abo können Sie jetzt dafür eine andere Bewertung bekommen.',
  "Customers don't have to give a reason.": 'Gäste müssen keinen Grund nennen.',
  'See your reviews': 'Ihre Bewertungen ansehen',
  'Customers can take back a review for {days} days with their private link.':
    'Gäste können eine Bewertung {days} Tage lang über ihren privaten Link zurücknehmen.',
  '{count} edited|{count} edited': { one: '{count} geändert', other: '{count} geändert' },
  '{count} taken back|{count} taken back': { one: '{count} zurückgenommen', other: '{count} zurückgenommen' },
  'Reviews that changed: {changes}': 'Geänderte Bewertungen: {changes}',
  'Customers edited or took back what they wrote.': 'Gäste haben Geschriebenes geändert oder zurückgenommen.',
  'Customers changed their reviews': 'Gäste haben ihre Bewertungen geändert',
  'Since our last email: {changes}.': 'Seit unserer letzten E-Mail: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'Bei {site} können Gäste eine Bewertung {days} Tage lang ändern oder zurücknehmen.',
  "A customer couldn't leave you a review": 'Ein Gast konnte Sie nicht bewerten',
  "A customer couldn't leave you a review today": 'Ein Gast konnte Sie heute nicht bewerten',
  'Your review page is paused because the free plan is full.':
    'Ihre Bewertungsseite pausiert, weil die kostenlosen Bewertungen verbraucht sind.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Ein Gast hat heute Ihre Bewertungsseite geöffnet. Sie pausierte, weil die {limit} kostenlosen Bewertungen verbraucht sind.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Ein Gast hat Ihre Bewertungsseite geöffnet. Sie pausierte, weil die {limit} kostenlosen Bewertungen verbraucht sind.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Mit einem Abo ist die Seite sofort wieder offen, mit demselben Link und QR-Code. Ihre bisherigen Bewertungen behalten Sie in jedem Fall.',
  '{site} sends this email at most once a day.': '{site} sendet diese E-Mail höchstens einmal am Tag.',
  // Plans
  '{site} Monthly': '{site} Monatsabo',
  '{site} Annual': '{site} Jahresabo',
  '{price} per month': '{price} pro Monat',
  '{price} per year': '{price} pro Jahr',
  'Your {plan} plan is active': '{plan} ist aktiv',
  'You can now get unlimited reviews.': 'Sie können jetzt unbegrenzt viele Bewertungen bekommen.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Vielen Dank. Ihre Zahlung ist da. Sie können jetzt unbegrenzt viele Bewertungen bekommen und alle Ihre Arbeitsorte eintragen.',
  Plan: 'Abo',
  Price: 'Preis',
  'Renews on': 'Verlängert sich am',
  'Open your dashboard': 'Übersicht öffnen',
  'You can cancel anytime in Settings, under Manage billing.':
    'Sie können jederzeit kündigen: in den Optionen unter „Zahlung verwalten“.',
  'You get this email because a plan was bought for your {site} account.':
    'Sie bekommen diese E-Mail, weil für Ihr Konto bei {site} ein Abo gekauft wurde.',
  "The payment for your {plan} plan didn't go through": 'Die Zahlung für {plan} ist fehlgeschlagen',
  'Please check your card. Your reviews are safe.':
    'Bitte prüfen Sie Ihre Karte. Ihre Bewertungen sind sicher.',
  "Your payment didn't go through": 'Ihre Zahlung ist fehlgeschlagen',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'Wir konnten {price} für {plan} nicht abbuchen. Das passiert, wenn eine Karte abgelaufen ist oder die Bank eine Bestätigung möchte.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'Sie haben bis {date} bezahlt, so lange bleibt Ihr Abo aktiv. Bitte aktualisieren Sie Ihre Karte vorher.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'Der bezahlte Zeitraum endete am {date}. Aktualisieren Sie Ihre Karte; Ihr Abo läuft weiter, sobald die Zahlung da ist.',
  'Manage billing': 'Zahlung verwalten',
  'Whatever happens, you keep all your reviews and workplaces.':
    'In jedem Fall behalten Sie alle Bewertungen und Arbeitsorte.',
  'You get this email because your {site} plan renews automatically.':
    'Sie bekommen diese E-Mail, weil sich Ihr Abo bei {site} automatisch verlängert.',
  'Your {plan} plan ends on {date}': '{plan} endet am {date}',
  "It won't renew automatically. You keep all your reviews.":
    'Es verlängert sich nicht automatisch. Sie behalten alle Bewertungen.',
  'Your plan ends on {date}': 'Ihr Abo endet am {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    '{plan} verlängert sich nicht. Nach dem {date} sind Sie wieder ohne Abo. Sie behalten alle Bewertungen und Arbeitsorte, aber ab {limit} Bewertungen kommen keine neuen dazu.',
  'To keep your plan, open Manage billing in Settings.':
    'Um Ihr Abo zu behalten, öffnen Sie in den Optionen „Zahlung verwalten“.',
  'Keep your plan': 'Abo behalten',
  'We send this email once, three days before a plan ends.':
    'Diese E-Mail senden wir einmal, drei Tage vor dem Ende eines Abos.',
  'Your {plan} plan has ended': '{plan} ist zu Ende',
  "You're on the free plan now. You keep all your reviews.":
    'Sie nutzen es jetzt kostenlos weiter. Alle Bewertungen behalten Sie.',
  "You're on the free plan now": 'Ab jetzt wieder kostenlos',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    '{plan} ist zu Ende. Sie behalten alle Bewertungen und Arbeitsorte.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'Kostenlos sind {limit} Bewertungen dabei, und die haben Sie erreicht. Darum kommen vorerst keine neuen dazu. Mit einem Upgrade ist Ihre Seite sofort wieder offen, mit demselben Link und QR-Code.',
  'Your review page stays open until you have {limit} reviews.':
    'Ihre Bewertungsseite bleibt offen, bis Sie {limit} Bewertungen haben.',
  'We send this email once, when a plan ends.': 'Diese E-Mail senden wir einmal, wenn ein Abo endet.',
  // To the admin
  '{site} needs attention: {problem}': '{site} braucht Aufmerksamkeit: {problem}',
  'Now that this email has reached you, others can too.':
    'Da diese E-Mail Sie erreicht hat, kommen auch andere an.',
  Service: 'Dienst',
  Since: 'Seit',
  Noticed: 'Bemerkt',
  'Open the admin page': 'Admin-Seite öffnen',
  'You run this service. We send this once a day while it lasts.':
    'Sie betreiben diesen Dienst. Wir senden das einmal am Tag, solange es andauert.',
  // Push notifications
  '{average} out of 5 on average': 'im Durchschnitt {average} von 5',
};
