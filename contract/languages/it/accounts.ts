import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'accounts'> = {
  // Page titles
  'Forgot password': 'Password dimenticata',
  // Login
  'Good to see you': 'Che piacere rivederLa',
  'Sign in to read what your customers say.': 'Acceda per leggere che cosa dicono i Suoi clienti.',
  'New here? <register>Create an account</register>': 'Prima volta qui? <register>Crea un account</register>',
  Username: 'Nome utente',
  Password: 'Password',
  'Signing in...': 'Accesso in corso…',
  'Use a passkey': 'Usa una passkey',
  'Forgot password?': 'Password dimenticata?',
  'Login successful': 'Accesso effettuato',
  'Login failed': 'Accesso non riuscito',
  "That didn't work. Check your username and password.":
    'Non ha funzionato. Controlli nome utente e password.',
  'Please check your credentials': 'Controlli i dati di accesso',
  // Register
  'Create your account': 'Crei il Suo account',
  'It takes a minute.': 'Basta un minuto.',
  'Already have an account? <login>Sign in</login>': 'Ha già un account? <login>Accedi</login>',
  'Full name': 'Nome e cognome',
  'Customers only see your first name.': 'I clienti vedono solo il Suo nome, non il cognome.',
  Email: 'E-mail',
  'We send your reviews here.': 'Qui Le inviamo le recensioni.',
  'At least 6 characters.': 'Almeno 6\u00a0caratteri.',
  Industry: 'Settore',
  'Create account': 'Crea account',
  'Creating account...': 'Creazione in corso…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'Creando un account accetta i <terms>Termini di servizio</terms> e l’<privacy>Informativa sulla privacy</privacy>.',
  'Account created successfully': 'Account creato',
  'Welcome to {site}!': 'Le diamo il benvenuto su {site}!',
  'Registration failed': 'Registrazione non riuscita',
  'Please try again with different credentials': 'Riprovi con dati diversi',
  'Please choose a different username or email, then try again.':
    'Scelga un altro nome utente o un’altra e-mail e riprovi.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'I complimenti che si merita devono restare a Lei',
  'Your first {limit} reviews are free': 'Le prime {limit} recensioni sono gratis',
  'No card needed, and they never expire.': 'Senza carta di credito e senza scadenza.',
  'A link and a QR code of your own': 'Un link e un codice QR tutti Suoi',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Sul telefono, sul conto o su un biglietto in tasca.',
  'Every review in your inbox, right away': 'Ogni recensione subito nella Sua posta',
  'Read it on the way home, not at your next performance review.':
    'La legge tornando a casa, non al prossimo colloquio di valutazione.',
  'Yours when you change jobs': 'Sue anche quando cambia lavoro',
  'Your reviews belong to you, not your employer. You own your data.':
    'Le recensioni sono Sue, non del datore di lavoro. I Suoi dati sono Suoi.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'È venuto quando aveva detto, ha chiesto quanto aveva detto. Credevo non esistesse più.',
  // Instead of the sign-up form
  'No new accounts': 'Registrazioni chiuse',
  "We don't take new accounts here.": 'Qui non si accettano nuovi account.',
  'Questions? Write to <mail>{address}</mail>.': 'Domande? Scriva a <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'Ha dimenticato la password?',
  "Enter your email and we'll send you a link to choose a new one.":
    'Inserisca la Sua e-mail: Le invieremo un link per sceglierne una nuova.',
  'Back to login': 'Torna all’accesso',
  'Send reset link': 'Invia il link',
  'Reset email sent': 'E-mail inviata',
  'Failed to send reset email': 'E-mail non inviata',
  'No email was sent. Check the address, then try again.':
    'Non è partita nessuna e-mail. Controlli l’indirizzo e riprovi.',
  'Check your email': 'Controlli la posta',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'Se <address>{email}</address> appartiene a un account, il link è in arrivo. Vale un’ora. Non c’è? Guardi nello spam.',
  // New password
  'Choose a new password': 'Scelga una nuova password',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Sostituisce quella vecchia, chiude l’accesso ovunque e rimuove tutte le passkey.',
  'New password': 'Nuova password',
  'Confirm password': 'Conferma password',
  'Reset password': 'Reimposta password',
  'Saving...': 'Salvataggio…',
  'Password reset successful': 'Password reimpostata',
  'Your new password is set': 'La nuova password è attiva',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'Abbiamo chiuso l’accesso su tutti i dispositivi e rimosso tutte le passkey. Acceda con la nuova password.',
  'Go to Login': 'Vai all’accesso',
  'Invalid Reset Link': 'Link non valido',
  'Invalid reset link': 'Link non valido',
  'The password reset link is invalid or missing.':
    'Il link per reimpostare la password manca o non è valido.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Ogni link vale una volta sola, per un’ora, e conta solo l’ultimo.',
  'Request a new link': 'Richiedi un nuovo link',
  'Reset token is missing.': 'Manca il codice per reimpostare la password.',
  'Failed to reset password': 'Password non reimpostata',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Vale ancora la vecchia password. Richieda un nuovo link o riprovi.',
  // Confirming an address
  'Confirm your email': 'Confermi la Sua e-mail',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'Abbiamo inviato questo link al Suo nuovo indirizzo. Lo confermi per usarlo con il Suo account {site}.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'Abbiamo inviato questo link all’indirizzo della registrazione. Lo confermi per ricevere lì le recensioni.',
  'Confirm this address': 'Conferma indirizzo',
  'Confirming...': 'Conferma in corso…',
  'Failed to confirm your email': 'E-mail non confermata',
  'Your email has changed': 'La Sua e-mail è cambiata',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Invieremo le nuove recensioni a questo indirizzo, valido anche per accedere. Abbiamo avvisato anche quello vecchio.',
  'Your email is confirmed': 'La Sua e-mail è confermata',
  "We'll send your reviews to this address.": 'Invieremo le recensioni a questo indirizzo.',
  'Invalid confirmation link': 'Link di conferma non valido',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'Link di conferma non valido o scaduto. Ogni link vale una volta sola, per 24\u00a0ore, e conta solo l’ultimo. Può chiederne uno nuovo in Preferenze.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'Link di conferma non valido o scaduto. Ogni link vale una volta sola, per 7\u00a0giorni, e conta solo l’ultimo. Acceda per vedere se l’indirizzo è confermato o per avere un nuovo link.',
  'Go to Settings': 'Vai a Preferenze',
  'This address is taken': 'Questo indirizzo è già in uso',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Questo indirizzo e-mail è già in uso: un altro account l’ha confermato prima. Il Suo indirizzo non è cambiato. Può sceglierne un altro in Preferenze.',
};
