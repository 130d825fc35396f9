import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': 'お客さまが語る、{name}さん',
  'For {employer}': '{employer}様へ',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    { other: '{name}さんがあなたにお見せすることを、お客さまが許可した感想{count}件です。' },
  '{rating} out of 5 stars': '星5つのうち{rating}つ',
  // Instead of a name
  'A customer': 'お客さま',
  // Along a circle: keep it short
  'Signed on arrival': '到着時に署名',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    '感想には、届いたときに電子署名が付きます。<link>署名の検証方法</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    '{site}では、お客さまは担当者のリンクやQRコードから、アカウントなしで感想を書きます。担当者本人が感想を書いたり変えたりすることはできません。このページの感想は{name}さんが選んだもので、ほかにもある場合があります。',
  'This page is only for you. It closes on {date} at the latest.':
    'このページはあなただけのものです。遅くとも{date}に閉じられます。',
  'This page is closed': 'このページは閉じられました',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'このリンクは期限が切れたか、オフにされました。送った方に新しいリンクをお求めください。',
  // The page that checks a signed file
  'Check a reputation': '感想を検証',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    '感想のファイルを検証します。誰への感想か、何件あるか、変更や抜けがないかがわかります。',
  'Is this reputation genuine?': 'この感想は\u200b本物ですか？',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    '受け取った感想のファイルを選ぶと、誰への感想か、変更や追加、抜けがないかを確かめられます。',
  'Reputation file': '感想ファイル',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'このページ上にドロップすることもできます。ファイルはこの端末に残り、何も送信されません。',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'このページは、ブラウザのJavaScriptでファイルを検証します。JavaScriptをオンにしてください。',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'このブラウザでは署名を検証できません。最新のブラウザで、https経由で開いてください。',
  'Reading...': '読み取り中…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    other: '感想{count}件のうち{done}件を検証中…',
  },
  Result: '結果',
  'How the check works': '検証の仕組み',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    '感想は届いたときに1件ずつ署名され、件数と平均は期間全体について署名されます。名前と文章は隠せますが、星、件数、平均は隠せません。1文字でも変えたり、1件でも抜いたりすると、署名が合わなくなります。',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    '署名が証明するのは、サービスが感想を受け取ったことと、その日時です。お客さまにはアカウントがないため、誰が書いたかは証明できません。期間は本人が選んだものなので、全期間の数値も表示します。',
  'Whose signatures this page accepts': 'このページが認める署名',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'このページが認めるのは{issuer}の署名だけです。公開鍵はページに含まれています。',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key}（{start}～{end}）',
  '{key} from {start}, in use': '{key}（{start}～、使用中）',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>このページを保存</link>すると、どのブラウザでもオフラインで検証できます。',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'これは保存されたコピーです。ファイルの本人から受け取った場合は、代わりに{address}を開いてください。改変されたコピーなら、どんなファイルも本物と表示できてしまいます。',
  // Its verdict
  'Yes, this is genuine': 'はい、本物です',
  'No, do not rely on this file': 'いいえ、\u200bこの\u200bファイルは\u200b信用できません',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    { other: '<average>{average}</average>（星5つ中）、感想{count}件' },
  'From {start} to {end}.': '{start}から{end}まで。',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    other: '全期間：感想{count}件、平均{average}。',
  },
  'Signed by {issuer} on {date}.': '{issuer}が{date}に署名。',
  'What was checked': '検証した内容',
  Yes: 'はい',
  No: 'いいえ',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    '信用できないため、内容は表示しません。新しいファイルをお求めください。',
  'It is a reputation file': '感想ファイルである',
  'The whole file is signed by the service': 'ファイル全体にサービスの署名がある',
  'Each review is unchanged': 'どの感想も変更されていない',
  'No review was added, left out or moved': '感想の追加、抜け、並べ替えがない',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': '感想{count}件中の{number}件目：{fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    other: 'ほか{count}件も信用できません。',
  },
  'This is a different kind of file, or part of it is missing.': '別の種類のファイルか、一部が欠けています。',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'ファイル全体の有効な署名がないため、どの感想が含まれるべきかわかりません。',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    { other: '感想は{count}件のはずですが、{found}件あります。' },
  'These are not the reviews that were signed together, or their order has changed.':
    '一緒に署名された感想ではないか、順番が変わっています。',
  'The signature does not match the content.': '署名が内容と一致しません。',
  'The text or a name was changed.': '文章か名前が変更されています。',
  'It is dated {date}, which is in the future.': '日付が{date}で、未来になっています。',
  'It is dated {date}, when its key was not in use.': '日付が{date}で、その鍵が使われていない時期です。',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'このページにない鍵で署名されています。保存されたコピーの場合は、{address}を開いてもう一度お試しください。',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    '{issuer}のものとされていますが、このページが認めるのは{issuers}の署名だけです。',
  // The reviews of a genuine file
  'The reviews': '感想',
  'Show more ({count} left)|Show more ({count} left)': { other: 'もっと見る（残り{count}件）' },
  'Received on {received}.': '{received}に受信。',
  'Received on {received}, edited by the customer on {edited}.':
    '{received}に受信、{edited}にお客さまが変更。',
  'Received on {received}, signed on {signed}.': '{received}に受信、{signed}に署名。',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    '{received}に受信、{edited}にお客さまが変更、{signed}に署名。',
  'Text hidden by the professional': '文章は本人が非表示にしました',
  'Name hidden by the professional': '名前は本人が非表示にしました',
  'No name': '名前なし',
  'Workplace, as named by the professional: {workplace} (not signed).':
    '職場（本人による記載）：{workplace}（署名なし）。',
  // The reference document, a PDF
  'Customer reviews of {name}': '{name}さんへのお客さまの感想',
  'Customer reviews, collected with {site}': '{site}で集めたお客さまの感想',
  '{from} to {to}': '{from}～{to}',
  // The number is large, the rest small
  '{average} out of 5': '{average}（5点満点）',
  'All {count} review from this period|All {count} reviews from this period': {
    other: 'この期間の感想{count}件すべて',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    '全期間：{reviews}、平均{average}（5点満点）。{date}作成。感想の検証方法は最終ページにあります。',
  'Customers’ names are not included. Star ratings always are.':
    'お客さまの名前は含まれていません。星の評価は必ず含まれます。',
  'Customers’ comments are not included. Star ratings always are.':
    'お客さまの文章は含まれていません。星の評価は必ず含まれます。',
  'Customers’ names and comments are not included. Star ratings always are.':
    'お客さまの名前と文章は含まれていません。星の評価は必ず含まれます。',
  '{date}, edited later': '{date}、のちに変更',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    other: 'この期間の感想{count}件は以上です。',
  },
  'How to check these reviews': '感想の検証方法',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'どの感想にも{host}の電子署名があり、本人でも変更できません。件数と平均にも署名があるため、抜き取ることもできません。',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    '検証するには、この文書に対応する署名付きファイルを受け取り、{address}で開いてください。検証はブラウザの中で行われ、オフラインでもできます。',
  'Signed with key {key}. Digest of the reviews: {digest}': '署名の鍵：{key}。感想のダイジェスト：{digest}',
  'QR code of {address}': '{address}のQRコード',
  'Page {number}': '{number}ページ',
};
