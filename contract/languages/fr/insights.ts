import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'insights'> = {
  'Last 12 months': '12\u00a0derniers mois',
  'Last 30 days': '30\u00a0derniers jours',
  'All time': 'Depuis le début',
  Month: 'Mois',
  Views: 'Visites',
  Average: 'Moyenne',
  None: 'Aucune',
  'No reviews': 'Aucun avis',
  '{count} view|{count} views': { one: '{count}\u00a0visite', other: '{count}\u00a0visites' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Choisir un mois, {chart}',
  '{from} to {to}': '{from} – {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}\u202f; au plus {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}':
    '{chart}, {period}\u202f; maximum en {months}\u00a0: {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}\u202f; toujours {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}\u202f; entre {lowest} et {highest}, {latest} en {month}',
  // The charts
  'Reviews per month': 'Avis par mois',
  'No reviews in the last 12 months.': 'Aucun avis ces 12\u00a0derniers mois.',
  'Average rating over time': 'Évolution de la note moyenne',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} sur 5',
  'from {count} review|from {count} reviews': {
    one: 'pour {count}\u00a0avis',
    other: 'pour {count}\u00a0avis',
  },
  Ratings: 'Notes',
  'Share of reviews': 'Part des avis',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: 'Notes de {count}\u00a0avis\u00a0: {ratings}',
    other: 'Notes de {count}\u00a0avis\u00a0: {ratings}',
  },
  '{number} with {stars}': '{number} à {stars}',
  'From views to reviews': 'De la visite à l’avis',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'De la visite à l’avis ces 30\u00a0derniers jours\u00a0: {views}, {reviews}',
  Metric: 'Mesure',
  'Views that became a review': 'Visites suivies d’un avis',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> des visites suivies d’un avis',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'Personne n’a ouvert votre page d’avis ces 30\u00a0derniers jours. Partagez votre code QR ou votre lien.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Chaque personne compte pour une visite par jour\u00a0: vous pouvez donc avoir plus d’avis que de visites.',
  'By workplace': 'Par établissement',
  'General Reviews': 'Avis généraux',
  'A deleted workplace': 'Un établissement supprimé',
  'Reviews by workplace; most for {workplace} with {number}':
    'Avis par établissement\u202f; le plus pour {workplace}\u00a0: {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 'et {count}\u00a0autre, dans le tableau',
    other: 'et {count}\u00a0autres, tous dans le tableau',
  },
};
