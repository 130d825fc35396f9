import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'reputation'> = {
  'Take my reviews with me': 'Meine Bewertungen mitnehmen',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Sie gehören Ihnen, egal wo Sie als Nächstes arbeiten. Laden Sie alle herunter, oder zeigen Sie einem Arbeitgeber einige.',
  'Download them all': 'Alle herunterladen',
  'All your reviews, for a spreadsheet.': 'Alle Ihre Bewertungen, für eine Tabelle.',
  // A new link for an employer
  'Show a few to an employer': 'Einem Arbeitgeber einige zeigen',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Eine Seite mit Bewertungen Ihrer Wahl. Sie gilt, bis sie abläuft oder Sie sie abschalten, und Suchmaschinen finden sie nicht.',
  'No reviews to show yet': 'Noch keine Bewertungen zum Zeigen',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Gäste können Ihnen nach dem Senden erlauben, eine Bewertung einem künftigen Arbeitgeber zu zeigen. Diese finden Sie hier.',
  "Couldn't load more reviews.": 'Weitere Bewertungen konnten nicht geladen werden.',
  'Who is it for?': 'Für wen ist es?',
  "They'll see this name at the top of the page.": 'Dieser Name steht oben auf der Seite.',
  'e.g. Hotel Aurora': 'z.\u00a0B. Hotel Aurora',
  'How long should it work?': 'Wie lange soll er gelten?',
  '{count} day|{count} days': { one: '{count} Tag', other: '{count} Tage' },
  'Reviews to show': 'Bewertungen zum Zeigen',
  '({count} chosen)|({count} chosen)': { one: '({count} gewählt)', other: '({count} gewählt)' },
  'Create link': 'Link anlegen',
  'Failed to create the link': 'Link nicht angelegt',
  'Open page': 'Seite öffnen',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Ihre Links',
  "Couldn't load your links.": 'Ihre Links konnten nicht geladen werden.',
  Open: 'Offen',
  Empty: 'Leer',
  Expired: 'Abgelaufen',
  'Turned off': 'Abgeschaltet',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count}\u00a0Bewertung, bis {date}',
    other: '{count}\u00a0Bewertungen, bis {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Nichts mehr zu zeigen: Die Gäste haben Erlaubnis oder Bewertung zurückgenommen',
  'Not opened yet': 'Noch nicht geöffnet',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Einmal geöffnet, zuletzt am {date}',
    other: '{count}-mal geöffnet, zuletzt am {date}',
  },
  // A button
  'Turn off': 'Abschalten',
  'Turn off the link for {employer}': 'Link für {employer} abschalten',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'Link für {employer} abschalten? Die Seite schließt sofort. Das lässt sich nicht rückgängig machen.',
  'Link turned off': 'Link abgeschaltet',
  'The page for {employer} is closed.': 'Die Seite für {employer} ist geschlossen.',
  'Failed to turn off the link': 'Link nicht abgeschaltet',
};
