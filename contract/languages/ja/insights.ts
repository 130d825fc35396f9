import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'insights'> = {
  'Last 12 months': '過去12か月',
  'Last 30 days': '過去30日間',
  'All time': '全期間',
  Month: '月',
  Views: '閲覧',
  Average: '平均',
  None: 'なし',
  'No reviews': '感想なし',
  '{count} view|{count} views': { other: '閲覧{count}回' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': '「{chart}」の月を選ぶ',
  '{from} to {to}': '{from}～{to}',
  '{chart}, {period}; at most {number}': '{chart}、{period}、最大{number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}、{period}、最多は{months}の{number}',
  '{chart}, {period}; always {number}': '{chart}、{period}、常に{number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}、{period}、{lowest}から{highest}の間、{month}は{latest}',
  // The charts
  'Reviews per month': '月ごとの感想',
  'No reviews in the last 12 months.': '過去12か月の感想はありません。',
  'Average rating over time': '平均評価の推移',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average}（5点満点）',
  'from {count} review|from {count} reviews': { other: '感想{count}件' },
  Ratings: '評価',
  'Share of reviews': '割合',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    other: '感想{count}件の評価：{ratings}',
  },
  '{number} with {stars}': '{stars}が{number}件',
  'From views to reviews': '閲覧から感想へ',
  'From views to reviews in the last 30 days: {views}, {reviews}':
    '過去30日間の閲覧から感想へ：{views}、{reviews}',
  Metric: '指標',
  'Views that became a review': '感想につながった閲覧',
  '<rate>{rate}</rate> of views became a review': '閲覧の<rate>{rate}</rate>が感想につながりました',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    '過去30日間、感想ページは開かれていません。QRコードかリンクを共有しましょう。',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    '同じ人の閲覧は1日1回と数えるため、感想のほうが多くなることもあります。',
  'By workplace': '職場別',
  'General Reviews': '共通ページ',
  'A deleted workplace': '削除された職場',
  'Reviews by workplace; most for {workplace} with {number}': '職場別の感想、最多は{workplace}の{number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    other: 'ほか{count}件、すべて表で見られます',
  },
};
