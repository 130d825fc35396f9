import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'cards'> = {
  '62 mm label roll': 'Rollo de etiquetas de 62\u00a0mm',
  'A tracked code counts its scans and can point somewhere new when you change jobs.':
    'Un código con seguimiento cuenta sus escaneos y puede llevar a otro lugar cuando cambie de trabajo.',
  A4: 'A4',
  'A6 card': 'Tarjeta A6',
  Back: 'Atrás',
  Badge: 'Credencial',
  'Black, for any printer': 'Negro, para cualquier impresora',
  'Business card': 'Tarjeta de visita',
  'Code opens': 'El código abre',
  Color: 'Color',
  'Copy link of {name}': 'Copiar el enlace de {name}',
  'Copy this link to share: {url}': 'Copie este enlace para compartirlo: {url}',
  "Couldn't load the preview. Please check your connection.":
    'No se ha podido cargar la vista previa. Compruebe su conexión.',
  "Couldn't load the sheet": 'No se ha podido cargar la hoja',
  "Couldn't load your tracked codes and workplaces.": 'No se han podido cargar sus códigos y lugares.',
  "Couldn't load your tracked codes.": 'No se han podido cargar sus códigos.',
  'Create tracked code': 'Crear código',
  'Download PDF': 'Descargar PDF',
  'Download SVG': 'Descargar SVG',
  'Edit tracked code': 'Editar código',
  'Edit {name}': 'Editar {name}',
  'Eight per sheet, for a badge holder or a clip': 'Ocho por hoja, para portacredencial o pinza',
  'Failed to create tracked code': 'No se ha podido crear el código',
  'Failed to update tracked code': 'No se ha podido actualizar el código',
  'Find out which table brings reviews': 'Descubra qué mesa trae opiniones',
  'Folds once and can be read from both sides': 'Se dobla una vez y se lee por los dos lados',
  'Folds once, for counters and larger tables': 'Se dobla una vez, para mostradores y mesas grandes',
  'For label printers, to stick on receipts and bags':
    'Para impresoras de etiquetas; se pega en recibos y bolsas',
  'For the door or the wall': 'Para la puerta o la pared',
  'Four per sheet, for menus, mirrors or parcels': 'Cuatro por hoja, para cartas, espejos o paquetes',
  'Give each table, flyer or profile its own code. See which one brings reviews, and change where it points without reprinting.':
    'Dé a cada mesa, folleto o perfil su propio código. Vea cuál trae opiniones y cambie adónde lleva sin volver a imprimirlo.',
  'Give the table by the window one code and the takeaway flyer another. You see how often each is scanned and how many reviews it brings. When you change jobs, the printed code can open your new workplace.':
    'Ponga un código en la mesa de la ventana y otro en el folleto de comida para llevar. Verá cuántas veces se escanea cada uno y cuántas opiniones trae. Si cambia de trabajo, el código impreso puede abrir su nuevo lugar de trabajo.',
  'Hold the back of your phone to the tag.': 'Acerque la parte trasera del teléfono a la etiqueta.',
  'How did {name} do?': '¿Qué le pareció {name}?',
  "I'm laminating this": 'Voy a plastificarlo',
  Ink: 'Tinta',
  'Its code stays {code}, so printed copies keep working.':
    'El código sigue siendo {code}, así que las copias impresas siguen sirviendo.',
  'Its short link never changes, so you only print it once.':
    'Su enlace corto no cambia nunca: basta con imprimirlo una vez.',
  'Keep your phone on the tag.': 'Mantenga el teléfono sobre la etiqueta.',
  'Link copied to clipboard: {url}': 'Enlace copiado al portapapeles: {url}',
  "Makes the code sturdier, so glare doesn't stop it scanning.":
    'Hace el código más resistente, para que se escanee aun con reflejos.',
  "NFC is blocked for this site. Allow it in your browser's site settings, then try again.":
    'NFC está bloqueado para este sitio. Permítalo en los ajustes del sitio de su navegador e inténtelo de nuevo.',
  "NFC is turned off. Turn it on in your phone's settings, then try again.":
    'NFC está desactivado. Actívelo en los ajustes del teléfono e inténtelo de nuevo.',
  Name: 'Nombre',
  'No specific workplace': 'Ningún lugar en concreto',
  'Not scanning? Turn up your brightness.': '¿No se escanea? Suba el brillo.',
  Note: 'Nota',
  Off: 'Desactivado',
  'Only you see this, e.g. “Table tents by the window”.':
    'Solo lo ve usted, p.\u00a0ej. «Mesas de la ventana».',
  Opens: 'Abre',
  'Other sizes': 'Otros tamaños',
  Paper: 'Papel',
  "People who scan it are told the link isn't valid. You can turn it back on.":
    'Quien lo escanee leerá que el enlace no es válido. Puede volver a activarlo.',
  'Please check your connection and try again.': 'Compruebe su conexión e inténtelo de nuevo.',
  Poster: 'Cartel',
  'Preview of the sheet: {sheet}': 'Vista previa de la hoja: {sheet}',
  Preview: 'Vista previa',
  'Print at 100% ("Actual size") on {paper}. Turn off "Fit to page".':
    'Papel: {paper}. Imprima al 100\u00a0% («Tamaño real») y desactive «Ajustar a página».',
  'Print {name}': 'Imprimir {name}',
  Print: 'Imprimir',
  'QR code for reviews at {workplace}': 'Código QR para opiniones en {workplace}',
  'QR code for your reviews': 'Código QR para sus opiniones',
  'Read a tag': 'Leer una etiqueta',
  'Receipt sticker': 'Pegatina para el recibo',
  Replace: 'Reemplazar',
  'Save Changes': 'Guardar cambios',
  'Scan to tell {name}. It takes 30 seconds, and only {name} reads it.':
    'Escanee para contárselo a {name}. Son 30\u00a0segundos y solo lo lee {name}.',
  Scans: 'Escaneos',
  'Table tent': 'Cartel de mesa',
  'Ten per sheet, to hand over with the bill': 'Diez por hoja, para entregar con la cuenta',
  'The tag moved away too soon. Hold your phone still and try again.':
    'La etiqueta se ha apartado demasiado pronto. No mueva el teléfono e inténtelo de nuevo.',
  "This device can't read or write NFC tags.": 'Este dispositivo no puede leer ni grabar etiquetas NFC.',
  "This tag can't be read. Hold your phone still, or try another tag.":
    'No se puede leer esta etiqueta. No mueva el teléfono o pruebe con otra.',
  "This tag can't be written. It may be locked.":
    'No se puede grabar esta etiqueta. Puede que esté bloqueada.',
  'This tag holds something else.': 'Esta etiqueta contiene otra cosa.',
  'This tag is empty.': 'Esta etiqueta está vacía.',
  'This tag opens {name}.': 'Esta etiqueta abre {name}.',
  'Tips on paper and lamination': 'Consejos sobre papel y plastificado',
  'To put a code on an NFC tag, open this page in Chrome on an Android phone, or copy the link and write it with an app like NFC Tools.':
    'Para grabar un código en una etiqueta NFC, abra esta página en Chrome en un teléfono Android, o copie el enlace y grábelo con una app como NFC Tools.',
  'Tracked code created': 'Código creado',
  'Tracked code updated': 'Código actualizado',
  'Turned off': 'Desactivado',
  'US Letter': 'Carta',
  'Warm tint, in color': 'Tono cálido, en color',
  'What to print': 'Qué imprimir',
  'Write to NFC tag': 'Grabar en etiqueta NFC',
  'Write {name} to NFC tag': 'Grabar {name} en etiqueta NFC',
  'Your code on paper: cards to hand over, a tent for the table, a poster for the door.':
    'Su código en papel: tarjetas para entregar, un cartel para la mesa y otro para la puerta.',
  'Your code': 'Su código',
  'Your general page': 'Su página general',
  'Your link': 'Su enlace',
  'no specific workplace': 'ningún lugar en concreto',
  '{code} opens your general page': '{code} abre su página general',
  '{code} opens {workplace}': '{code} abre {workplace}',
  '{paper}, {size} · 1 page · {count} times {cardSize}':
    '{paper}, {size} · 1\u00a0página · {count} de {cardSize}',
  '{paper}, {size} · 1 page': '{paper}, {size} · 1\u00a0página',
  '{width} × {height} in': '{width} × {height}\u00a0in',
  '{width} × {height} mm': '{width} × {height}\u00a0mm',
};
