import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'cards'> = {
  '62 mm label roll': 'Etikettenrolle 62\u00a0mm',
  'A tracked code counts its scans and can point somewhere new when you change jobs.':
    'Ein Zählcode zählt seine Scans und kann nach einem Jobwechsel woanders hinführen.',
  A4: 'A4',
  'A6 card': 'A6-Karte',
  Back: 'Zurück',
  Badge: 'Namensschild',
  'Black, for any printer': 'Schwarz, für jeden Drucker',
  'Business card': 'Visitenkarte',
  'Code opens': 'Code öffnet',
  Color: 'Farbe',
  'Copy link of {name}': 'Link von {name} kopieren',
  'Copy this link to share: {url}': 'Diesen Link zum Teilen kopieren: {url}',
  "Couldn't load the preview. Please check your connection.":
    'Die Vorschau konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  "Couldn't load the sheet": 'Das Blatt konnte nicht geladen werden',
  "Couldn't load your tracked codes and workplaces.":
    'Ihre Zählcodes und Arbeitsorte konnten nicht geladen werden.',
  "Couldn't load your tracked codes.": 'Ihre Zählcodes konnten nicht geladen werden.',
  'Create tracked code': 'Zählcode anlegen',
  'Download PDF': 'PDF herunterladen',
  'Download SVG': 'SVG herunterladen',
  'Edit tracked code': 'Zählcode bearbeiten',
  'Edit {name}': '{name} bearbeiten',
  'Eight per sheet, for a badge holder or a clip': 'Acht pro Blatt, für Hülle oder Clip',
  'Failed to create tracked code': 'Zählcode nicht angelegt',
  'Failed to update tracked code': 'Zählcode nicht geändert',
  'Find out which table brings reviews': 'Sehen Sie, welcher Tisch Bewertungen bringt',
  'Folds once and can be read from both sides': 'Einmal gefaltet, von beiden Seiten lesbar',
  'Folds once, for counters and larger tables': 'Einmal gefaltet, für Theken und größere Tische',
  'For label printers, to stick on receipts and bags':
    'Für Etikettendrucker, zum Aufkleben auf Belege und Tüten',
  'For the door or the wall': 'Für Tür oder Wand',
  'Four per sheet, for menus, mirrors or parcels': 'Vier pro Blatt, für Speisekarten, Spiegel oder Pakete',
  'Give each table, flyer or profile its own code. See which one brings reviews, and change where it points without reprinting.':
    'Geben Sie jedem Tisch, Flyer oder Profil einen eigenen Code. Sehen Sie, welcher Bewertungen bringt, und ändern Sie sein Ziel ohne neuen Druck.',
  'Give the table by the window one code and the takeaway flyer another. You see how often each is scanned and how many reviews it brings. When you change jobs, the printed code can open your new workplace.':
    'Geben Sie dem Tisch am Fenster einen Code und dem Flyer für unterwegs einen anderen. Sie sehen, wie oft jeder gescannt wird und wie viele Bewertungen er bringt. Nach einem Jobwechsel kann der gedruckte Code Ihren neuen Arbeitsort öffnen.',
  'Hold the back of your phone to the tag.': 'Halten Sie die Rückseite des Telefons an den Tag.',
  'How did {name} do?': 'Wie war es mit {name}?',
  "I'm laminating this": 'Wird laminiert',
  Ink: 'Tinte',
  'Its code stays {code}, so printed copies keep working.':
    'Der Code bleibt {code}, gedruckte Exemplare funktionieren also weiter.',
  'Its short link never changes, so you only print it once.':
    'Der Kurzlink ändert sich nie, Sie drucken ihn nur einmal.',
  'Keep your phone on the tag.': 'Lassen Sie das Telefon am Tag.',
  'Link copied to clipboard: {url}': 'Link kopiert: {url}',
  "Makes the code sturdier, so glare doesn't stop it scanning.":
    'Macht den Code robuster, damit er trotz Spiegelung lesbar bleibt.',
  "NFC is blocked for this site. Allow it in your browser's site settings, then try again.":
    'NFC ist für diese Website blockiert. Erlauben Sie es in den Website-Einstellungen des Browsers und versuchen Sie es erneut.',
  "NFC is turned off. Turn it on in your phone's settings, then try again.":
    'NFC ist ausgeschaltet. Schalten Sie es in den Einstellungen des Telefons ein und versuchen Sie es erneut.',
  Name: 'Name',
  'No specific workplace': 'Kein bestimmter Arbeitsort',
  'Not scanning? Turn up your brightness.': 'Scannt nicht? Machen Sie das Display heller.',
  Note: 'Getönt',
  Off: 'Aus',
  'Only you see this, e.g. “Table tents by the window”.':
    'Das sehen nur Sie, z.\u00a0B. „Aufsteller am Fenster“.',
  Opens: 'Öffnet',
  'Other sizes': 'Andere Formate',
  Paper: 'Papier',
  "People who scan it are told the link isn't valid. You can turn it back on.":
    'Wer ihn scannt, erfährt, dass der Link nicht gilt. Sie können ihn wieder einschalten.',
  'Please check your connection and try again.':
    'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  Poster: 'Plakat',
  'Preview of the sheet: {sheet}': 'Vorschau des Blatts: {sheet}',
  Preview: 'Vorschau',
  'Print at 100% ("Actual size") on {paper}. Turn off "Fit to page".':
    'Drucken Sie mit 100\u00a0% („Tatsächliche Größe“) auf {paper}. Schalten Sie „An Seite anpassen“ aus.',
  'Print {name}': '{name} drucken',
  Print: 'Drucken',
  'QR code for reviews at {workplace}': 'QR-Code für Bewertungen, {workplace}',
  'QR code for your reviews': 'QR-Code für Ihre Bewertungen',
  'Read a tag': 'Tag lesen',
  'Receipt sticker': 'Belegaufkleber',
  Replace: 'Ersetzen',
  'Save Changes': 'Änderungen speichern',
  'Scan to tell {name}. It takes 30 seconds, and only {name} reads it.':
    'Scannen und {name} schreiben. Das dauert 30\u00a0Sekunden, und nur {name} liest es.',
  Scans: 'Scans',
  'Table tent': 'Tischaufsteller',
  'Ten per sheet, to hand over with the bill': 'Zehn pro Blatt, zum Überreichen mit der Rechnung',
  'The tag moved away too soon. Hold your phone still and try again.':
    'Der Tag war zu schnell weg. Halten Sie das Telefon still und versuchen Sie es erneut.',
  "This device can't read or write NFC tags.": 'Dieses Gerät kann keine NFC-Tags lesen oder schreiben.',
  "This tag can't be read. Hold your phone still, or try another tag.":
    'Dieser Tag ist nicht lesbar. Halten Sie das Telefon still, oder nehmen Sie einen anderen Tag.',
  "This tag can't be written. It may be locked.":
    'Dieser Tag lässt sich nicht beschreiben. Vielleicht ist er gesperrt.',
  'This tag holds something else.': 'Dieser Tag enthält etwas anderes.',
  'This tag is empty.': 'Dieser Tag ist leer.',
  'This tag opens {name}.': 'Dieser Tag öffnet {name}.',
  'Tips on paper and lamination': 'Tipps zu Papier und Laminieren',
  'To put a code on an NFC tag, open this page in Chrome on an Android phone, or copy the link and write it with an app like NFC Tools.':
    'Um einen Code auf einen NFC-Tag zu schreiben, öffnen Sie diese Seite in Chrome auf einem Android-Telefon, oder kopieren Sie den Link und schreiben Sie ihn mit einer App wie NFC Tools.',
  'Tracked code created': 'Zählcode angelegt',
  'Tracked code updated': 'Zählcode geändert',
  'Turned off': 'Abgeschaltet',
  'US Letter': 'US Letter',
  'Warm tint, in color': 'Warmer Ton, in Farbe',
  'What to print': 'Was gedruckt wird',
  'Write to NFC tag': 'Auf NFC-Tag schreiben',
  'Write {name} to NFC tag': '{name} auf NFC-Tag schreiben',
  'Your code on paper: cards to hand over, a tent for the table, a poster for the door.':
    'Ihr Code auf Papier: Karten zum Mitgeben, ein Aufsteller für den Tisch, ein Plakat für die Tür.',
  'Your code': 'Ihr Code',
  'Your general page': 'Ihre allgemeine Seite',
  'Your link': 'Ihr Link',
  'no specific workplace': 'kein bestimmter Arbeitsort',
  '{code} opens your general page': '{code} öffnet Ihre allgemeine Seite',
  '{code} opens {workplace}': '{code} öffnet {workplace}',
  '{paper}, {size} · 1 page · {count} times {cardSize}':
    '{paper}, {size} · 1\u00a0Seite · {count}\u00a0× {cardSize}',
  '{paper}, {size} · 1 page': '{paper}, {size} · 1\u00a0Seite',
  '{width} × {height} in': '{width} × {height}\u00a0Zoll',
  '{width} × {height} mm': '{width} × {height}\u00a0mm',
};
