import type { Dictionary } from '../sentences.ts';

/** Charts, also those of the admin's pages. */
export const texts: Dictionary<'es', 'insights'> = {
  'Last 12 months': 'Últimos 12\u00a0meses',
  'Last 30 days': 'Últimos 30\u00a0días',
  'All time': 'En total',
  Month: 'Mes',
  Views: 'Visitas',
  Average: 'Media',
  None: 'Ninguna',
  'No reviews': 'Sin opiniones',
  '{count} view|{count} views': { one: '{count} visita', other: '{count} visitas' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Elija un mes en {chart}',
  '{from} to {to}': '{from} a {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}; como máximo, {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}, {period}; máximo en {months} con {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}; siempre {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}; entre {lowest} y {highest}, {latest} en {month}',
  // The charts
  'Reviews per month': 'Opiniones por mes',
  'No reviews in the last 12 months.': 'No hay opiniones en los últimos 12\u00a0meses.',
  'Average rating over time': 'Evolución de la valoración media',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} de 5',
  'from {count} review|from {count} reviews': {
    one: 'con {count} opinión',
    other: 'con {count} opiniones',
  },
  Ratings: 'Valoraciones',
  'Share of reviews': 'Proporción',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: 'Valoraciones de {count} opinión: {ratings}',
    other: 'Valoraciones de {count} opiniones: {ratings}',
  },
  '{number} with {stars}': '{number} con {stars}',
  'From views to reviews': 'De visitas a opiniones',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'De visitas a opiniones en los últimos 30\u00a0días: {views}, {reviews}',
  Metric: 'Indicador',
  'Views that became a review': 'Visitas que acabaron en opinión',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> de las visitas acabó en opinión',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'Nadie ha abierto su página de opiniones en los últimos 30\u00a0días. Comparta su código QR o su enlace.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Cada visitante cuenta como una visita al día, así que puede tener más opiniones que visitas.',
  'By workplace': 'Por lugar de trabajo',
  'General Reviews': 'Opiniones generales',
  'A deleted workplace': 'Un lugar borrado',
  'Reviews by workplace; most for {workplace} with {number}':
    'Opiniones por lugar de trabajo; máximo en {workplace} con {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 'y {count} más, todo en la tabla',
    other: 'y {count} más, todo en la tabla',
  },
};
