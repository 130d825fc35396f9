import type { Dictionary } from '../sentences.ts';

/** Loaded after the page, so nothing here may be in its first view. */
export const texts: Dictionary<'it', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.': 'Non è cambiato nulla. Controlli e riprovi.',
  'Nothing was sent. Try again once you have a connection.':
    'Non è stato inviato nulla. Riprovi quando c’è connessione.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Troppi tentativi in poco tempo. Attenda qualche minuto e riprovi.',
  'Something went wrong on our side. Please try again in a moment.':
    'Qualcosa è andato storto da parte nostra. Riprovi fra un momento.',
  // After the email notice
  'Your emails are on their way': 'Le Sue e-mail sono in arrivo',
  'Confirmation email sent': 'E-mail di conferma inviata',
  'Failed to send the email': 'E-mail non inviata',
  // Install card
  'Install {site}': 'Installa {site}',
  Install: 'Installa',
  'Keep your QR code one tap away, even offline.': 'Il Suo codice QR a portata di tocco, anche offline.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Il Suo codice a portata di tocco: apra il menu del browser e scelga Aggiungi a schermata Home.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Tocchi Condividi <icon></icon>, poi Aggiungi alla schermata Home.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'La prossima volta, su questo dispositivo, niente password da scrivere.',
  'Set it up': 'Configura',
  'Passkey added': 'Passkey aggiunta',
  'Failed to add the passkey': 'Passkey non aggiunta',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Operazione annullata o troppo lunga. Può riprovare.',
  'This device already has a passkey for your account.':
    'Questo dispositivo ha già una passkey per il Suo account.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Prima imposti su questo dispositivo un blocco schermo, l’impronta o il volto.',
  "Your device couldn't use a passkey here. Please try again.":
    'Il dispositivo non è riuscito a usare una passkey. Riprovi.',
  // Toasts without a network
  "You're offline.": 'È offline.',
  "You're offline. {message}": 'È offline. {message}',
  "Try again when you're back online.": 'Riprovi quando tornerà online.',
  // A link that is shown once
  'Link copied': 'Link copiato',
  'Copy the selected link': 'Copi il link selezionato',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Il link è pronto.</strong> Lo copi ora: non lo vedrà più.',
  Share: 'Condividi',
  // Fields
  'Please use ordinary characters only': 'Usi solo caratteri comuni',
  'Please use at most 60 characters': 'Usi al massimo 60\u00a0caratteri',
  'Please use at most 120 characters': 'Usi al massimo 120\u00a0caratteri',
  'Please use at most 254 characters': 'Usi al massimo 254\u00a0caratteri',
  'Please use at most 256 characters': 'Usi al massimo 256\u00a0caratteri',
  'Please use at most 2,000 characters': 'Usi al massimo 2000\u00a0caratteri',
  'Full name is required': 'Inserisca nome e cognome',
  'Username is required': 'Inserisca il nome utente',
  'Username must be at least 3 characters': 'Il nome utente deve avere almeno 3\u00a0caratteri',
  'Please use visible characters, and letters of one alphabet':
    'Usi caratteri visibili e lettere di un solo alfabeto',
  'Please enter a valid email': 'Inserisca un’e-mail valida',
  'Please enter a valid email address': 'Inserisca un indirizzo e-mail valido',
  'Password is required': 'Inserisca la password',
  'Password must be at least 6 characters': 'La password deve avere almeno 6\u00a0caratteri',
  'Password must be at least 6 characters long': 'La password deve avere almeno 6\u00a0caratteri',
  "Passwords don't match": 'Le password non coincidono',
  'Please choose an industry': 'Scelga un settore',
  'Please choose one of the languages': 'Scelga una delle lingue',
  'Workplace name is required': 'Inserisca il nome del luogo di lavoro',
  'Please write a reply': 'Scriva una risposta',
  'Please name the tracked code': 'Dia un nome al codice tracciato',
  'Please choose how often to get this mail': 'Scelga quanto spesso ricevere questa e-mail',
  'Please say who the link is for': 'Indichi per chi è il link',
  'Please choose at least one review': 'Scelga almeno una recensione',
  'Please choose at most 50 reviews': 'Scelga al massimo 50\u00a0recensioni',
  'Please choose monthly or yearly': 'Scelga mensile o annuale',
  'Please choose free, monthly or annual': 'Scelga gratuito, mensile o annuale',
  'Please search for at most 120 characters': 'Cerchi al massimo 120\u00a0caratteri',
  // Connection and server
  'Please check your internet connection and try again': 'Controlli la connessione a Internet e riprovi',
  'The request could not be read': 'Non è stato possibile elaborare la richiesta',
  'The request is too large': 'La richiesta è troppo grande',
  'The request took too long': 'La richiesta ha impiegato troppo tempo',
  'Too many requests. Please try again later.': 'Troppe richieste. Riprovi più tardi.',
  'Internal server error': 'Errore interno del server',
  'Service temporarily unavailable': 'Servizio temporaneamente non disponibile',
  'Not found': 'Non trovato',
  // Accounts
  Unauthorized: 'Accesso non autorizzato',
  'Invalid username or password': 'Nome utente o password non validi',
  'The password is not correct': 'La password non è corretta',
  'Username or email already in use': 'Nome utente o e-mail già in uso',
  'This email address is already in use': 'Questo indirizzo e-mail è già in uso',
  'This is already your email address': 'Questo è già il Suo indirizzo e-mail',
  'Invalid or expired reset token': 'Link per la password non valido o scaduto',
  'Invalid or expired confirmation link': 'Link di conferma non valido o scaduto',
  'This site doesn’t take new accounts': 'Questo sito non accetta nuovi account',
  'Session not found': 'Sessione non trovata',
  'This passkey could not be saved. Please try again.': 'Questa passkey non è stata salvata. Riprovi.',
  'That took too long. Please try again.': 'Ci è voluto troppo tempo. Riprovi.',
  'This passkey didn’t work. Try again, or use your password.':
    'Questa passkey non ha funzionato. Riprovi o usi la password.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Questa passkey qui non risulta. Forse è stata rimossa. Usi la password.',
  'Please confirm with your password or a passkey': 'Confermi con la password o una passkey',
  'Passkey not found': 'Passkey non trovata',
  'You can have up to 10 passkeys. Remove one first.':
    'Può avere al massimo 10\u00a0passkey. Prima ne rimuova una.',
  'This passkey was already added': 'Questa passkey è già stata aggiunta',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Le passkey richiedono un sito con un nome di dominio. Questo ha un indirizzo IP.',
  // Reviews, workplaces and cards
  'Review not found': 'Recensione non trovata',
  'You have already replied to this review': 'Ha già risposto a questa recensione',
  'The customer could not read a reply: the private link was not saved or has expired':
    'Il cliente non potrebbe leggere la risposta: il link privato non è stato salvato o è scaduto',
  'You can pin up to 3 reviews. Unpin one first.':
    'Può mettere in evidenza fino a 3\u00a0recensioni. Prima ne tolga una.',
  'Workplace not found': 'Luogo di lavoro non trovato',
  'The free plan includes a single workplace. Upgrade to add more.':
    'Il piano Gratuito include un solo luogo di lavoro. Cambi piano per aggiungerne altri.',
  'You can have up to 200 workplaces. Delete one first.':
    'Può avere al massimo 200\u00a0luoghi di lavoro. Prima ne elimini uno.',
  'Tracked code not found': 'Codice tracciato non trovato',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'Ha raggiunto il limite di 100\u00a0codici tracciati. Rinomini uno che non usa più.',
  'This browser’s push subscription can’t be used':
    'Le notifiche push di questo browser non si possono usare',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'Può condividere solo le Sue recensioni, e solo con il permesso del cliente',
  'You have 20 open links. Turn one off to create another.':
    'Ha 20\u00a0link attivi. Ne disattivi uno per crearne un altro.',
  'Link not found': 'Link non trovato',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'Ha già questo piano. Può gestirlo in Preferenze.',
  'Your plan has no billing to manage.': 'Il Suo piano non ha pagamenti da gestire.',
  'There are no plans here: everything is included.': 'Qui non ci sono piani: è tutto incluso.',
  'Payment provider unavailable': 'Servizio di pagamento non raggiungibile',
  'Payments are not available right now': 'In questo momento i pagamenti non sono disponibili',
  // Admin
  'Access denied. Admin privileges required.': 'Accesso negato. Servono i privilegi di admin.',
  'The admin account cannot be deleted': 'L’account admin non si può eliminare',
  'User not found': 'Utente non trovato',
  'The end must be at most ten years from now': 'La scadenza deve essere al massimo fra dieci anni',
  'The free plan has no end, so its end must be null':
    'Il piano Gratuito non scade, quindi la scadenza deve essere null',
};
