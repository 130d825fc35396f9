import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'cards'> = {
  '62 mm label roll': 'Labelrol 62\u00a0mm',
  'A tracked code counts its scans and can point somewhere new when you change jobs.':
    'Een telcode telt scans en kan na een nieuwe baan ergens anders naartoe wijzen.',
  A4: 'A4',
  'A6 card': 'A6-kaart',
  Back: 'Terug',
  Badge: 'Badge',
  'Black, for any printer': 'Zwart, voor elke printer',
  'Business card': 'Visitekaartje',
  'Code opens': 'Code opent',
  Color: 'Kleur',
  'Copy link of {name}': 'Link van {name} kopiëren',
  'Copy this link to share: {url}': 'Kopieer deze link om te delen: {url}',
  "Couldn't load the preview. Please check your connection.":
    'Het voorbeeld kon niet worden geladen. Controleer uw verbinding.',
  "Couldn't load the sheet": 'Het vel kon niet worden geladen',
  "Couldn't load your tracked codes and workplaces.":
    'Uw telcodes en werkplekken konden niet worden geladen.',
  "Couldn't load your tracked codes.": 'Uw telcodes konden niet worden geladen.',
  'Create tracked code': 'Telcode maken',
  'Download PDF': 'Pdf downloaden',
  'Download SVG': 'SVG downloaden',
  'Edit tracked code': 'Telcode bewerken',
  'Edit {name}': '{name} bewerken',
  'Eight per sheet, for a badge holder or a clip': 'Acht per vel, voor een badgehouder of clip',
  'Failed to create tracked code': 'Telcode niet gemaakt',
  'Failed to update tracked code': 'Telcode niet gewijzigd',
  'Find out which table brings reviews': 'Zie welke tafel beoordelingen oplevert',
  'Folds once and can be read from both sides': 'Eén keer gevouwen, van beide kanten te lezen',
  'Folds once, for counters and larger tables': 'Eén keer gevouwen, voor balies en grotere tafels',
  'For label printers, to stick on receipts and bags':
    'Voor labelprinters, om op bonnen en tassen te plakken',
  'For the door or the wall': 'Voor de deur of de muur',
  'Four per sheet, for menus, mirrors or parcels': 'Vier per vel, voor menu’s, spiegels of pakjes',
  'Give each table, flyer or profile its own code. See which one brings reviews, and change where it points without reprinting.':
    'Geef elke tafel, flyer of elk profiel een eigen code. Zie welke beoordelingen oplevert, en wijzig waar hij naartoe wijst zonder opnieuw te drukken.',
  'Give the table by the window one code and the takeaway flyer another. You see how often each is scanned and how many reviews it brings. When you change jobs, the printed code can open your new workplace.':
    'Geef de tafel bij het raam een code en de afhaalflyer een andere. U ziet hoe vaak elke wordt gescand en hoeveel beoordelingen hij oplevert. Na een nieuwe baan kan de gedrukte code uw nieuwe werkplek openen.',
  'Hold the back of your phone to the tag.': 'Houd de achterkant van uw telefoon tegen de tag.',
  'How did {name} do?': 'Hoe deed {name} het?',
  "I'm laminating this": 'Dit wordt gelamineerd',
  Ink: 'Inkt',
  'Its code stays {code}, so printed copies keep working.':
    'De code blijft {code}, dus gedrukte exemplaren blijven werken.',
  'Its short link never changes, so you only print it once.':
    'De korte link verandert nooit, dus u drukt hem maar één keer.',
  'Keep your phone on the tag.': 'Houd uw telefoon bij de tag.',
  'Link copied to clipboard: {url}': 'Link gekopieerd: {url}',
  "Makes the code sturdier, so glare doesn't stop it scanning.":
    'Maakt de code sterker, zodat hij ook met spiegeling scant.',
  "NFC is blocked for this site. Allow it in your browser's site settings, then try again.":
    'NFC is voor deze site geblokkeerd. Sta het toe in de site-instellingen van de browser en probeer het opnieuw.',
  "NFC is turned off. Turn it on in your phone's settings, then try again.":
    'NFC staat uit. Zet het aan in de instellingen van uw telefoon en probeer het opnieuw.',
  Name: 'Naam',
  'No specific workplace': 'Geen bepaalde werkplek',
  'Not scanning? Turn up your brightness.': 'Scant hij niet? Zet uw scherm helderder.',
  Note: 'Getint',
  Off: 'Uit',
  'Only you see this, e.g. “Table tents by the window”.':
    'Alleen u ziet dit, bijv. ‘Tafelkaarten bij het raam’.',
  Opens: 'Opent',
  'Other sizes': 'Andere formaten',
  Paper: 'Papier',
  "People who scan it are told the link isn't valid. You can turn it back on.":
    'Wie hem scant, leest dat de link niet geldig is. U kunt hem weer aanzetten.',
  'Please check your connection and try again.': 'Controleer uw verbinding en probeer het opnieuw.',
  Poster: 'Poster',
  'Preview of the sheet: {sheet}': 'Voorbeeld van het vel: {sheet}',
  Preview: 'Voorbeeld',
  'Print at 100% ("Actual size") on {paper}. Turn off "Fit to page".':
    'Druk af op 100% (‘Werkelijke grootte’) op {paper}. Zet ‘Aanpassen aan pagina’ uit.',
  'Print {name}': '{name} afdrukken',
  Print: 'Afdrukken',
  'QR code for reviews at {workplace}': 'QR-code voor beoordelingen, {workplace}',
  'QR code for your reviews': 'QR-code voor uw beoordelingen',
  'Read a tag': 'Tag lezen',
  'Receipt sticker': 'Bonsticker',
  Replace: 'Vervangen',
  'Save Changes': 'Wijzigingen opslaan',
  'Scan to tell {name}. It takes 30 seconds, and only {name} reads it.':
    'Scan en vertel het {name}. Het kost 30\u00a0seconden, en alleen {name} leest het.',
  Scans: 'Scans',
  'Table tent': 'Tafelkaart',
  'Ten per sheet, to hand over with the bill': 'Tien per vel, om bij de rekening te geven',
  'The tag moved away too soon. Hold your phone still and try again.':
    'De tag was te snel weg. Houd uw telefoon stil en probeer het opnieuw.',
  "This device can't read or write NFC tags.": 'Dit apparaat kan geen NFC-tags lezen of schrijven.',
  "This tag can't be read. Hold your phone still, or try another tag.":
    'Deze tag is niet leesbaar. Houd uw telefoon stil, of neem een andere tag.',
  "This tag can't be written. It may be locked.":
    'Op deze tag kan niet worden geschreven. Misschien is hij vergrendeld.',
  'This tag holds something else.': 'Op deze tag staat iets anders.',
  'This tag is empty.': 'Deze tag is leeg.',
  'This tag opens {name}.': 'Deze tag opent {name}.',
  'Tips on paper and lamination': 'Tips over papier en lamineren',
  'To put a code on an NFC tag, open this page in Chrome on an Android phone, or copy the link and write it with an app like NFC Tools.':
    'Om een code op een NFC-tag te zetten, opent u deze pagina in Chrome op een Android-telefoon, of kopieert u de link en schrijft u die met een app als NFC Tools.',
  'Tracked code created': 'Telcode gemaakt',
  'Tracked code updated': 'Telcode gewijzigd',
  'Turned off': 'Uitgezet',
  'US Letter': 'US Letter',
  'Warm tint, in color': 'Warme tint, in kleur',
  'What to print': 'Wat wordt afgedrukt',
  'Write to NFC tag': 'Op NFC-tag schrijven',
  'Write {name} to NFC tag': '{name} op NFC-tag schrijven',
  'Your code on paper: cards to hand over, a tent for the table, a poster for the door.':
    'Uw code op papier: kaartjes om te geven, een kaart voor op tafel, een poster voor de deur.',
  'Your code': 'Uw code',
  'Your general page': 'Uw algemene pagina',
  'Your link': 'Uw link',
  'no specific workplace': 'geen bepaalde werkplek',
  '{code} opens your general page': '{code} opent uw algemene pagina',
  '{code} opens {workplace}': '{code} opent {workplace}',
  '{paper}, {size} · 1 page · {count} times {cardSize}':
    '{paper}, {size} · 1\u00a0pagina · {count}\u00a0× {cardSize}',
  '{paper}, {size} · 1 page': '{paper}, {size} · 1\u00a0pagina',
  '{width} × {height} in': '{width} × {height}\u00a0inch',
  '{width} × {height} mm': '{width} × {height}\u00a0mm',
};
