import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'marketing'> = {
  '"{quote}"': '「{quote}」',
  'A link that belongs to a person': '人のものになるリンク',
  'A printed card with a question and a QR code': '質問とQRコードを印刷したカード',
  'As on every page here.': 'ここのどのページでも同じです。',
  'Ask us a question': '質問を送る',
  "Don't recolor, stretch or rotate it.": '色を変えたり、伸ばしたり、回転させたりしないでください。',
  'Download {format}<more>: {picture}</more>': '{format}をダウンロード<more>：{picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    '感想はすぐに本人へメールで届きます。公開も、順位づけもしません。',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'どんな創業の物語にも、きっかけがあります。私たちの場合は、勤務の終わりです。おかげですてきな夜になったと、お客さまが言ってくれた。けれど最後のテーブルを拭き終えるころ、その言葉は消えています。残るのは、店のページの星ひとつだけです。',
  'Everyone else': 'そのほかの方',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    '{name}に関する記事、放送、講演で自由にお使いいただけます。許可は不要です。',
  'How it started': 'はじまり',
  'Just the G, for small and square spaces.': 'Gの文字だけ。小さな場所や正方形の場所に。',
  'Leave clear space around it: at least half the height of the mark.':
    '周りに余白を取ってください。マークの高さの半分以上です。',
  Logo: 'ロゴ',
  'Logos and pictures': 'ロゴと画像',
  'Mark and name, on a transparent background.': 'マークと名前、背景は透明です。',
  Mark: 'マーク',
  'No advertising, no trackers': '広告も追跡もなし',
  'Open source': 'オープンソース',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'ほめ言葉は、もらった人のもの。私たちは、その居場所をつくっただけです。',
  'Press and media kit': 'プレス・\u200bメディアキット',
  'Press contacts': '取材窓口',
  'Press inquiries': '取材のお問い合わせ',
  'Printed card': '印刷カード',
  'Private by design': 'はじめから非公開',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'データの持ち主は働く人本人。いつでもダウンロードや削除ができます。ページは他社のものを一切読み込みません。',
  'Quote these as they are, or use your own words.':
    'そのまま引用しても、ご自身の言葉で書いてもかまいません。',
  'Review page': '感想ページ',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    '口コミサイトはお店への称賛を集めます。ここでは、ホールスタッフ、水道職人、美容師本人に届き、職場が変わっても手元に残ります。',
  'Simple pricing': 'シンプルな料金',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'ノートを持ち歩き、お客さまにひとこと書いてもらって、つらい日に読み返す人がいます。',
  'The <help>Help Center</help>': '<help>ヘルプ</help>',
  'The card with the QR code, as printed.': '印刷されたQRコード入りのカード。',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'お客さまはコードを読み取り、星を1つから5つ選び、ひとことと名前を添えます。アプリもアカウントも不要です。',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    '働く人のマイページ。集計、最新の感想、QRコードが並ぶ',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    '最初の{limit}件は無料。その後は月額{monthly}または年額{annual}で無制限です。',
  'The idea behind {name}': '{name}の考え方',
  'The review page on a phone: five stars and a few fields': 'スマホの感想ページ。5つの星といくつかの入力欄',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'ソフトウェアはMITライセンスで無料。誰でも自分のサーバーで動かせます。',
  'The {name} logo': '{name}のロゴ',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    '{name}のロゴ。吹き出し形の緑のGと名前',
  'The {name} mark: a green G shaped like a speech bubble': '{name}のマーク。吹き出し形の緑のG',
  'Thirty seconds for a customer': 'お客さまは30秒',
  'This page is in English only.': 'このページは英語のみです。',
  'Using the logo': 'ロゴの使い方',
  'What a customer sees on a phone.': 'お客さまがスマホで見る画面。',
  'What a professional sees, with made-up reviews.': '働く人が見る画面。感想は架空です。',
  'What it does': '何ができるか',
  'free reviews': '無料で届く感想の件数',
  languages: '対応言語',
  'person reads each review': '感想を読む人数',
  'seconds per review': '感想1件の秒数',
  'taps from scanning to sending': '読み取りから送信までのタップ数',
  '{name} in numbers': '数字で見る{name}',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name}はそのノートです。人と向き合って働く、すべての人のために。書くのは30秒。言葉を読むのはひとりだけで、次の職場にもついてきます。',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    '{name}は、ホールスタッフや水道職人、美容師が、自分への非公開の感想を集められるサービスです。記事に必要な素材をここにまとめました。',
};
