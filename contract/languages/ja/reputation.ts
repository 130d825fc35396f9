import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'reputation'> = {
  'Take my reviews with me': '感想を\u200b持ち出す',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    '次にどこで働いても、感想はあなたのもの。すべてダウンロードすることも、就職先に一部を見せることもできます。',
  'Download them all': 'すべてダウンロード',
  'All your reviews, for a spreadsheet.': 'すべての感想を、表計算ソフト用に。',
  // A new link for an employer
  'Show a few to an employer': '就職先に一部を見せる',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    '選んだ感想を載せるページです。期限が切れるか、オフにするまで使えて、検索エンジンには見つかりません。',
  'No reviews to show yet': '見せられる感想はまだありません',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'お客さまは感想を送ったあと、今後の就職先に見せることを許可できます。許可された感想がここに並びます。',
  "Couldn't load more reviews.": '続きの感想を読み込めませんでした。',
  'Who is it for?': '見せる相手は？',
  "They'll see this name at the top of the page.": 'この名前がページの上部に表示されます。',
  'e.g. Hotel Aurora': '例：Hotel Aurora',
  'How long should it work?': '使える期間は？',
  '{count} day|{count} days': { other: '{count}日間' },
  'Reviews to show': '見せる感想',
  '({count} chosen)|({count} chosen)': { other: '（{count}件選択中）' },
  'Create link': 'リンクを作成',
  'Failed to create the link': 'リンクを作成できませんでした',
  'Open page': 'ページを開く',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'あなたのリンク',
  "Couldn't load your links.": 'リンクを読み込めませんでした。',
  Open: '有効',
  Empty: '空',
  Expired: '期限切れ',
  'Turned off': 'オフ',
  '{count} review, until {date}|{count} reviews, until {date}': { other: '感想{count}件、{date}まで' },
  'Nothing left to show: the customers took back their permission or their review':
    'お客さまが許可か感想を取り下げたため、見せられる感想がありません',
  'Not opened yet': 'まだ開かれていません',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    other: '閲覧{count}回、最終：{date}',
  },
  // A button
  'Turn off': 'オフにする',
  'Turn off the link for {employer}': '{employer}用のリンクをオフにする',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    '{employer}用のリンクをオフにしますか？ページはすぐに閉じます。元に戻せません。',
  'Link turned off': 'リンクをオフにしました',
  'The page for {employer} is closed.': '{employer}用のページを閉じました。',
  'Failed to turn off the link': 'リンクをオフにできませんでした',
};
