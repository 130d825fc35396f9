import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'reputation'> = {
  'Take my reviews with me': 'Mijn beoordelingen meenemen',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Ze zijn van u, waar u hierna ook werkt. Download ze allemaal, of laat er een paar zien aan een werkgever.',
  'Download them all': 'Allemaal downloaden',
  'All your reviews, for a spreadsheet.': 'Al uw beoordelingen, voor een spreadsheet.',
  // A new link for an employer
  'Show a few to an employer': 'Een paar aan een werkgever tonen',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Een pagina met beoordelingen die u kiest. Hij werkt tot hij verloopt of u hem uitzet, en zoekmachines vinden hem niet.',
  'No reviews to show yet': 'Nog niets om te laten zien',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Na het versturen kunnen klanten goedvinden dat u hun beoordeling bij sollicitaties laat zien. Die vindt u dan hier.',
  "Couldn't load more reviews.": 'Meer beoordelingen konden niet worden geladen.',
  'Who is it for?': 'Voor wie is de link?',
  "They'll see this name at the top of the page.": 'Deze naam staat bovenaan de pagina.',
  'e.g. Hotel Aurora': 'bijv. Hotel Aurora',
  'How long should it work?': 'Hoelang moet hij werken?',
  '{count} day|{count} days': { one: '{count} dag', other: '{count} dagen' },
  'Reviews to show': 'Beoordelingen om te tonen',
  '({count} chosen)|({count} chosen)': { one: '({count} gekozen)', other: '({count} gekozen)' },
  'Create link': 'Link maken',
  'Failed to create the link': 'Link niet gemaakt',
  'Open page': 'Pagina openen',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Uw links',
  "Couldn't load your links.": 'Uw links konden niet worden geladen.',
  Open: 'Open',
  Empty: 'Leeg',
  Expired: 'Verlopen',
  'Turned off': 'Uitgezet',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count}\u00a0beoordeling, tot {date}',
    other: '{count}\u00a0beoordelingen, tot {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Niets meer te tonen: de klanten trokken hun toestemming of beoordeling in',
  'Not opened yet': 'Nog niet geopend',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Eén keer geopend, op {date}',
    other: '{count}\u00a0keer geopend, laatst op {date}',
  },
  // A button
  'Turn off': 'Uitzetten',
  'Turn off the link for {employer}': 'Link voor {employer} uitzetten',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'De link voor {employer} uitzetten? De pagina sluit meteen. Dit kan niet ongedaan worden gemaakt.',
  'Link turned off': 'Link uitgezet',
  'The page for {employer} is closed.': 'De pagina voor {employer} is gesloten.',
  'Failed to turn off the link': 'Link niet uitgezet',
};
