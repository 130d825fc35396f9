import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'reviews'> = {
  // The list
  Pinned: 'Fijada',
  'Read me one': 'Leer una al azar',
  'Take my reviews with me': 'Llevarme mis opiniones',
  'All Workplaces': 'Todos los lugares',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Solo opiniones con',
  'No {count}-star reviews|No {count}-star reviews': {
    one: 'No hay opiniones de {count}\u00a0estrella',
    other: 'No hay opiniones de {count}\u00a0estrellas',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: 'No hay opiniones de {count}\u00a0estrella en {workplace}',
    other: 'No hay opiniones de {count}\u00a0estrellas en {workplace}',
  },
  'No reviews yet': 'Aún no hay opiniones',
  'No reviews for {workplace} yet': 'Aún no hay opiniones en {workplace}',
  'Show all reviews': 'Ver todas las opiniones',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Comparta el código QR o el enlace de su panel. Aquí verá lo que escriben sus clientes.',
  "Couldn't load more reviews.": 'No se han podido cargar más opiniones.',
  // A review
  'Edited {date}': 'Modificada el {date}',
  'From: {place}': 'Origen: {place}',
  'From: one of your workplaces': 'Origen: uno de sus lugares de trabajo',
  'General Review': 'Opinión general',
  'Customer from {place}': 'Viene de {place}',
  'Pin review by {name}': 'Fijar la opinión de {name}',
  'Pinned to the top': 'Fijada arriba',
  Unpinned: 'Ya no está fijada',
  'Failed to pin the review': 'No se ha podido fijar la opinión',
  'Failed to unpin the review': 'No se ha podido dejar de fijar la opinión',
  // The private reply
  'Reply privately': 'Responder en privado',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'Puede responder una sola vez y no podrá cambiarlo después. Solo lo verá quien escribió la opinión, en su enlace privado.',
  'Your reply': 'Su respuesta',
  'Send Reply': 'Enviar respuesta',
  'Reply sent': 'Respuesta enviada',
  'The customer will see it on their private link.':
    'Quien escribió la opinión la verá en su enlace privado.',
  'Failed to send your reply': 'No se ha podido enviar su respuesta',
  'Your private reply, {date}': 'Su respuesta privada, {date}',
  // One review, full screen
  'One of your reviews': 'Una de sus opiniones',
  'Another one': 'Otra',
  // Search
  'Search reviews': 'Buscar opiniones',
  'Clear search': 'Borrar búsqueda',
  'No reviews match “{search}”': 'Ninguna opinión contiene «{search}»',
  'Search needs an internet connection.': 'Para buscar hace falta conexión a Internet.',
  // The exported table
  'Export CSV': 'Exportar CSV',
  'Failed to export reviews': 'No se han podido exportar las opiniones',
  Date: 'Fecha',
  'Customer Name': 'Nombre del cliente',
  Location: 'Ubicación',
  Comment: 'Comentario',
  Anonymous: 'Sin nombre',
  Unknown: 'Sin indicar',
  General: 'General',
};
