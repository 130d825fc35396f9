import type { Dictionary } from '../sentences.ts';

/** Charts, also those of the admin's pages. */
export const texts: Dictionary<'it', 'insights'> = {
  'Last 12 months': 'Ultimi 12\u00a0mesi',
  'Last 30 days': 'Ultimi 30\u00a0giorni',
  'All time': 'In totale',
  Month: 'Mese',
  Views: 'Visite',
  Average: 'Media',
  None: 'Nessuno',
  'No reviews': 'Nessuna recensione',
  '{count} view|{count} views': { one: '{count} visita', other: '{count} visite' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Scelga un mese in {chart}',
  '{from} to {to}': 'da {from} a {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}; al massimo {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}':
    '{chart}, {period}; il massimo in {months} con {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}; sempre {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}; tra {lowest} e {highest}, {latest} in {month}',
  // The charts
  'Reviews per month': 'Recensioni al mese',
  'No reviews in the last 12 months.': 'Nessuna recensione negli ultimi 12\u00a0mesi.',
  'Average rating over time': 'Voto medio nel tempo',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} su 5',
  'from {count} review|from {count} reviews': {
    one: 'da {count} recensione',
    other: 'da {count} recensioni',
  },
  Ratings: 'Voti',
  'Share of reviews': 'Quota di recensioni',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: 'Voti di {count} recensione: {ratings}',
    other: 'Voti di {count} recensioni: {ratings}',
  },
  '{number} with {stars}': '{number} con {stars}',
  'From views to reviews': 'Dalle visite alle recensioni',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'Dalle visite alle recensioni negli ultimi 30\u00a0giorni: {views}, {reviews}',
  Metric: 'Metrica',
  'Views that became a review': 'Visite diventate recensioni',
  '<rate>{rate}</rate> of views became a review': 'Visite diventate recensioni: <rate>{rate}</rate>',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'Negli ultimi 30\u00a0giorni nessuno ha aperto la Sua pagina. Condivida il codice QR o il link.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Ogni persona conta come una visita al giorno, quindi può avere più recensioni che visite.',
  'By workplace': 'Per luogo di lavoro',
  'General Reviews': 'Recensioni generali',
  'A deleted workplace': 'Un luogo eliminato',
  'Reviews by workplace; most for {workplace} with {number}':
    'Recensioni per luogo di lavoro; il massimo per {workplace} con {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 'e un altro, nella tabella',
    other: 'e altri {count}, tutti nella tabella',
  },
};
