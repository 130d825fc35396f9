import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, en palabras de sus clientes',
  'For {employer}': 'Para {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Una opinión de un cliente que ha permitido a {name} mostrársela.',
      other: '{count} opiniones de clientes que han permitido a {name} mostrárselas.',
    },
  '{rating} out of 5 stars': '{rating} de 5\u00a0estrellas',
  // Instead of a name
  'A customer': 'Un cliente',
  // Along a circle: keep it short
  'Signed on arrival': 'Firmada al llegar',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'Las opiniones se firman digitalmente al llegar. <link>Cómo se comprueban las firmas</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'En {site}, los clientes escriben sin cuenta. Usan un enlace o un código QR de la persona que les atendió. Esa persona no puede escribir ni cambiar opiniones. Las de esta página las ha elegido {name}; puede haber otras.',
  'This page is only for you. It closes on {date} at the latest.':
    'Esta página es solo para usted. Se cierra a más tardar el {date}.',
  'This page is closed': 'Esta página está cerrada',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Este enlace ha caducado o se ha desactivado. Pida otro a quien se lo envió.',
  // The page that checks a signed file
  'Check a reputation': 'Comprobar una reputación',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Compruebe un archivo de opiniones: de quién hablan, cuántas son y que nada se ha cambiado ni omitido.',
  'Is this reputation genuine?': '¿Es auténtica esta reputación?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Alguien le ha dado un archivo con sus opiniones. Elíjalo para ver de quién habla y si algo se ha cambiado, añadido u omitido.',
  'Reputation file': 'Archivo de reputación',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'O suéltelo en cualquier parte de esta página. Se queda en este dispositivo; no se envía nada.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Esta página comprueba el archivo en su navegador con JavaScript. Actívelo.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Este navegador no puede comprobar firmas aquí. Abra esta página por https en un navegador actual.',
  'Reading...': 'Leyendo…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: 'Comprobando {done} de {count} opinión…',
    other: 'Comprobando {done} de {count} opiniones…',
  },
  Result: 'Resultado',
  'How the check works': 'Cómo funciona la comprobación',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Cada opinión se firma al llegar, y el número y la media se firman para todo el período. Los nombres y los textos se pueden ocultar; las estrellas, el número y la media, no. Cambiar una letra u omitir una opinión rompe una firma.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'Una firma demuestra que el servicio recibió una opinión, y cuándo. No puede demostrar quién es el cliente, porque los clientes no tienen cuenta. La persona eligió el período, así que también se muestran sus cifras totales.',
  'Whose signatures this page accepts': 'Qué firmas acepta esta página',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Esta página solo acepta firmas de {issuer}. Sus claves públicas vienen con la página.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key}, del {start} al {end}',
  '{key} from {start}, in use': '{key}, desde el {start}, en uso',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>Guarde esta página</link> para comprobar archivos sin conexión, en cualquier navegador.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Esta es una copia guardada. ¿Se la dio la persona de la que habla el archivo? Abra mejor {address}. Una copia alterada podría dar por auténtico cualquier archivo.',
  // Its verdict
  'Yes, this is genuine': 'Sí, es auténtica',
  'No, do not rely on this file': 'No, no se fíe de este archivo',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> de 5\u00a0estrellas, con {count} opinión',
      other: '<average>{average}</average> de 5\u00a0estrellas, con {count} opiniones',
    },
  'From {start} to {end}.': 'Del {start} al {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'En total: {count} opinión, {average} de media.',
    other: 'En total: {count} opiniones, {average} de media.',
  },
  'Signed by {issuer} on {date}.': 'Firmado por {issuer} el {date}.',
  'What was checked': 'Qué se ha comprobado',
  Yes: 'Sí',
  No: 'No',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'El contenido no se muestra porque no es fiable. Pida otro archivo.',
  'It is a reputation file': 'Es un archivo de reputación',
  'The whole file is signed by the service': 'El servicio ha firmado todo el archivo',
  'Each review is unchanged': 'Ninguna opinión ha cambiado',
  'No review was added, left out or moved': 'Ninguna opinión se ha añadido, omitido ni movido',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Opinión {number} de {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: '{count} más tampoco es fiable.',
    other: '{count} más tampoco son fiables.',
  },
  'This is a different kind of file, or part of it is missing.':
    'Es otro tipo de archivo o le falta una parte.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Sin una firma válida de todo el archivo, no se puede saber qué opiniones le corresponden.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: 'Debería haber {count} opinión, pero hay {found}.',
      other: 'Debería haber {count} opiniones, pero hay {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'No son las opiniones que se firmaron juntas o su orden ha cambiado.',
  'The signature does not match the content.': 'La firma no corresponde al contenido.',
  'The text or a name was changed.': 'Se ha cambiado el texto o un nombre.',
  'It is dated {date}, which is in the future.': 'Lleva fecha del {date}, que está en el futuro.',
  'It is dated {date}, when its key was not in use.':
    'Lleva fecha del {date}, cuando su clave no estaba en uso.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'La firma usa una clave que esta página no conoce. Si es una copia guardada, abra {address} e inténtelo de nuevo.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'Dice ser de {issuer}, pero esta página solo acepta firmas de {issuers}.',
  // The reviews of a genuine file
  'The reviews': 'Las opiniones',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Mostrar más (queda {count})',
    other: 'Mostrar más (quedan {count})',
  },
  'Received on {received}.': 'Recibida el {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Recibida el {received}, modificada por el cliente el {edited}.',
  'Received on {received}, signed on {signed}.': 'Recibida el {received}, firmada el {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Recibida el {received}, modificada por el cliente el {edited}, firmada el {signed}.',
  'Text hidden by the professional': 'Texto oculto por decisión del profesional',
  'Name hidden by the professional': 'Nombre oculto por decisión del profesional',
  'No name': 'Sin nombre',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Lugar de trabajo, según el profesional: {workplace} (sin firmar).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Opiniones de clientes sobre {name}',
  'Customer reviews, collected with {site}': 'Opiniones de clientes, recibidas con {site}',
  '{from} to {to}': '{from} a {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} de 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'La única opinión de este período',
    other: 'Las {count} opiniones de este período',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'En total: {reviews}, {average} de 5 de media. Creado el {date}. La última página explica cómo comprobar estas opiniones.',
  'Customers’ names are not included. Star ratings always are.':
    'No se incluyen los nombres de los clientes. Las estrellas se incluyen siempre.',
  'Customers’ comments are not included. Star ratings always are.':
    'No se incluyen los comentarios de los clientes. Las estrellas se incluyen siempre.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'No se incluyen los nombres ni los comentarios de los clientes. Las estrellas se incluyen siempre.',
  '{date}, edited later': '{date}, modificada después',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Fin de la única opinión de este período.',
    other: 'Fin de las {count} opiniones de este período.',
  },
  'How to check these reviews': 'Cómo comprobar estas opiniones',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Cada opinión lleva la firma digital de {host}, así que la persona de la que habla no puede cambiarla. El número de opiniones y su media también se firman, así que no se puede omitir ninguna.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Para comprobarlas, pida el archivo firmado que acompaña a este documento y ábralo en {address}. La comprobación la hace su navegador, incluso sin conexión.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'Firmado con la clave {key}. Resumen criptográfico de las opiniones: {digest}',
  'QR code of {address}': 'Código QR de {address}',
  'Page {number}': 'Página {number}',
};
