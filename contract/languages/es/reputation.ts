import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'reputation'> = {
  'Take my reviews with me': 'Llevarme mis opiniones',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Son suyas, trabaje donde trabaje. Descárguelas todas o muestre algunas a un empleador.',
  'Download them all': 'Descargarlas todas',
  'All your reviews, for a spreadsheet.': 'Todas sus opiniones, para una hoja de cálculo.',
  // A new link for an employer
  'Show a few to an employer': 'Mostrar algunas a un empleador',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Una página con las opiniones que usted elija. Funciona hasta que caduque o la desactive, y los buscadores no la encuentran.',
  'No reviews to show yet': 'Aún no hay opiniones que mostrar',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Tras enviar una opinión, los clientes pueden permitirle mostrarla a un futuro empleador. Aquí encontrará esas opiniones.',
  "Couldn't load more reviews.": 'No se han podido cargar más opiniones.',
  'Who is it for?': '¿Para quién es?',
  "They'll see this name at the top of the page.": 'Verán este nombre al principio de la página.',
  'e.g. Hotel Aurora': 'p.\u00a0ej. Hotel Aurora',
  'How long should it work?': '¿Cuánto tiempo debe funcionar?',
  '{count} day|{count} days': { one: '{count} día', other: '{count} días' },
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
