import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'reputation'> = {
  'Take my reviews with me': 'Meine Bewertungen mitnehmen',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Sie gehören Ihnen, egal wo Sie als Nächstes arbeiten. Laden Sie alle herunter, oder zeigen Sie einem Arbeitgeber einige.',
  // The reference for a period
  'Reference (PDF)': 'Referenz (PDF)',
  'For job applications, or just to keep.': 'Für Bewerbungen, oder einfach zum Aufheben.',
  From: 'Von',
  To: 'Bis',
  'The period ends before it begins': 'Der Zeitraum endet, bevor er beginnt',
  "Include customers' names and locations": 'Namen und Orte der Gäste aufnehmen',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'Ihre Gäste haben Ihnen ihre Namen anvertraut. Nehmen Sie sie nur auf, wenn es ihnen recht wäre.',
  'Include what they wrote': 'Ihre Texte aufnehmen',
  'Download PDF': 'PDF herunterladen',
  '{file} downloaded': '{file} heruntergeladen',
  'Failed to create the file': 'Datei nicht erstellt',
  "Couldn't load the numbers.": 'Die Zahlen konnten nicht geladen werden.',
  'There are no reviews in this period.': 'In diesem Zeitraum gibt es keine Bewertungen.',
  // E.g. 4.83
  '{average} on average': 'im Durchschnitt {average}',
  // How the check works
  'How the check works': 'So funktioniert die Prüfung',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    'Bewertungen werden bei der Ankunft digital signiert. Alle können die signierte Datei unter <link>{address}</link> öffnen und sehen, dass nichts geändert wurde. Das PDF ist zum Lesen.',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    'Namen und Texte können Sie weglassen, Sterne, Anzahl und Durchschnitt nicht. Sie sind für den ganzen Zeitraum und insgesamt signiert.',
  'Download signed file': 'Signierte Datei herunterladen',
  'Download verify page': 'Prüfseite herunterladen',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': 'Einem Arbeitgeber einige zeigen',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'Eine Seite mit Bewertungen Ihrer Wahl. Sie gilt {days} Tage oder bis Sie sie abschalten, und Suchmaschinen finden sie nicht.',
  'No reviews to show yet': 'Noch keine Bewertungen zum Zeigen',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Gäste können Ihnen nach dem Senden erlauben, eine Bewertung einem künftigen Arbeitgeber zu zeigen. Diese finden Sie hier.',
  "Couldn't load more reviews.": 'Weitere Bewertungen konnten nicht geladen werden.',
  'Who is it for?': 'Für wen ist es?',
  "They'll see this name at the top of the page.": 'Dieser Name steht oben auf der Seite.',
  'e.g. Hotel Aurora': 'z.\u00a0B. Hotel Aurora',
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
