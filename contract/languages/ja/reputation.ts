import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'reputation'> = {
  'Take my reviews with me': '感想を\u200b持ち出す',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    '次にどこで働いても、感想はあなたのもの。すべてダウンロードすることも、就職先に一部を見せることもできます。',
  // The reference for a period
  'Reference (PDF)': '感想集（PDF）',
  'For job applications, or just to keep.': '応募書類に添えて。手元に残すだけでも。',
  From: '開始',
  To: '終了',
  'The period ends before it begins': '期間の終了が開始より前です',
  "Include customers' names and locations": 'お客さまの名前と場所を含める',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'お名前は、あなたに教えてくれたものです。お客さまが困らない場合だけ含めてください。',
  'Include what they wrote': '感想の文章を含める',
  'Download PDF': 'PDFをダウンロード',
  '{file} downloaded': '{file}をダウンロードしました',
  'Failed to create the file': 'ファイルを作成できませんでした',
  "Couldn't load the numbers.": '集計を読み込めませんでした。',
  'There are no reviews in this period.': 'この期間の感想はありません。',
  // E.g. 4.83
  '{average} on average': '平均{average}',
  // How the check works
  'How the check works': '検証の仕組み',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    '感想には、届いたときに電子署名が付きます。署名付きファイルは、誰でも<link>{address}</link>で開いて、変更がないことを確かめられます。PDFは読むためのものです。',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    '名前と文章は省けますが、星、件数、平均は省けません。期間全体と全期間について署名されています。',
  'Download signed file': '署名付きファイルをダウンロード',
  'Download verify page': '検証ページをダウンロード',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': '就職先に一部を見せる',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'あなたが選んだ感想のページです。{days}日間、またはオフにするまで使えます。検索エンジンには表示されません。',
  'No reviews to show yet': '見せられる感想はまだありません',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'お客さまは感想を送ったあと、今後の就職先に見せることを許可できます。許可された感想がここに並びます。',
  "Couldn't load more reviews.": '続きの感想を読み込めませんでした。',
  'Who is it for?': '見せる相手は？',
  "They'll see this name at the top of the page.": 'この名前がページの上部に表示されます。',
  'e.g. Hotel Aurora': '例：Hotel Aurora',
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
