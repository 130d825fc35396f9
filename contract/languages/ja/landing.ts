import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    '毎日もらう「ありがとう」は、閉店のころには消えてしまいます。あなた専用のリンクとQRコードで残しましょう。お客さまは30秒で書けて、読むのはあなただけです。',
  'Start collecting, free': '無料ではじめる',
  'Start collecting': '集めはじめる',
  'See how it works': '使い方を見る',
  'Your first {limit} reviews are free. No card needed.': '最初の{limit}件は無料。カード登録は不要です。',
  "We don't take new accounts here.": '新規登録は受け付けていません。',
  // The phone, with a letter for each number of stars
  'How did {name} do?': '{name}さんは\u200bいかが\u200bでしたか？',
  'Try it: how did {name} do?': 'お試しください：{name}さんはいかがでしたか？',
  'Try it. Tap a star.': 'お試しください。星をタップ。',
  'Just now': 'たった今',
  'Private, for {name} only': '非公開、{name}さんだけに届きます',
  'You remembered our table, and the joke about the tiramisu.':
    'いつもの席も、ティラミスの冗談も、覚えていてくれましたね。',
  'You know your wine. I now order that Bairrada by the case.':
    'ワインにお詳しいですね。あのバイラーダ、今では箱買いしています。',
  'Friendly, but our starters and mains came at the same time.':
    '感じのいい接客でしたが、前菜と主菜が同時に来ました。',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    '笑顔はすてき。でもお水は、2回頼んでも来ませんでした。',
  'We waited 50 minutes for a main, then it was the wrong one.':
    '主菜を50分待ったのに、頼んだものと違いました。',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": '店ではなく、\u200bあなたへの\u200b言葉',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    '口コミサイトでほめられるのはお店。ここでは、すてきな夜をつくった本人に、ほめ言葉が残ります。',
  'The reviews on this page are made-up examples.': 'このページの感想は架空の例です。',
  'Instant email notifications': 'すぐにメールでお知らせ',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'お客さまが送信した瞬間に、感想の全文がメールで届きます。',
  'Fixed the leak in 20 minutes at 9pm. Legend.': '夜9時に来て、水漏れを20分で修理。神です。',
  'You own your data': 'データはあなたのもの',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'すべての感想を、いつでもダウンロード。転職しても、あなたの評判はついてきます。',
  'I followed you to the new salon. Two buses, and worth it.':
    '新しいサロンまで追いかけました。バスを2本乗り継いだかいがありました。',
  'Private, not posted': '公開されません',
  'Only you see your reviews. No public score next to your name.':
    '感想を見るのはあなただけ。名前の横に点数が出ることもありません。',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    '目地の色が見本と少し違いました。正直、今のほうが気に入っています。',
  '30 seconds for a customer': 'お客さまは30秒',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'アプリもアカウントも不要。どのスマホでも、星とひとことと名前だけ。',
  'Plaster like glass.': 'ガラスのような仕上がりの壁。',
  'Every place you work': 'どの職場でも',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    '平日はビストロ、週末はホテル？有料プランなら、それぞれにコードを持てます。',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    '平日はビストロ、週末はホテル？それぞれにコードを持てます。',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'ひとりで来て、心細くなるかと思っていました。一瞬も、そんなことはありませんでした。',
  'Easy to hand out': '渡すのもかんたん',
  'Print the code on the bill, text the link, or show it on your phone.':
    '伝票に印刷する、リンクを送る、スマホで見せる。どれでもどうぞ。',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    '「2本目はやめておきましょう、終電に遅れますよ」と止めてくれました。',
  // How it works
  'How it works': '使い方',
  'Add where you work': '職場を追加',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'アカウントを作り、職場を追加します。1分で終わり、インストールも不要です。',
  'Hand out your code': 'コードを渡す',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'いい仕事をした直後に、ひと声。お客さまは読み取って、星を選んで、書くだけです。',
  'Keep the good word': 'うれしい言葉が残る',
  'It arrives by email and stays in your list, whatever job you do next.':
    'メールで届き、一覧に残ります。次にどんな仕事をしても。',
  'A printed card: How did {name} do? Beside the question, a QR code':
    '印刷されたカード：「{name}さんはいかがでしたか？」の横にQRコード',
  'Scan and tell {name}. 30 seconds, private.':
    'QRコードから\u200b{name}さんに\u200bひとこと。\u200b30秒で\u200b書けて、\u200b非公開です。',
  // The last letter
  'The next thank you could be the first one you keep':
    '次の\u200b「ありがとう」が、\u200b手元に残る\u200b最初の\u200bひとつに',
  'Create your account': 'アカウントを\u200b作成',
  'See pricing': '料金を見る',
};
