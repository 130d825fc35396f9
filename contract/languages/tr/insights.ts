import type { Dictionary } from '../sentences.ts';

/** Charts, also those of the admin's pages. */
export const texts: Dictionary<'tr', 'insights'> = {
  'Last 12 months': 'Son 12\u00a0ay',
  'Last 30 days': 'Son 30\u00a0gün',
  'All time': 'Tüm zamanlar',
  Month: 'Ay',
  Views: 'Görüntüleme',
  Average: 'Ortalama',
  None: 'Yok',
  'No reviews': 'Yorum yok',
  '{count} view|{count} views': { one: '{count} görüntüleme', other: '{count} görüntüleme' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'Ay seçin: {chart}',
  '{from} to {to}': '{from} – {to}',
  '{chart}, {period}; at most {number}': '{chart}, {period}; en fazla {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}, {period}; en yüksek: {months}, {number}',
  '{chart}, {period}; always {number}': '{chart}, {period}; hep {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}, {period}; {lowest} ile {highest} arasında, son: {month}, {latest}',
  // The charts
  'Reviews per month': 'Aylık yorumlar',
  'No reviews in the last 12 months.': 'Son 12\u00a0ayda yorum yok.',
  'Average rating over time': 'Zaman içinde ortalama puan',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} / 5',
  'from {count} review|from {count} reviews': { one: '{count} yorumdan', other: '{count} yorumdan' },
  Ratings: 'Puanlar',
  'Share of reviews': 'Yorumlardaki payı',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    one: '{count} yorumun puanları: {ratings}',
    other: '{count} yorumun puanları: {ratings}',
  },
  '{number} with {stars}': '{stars}: {number}',
  'From views to reviews': 'Görüntülemeden yoruma',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'Son 30\u00a0günde görüntülemeden yoruma: {views}, {reviews}',
  Metric: 'Ölçüt',
  'Views that became a review': 'Yoruma dönüşen görüntülemeler',
  '<rate>{rate}</rate> of views became a review':
    'Görüntülemelerin yoruma dönüşme oranı: <rate>{rate}</rate>',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'Son 30\u00a0günde yorum sayfanızı açan olmadı. QR kodunuzu veya bağlantınızı paylaşın.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'Her ziyaretçi günde bir görüntüleme sayılır; bu yüzden yorumlar görüntülemelerden çok olabilir.',
  'By workplace': 'İş yerine göre',
  'General Reviews': 'Genel yorumlar',
  'A deleted workplace': 'Silinmiş bir iş yeri',
  'Reviews by workplace; most for {workplace} with {number}':
    'İş yerine göre yorumlar; en çok: {workplace}, {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    one: 've {count} tane daha, hepsi tabloda',
    other: 've {count} tane daha, hepsi tabloda',
  },
};
