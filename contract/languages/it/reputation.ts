import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'reputation'> = {
  'Take my reviews with me': 'Porto con me le recensioni',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Sono Sue, ovunque lavorerà. Le scarichi tutte o ne mostri alcune a un datore di lavoro.',
  'Download them all': 'Scaricarle tutte',
  'All your reviews, for a spreadsheet.': 'Tutte le Sue recensioni, per un foglio di calcolo.',
  // A new link for an employer
  'Show a few to an employer': 'Mostrarne alcune a un datore di lavoro',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Una pagina con le recensioni che sceglie. Vale finché non scade o non la disattiva, e i motori di ricerca non la trovano.',
  'No reviews to show yet': 'Ancora nessuna recensione da mostrare',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Dopo l’invio, i clienti possono permetterLe di mostrare la recensione a un futuro datore di lavoro. Le troverà qui.',
  "Couldn't load more reviews.": 'Impossibile caricare altre recensioni.',
  'Who is it for?': 'Per chi è?',
  "They'll see this name at the top of the page.": 'Il nome apparirà in cima alla pagina.',
  'e.g. Hotel Aurora': 'es. Hotel Aurora',
  'How long should it work?': 'Per quanto tempo deve valere?',
  '{count} day|{count} days': { one: '{count} giorno', other: '{count} giorni' },
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
