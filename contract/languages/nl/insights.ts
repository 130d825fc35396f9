import type { Dictionary } from '../sentences.ts';

/** Charts, also those of the admin's pages. */
export const texts: Dictionary<'nl', 'insights'> = {
  'Last 12 months': 'Afgelopen 12\u00a0maanden',
  'Last 30 days': 'Afgelopen 30\u00a0dagen',
  'All time': 'Alle tijd',
  Month: 'Maand',
  Views: 'Bezoeken',
  Average: 'Gemiddelde',
  None: 'Geen',
  'No reviews': 'Geen beoordelingen',
  '{count} view|{count} views': { one: '{count}\u00a0bezoek', other: '{count}\u00a0bezoeken' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Kies een maand in {chart}',
  '{from} to {to}': '{from} t/m {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}; hoogstens {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}, {period}; de meeste in {months}: {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}; steeds {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}; tussen {lowest} en {highest}, {latest} in {month}',
  // The charts
  'Reviews per month': 'Beoordelingen per maand',
  'No reviews in the last 12 months.': 'Geen beoordelingen in de afgelopen 12\u00a0maanden.',
  'Average rating over time': 'Gemiddelde door de tijd',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} van 5',
  'from {count} review|from {count} reviews': {
    one: 'uit {count}\u00a0beoordeling',
    other: 'uit {count}\u00a0beoordelingen',
  },
  Ratings: 'Sterren',
  'Share of reviews': 'Aandeel',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: 'Sterren van {count}\u00a0beoordeling: {ratings}',
    other: 'Sterren van {count}\u00a0beoordelingen: {ratings}',
  },
  '{number} with {stars}': '{number} met {stars}',
  'From views to reviews': 'Van bezoek naar beoordeling',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'Van bezoek naar beoordeling in de afgelopen 30\u00a0dagen: {views}, {reviews}',
  Metric: 'Cijfer',
  'Views that became a review': 'Bezoeken met beoordeling',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> van de bezoeken werd een beoordeling',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'Niemand opende uw beoordelingspagina in de afgelopen 30\u00a0dagen. Deel uw QR-code of link.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Elke bezoeker telt als één bezoek per dag. U kunt dus meer beoordelingen dan bezoeken hebben.',
  'By workplace': 'Per werkplek',
  'General Reviews': 'Algemene beoordelingen',
  'A deleted workplace': 'Een verwijderde werkplek',
  'Reviews by workplace; most for {workplace} with {number}':
    'Beoordelingen per werkplek; de meeste voor {workplace}: {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 'en nog {count}, zie de tabel',
    other: 'en nog {count}, zie de tabel',
  },
};
