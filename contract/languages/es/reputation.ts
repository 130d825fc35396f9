import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'reputation'> = {
  'Take my reviews with me': 'Llevarme mis opiniones',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Son suyas, trabaje donde trabaje. Descárguelas todas o muestre algunas a un empleador.',
  // The reference for a period
  'Reference (PDF)': 'Referencias (PDF)',
  'For job applications, or just to keep.': 'Para buscar trabajo, o simplemente para guardarlas.',
  From: 'Desde',
  To: 'Hasta',
  'The period ends before it begins': 'El período termina antes de empezar',
  "Include customers' names and locations": 'Incluir el nombre y el lugar de los clientes',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'Sus clientes le dieron su nombre a usted. Inclúyalo solo si les parecería bien.',
  'Include what they wrote': 'Incluir lo que escribieron',
  'Download PDF': 'Descargar PDF',
  '{file} downloaded': '{file}: descargado',
  'Failed to create the file': 'No se ha podido crear el archivo',
  "Couldn't load the numbers.": 'No se han podido cargar las cifras.',
  'There are no reviews in this period.': 'No hay opiniones en este período.',
  // E.g. 4.83
  '{average} on average': '{average} de media',
  // How the check works
  'How the check works': 'Cómo funciona la comprobación',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    'Las opiniones se firman digitalmente al llegar. Cualquiera puede abrir el archivo firmado en <link>{address}</link> y ver que nada ha cambiado. El PDF es para leer.',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    'Puede omitir nombres y textos, pero no las estrellas, el número ni la media. Van firmados para todo el período y para el total.',
  'Download signed file': 'Descargar archivo firmado',
  'Download verify page': 'Descargar comprobador',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': 'Mostrar algunas a un empleador',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'Una página con las opiniones que elija. Funciona {days}\u00a0días o hasta que la desactive, y los buscadores no la encuentran.',
  'No reviews to show yet': 'Aún no hay opiniones que mostrar',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Tras enviar una opinión, los clientes pueden permitirle mostrarla a un futuro empleador. Aquí encontrará esas opiniones.',
  "Couldn't load more reviews.": 'No se han podido cargar más opiniones.',
  'Who is it for?': '¿Para quién es?',
  "They'll see this name at the top of the page.": 'Verán este nombre al principio de la página.',
  'e.g. Hotel Aurora': 'p.\u00a0ej. Hotel Aurora',
  'Reviews to show': 'Opiniones que mostrar',
  '({count} chosen)|({count} chosen)': { one: '({count} elegida)', other: '({count} elegidas)' },
  'Create link': 'Crear enlace',
  'Failed to create the link': 'No se ha podido crear el enlace',
  'Open page': 'Abrir página',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Sus enlaces',
  "Couldn't load your links.": 'No se han podido cargar sus enlaces.',
  Open: 'Vigente',
  Empty: 'Vacío',
  Expired: 'Caducado',
  'Turned off': 'Desactivado',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count} opinión, hasta el {date}',
    other: '{count} opiniones, hasta el {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Ya no queda nada que mostrar: los clientes han retirado su permiso o su opinión',
  'Not opened yet': 'Aún sin abrir',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Abierto una vez, el {date}',
    other: 'Abierto {count} veces, la última el {date}',
  },
  // A button
  'Turn off': 'Desactivar',
  'Turn off the link for {employer}': 'Desactivar el enlace para {employer}',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    '¿Desactivar el enlace para {employer}? Su página se cierra de inmediato. Esta acción no se puede deshacer.',
  'Link turned off': 'Enlace desactivado',
  'The page for {employer} is closed.': 'La página para {employer} está cerrada.',
  'Failed to turn off the link': 'No se ha podido desactivar el enlace',
};
