import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'settings'> = {
  'Groups of settings': 'Gruppi di preferenze',
  Account: 'Account',
  Plan: 'Piano',
  Devices: 'Dispositivi',
  // Workplaces
  Workplaces: 'Luoghi di lavoro',
  'Manage Workplaces': 'Gestisci i luoghi di lavoro',
  'Where you work. Each place has its own link and QR code.':
    'Dove lavora. Ogni luogo ha il suo link e il suo codice QR.',
  'No workplaces yet': 'Ancora nessun luogo di lavoro',
  'Add one to see where each review comes from.':
    'Ne aggiunga uno per vedere da dove arriva ogni recensione.',
  // Of a workplace, and of a person
  Name: 'Nome',
  Location: 'Località',
  Actions: 'Azioni',
  'Optional. A town, street or branch, to tell it apart.':
    'Facoltativa. Una città, una via o una sede, per distinguerlo.',
  'Add Workplace': 'Aggiungi luogo',
  'Customers will see its name on your review page.': 'I clienti vedranno il nome sulla Sua pagina.',
  'Workplace added successfully': 'Luogo di lavoro aggiunto',
  'Failed to add workplace': 'Luogo di lavoro non aggiunto',
  'Nothing was saved. A second workplace needs a paid plan.':
    'Non è stato salvato nulla. Per un secondo luogo serve un piano a pagamento.',
  'Nothing was saved. Please try again.': 'Non è stato salvato nulla. Riprovi.',
  'Edit {name}': 'Modifica {name}',
  'Edit Workplace': 'Modifica luogo di lavoro',
  "This workplace's links and printed codes will keep working.":
    'I link e i codici stampati di questo luogo continueranno a funzionare.',
  'Save Changes': 'Salva le modifiche',
  'Workplace updated successfully': 'Luogo di lavoro aggiornato',
  'Failed to update workplace': 'Luogo di lavoro non aggiornato',
  'Delete {name}': 'Elimina {name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    'Eliminare {name}? Le recensioni restano come recensioni generali. I codici apriranno la Sua pagina generale.',
  'Workplace deleted successfully': 'Luogo di lavoro eliminato',
  'Failed to delete workplace': 'Luogo di lavoro non eliminato',
  // Emails
  Emails: 'E-mail',
  'Choose what we email you, and how often.': 'Scelga quali e-mail ricevere e quanto spesso.',
  'Failed to save your email settings': 'Preferenze per le e-mail non salvate',
  'New and changed reviews': 'Recensioni nuove e cambiate',
  // Emails about your page and your plan
  // How often
  'Right away': 'Subito',
  Daily: 'Ogni giorno',
  Never: 'Mai',
  'You get each new or changed review right away.': 'Ogni recensione nuova o cambiata arriva subito.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    'In un’unica e-mail al giorno, 24 ore dopo la prima.',
  "They aren't emailed. You'll find them in your list.":
    'Non vengono inviate via e-mail. Le trova nel Suo elenco.',
  'Saved. Anything already waiting is sent one last time.':
    'Salvato. Ciò che era già in attesa parte un’ultima volta.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them':
    'Nascondi le recensioni da 1 e 2\u00a0stelle finché non le apro',
  'In your emails and your lists. They still count in your average.':
    'Nelle e-mail e negli elenchi. Contano comunque nella media.',
  'Emails about your password and address always come right away.':
    'Le e-mail su password e indirizzo arrivano sempre subito.',
  'Emails about your account and plan always come right away.':
    'Le e-mail su account e piano arrivano sempre subito.',
  'On hold': 'In attesa',
  'These emails wait until you open the link we sent to {email}.':
    'Queste e-mail aspettano che Lei apra il link inviato a {email}.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'La posta per {email} è stata rifiutata: {refusal}. Riprovi o cambi indirizzo in Account.',
  // Notifications
  Alerts: 'Notifiche',
  'Hear about a new review right here.': 'Le nuove recensioni, segnalate subito qui.',
  "Couldn't load your alerts.": 'Impossibile caricare le notifiche.',
  'Failed to save your alerts': 'Notifiche non salvate',
  'Notify me on this device': 'Notifiche su questo dispositivo',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Per esempio “★★★★★ da Ana”. Le e-mail arrivano comunque.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Per esempio “★★★★★ da Ana”. Seguono le preferenze per le e-mail: stesse recensioni, stessi orari.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'Le e-mail sulle nuove recensioni sono impostate su Mai, quindi non arrivano nemmeno notifiche.',
  'Choose Allow when your browser asks.': 'Quando il browser lo chiede, scelga Consenti.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Il browser blocca le notifiche di {site}. Le consenta nelle impostazioni dei siti o in quelle del telefono.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'Su iPhone e iPad serve l’app installata. Tocchi Condividi, poi Aggiungi alla schermata Home, e apra {site} da lì.',
  "This browser can't show notifications. You still get your emails.":
    'Questo browser non può mostrare notifiche. Le e-mail arrivano comunque.',
  'Show the words of the review': 'Mostra il testo della recensione',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Chi vede lo schermo può leggerlo, anche quando è bloccato.',
  // The account
  'Account Settings': 'Preferenze account',
  'Your name, sign-in and data. More settings are coming soon.':
    'Nome, accesso e dati. Altre preferenze sono in arrivo.',
  // A button beside the name, the email address and the password
  Change: 'Cambia',
  'Change name': 'Cambia nome',
  'Change your name': 'Cambi il Suo nome',
  'Customers only see your first name.': 'I clienti vedono solo il Suo nome, non il cognome.',
  'Save name': 'Salva nome',
  'Saving...': 'Salvataggio…',
  'Name changed': 'Nome cambiato',
  'Failed to change name': 'Nome non cambiato',
  'Change email': 'Cambia e-mail',
  'Change your email': 'Cambi la Sua e-mail',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'Invieremo un link al nuovo indirizzo. Finché non lo apre non cambia nulla.',
  'Your new address.': 'Il nuovo indirizzo.',
  "To make sure it's you.": 'Per essere certi che sia Lei.',
  'Send link': 'Invia link',
  'Confirmation email sent': 'E-mail di conferma inviata',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'Abbiamo inviato un link a {email}. Lo apra entro 24\u00a0ore per cambiare indirizzo.',
  'Failed to change email': 'E-mail non cambiata',
  'Changing it signs out your other devices.': 'Cambiandola, si chiude l’accesso sugli altri dispositivi.',
  'Change password': 'Cambia password',
  'Change your password': 'Cambi la Sua password',
  "You'll stay signed in here. Your other devices will be signed out.":
    'Qui l’accesso resta attivo. Sugli altri dispositivi verrà chiuso.',
  'Your current password.': 'La password attuale.',
  'Which passkeys may stay?': 'Quali passkey vuole tenere?',
  'Check only those you recognize. The others will be removed.':
    'Selezioni solo quelle che riconosce. Le altre saranno rimosse.',
  'Save password': 'Salva password',
  'Password changed': 'Password cambiata',
  'Failed to change password': 'Password non cambiata',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Pagine, e-mail e notifiche.',
  'Same as browser ({language})': 'Come il browser ({language})',
  'Failed to change language': 'Lingua non cambiata',
  Data: 'Dati',
  'Everything we store about you, including your reviews, in one file.':
    'Tutto ciò che conserviamo su di Lei, recensioni comprese, in un unico file.',
  'Download my data': 'Scarica i miei dati',
  'Data downloaded': 'Dati scaricati',
  'Failed to download your data': 'Dati non scaricati',
  // Devices
  "Where you're signed in": 'Accessi attivi',
  "Don't recognize a device? Sign it out.": 'Non riconosce un dispositivo? Ne chiuda l’accesso.',
  "Couldn't load your devices.": 'Impossibile caricare i dispositivi.',
  'Show all {count}': 'Mostra tutti ({count})',
  "You're not signed in anywhere else.": 'Non ci sono altri accessi attivi.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} su {system}',
  'Unknown device': 'Dispositivo sconosciuto',
  'This device': 'Questo dispositivo',
  'Active now, signed in today': 'In uso ora, accesso di oggi',
  'Active now, signed in on {date}': 'In uso ora, accesso: {date}',
  'Last used today, signed in today': 'Ultimo uso oggi, accesso di oggi',
  'Last used today, signed in on {date}': 'Ultimo uso oggi, accesso: {date}',
  'Last used on {used}, signed in on {date}': 'Ultimo uso: {used}, accesso: {date}',
  'Sign out {device}': 'Esci da {device}',
  'Signed out': 'Accesso chiuso',
  '{device} will need to sign in again.': '{device} dovrà accedere di nuovo.',
  'Failed to sign out that device': 'Accesso del dispositivo non chiuso',
  'Or sign out on every browser and phone, including this one.':
    'Oppure esca da ogni browser e telefono, compreso questo.',
  'Sign out everywhere': 'Esci ovunque',
  'Sign out everywhere?': 'Uscire ovunque?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'L’accesso si chiude su ogni browser e telefono, compreso questo. Account, link e recensioni restano come sono.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'Qualcun altro conosce la password? Meglio cambiarla: si chiude anche l’accesso sugli altri dispositivi.',
  'Signing out...': 'Uscita in corso…',
  'Signed out everywhere': 'Accesso chiuso ovunque',
  'Failed to sign out everywhere': 'Accesso non chiuso ovunque',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Passkey',
  Remove: 'Rimuovi',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'La passkey resta sul dispositivo o nel gestore di password. La password continua a valere.',
  "Couldn't load your passkeys.": 'Impossibile caricare le passkey.',
  'No passkeys yet.': 'Ancora nessuna passkey.',
  "This browser can't use passkeys.": 'Questo browser non può usare passkey.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'Qui le passkey non funzionano, perché l’indirizzo del sito è un numero e non un nome.',
  // The passkey exists on several devices of the person
  Synced: 'Sincronizzata',
  'Added on {date}, not used yet': 'Aggiunta: {date}, mai usata',
  'Added on {date}, last used on {used}': 'Aggiunta: {date}, ultimo uso: {used}',
  'Add a passkey': 'Aggiungi una passkey',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Il dispositivo chiederà il volto, l’impronta o il blocco schermo.',
  'Use a passkey instead': 'Usa invece una passkey',
  'Remove {name}': 'Rimuovi {name}',
  'Remove this passkey?': 'Rimuovere questa passkey?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'Non permetterà più di accedere. Potrà poi eliminarla anche dal dispositivo o dal gestore di password.',
  'Removing...': 'Rimozione in corso…',
  'Passkey removed': 'Passkey rimossa',
  'Failed to remove the passkey': 'Passkey non rimossa',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Elimina il Suo account',
  "The admin account can't be deleted.": 'L’account admin non si può eliminare.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Elimina subito account, luoghi di lavoro e recensioni. L’operazione non si può annullare.',
  'Delete Account': 'Elimina account',
  'Delete your account?': 'Eliminare il Suo account?',
  "This can't be undone. It deletes right away:":
    'L’operazione non si può annullare. Verranno eliminati subito:',
  "every review you've received": 'tutte le recensioni ricevute',
  'your workplaces and your review page': 'i luoghi di lavoro e la pagina delle recensioni',
  'your links and printed codes, which will stop working':
    'i link e i codici stampati, che non funzioneranno più',
  "your subscription, if you have one. You won't be charged again.":
    'l’abbonamento, se ne ha uno. Non ci saranno altri addebiti.',
  'Want to keep your reviews? Download your data first.':
    'Vuole tenere le recensioni? Prima scarichi i Suoi dati.',
  'Deleting...': 'Eliminazione in corso…',
  'Account deleted': 'Account eliminato',
  'Everything in it has been deleted.': 'È stato eliminato tutto ciò che conteneva.',
  'Failed to delete account': 'Account non eliminato',
};
