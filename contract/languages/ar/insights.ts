import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'insights'> = {
  'Last 12 months': 'آخر 12\u00a0شهرًا',
  'Last 30 days': 'آخر 30\u00a0يومًا',
  'All time': 'كل الأوقات',
  Month: 'الشهر',
  Views: 'الزيارات',
  Average: 'المتوسط',
  None: 'لا يوجد',
  'No reviews': 'لا آراء',
  '{count} view|{count} views': {
    zero: 'لا زيارات',
    one: 'زيارة واحدة',
    two: 'زيارتان',
    few: '{count}\u00a0زيارات',
    many: '{count}\u00a0زيارة',
    other: '{count}\u00a0زيارة',
  },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': 'اختيار شهر في {chart}',
  '{from} to {to}': 'من {from} إلى {to}',
  '{chart}, {period}; at most {number}': '{chart}، {period}؛ الحد الأعلى {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}، {period}؛ الأعلى في {months}: {number}',
  '{chart}, {period}; always {number}': '{chart}، {period}؛ دائمًا {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}، {period}؛ بين {lowest} و{highest}، والأحدث {latest} في {month}',
  // The charts
  'Reviews per month': 'الآراء شهريًا',
  'No reviews in the last 12 months.': 'لا آراء في آخر 12\u00a0شهرًا.',
  'Average rating over time': 'متوسط التقييم مع الوقت',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} من 5',
  'from {count} review|from {count} reviews': {
    zero: 'من دون آراء',
    one: 'من رأي واحد',
    two: 'من رأيين',
    few: 'من {count}\u00a0آراء',
    many: 'من {count}\u00a0رأيًا',
    other: 'من {count}\u00a0رأي',
  },
  Ratings: 'التقييمات',
  'Share of reviews': 'النسبة من الآراء',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    zero: 'لا تقييمات: {ratings}',
    one: 'تقييم رأي واحد: {ratings}',
    two: 'تقييمات رأيين: {ratings}',
    few: 'تقييمات {count}\u00a0آراء: {ratings}',
    many: 'تقييمات {count}\u00a0رأيًا: {ratings}',
    other: 'تقييمات {count}\u00a0رأي: {ratings}',
  },
  '{number} with {stars}': '{number} ({stars})',
  'From views to reviews': 'من الزيارة إلى الرأي',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    'من الزيارة إلى الرأي في آخر 30\u00a0يومًا: {views}، {reviews}',
  Metric: 'المقياس',
  'Views that became a review': 'زيارات أثمرت رأيًا',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> من الزيارات أثمرت رأيًا',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    'لم يفتح أحد صفحتك في آخر 30\u00a0يومًا. تبدأ الزيارات بمشاركة رمز QR أو الرابط.',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    'يُحسب كل زائر مرة واحدة في اليوم، لذا قد تزيد الآراء على الزيارات.',
  'By workplace': 'حسب مكان العمل',
  'General Reviews': 'آراء عامة',
  'A deleted workplace': 'مكان عمل محذوف',
  'Reviews by workplace; most for {workplace} with {number}':
    'الآراء حسب مكان العمل؛ الأكثر عن {workplace}: {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    zero: 'لا مزيد، الكل في الجدول',
    one: 'ومكان آخر، الكل في الجدول',
    two: 'ومكانان آخران، الكل في الجدول',
    few: 'و{count}\u00a0أماكن أخرى، الكل في الجدول',
    many: 'و{count}\u00a0مكانًا آخر، الكل في الجدول',
    other: 'و{count}\u00a0مكان آخر، الكل في الجدول',
  },
};
