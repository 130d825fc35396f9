import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'reviews'> = {
  // The list
  Pinned: 'ピン留め',
  'Read me one': 'ひとつ読む',
  'Take my reviews with me': '感想を\u200b持ち出す',
  'All Workplaces': 'すべての職場',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': '星の数で絞り込む',
  'No {count}-star reviews|No {count}-star reviews': { other: '星{count}つの感想はありません' },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    other: '星{count}つの感想はありません（{workplace}）',
  },
  'No reviews yet': '感想はまだありません',
  'No reviews for {workplace} yet': '感想はまだありません（{workplace}）',
  'Show all reviews': 'すべての感想を表示',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'マイページのQRコードかリンクを共有しましょう。お客さまの書いた感想がここに表示されます。',
  "Couldn't load more reviews.": '続きの感想を読み込めませんでした。',
  // A review
  'Edited {date}': '{date}に変更',
  'From: {place}': '職場：{place}',
  'From: one of your workplaces': '職場：登録した職場のひとつ',
  'General Review': '共通ページ',
  'Customer from {place}': '{place}からのお客さま',
  'Pin review by {name}': '{name}さんの感想をピン留め',
  'Pinned to the top': '先頭にピン留めしました',
  Unpinned: 'ピン留めを外しました',
  'Failed to pin the review': 'ピン留めできませんでした',
  'Failed to unpin the review': 'ピン留めを外せませんでした',
  // The private reply
  'Reply privately': '非公開で返事する',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    '返事は1回だけで、あとから直せません。お客さま本人だけが専用リンクで読めます。',
  'Your reply': 'あなたの返事',
  'Send Reply': '返事を送る',
  'Reply sent': '返事を送りました',
  'The customer will see it on their private link.': 'お客さまは専用リンクで読めます。',
  'Failed to send your reply': '返事を送れませんでした',
  'Your private reply, {date}': 'あなたの非公開の返事、{date}',
  // One review, full screen
  'One of your reviews': 'あなたへの\u200b感想から',
  'Another one': '別の感想',
  // Search
  'Search reviews': '感想を検索',
  'Clear search': '検索をクリア',
  'No reviews match “{search}”': '「{search}」に一致する感想はありません',
  'Search needs an internet connection.': '検索にはインターネット接続が必要です。',
  // The exported table
  'Export CSV': 'CSVを書き出す',
  'Failed to export reviews': '感想を書き出せませんでした',
  Date: '日付',
  'Customer Name': 'お客さまの名前',
  Location: '場所',
  Comment: 'コメント',
  Anonymous: '匿名',
  Unknown: '不明',
  General: '共通ページ',
};
