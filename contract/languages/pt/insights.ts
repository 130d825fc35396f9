import type { Dictionary } from '../sentences.ts';

/** Charts, also those of the admin's pages. */
export const texts: Dictionary<'pt', 'insights'> = {
  'Last 12 months': 'Últimos 12\u00a0meses',
  'Last 30 days': 'Últimos 30\u00a0dias',
  'All time': 'Todo o período',
  Month: 'Mês',
  Views: 'Visitas',
  Average: 'Média',
  None: 'Nenhuma',
  'No reviews': 'Nenhuma avaliação',
  '{count} view|{count} views': { one: '{count} visita', other: '{count} visitas' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Escolha um mês em {chart}',
  '{from} to {to}': '{from} a {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}; no máximo {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}, {period}; máximo em {months}, com {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}; sempre {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}; entre {lowest} e {highest}, {latest} em {month}',
  // The charts
  'Reviews per month': 'Avaliações por mês',
  'No reviews in the last 12 months.': 'Nenhuma avaliação nos últimos 12\u00a0meses.',
  'Average rating over time': 'Nota média ao longo do tempo',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} de 5',
  'from {count} review|from {count} reviews': { one: 'em {count} avaliação', other: 'em {count} avaliações' },
  Ratings: 'Notas',
  'Share of reviews': 'Parte das avaliações',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: 'Notas de {count} avaliação: {ratings}',
    other: 'Notas de {count} avaliações: {ratings}',
  },
  '{number} with {stars}': '{number} com {stars}',
  'From views to reviews': 'De visitas a avaliações',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'De visitas a avaliações nos últimos 30\u00a0dias: {views}, {reviews}',
  Metric: 'Medida',
  'Views that became a review': 'Visitas que viraram avaliação',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> das visitas viraram avaliação',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'Ninguém abriu sua página de avaliação nos últimos 30\u00a0dias. Compartilhe seu código QR ou link.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Cada visitante conta como uma visita por dia; por isso, pode haver mais avaliações que visitas.',
  'By workplace': 'Por local',
  'General Reviews': 'Avaliações gerais',
  'A deleted workplace': 'Um local excluído',
  'Reviews by workplace; most for {workplace} with {number}':
    'Avaliações por local de trabalho; a maioria para {workplace}, com {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 'e mais {count}, todos na tabela',
    other: 'e mais {count}, todos na tabela',
  },
};
