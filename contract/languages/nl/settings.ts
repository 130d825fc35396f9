import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'settings'> = {
  'Groups of settings': 'Groepen instellingen',
  Account: 'Account',
  Plan: 'Abonnement',
  Devices: 'Apparaten',
  // Workplaces
  Workplaces: 'Werkplekken',
  'Manage Workplaces': 'Werkplekken beheren',
  'Where you work. Each place has its own link and QR code.':
    'Waar u werkt. Elke plek heeft een eigen link en QR-code.',
  'No workplaces yet': 'Nog geen werkplekken',
  'Add one to see where each review comes from.':
    'Voeg er een toe om te zien waar elke beoordeling vandaan komt.',
  // Of a workplace, and of a person
  Name: 'Naam',
  Location: 'Plaats',
  Actions: 'Acties',
  'Optional. A town, street or branch, to tell it apart.':
    'Niet verplicht. Stad, straat of vestiging, ter onderscheiding.',
  'Add Workplace': 'Werkplek toevoegen',
  'Customers will see its name on your review page.': 'Klanten zien de naam op uw beoordelingspagina.',
  'Workplace added successfully': 'Werkplek toegevoegd',
  'Failed to add workplace': 'Werkplek niet toegevoegd',
  'Nothing was saved. A second workplace needs a paid plan.':
    'Er is niets opgeslagen. Voor een tweede werkplek is een abonnement nodig.',
  'Nothing was saved. Please try again.': 'Er is niets opgeslagen. Probeer het opnieuw.',
  'Edit {name}': '{name} bewerken',
  'Edit Workplace': 'Werkplek bewerken',
  "This workplace's links and printed codes will keep working.":
    'Links en gedrukte codes van deze werkplek blijven werken.',
  'Save Changes': 'Wijzigingen opslaan',
  'Workplace updated successfully': 'Werkplek gewijzigd',
  'Failed to update workplace': 'Werkplek niet gewijzigd',
  'Delete {name}': '{name} verwijderen',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    '{name} verwijderen? De beoordelingen houdt u als algemene beoordelingen. De codes openen dan uw algemene pagina.',
  'Workplace deleted successfully': 'Werkplek verwijderd',
  'Failed to delete workplace': 'Werkplek niet verwijderd',
  // Emails
  Emails: 'E-mails',
  'Choose what we email you, and how often.': 'Kies wat we u mailen, en hoe vaak.',
  'Failed to save your email settings': 'E-mailinstellingen niet opgeslagen',
  'New and changed reviews': 'Nieuwe en gewijzigde beoordelingen',
  // Emails about your page and your plan
  // How often
  'Right away': 'Meteen',
  Daily: 'Dagelijks',
  Never: 'Nooit',
  'You get each new or changed review right away.': 'U krijgt elke nieuwe of gewijzigde beoordeling meteen.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    'In één e-mail per dag, 24 uur na de eerste ervan.',
  "They aren't emailed. You'll find them in your list.": 'Ze worden niet gemaild. U vindt ze in uw lijst.',
  'Saved. Anything already waiting is sent one last time.':
    'Opgeslagen. Wat al wacht, wordt nog één keer verstuurd.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them':
    'Beoordelingen met 1 en 2\u00a0sterren dichtvouwen tot ik ze open',
  'In your emails and your lists. They still count in your average.':
    'In uw e-mails en lijsten. Ze tellen wel mee in uw gemiddelde.',
  'Emails about your password and address always come right away.':
    'E-mails over wachtwoord en adres komen altijd meteen.',
  'Emails about your account and plan always come right away.':
    'E-mails over uw account en abonnement komen altijd meteen.',
  'On hold': 'In de wacht',
  'These emails wait until you open the link we sent to {email}.':
    'Deze e-mails wachten tot u de link opent die we naar {email} stuurden.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'Mail voor {email} werd geweigerd: {refusal}. Probeer het opnieuw, of wijzig uw adres onder Account.',
  // Notifications
  Alerts: 'Meldingen',
  'Hear about a new review right here.': 'Hoor hier meteen van een nieuwe beoordeling.',
  "Couldn't load your alerts.": 'Uw meldingen konden niet worden geladen.',
  'Failed to save your alerts': 'Meldingen niet opgeslagen',
  'Notify me on this device': 'Meldingen op dit apparaat',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Bijvoorbeeld ‘★★★★★ van Ana’. Uw e-mails krijgt u ook nog.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Bijvoorbeeld ‘★★★★★ van Ana’. Meldingen volgen uw e-mailinstellingen: dezelfde beoordelingen, dezelfde tijden.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'E-mails over nieuwe beoordelingen staan op Nooit, dus er komen ook geen meldingen.',
  'Choose Allow when your browser asks.': 'Kies Toestaan als uw browser erom vraagt.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Uw browser blokkeert meldingen van {site}. Sta ze toe in de site-instellingen van de browser of in de instellingen van uw telefoon.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'Op iPhone en iPad kan dit alleen met de geïnstalleerde app. Tik op Deel, dan op Zet op beginscherm, en open {site} van daaruit.',
  "This browser can't show notifications. You still get your emails.":
    'Deze browser kan geen meldingen tonen. Uw e-mails krijgt u wel.',
  'Show the words of the review': 'Tekst van de beoordeling tonen',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Wie uw scherm ziet, kan hem lezen, ook als het vergrendeld is.',
  // The account
  'Account Settings': 'Accountinstellingen',
  'Your name, sign-in and data. More settings are coming soon.':
    'Uw naam, inloggen en gegevens. Binnenkort meer instellingen.',
  // A button beside the name, the email address and the password
  Change: 'Wijzigen',
  'Change name': 'Naam wijzigen',
  'Change your name': 'Uw naam wijzigen',
  'Customers only see your first name.': 'Klanten zien alleen uw voornaam.',
  'Save name': 'Naam opslaan',
  'Saving...': 'Opslaan…',
  'Name changed': 'Naam gewijzigd',
  'Failed to change name': 'Naam niet gewijzigd',
  'Change email': 'E-mail wijzigen',
  'Change your email': 'Uw e-mailadres wijzigen',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'We sturen een link naar uw nieuwe adres. Er verandert niets tot u die opent.',
  'Your new address.': 'Uw nieuwe adres.',
  "To make sure it's you.": 'Om zeker te weten dat u het bent.',
  'Send link': 'Link versturen',
  'Confirmation email sent': 'Bevestigingsmail verstuurd',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'We stuurden een link naar {email}. Open die binnen 24\u00a0uur om uw adres te wijzigen.',
  'Failed to change email': 'E-mail niet gewijzigd',
  'Changing it signs out your other devices.': 'Wijzigen logt uw andere apparaten uit.',
  'Change password': 'Wachtwoord wijzigen',
  'Change your password': 'Uw wachtwoord wijzigen',
  "You'll stay signed in here. Your other devices will be signed out.":
    'Hier blijft u ingelogd. Uw andere apparaten worden uitgelogd.',
  'Your current password.': 'Uw huidige wachtwoord.',
  'Which passkeys may stay?': 'Welke passkeys mogen blijven?',
  'Check only those you recognize. The others will be removed.':
    'Vink alleen de passkeys aan die u herkent. De andere worden verwijderd.',
  'Save password': 'Wachtwoord opslaan',
  'Password changed': 'Wachtwoord gewijzigd',
  'Failed to change password': 'Wachtwoord niet gewijzigd',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Pagina’s, e-mails en meldingen.',
  'Same as browser ({language})': 'Zoals de browser ({language})',
  'Failed to change language': 'Taal niet gewijzigd',
  Data: 'Gegevens',
  'Everything we store about you, including your reviews, in one file.':
    'Alles wat we over u bewaren, ook uw beoordelingen, in één bestand.',
  'Download my data': 'Mijn gegevens downloaden',
  'Data downloaded': 'Gegevens gedownload',
  'Failed to download your data': 'Downloaden mislukt',
  // Devices
  "Where you're signed in": 'Waar u ingelogd bent',
  "Don't recognize a device? Sign it out.": 'Herkent u een apparaat niet? Log het uit.',
  "Couldn't load your devices.": 'Uw apparaten konden niet worden geladen.',
  'Show all {count}': 'Alle {count} tonen',
  "You're not signed in anywhere else.": 'U bent nergens anders ingelogd.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} op {system}',
  'Unknown device': 'Onbekend apparaat',
  'This device': 'Dit apparaat',
  'Active now, signed in today': 'Nu actief, vandaag ingelogd',
  'Active now, signed in on {date}': 'Nu actief, ingelogd op {date}',
  'Last used today, signed in today': 'Vandaag gebruikt, vandaag ingelogd',
  'Last used today, signed in on {date}': 'Vandaag gebruikt, ingelogd op {date}',
  'Last used on {used}, signed in on {date}': 'Laatst gebruikt op {used}, ingelogd op {date}',
  'Sign out {device}': '{device} uitloggen',
  'Signed out': 'Uitgelogd',
  '{device} will need to sign in again.': '{device} moet opnieuw inloggen.',
  'Failed to sign out that device': 'Apparaat niet uitgelogd',
  'Or sign out on every browser and phone, including this one.':
    'Of log uit in elke browser en op elke telefoon, ook hier.',
  'Sign out everywhere': 'Overal uitloggen',
  'Sign out everywhere?': 'Overal uitloggen?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'Hiermee logt u uit in elke browser en op elke telefoon, ook hier. Account, links en beoordelingen blijven hetzelfde.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'Kent iemand anders uw wachtwoord? Wijzig het dan. Dat logt uw andere apparaten ook uit.',
  'Signing out...': 'Uitloggen…',
  'Signed out everywhere': 'Overal uitgelogd',
  'Failed to sign out everywhere': 'Uitloggen mislukt',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Passkeys',
  Remove: 'Weghalen',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'Een passkey blijft op uw apparaat of in uw wachtwoordbeheerder. Uw wachtwoord blijft werken.',
  "Couldn't load your passkeys.": 'Uw passkeys konden niet worden geladen.',
  'No passkeys yet.': 'Nog geen passkeys.',
  "This browser can't use passkeys.": 'Deze browser kan geen passkeys gebruiken.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'Passkeys werken hier niet, omdat het adres van deze site een nummer is en geen naam.',
  // The passkey exists on several devices of the person
  Synced: 'Gesynchroniseerd',
  'Added on {date}, not used yet': 'Toegevoegd op {date}, nog niet gebruikt',
  'Added on {date}, last used on {used}': 'Toegevoegd op {date}, laatst gebruikt op {used}',
  'Add a passkey': 'Passkey toevoegen',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Uw apparaat vraagt om gezicht, vingerafdruk of schermvergrendeling.',
  'Use a passkey instead': 'Liever een passkey gebruiken',
  'Remove {name}': '{name} verwijderen',
  'Remove this passkey?': 'Deze passkey verwijderen?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'U kunt er niet meer mee inloggen. Daarna kunt u hem ook van uw apparaat of uit uw wachtwoordbeheerder verwijderen.',
  'Removing...': 'Verwijderen…',
  'Passkey removed': 'Passkey verwijderd',
  'Failed to remove the passkey': 'Passkey niet verwijderd',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Uw account verwijderen',
  "The admin account can't be deleted.": 'Het beheerdersaccount kan niet worden verwijderd.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Verwijdert meteen uw account, werkplekken en beoordelingen. Dit kan niet ongedaan worden gemaakt.',
  'Delete Account': 'Account verwijderen',
  'Delete your account?': 'Uw account verwijderen?',
  "This can't be undone. It deletes right away:":
    'Dit kan niet ongedaan worden gemaakt. Meteen verwijderd worden:',
  "every review you've received": 'elke beoordeling die u hebt gekregen',
  'your workplaces and your review page': 'uw werkplekken en uw beoordelingspagina',
  'your links and printed codes, which will stop working':
    'uw links en gedrukte codes, die dan niet meer werken',
  "your subscription, if you have one. You won't be charged again.":
    'uw abonnement, als u er een hebt. Er wordt niets meer afgeschreven.',
  'Want to keep your reviews? Download your data first.':
    'Wilt u uw beoordelingen houden? Download dan eerst uw gegevens.',
  'Deleting...': 'Verwijderen…',
  'Account deleted': 'Account verwijderd',
  'Everything in it has been deleted.': 'Alles erin is verwijderd.',
  'Failed to delete account': 'Account niet verwijderd',
};
