import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, nelle parole dei clienti',
  'For {employer}': 'Per {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Una recensione di un cliente che ha permesso a {name} di mostrarla.',
      other: '{count} recensioni di clienti che hanno permesso a {name} di mostrarle.',
    },
  '{rating} out of 5 stars': '{rating} su 5\u00a0stelle',
  // Instead of a name
  'A customer': 'Cliente',
  // Along a circle: keep it short
  'Signed on arrival': 'Firmata all’arrivo',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'Le recensioni ricevono una firma digitale appena arrivano. <link>Come si controllano le firme</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Su {site} i clienti scrivono senza account, con un link o un codice QR di chi li ha serviti. Quella persona non può scrivere né cambiare recensioni. {name} ha scelto le recensioni di questa pagina; potrebbero essercene altre.',
  'This page is only for you. It closes on {date} at the latest.':
    'Questa pagina è solo per Lei. Chiusura, al più tardi: {date}.',
  'This page is closed': 'Questa pagina è chiusa',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Questo link è scaduto o è stato disattivato. Ne chieda uno nuovo a chi l’ha inviato.',
  // The page that checks a signed file
  'Check a reputation': 'Verifica una reputazione',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Controlli un file di recensioni: di chi parlano, quante sono e che nulla sia stato cambiato o omesso.',
  'Is this reputation genuine?': 'Questa reputazione è autentica?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Qualcuno Le ha dato un file con le proprie recensioni. Lo scelga per vedere di chi parla e se qualcosa è stato cambiato, aggiunto o omesso.',
  'Reputation file': 'File di reputazione',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'Oppure lo trascini su questa pagina. Resta su questo dispositivo; non viene inviato nulla.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Questa pagina controlla il file nel browser, con JavaScript. Lo attivi.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Qui questo browser non può controllare le firme. Apra la pagina via https, in un browser aggiornato.',
  'Reading...': 'Lettura in corso…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: 'Controllo: {done} di {count} recensione…',
    other: 'Controllo: {done} di {count} recensioni…',
  },
  Result: 'Risultato',
  'How the check works': 'Come funziona il controllo',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Ogni recensione viene firmata appena arriva; numero e media sono firmati per l’intero periodo. Nomi e testi si possono nascondere; stelle, numero e media no. Basta cambiare una lettera o omettere una recensione, e una firma non vale più.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'Una firma dimostra che il servizio ha ricevuto una recensione, e quando. Non dimostra chi è il cliente, perché i clienti non hanno un account. Il periodo lo ha scelto la persona, perciò si vedono anche le cifre totali.',
  'Whose signatures this page accepts': 'Quali firme accetta questa pagina',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Questa pagina accetta solo firme di {issuer}. Le chiavi pubbliche sono incluse nella pagina.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key}: {start} – {end}',
  '{key} from {start}, in use': '{key}: in uso, inizio {start}',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>Salvi questa pagina</link> per controllare i file offline, in qualsiasi browser.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Questa è una copia salvata. L’ha ricevuta dalla persona di cui parla il file? Apra invece {address}. Una copia alterata potrebbe dire autentico qualsiasi file.',
  // Its verdict
  'Yes, this is genuine': 'Sì, è autentica',
  'No, do not rely on this file': 'No, non si fidi di questo file',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> su 5\u00a0stelle, da {count} recensione',
      other: '<average>{average}</average> su 5\u00a0stelle, da {count} recensioni',
    },
  'From {start} to {end}.': 'Periodo: {start} – {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'In totale: {count} recensione, {average} in media.',
    other: 'In totale: {count} recensioni, {average} in media.',
  },
  'Signed by {issuer} on {date}.': 'Firma di {issuer}, {date}.',
  'What was checked': 'Che cosa è stato controllato',
  Yes: 'Sì',
  No: 'No',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'Il contenuto non viene mostrato perché non è affidabile. Chieda un nuovo file.',
  'It is a reputation file': 'È un file di reputazione',
  'The whole file is signed by the service': 'L’intero file è firmato dal servizio',
  'Each review is unchanged': 'Nessuna recensione è stata cambiata',
  'No review was added, left out or moved': 'Nessuna recensione è stata aggiunta, omessa o spostata',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Recensione {number} di {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: 'Nemmeno un’altra è affidabile.',
    other: 'Nemmeno altre {count} sono affidabili.',
  },
  'This is a different kind of file, or part of it is missing.':
    'È un file di altro tipo, o ne manca una parte.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Senza una firma valida per l’intero file, non si può sapere quali recensioni ne fanno parte.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: 'Dovrebbe esserci {count} recensione, invece il numero trovato è {found}.',
      other: 'Dovrebbero esserci {count} recensioni, invece il numero trovato è {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'Non sono le recensioni firmate insieme, o l’ordine è cambiato.',
  'The signature does not match the content.': 'La firma non corrisponde al contenuto.',
  'The text or a name was changed.': 'Il testo o un nome è stato cambiato.',
  'It is dated {date}, which is in the future.': 'Porta la data {date}, che è nel futuro.',
  'It is dated {date}, when its key was not in use.':
    'Porta la data {date}, quando la chiave non era in uso.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'È firmata con una chiave che questa pagina non conosce. Se è una copia salvata, apra {address} e riprovi.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'Dichiara di provenire da {issuer}, ma questa pagina accetta solo firme di {issuers}.',
  // The reviews of a genuine file
  'The reviews': 'Le recensioni',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Mostra altro (ancora {count})',
    other: 'Mostra altro (ancora {count})',
  },
  'Received on {received}.': 'Ricevuta: {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Ricevuta: {received}, modificata dal cliente: {edited}.',
  'Received on {received}, signed on {signed}.': 'Ricevuta: {received}, firmata: {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Ricevuta: {received}, modificata dal cliente: {edited}, firmata: {signed}.',
  'Text hidden by the professional': 'Testo nascosto dal professionista',
  'Name hidden by the professional': 'Nome nascosto dal professionista',
  'No name': 'Senza nome',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Luogo di lavoro, indicato dal professionista: {workplace} (non firmato).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Recensioni dei clienti per {name}',
  'Customer reviews, collected with {site}': 'Recensioni dei clienti, raccolte con {site}',
  '{from} to {to}': 'da {from} a {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} su 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'L’unica recensione di questo periodo',
    other: 'Tutte le {count} recensioni di questo periodo',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'In totale: {reviews}, in media {average} su 5. Creato: {date}. L’ultima pagina spiega come controllare queste recensioni.',
  'Customers’ names are not included. Star ratings always are.':
    'I nomi dei clienti non sono inclusi. Le stelle lo sono sempre.',
  'Customers’ comments are not included. Star ratings always are.':
    'I commenti dei clienti non sono inclusi. Le stelle lo sono sempre.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'I nomi e i commenti dei clienti non sono inclusi. Le stelle lo sono sempre.',
  '{date}, edited later': '{date}, poi modificata',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Fine dell’unica recensione di questo periodo.',
    other: 'Fine delle {count} recensioni di questo periodo.',
  },
  'How to check these reviews': 'Come controllare queste recensioni',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Ogni recensione ha la firma digitale di {host}, quindi la persona di cui parla non può cambiarla. Anche il numero e la media sono firmati, quindi nessuna può essere omessa.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Per controllarle, chieda il file firmato di questo documento e lo apra su {address}. Il controllo lo fa il browser, anche offline.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'Firmato con la chiave {key}. Impronta delle recensioni: {digest}',
  'QR code of {address}': 'Codice QR di {address}',
  'Page {number}': 'Pagina {number}',
};
