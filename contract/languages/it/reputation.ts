import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'reputation'> = {
  'Take my reviews with me': 'Porto con me le recensioni',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Sono Sue, ovunque lavorerà. Le scarichi tutte o ne mostri alcune a un datore di lavoro.',
  // The reference for a period
  'Reference (PDF)': 'Referenze (PDF)',
  'For job applications, or just to keep.': 'Per candidarsi a un lavoro, o solo da conservare.',
  From: 'Da',
  To: 'A',
  'The period ends before it begins': 'Il periodo finisce prima di iniziare',
  "Include customers' names and locations": 'Includi nomi e località dei clienti',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'I clienti hanno dato il nome a Lei. Lo includa solo se sarebbero d’accordo.',
  'Include what they wrote': 'Includi ciò che hanno scritto',
  'Download PDF': 'Scarica PDF',
  '{file} downloaded': '{file} scaricato',
  'Failed to create the file': 'File non creato',
  "Couldn't load the numbers.": 'Impossibile caricare i numeri.',
  'There are no reviews in this period.': 'Non ci sono recensioni in questo periodo.',
  // E.g. 4.83
  '{average} on average': '{average} in media',
  // How the check works
  'How the check works': 'Come funziona il controllo',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    'Le recensioni ricevono una firma digitale appena arrivano. Chiunque può aprire il file firmato su <link>{address}</link> e vedere che nulla è cambiato. Il PDF serve per leggere.',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    'Può omettere nomi e testi, ma non stelle, numero e media: sono firmati per l’intero periodo e in totale.',
  'Download signed file': 'Scarica il file firmato',
  'Download verify page': 'Scarica la pagina di verifica',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': 'Mostrarne alcune a un datore di lavoro',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'Una pagina con le recensioni che sceglie. Vale {days}\u00a0giorni o finché non la disattiva, e i motori di ricerca non la trovano.',
  'No reviews to show yet': 'Ancora nessuna recensione da mostrare',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Dopo l’invio, i clienti possono permetterLe di mostrare la recensione a un futuro datore di lavoro. Le troverà qui.',
  "Couldn't load more reviews.": 'Impossibile caricare altre recensioni.',
  'Who is it for?': 'Per chi è?',
  "They'll see this name at the top of the page.": 'Il nome apparirà in cima alla pagina.',
  'e.g. Hotel Aurora': 'es. Hotel Aurora',
  'Reviews to show': 'Recensioni da mostrare',
  '({count} chosen)|({count} chosen)': { one: '({count} scelta)', other: '({count} scelte)' },
  'Create link': 'Crea link',
  'Failed to create the link': 'Link non creato',
  'Open page': 'Apri la pagina',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'I Suoi link',
  "Couldn't load your links.": 'Impossibile caricare i link.',
  Open: 'Attivo',
  Empty: 'Vuoto',
  Expired: 'Scaduto',
  'Turned off': 'Disattivato',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count} recensione, scadenza: {date}',
    other: '{count} recensioni, scadenza: {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Nulla da mostrare: i clienti hanno ritirato il permesso o la recensione',
  'Not opened yet': 'Non ancora aperto',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Aperto una volta ({date})',
    other: 'Aperto {count} volte, ultima: {date}',
  },
  // A button
  'Turn off': 'Disattiva',
  'Turn off the link for {employer}': 'Disattiva il link per {employer}',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'Disattivare il link per {employer}? La pagina si chiude subito. L’operazione non si può annullare.',
  'Link turned off': 'Link disattivato',
  'The page for {employer} is closed.': 'La pagina per {employer} è chiusa.',
  'Failed to turn off the link': 'Link non disattivato',
};
