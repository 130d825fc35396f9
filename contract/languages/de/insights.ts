import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'insights'> = {
  'Last 12 months': 'Letzte 12\u00a0Monate',
  'Last 30 days': 'Letzte 30\u00a0Tage',
  'All time': 'Insgesamt',
  Month: 'Monat',
  Views: 'Aufrufe',
  Average: 'Durchschnitt',
  None: 'Keine',
  'No reviews': 'Keine Bewertungen',
  '{count} view|{count} views': { one: '{count}\u00a0Aufruf', other: '{count}\u00a0Aufrufe' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Monat wählen in {chart}',
  '{from} to {to}': '{from} bis {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}; höchstens {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}':
    '{chart}, {period}; am meisten im {months} mit {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}; immer {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}; zwischen {lowest} und {highest}, {latest} im {month}',
  // The charts
  'Reviews per month': 'Bewertungen pro Monat',
  'No reviews in the last 12 months.': 'Keine Bewertungen in den letzten 12\u00a0Monaten.',
  'Average rating over time': 'Durchschnitt im Lauf der Zeit',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} von 5',
  'from {count} review|from {count} reviews': {
    one: 'aus {count}\u00a0Bewertung',
    other: 'aus {count}\u00a0Bewertungen',
  },
  Ratings: 'Sterne',
  'Share of reviews': 'Anteil',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: 'Sterne aus {count}\u00a0Bewertung: {ratings}',
    other: 'Sterne aus {count}\u00a0Bewertungen: {ratings}',
  },
  '{number} with {stars}': '{number} mit {stars}',
  'From views to reviews': 'Vom Aufruf zur Bewertung',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'Vom Aufruf zur Bewertung in den letzten 30\u00a0Tagen: {views}, {reviews}',
  Metric: 'Größe',
  'Views that became a review': 'Aufrufe mit Bewertung',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> der Aufrufe wurden zur Bewertung',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'In den letzten 30\u00a0Tagen hat niemand Ihre Bewertungsseite geöffnet. Teilen Sie Ihren QR-Code oder Link.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Jeder Besucher zählt als ein Aufruf am Tag, darum kann es mehr Bewertungen als Aufrufe geben.',
  'By workplace': 'Nach Arbeitsort',
  'General Reviews': 'Allgemeine Bewertungen',
  'A deleted workplace': 'Ein gelöschter Arbeitsort',
  'Reviews by workplace; most for {workplace} with {number}':
    'Bewertungen nach Arbeitsort; am meisten für {workplace} mit {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 'und {count} weiterer, alle in der Tabelle',
    other: 'und {count} weitere, alle in der Tabelle',
  },
};
