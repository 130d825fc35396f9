import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'cards'> = {
  '62 mm label roll': 'Rotolo di etichette da 62\u00a0mm',
  'A tracked code counts its scans and can point somewhere new when you change jobs.':
    'Un codice tracciato conta le scansioni e, se cambia lavoro, può portare altrove.',
  A4: 'A4',
  'A6 card': 'Cartoncino A6',
  Back: 'Indietro',
  Badge: 'Badge',
  'Black, for any printer': 'Nero, per ogni stampante',
  'Business card': 'Biglietto da visita',
  'Code opens': 'Il codice apre',
  Color: 'Colore',
  'Copy link of {name}': 'Copia il link di {name}',
  'Copy this link to share: {url}': 'Copi questo link per condividerlo: {url}',
  "Couldn't load the preview. Please check your connection.":
    'Impossibile caricare l’anteprima. Controlli la connessione.',
  "Couldn't load the sheet": 'Impossibile caricare il foglio',
  "Couldn't load your tracked codes and workplaces.":
    'Impossibile caricare codici tracciati e luoghi di lavoro.',
  "Couldn't load your tracked codes.": 'Impossibile caricare i codici tracciati.',
  'Create tracked code': 'Crea codice tracciato',
  'Download PDF': 'Scarica PDF',
  'Download SVG': 'Scarica SVG',
  'Edit tracked code': 'Modifica codice tracciato',
  'Edit {name}': 'Modifica {name}',
  'Eight per sheet, for a badge holder or a clip': 'Otto per foglio, per un portabadge o una clip',
  'Failed to create tracked code': 'Codice tracciato non creato',
  'Failed to update tracked code': 'Codice tracciato non aggiornato',
  'Find out which table brings reviews': 'Scopra quale tavolo porta recensioni',
  'Folds once and can be read from both sides': 'Si piega una volta e si legge da entrambi i lati',
  'Folds once, for counters and larger tables': 'Si piega una volta, per banconi e tavoli grandi',
  'For label printers, to stick on receipts and bags':
    'Per stampanti di etichette, da attaccare a scontrini e sacchetti',
  'For the door or the wall': 'Per la porta o la parete',
  'Four per sheet, for menus, mirrors or parcels': 'Quattro per foglio, per menu, specchi o pacchi',
  'Give each table, flyer or profile its own code. See which one brings reviews, and change where it points without reprinting.':
    'Dia a ogni tavolo, volantino o profilo il suo codice. Vedrà quale porta recensioni e potrà cambiarne la destinazione senza ristampare.',
  'Give the table by the window one code and the takeaway flyer another. You see how often each is scanned and how many reviews it brings. When you change jobs, the printed code can open your new workplace.':
    'Un codice per il tavolo alla finestra, un altro per il volantino dell’asporto. Vedrà quante scansioni e quante recensioni porta ciascuno. Se cambia lavoro, il codice stampato può aprire il nuovo luogo.',
  'Hold the back of your phone to the tag.': 'Avvicini il retro del telefono al tag.',
  'How did {name} do?': 'Com’è andata con {name}?',
  "I'm laminating this": 'Lo plastificherò',
  Ink: 'Inchiostro',
  'Its code stays {code}, so printed copies keep working.':
    'Il codice resta {code}, quindi le copie stampate continuano a funzionare.',
  'Its short link never changes, so you only print it once.':
    'Il link breve non cambia mai, quindi basta stamparlo una volta.',
  'Keep your phone on the tag.': 'Tenga il telefono sul tag.',
  'Link copied to clipboard: {url}': 'Link copiato negli appunti: {url}',
  "Makes the code sturdier, so glare doesn't stop it scanning.":
    'Rende il codice più robusto, leggibile anche con i riflessi.',
  "NFC is blocked for this site. Allow it in your browser's site settings, then try again.":
    'NFC è bloccato per questo sito. Lo consenta nelle impostazioni dei siti del browser e riprovi.',
  "NFC is turned off. Turn it on in your phone's settings, then try again.":
    'NFC è disattivato. Lo attivi nelle impostazioni del telefono e riprovi.',
  Name: 'Nome',
  'No specific workplace': 'Nessun luogo in particolare',
  'Not scanning? Turn up your brightness.': 'Non si legge? Aumenti la luminosità.',
  Note: 'Crema',
  Off: 'Disattivato',
  'Only you see this, e.g. “Table tents by the window”.':
    'Lo vede solo Lei, per esempio “Tavoli alla finestra”.',
  Opens: 'Apre',
  'Other sizes': 'Altri formati',
  Paper: 'Formato carta',
  "People who scan it are told the link isn't valid. You can turn it back on.":
    'Chi lo inquadra legge che il link non è valido. Può sempre riattivarlo.',
  'Please check your connection and try again.': 'Controlli la connessione e riprovi.',
  Poster: 'Manifesto',
  'Preview of the sheet: {sheet}': 'Anteprima del foglio: {sheet}',
  Preview: 'Anteprima',
  'Print at 100% ("Actual size") on {paper}. Turn off "Fit to page".':
    'Stampi al 100% (“Dimensioni effettive”) su {paper}. Disattivi “Adatta alla pagina”.',
  'Print {name}': 'Stampa {name}',
  Print: 'Stampa',
  'QR code for reviews at {workplace}': 'Codice QR per le recensioni, {workplace}',
  'QR code for your reviews': 'Codice QR per le Sue recensioni',
  'Read a tag': 'Leggi un tag',
  'Receipt sticker': 'Adesivo per scontrini',
  Replace: 'Sostituisci',
  'Save Changes': 'Salva le modifiche',
  'Scan to tell {name}. It takes 30 seconds, and only {name} reads it.':
    'Inquadri il codice e lo dica a {name}. Bastano 30\u00a0secondi, e lo legge solo {name}.',
  Scans: 'Scansioni',
  'Table tent': 'Cavaliere da tavolo',
  'Ten per sheet, to hand over with the bill': 'Dieci per foglio, da dare insieme al conto',
  'The tag moved away too soon. Hold your phone still and try again.':
    'Il tag si è allontanato troppo presto. Tenga fermo il telefono e riprovi.',
  "This device can't read or write NFC tags.": 'Questo dispositivo non legge e non scrive tag NFC.',
  "This tag can't be read. Hold your phone still, or try another tag.":
    'Il tag non si legge. Tenga fermo il telefono o provi un altro tag.',
  "This tag can't be written. It may be locked.": 'Il tag non si può scrivere. Forse è bloccato.',
  'This tag holds something else.': 'Questo tag contiene altro.',
  'This tag is empty.': 'Questo tag è vuoto.',
  'This tag opens {name}.': 'Questo tag apre {name}.',
  'Tips on paper and lamination': 'Consigli su carta e plastificazione',
  'To put a code on an NFC tag, open this page in Chrome on an Android phone, or copy the link and write it with an app like NFC Tools.':
    'Per mettere un codice su un tag NFC, apra questa pagina in Chrome su un telefono Android, oppure copi il link e lo scriva con un’app come NFC Tools.',
  'Tracked code created': 'Codice tracciato creato',
  'Tracked code updated': 'Codice tracciato aggiornato',
  'Turned off': 'Disattivato',
  'US Letter': 'Lettera USA',
  'Warm tint, in color': 'Tinta calda, a colori',
  'What to print': 'Che cosa stampare',
  'Write to NFC tag': 'Scrivi su tag NFC',
  'Write {name} to NFC tag': 'Scrivi {name} su tag NFC',
  'Your code on paper: cards to hand over, a tent for the table, a poster for the door.':
    'Il Suo codice su carta: biglietti da dare, un cavaliere per il tavolo, un manifesto per la porta.',
  'Your code': 'Il Suo codice',
  'Your general page': 'La Sua pagina generale',
  'Your link': 'Il Suo link',
  'no specific workplace': 'nessun luogo in particolare',
  '{code} opens your general page': '{code} apre la Sua pagina generale',
  '{code} opens {workplace}': '{code} apre {workplace}',
  '{paper}, {size} · 1 page · {count} times {cardSize}':
    '{paper}, {size} · 1\u00a0pagina · {count} × {cardSize}',
  '{paper}, {size} · 1 page': '{paper}, {size} · 1\u00a0pagina',
  '{width} × {height} in': '{width} × {height}\u00a0in',
  '{width} × {height} mm': '{width} × {height}\u00a0mm',
};
