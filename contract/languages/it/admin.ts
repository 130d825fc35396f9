import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'admin'> = {
  'Access Denied': 'Accesso negato',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Questa pagina è per chi gestisce {site}. Le Sue recensioni e i Suoi numeri sono nella panoramica.',
  'Return to Dashboard': 'Torna alla panoramica',
  "Couldn't load the totals.": 'Impossibile caricare i totali.',
  // The admin's dashboard
  'Admin Dashboard': 'Panoramica admin',
  'Delete/Manage Users': 'Elimina/gestisci utenti',
  'Total Users': 'Utenti totali',
  'Paid Users': 'Utenti paganti',
  'Conversion Rate': 'Tasso di conversione',
  'Monthly Revenue': 'Entrate mensili',
  'Total Reviews': 'Recensioni totali',
  'Version {version}': 'Versione {version}',
  Insights: 'Statistiche',
  "Couldn't load the insights.": 'Impossibile caricare le statistiche.',
  'Insights start with the first sign-up': 'Le statistiche iniziano con la prima iscrizione',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Qui vedrà iscrizioni, recensioni ed entrate mese per mese.',
  "You'll see sign-ups and reviews per month here.": 'Qui vedrà iscrizioni e recensioni mese per mese.',
  'Sign-ups per month': 'Iscrizioni al mese',
  'Revenue per month': 'Entrate al mese',
  'Payments in the last 12 months, without plans you set yourself':
    'Pagamenti degli ultimi 12\u00a0mesi, senza i piani che ha assegnato Lei',
  'Sign-ups': 'Iscrizioni',
  Revenue: 'Entrate',
  '{count} sign-up|{count} sign-ups': { one: '{count} iscrizione', other: '{count} iscrizioni' },
  'No sign-ups in the last 12 months.': 'Nessuna iscrizione negli ultimi 12\u00a0mesi.',
  'No revenue in the last 12 months.': 'Nessuna entrata negli ultimi 12\u00a0mesi.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'Registro delle modifiche',
  "Couldn't load the audit trail.": 'Impossibile caricare il registro.',
  "Couldn't load more entries.": 'Impossibile caricare altre voci.',
  'No changes yet': 'Ancora nessuna modifica',
  'Plan changes, deleted users and retried emails will show up here.':
    'Qui appariranno cambi di piano, utenti eliminati ed e-mail ritentate.',
  'Deleted users and retried emails will show up here.':
    'Qui appariranno utenti eliminati ed e-mail ritentate.',
  '{actor} changed the plan of {username}': '{actor} ha cambiato il piano di {username}',
  '{actor} deleted {username}': '{actor} ha eliminato {username}',
  '{actor} signed {username} out everywhere': '{actor} ha chiuso ovunque l’accesso di {username}',
  '{actor} queued all failed emails again': '{actor} ha rimesso in coda tutte le e-mail non riuscite',
  'an unknown user': 'utente sconosciuto',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}:',
  'changed to': 'diventa',
  none: 'nessuno',
  Until: 'Scadenza',
  // Emails by their state
  'Email delivery': 'Invio delle e-mail',
  "Couldn't load the emails.": 'Impossibile caricare le e-mail.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'Le e-mail sospese aspettano un indirizzo confermato, o che torni a ricevere posta. Quelle non riuscite restano un mese.',
  // States of an email
  Held: 'Sospesa',
  Queued: 'In coda',
  Failed: 'Non riuscita',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Ultimo errore, {time}: {error}',
  'Retry all failed': 'Riprova tutte le non riuscite',
  'Emails queued again': 'E-mail rimesse in coda',
  'Retry failed': 'Nuovo tentativo non riuscito',
  'Failed to queue the emails again': 'E-mail non rimesse in coda',
  // Kinds of emails
  // Users
  'User Management': 'Gestione utenti',
  Users: 'Utenti',
  User: 'Utente',
  Email: 'E-mail',
  Industry: 'Settore',
  Plan: 'Piano',
  Workplaces: 'Luoghi di lavoro',
  Joined: 'Iscrizione',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit> recensione</unit>',
    other: '{count}<unit> recensioni</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit> luogo di lavoro</unit>',
    other: '{count}<unit> luoghi di lavoro</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Iscrizione: </heading>{date}',
  'N/A': 'N/D',
  Actions: 'Azioni',
  'Actions for {name}': 'Azioni per {name}',
  // Number of users
  Total: 'Totale',
  Paid: 'Paganti',
  'Search users': 'Cerca utenti',
  'Name, username or email': 'Nome, nome utente o e-mail',
  'Sort by': 'Ordina per',
  'Newest first': 'Più recenti',
  'Oldest first': 'Meno recenti',
  Name: 'Nome',
  'Most reviews': 'Più recensioni',
  '{count} user found|{count} users found': {
    one: '{count} utente trovato',
    other: '{count} utenti trovati',
  },
  'More than {count} user found|More than {count} users found': {
    one: 'Più di {count} utente trovato',
    other: 'Più di {count} utenti trovati',
  },
  'No users found': 'Nessun utente trovato',
  'Try another name or email.': 'Provi un altro nome o un’altra e-mail.',
  "You'll see everyone who signs up here.": 'Qui vedrà chi si iscrive.',
  'Clear search': 'Cancella ricerca',
  "Couldn't load the users.": 'Impossibile caricare gli utenti.',
  "Couldn't load more users.": 'Impossibile caricare altri utenti.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'Le registrazioni sono chiuse. Per creare un account, esegua ./goodword user create sul server: la persona riceve un’e-mail con un link per scegliere la password.',
  // Changing a user's plan
  'Edit Subscription': 'Modifica abbonamento',
  '{name} is on the free plan.': '{name} ha il piano Gratuito.',
  '{name} is on the monthly plan until {date}.': '{name} ha il piano Mensile, scadenza: {date}.',
  '{name} is on the monthly plan, with no end date.': '{name} ha il piano Mensile, senza scadenza.',
  '{name} is on the annual plan until {date}.': '{name} ha il piano Annuale, scadenza: {date}.',
  '{name} is on the annual plan, with no end date.': '{name} ha il piano Annuale, senza scadenza.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} paga con un abbonamento. Cambiare il piano qui non ferma i pagamenti.',
  'New plan': 'Nuovo piano',
  'Until {date}': 'Scadenza: {date}',
  'No end date': 'Senza scadenza',
  'Save Changes': 'Salva le modifiche',
  'User updated': 'Utente aggiornato',
  'Update failed': 'Aggiornamento non riuscito',
  'Failed to update user': 'Utente non aggiornato',
  // Signing a user out
  'Sign Out User': 'Chiudi gli accessi',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    'Chiudere l’accesso di {name} ({username}) in ogni browser? Account e password restano gli stessi.',
  'User signed out': 'Accessi chiusi',
  "They'll need to sign in again in every browser.": 'Dovrà accedere di nuovo in ogni browser.',
  'Sign out failed': 'Accessi non chiusi',
  'Failed to sign out user': 'Impossibile chiudere gli accessi',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Elimina utente',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    'Eliminare {name} ({username})? Si eliminano anche {reviews}, {workplaces} e tutte le e-mail non inviate. Il link e i codici stampati non funzioneranno più. L’operazione non si può annullare.',
  '{count} workplace|{count} workplaces': {
    one: '{count} luogo di lavoro',
    other: '{count} luoghi di lavoro',
  },
  'User deleted': 'Utente eliminato',
  'User and all associated data have been removed.': 'L’utente e tutti i suoi dati sono stati rimossi.',
  'Delete failed': 'Eliminazione non riuscita',
  'Failed to delete user': 'Utente non eliminato',
  'Needs attention': 'Richiede attenzione',
  'Since {time}': 'Inizio: {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'Le e-mail non partono',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: '{count} e-mail è in attesa.',
    other: '{count} e-mail sono in attesa.',
  },
  'The last attempt failed with "{error}".': 'L’ultimo tentativo non è riuscito: “{error}”.',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'Controlli il server di posta e SMTP_URL: appena funziona, le e-mail partono da sole.',
  'The disk is almost full': 'Il disco è quasi pieno',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    'In {folder} restano {megabytes}\u00a0MB. A disco pieno non si possono salvare recensioni: liberi spazio o usi un disco più grande.',
  'There is no recent backup': 'Non c’è un backup recente',
  'There is no backup yet': 'Non c’è ancora un backup',
  'Run ./goodword backup now, and let it run every night.':
    'Esegua ora ./goodword backup e lo faccia eseguire ogni notte.',
  "The proxy isn't trusted": 'Il proxy non è attendibile',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    'Chi arriva tramite {address} conta come una sola persona: le password sbagliate di uno bloccano tutti. Se {address} è il Suo proxy, lo indichi in TRUST_PROXY, gli faccia inviare X-Forwarded-For e riavvii.',
};
