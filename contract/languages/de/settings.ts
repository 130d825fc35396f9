import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'settings'> = {
  'Groups of settings': 'Gruppen der Optionen',
  Account: 'Konto',
  Plan: 'Abo',
  Devices: 'Geräte',
  // Workplaces
  Workplaces: 'Arbeitsorte',
  'Manage Workplaces': 'Arbeitsorte verwalten',
  'Where you work. Each place has its own link and QR code.':
    'Wo Sie arbeiten. Jeder Ort hat einen eigenen Link und QR-Code.',
  'No workplaces yet': 'Noch keine Arbeitsorte',
  'Add one to see where each review comes from.':
    'Mit einem Arbeitsort sehen Sie, woher jede Bewertung kommt.',
  // Of a workplace, and of a person
  Name: 'Name',
  Location: 'Ort',
  Actions: 'Aktionen',
  'Optional. A town, street or branch, to tell it apart.':
    'Freiwillig. Stadt, Straße oder Filiale, zur Unterscheidung.',
  'Add Workplace': 'Arbeitsort hinzufügen',
  'Customers will see its name on your review page.': 'Gäste sehen den Namen auf Ihrer Bewertungsseite.',
  'Workplace added successfully': 'Arbeitsort hinzugefügt',
  'Failed to add workplace': 'Arbeitsort nicht hinzugefügt',
  'Nothing was saved. A second workplace needs a paid plan.':
    'Nichts wurde gespeichert. Ein zweiter Arbeitsort braucht ein Abo.',
  'Nothing was saved. Please try again.': 'Nichts wurde gespeichert. Bitte versuchen Sie es erneut.',
  'Edit {name}': '{name} bearbeiten',
  'Edit Workplace': 'Arbeitsort bearbeiten',
  "This workplace's links and printed codes will keep working.":
    'Links und gedruckte Codes dieses Arbeitsorts funktionieren weiter.',
  'Save Changes': 'Änderungen speichern',
  'Workplace updated successfully': 'Arbeitsort geändert',
  'Failed to update workplace': 'Arbeitsort nicht geändert',
  'Delete {name}': '{name} löschen',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    '{name} löschen? Die Bewertungen bleiben als allgemeine Bewertungen erhalten. Die Codes öffnen dann Ihre allgemeine Seite.',
  'Workplace deleted successfully': 'Arbeitsort gelöscht',
  'Failed to delete workplace': 'Arbeitsort nicht gelöscht',
  // Emails
  Emails: 'E-Mails',
  'Choose what we email you, and how often.': 'Wählen Sie, was wir Ihnen mailen, und wie oft.',
  'Failed to save your email settings': 'E-Mail-Optionen nicht gespeichert',
  'New and changed reviews': 'Neue und geänderte Bewertungen',
  // Emails about your page and your plan
  // How often
  'Right away': 'Sofort',
  Daily: 'Täglich',
  Never: 'Nie',
  'You get each new or changed review right away.': 'Sie bekommen jede neue oder geänderte Bewertung sofort.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    'In einer E-Mail am Tag, 24 Stunden nach der ersten davon.',
  "They aren't emailed. You'll find them in your list.":
    'Sie werden nicht gemailt. Sie finden sie in Ihrer Liste.',
  'Saved. Anything already waiting is sent one last time.':
    'Gespeichert. Was schon wartet, wird noch einmal gesendet.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them':
    'Bewertungen mit 1 und 2\u00a0Sternen zuklappen, bis ich sie öffne',
  'In your emails and your lists. They still count in your average.':
    'In Ihren E-Mails und Listen. Sie zählen trotzdem zum Durchschnitt.',
  'Emails about your password and address always come right away.':
    'E-Mails zu Passwort und Adresse kommen immer sofort.',
  'Emails about your account and plan always come right away.':
    'E-Mails zu Ihrem Konto und Tarif kommen immer sofort.',
  'On hold': 'Angehalten',
  'These emails wait until you open the link we sent to {email}.':
    'Diese E-Mails warten, bis Sie den Link öffnen, den wir an {email} geschickt haben.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'Post an {email} wurde abgelehnt: {refusal}. Versuchen Sie es erneut, oder ändern Sie Ihre Adresse unter „Konto“.',
  // Notifications
  Alerts: 'Mitteilungen',
  'Hear about a new review right here.': 'Erfahren Sie gleich hier von neuen Bewertungen.',
  "Couldn't load your alerts.": 'Ihre Mitteilungen konnten nicht geladen werden.',
  'Failed to save your alerts': 'Mitteilungen nicht gespeichert',
  'Notify me on this device': 'Auf diesem Gerät benachrichtigen',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Zum Beispiel „★★★★★ von Ana“. Ihre E-Mails bekommen Sie weiterhin.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Zum Beispiel „★★★★★ von Ana“. Mitteilungen folgen Ihren E-Mail-Optionen: gleiche Bewertungen, gleiche Zeiten.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'E-Mails über neue Bewertungen stehen auf „Nie“, darum kommen auch keine Mitteilungen.',
  'Choose Allow when your browser asks.': 'Wählen Sie „Zulassen“, wenn Ihr Browser fragt.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Ihr Browser blockiert Benachrichtigungen von {site}. Erlauben Sie sie in seinen Website-Einstellungen oder in den Einstellungen des Telefons.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'Auf iPhone und iPad geht das nur mit der installierten App. Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie {site} von dort.',
  "This browser can't show notifications. You still get your emails.":
    'Dieser Browser kann keine Benachrichtigungen zeigen. Ihre E-Mails bekommen Sie weiterhin.',
  'Show the words of the review': 'Text der Bewertung zeigen',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Wer Ihren Bildschirm sieht, kann ihn lesen, auch bei gesperrtem Gerät.',
  // The account
  'Account Settings': 'Kontooptionen',
  'Your name, sign-in and data. More settings are coming soon.':
    'Ihr Name, Ihre Anmeldung und Ihre Daten. Weitere Optionen folgen bald.',
  // A button beside the name, the email address and the password
  Change: 'Ändern',
  'Change name': 'Namen ändern',
  'Change your name': 'Ihren Namen ändern',
  'Customers only see your first name.': 'Gäste sehen nur Ihren Vornamen.',
  'Save name': 'Namen speichern',
  'Saving...': 'Wird gespeichert\u00a0…',
  'Name changed': 'Name geändert',
  'Failed to change name': 'Name nicht geändert',
  'Change email': 'E-Mail ändern',
  'Change your email': 'Ihre E-Mail-Adresse ändern',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'Wir schicken einen Link an Ihre neue Adresse. Bis Sie ihn öffnen, ändert sich nichts.',
  'Your new address.': 'Ihre neue Adresse.',
  "To make sure it's you.": 'Damit wir wissen, dass Sie es sind.',
  'Send link': 'Link senden',
  'Confirmation email sent': 'Bestätigungsmail gesendet',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn innerhalb von 24\u00a0Stunden, um Ihre Adresse zu ändern.',
  'Failed to change email': 'E-Mail nicht geändert',
  'Changing it signs out your other devices.': 'Eine Änderung meldet Ihre anderen Geräte ab.',
  'Change password': 'Passwort ändern',
  'Change your password': 'Ihr Passwort ändern',
  "You'll stay signed in here. Your other devices will be signed out.":
    'Hier bleiben Sie angemeldet. Ihre anderen Geräte werden abgemeldet.',
  'Your current password.': 'Ihr jetziges Passwort.',
  'Which passkeys may stay?': 'Welche Passkeys sollen bleiben?',
  'Check only those you recognize. The others will be removed.':
    'Wählen Sie nur die aus, die Sie kennen. Die anderen werden entfernt.',
  'Save password': 'Passwort speichern',
  'Password changed': 'Passwort geändert',
  'Failed to change password': 'Passwort nicht geändert',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Seiten, E-Mails und Benachrichtigungen.',
  'Same as browser ({language})': 'Wie im Browser ({language})',
  'Failed to change language': 'Sprache nicht geändert',
  Data: 'Daten',
  'Everything we store about you, including your reviews, in one file.':
    'Alles, was wir über Sie speichern, auch Ihre Bewertungen, in einer Datei.',
  'Download my data': 'Meine Daten herunterladen',
  'Data downloaded': 'Daten heruntergeladen',
  'Failed to download your data': 'Herunterladen fehlgeschlagen',
  // Devices
  "Where you're signed in": 'Wo Sie angemeldet sind',
  "Don't recognize a device? Sign it out.": 'Ein Gerät ist Ihnen fremd? Melden Sie es ab.',
  "Couldn't load your devices.": 'Ihre Geräte konnten nicht geladen werden.',
  'Show all {count}': 'Alle {count} zeigen',
  "You're not signed in anywhere else.": 'Sie sind sonst nirgends angemeldet.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} auf {system}',
  'Unknown device': 'Unbekanntes Gerät',
  'This device': 'Dieses Gerät',
  'Active now, signed in today': 'Gerade aktiv, heute angemeldet',
  'Active now, signed in on {date}': 'Gerade aktiv, angemeldet am {date}',
  'Last used today, signed in today': 'Heute zuletzt genutzt, heute angemeldet',
  'Last used today, signed in on {date}': 'Heute zuletzt genutzt, angemeldet am {date}',
  'Last used on {used}, signed in on {date}': 'Zuletzt genutzt am {used}, angemeldet am {date}',
  'Sign out {device}': '{device} abmelden',
  'Signed out': 'Abgemeldet',
  '{device} will need to sign in again.': '{device} muss sich neu anmelden.',
  'Failed to sign out that device': 'Gerät nicht abgemeldet',
  'Or sign out on every browser and phone, including this one.':
    'Oder melden Sie sich in allen Browsern und auf allen Telefonen ab, auch hier.',
  'Sign out everywhere': 'Überall abmelden',
  'Sign out everywhere?': 'Überall abmelden?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'Das meldet Sie in allen Browsern und auf allen Telefonen ab, auch hier. Konto, Links und Bewertungen bleiben unverändert.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'Kennt jemand anderes Ihr Passwort? Ändern Sie es stattdessen. Auch das meldet Ihre anderen Geräte ab.',
  'Signing out...': 'Wird abgemeldet\u00a0…',
  'Signed out everywhere': 'Überall abgemeldet',
  'Failed to sign out everywhere': 'Abmelden fehlgeschlagen',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Passkeys',
  Remove: 'Entfernen',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'Ein Passkey bleibt auf Ihrem Gerät oder in Ihrem Passwortmanager. Ihr Passwort gilt weiterhin.',
  "Couldn't load your passkeys.": 'Ihre Passkeys konnten nicht geladen werden.',
  'No passkeys yet.': 'Noch keine Passkeys.',
  "This browser can't use passkeys.": 'Dieser Browser kann keine Passkeys nutzen.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'Passkeys gehen hier nicht, weil die Adresse dieser Website eine Zahl und kein Name ist.',
  // The passkey exists on several devices of the person
  Synced: 'Synchronisiert',
  'Added on {date}, not used yet': 'Hinzugefügt am {date}, noch nicht genutzt',
  'Added on {date}, last used on {used}': 'Hinzugefügt am {date}, zuletzt genutzt am {used}',
  'Add a passkey': 'Passkey hinzufügen',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Ihr Gerät fragt nach Gesicht, Fingerabdruck oder Bildschirmsperre.',
  'Use a passkey instead': 'Stattdessen Passkey nutzen',
  'Remove {name}': '{name} entfernen',
  'Remove this passkey?': 'Diesen Passkey entfernen?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'Sie können sich damit nicht mehr anmelden. Danach können Sie ihn auch vom Gerät oder aus dem Passwortmanager löschen.',
  'Removing...': 'Wird entfernt\u00a0…',
  'Passkey removed': 'Passkey entfernt',
  'Failed to remove the passkey': 'Passkey nicht entfernt',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Ihr Konto löschen',
  "The admin account can't be deleted.": 'Das Admin-Konto kann nicht gelöscht werden.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Löscht Konto, Arbeitsorte und Bewertungen sofort. Das lässt sich nicht rückgängig machen.',
  'Delete Account': 'Konto löschen',
  'Delete your account?': 'Ihr Konto löschen?',
  "This can't be undone. It deletes right away:":
    'Das lässt sich nicht rückgängig machen. Sofort gelöscht werden:',
  "every review you've received": 'jede Bewertung, die Sie bekommen haben',
  'your workplaces and your review page': 'Ihre Arbeitsorte und Ihre Bewertungsseite',
  'your links and printed codes, which will stop working':
    'Ihre Links und gedruckten Codes, die dann nicht mehr funktionieren',
  "your subscription, if you have one. You won't be charged again.":
    'Ihr Abo, falls Sie eines haben. Es wird nichts mehr abgebucht.',
  'Want to keep your reviews? Download your data first.':
    'Möchten Sie Ihre Bewertungen behalten? Laden Sie zuerst Ihre Daten herunter.',
  'Deleting...': 'Wird gelöscht\u00a0…',
  'Account deleted': 'Konto gelöscht',
  'Everything in it has been deleted.': 'Alles darin wurde gelöscht.',
  'Failed to delete account': 'Konto nicht gelöscht',
};
