import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'customer'> = {
  Language: '言語',
  'Loading...': '読み込み中…',
  'Notifications (F8)': '通知（F8）',
  Close: '閉じる',
  Error: 'エラー',
  'Try again': 'もう一度試す',
  'Loading issue detected. Please refresh the page.':
    '読み込み中に問題が発生しました。ページを再読み込みしてください。',
  'Install {site}': '{site}をインストール',
  'Get reviews of your own, with your own QR code.': 'あなた専用のQRコードで、あなたへの感想を集められます。',
  "Open your browser's menu and choose Add to Home Screen.":
    'ブラウザのメニューから「ホーム画面に追加」を選んでください。',
  'Tap Share, then Add to Home Screen.': '「共有」をタップし、「ホーム画面に追加」を選んでください。',
  Install: 'インストール',
  'Not now': '今はしない',
  'No connection': '接続が\u200bありません',
  'Please check your internet connection and try again.':
    'インターネット接続を確認して、もう一度お試しください。',
  'Review for {name}': '{name}さんへの\u200bご感想',
  'Review for {name} at {workplace}': '{name}さんへのご感想（{workplace}）',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    '{name}さんはいかがでしたか？30秒で書ける非公開のご感想です。読むのは{name}さんだけです。',
  'Private, for {name} only': '非公開、{name}さんだけに届きます',
  'How did {name} do?': '{name}\u200bさんは\u200bいかが\u200bでしたか？',
  'Your rating': '評価',
  '1 star': '星1つ',
  '2 stars': '星2つ',
  '3 stars': '星3つ',
  '4 stars': '星4つ',
  '5 stars': '星5つ',
  'Pick your stars. It takes 30 seconds.': '星を選んでください。30秒で終わります。',
  'Not good': 'よくなかった',
  'Could be better': 'もう少し',
  'All right': 'まずまず',
  Good: 'よかった',
  Wonderful: 'すばらしい',
  'Your review': 'ご感想',
  'What will you remember? A sentence is plenty.': '心に残ったことは何ですか？ひとことで十分です。',
  'Your name': 'お名前',
  Location: '場所',
  '(optional)': '（任意）',
  'Where you are from': 'どちらからお越しですか',
  'Submit Review': '感想を送る',
  'Sending...': '送信中…',
  'Send now': '今すぐ送信',
  'Please choose a rating': '評価を選んでください',
  'Please provide a review comment': 'ひとこと書いてください',
  'Please use at most 5,000 characters': '5,000文字以内で書いてください',
  'Please provide your name': 'お名前を入力してください',
  'Please use at most 120 characters': '120文字以内で入力してください',
  'Please use ordinary characters only': '通常の文字だけを使ってください',
  'Review submitted!': '感想を送りました！',
  'Thank you! Your review has been sent to {name}.': 'ありがとうございます！ご感想を{name}さんに送りました。',
  'Thank You': 'ありがとう\u200bございます',
  'Your words are on their way to {name}. No one else will read them.':
    'お言葉を{name}さんにお届けします。ほかの人が読むことはありません。',
  'Thanks for being honest. Only {name} will read this.':
    '率直なご感想をありがとうございます。読むのは{name}さんだけです。',
  "{name} already has your first version. Your later changes weren't sent.":
    '{name}さんには最初の内容が届いています。そのあとの変更は送信されていません。',
  'You gave {rating} out of 5 stars': '評価：星5つのうち{rating}つ',
  'Close Window': 'ウィンドウを閉じる',
  'You can close this page': 'このページは閉じてかまいません',
  'Earlier review sent': '以前の感想を送りました',
  'Your review for {name} was still waiting on this phone. It has now been sent.':
    '{name}さんへのご感想がこの端末に残っていました。いま送信しました。',
  'Failed to submit review': '感想を送れませんでした',
  'Saved on this phone, not sent yet': 'この端末に保存しました（未送信）',
  'Not sent yet': 'まだ\u200b送信されて\u200bいません',
  'Not sent': '送信されませんでした',
  'You are offline.': 'オフラインです。',
  "We can't reach {site} right now.": 'ただいま{site}に接続できません。',
  'The connection is slow.': '接続が遅くなっています。',
  'Still sending...': 'まだ送信中です…',
  'Trying again...': 'もう一度試しています…',
  "We'll send it as soon as you're back online.": 'オンラインに戻りしだい送信します。',
  'Trying again in a few seconds.': '数秒後にもう一度試します。',
  'Trying again within a minute.': '1分以内にもう一度試します。',
  'Trying again in about {minutes} min.': '約{minutes}分後にもう一度試します。',
  'If you close this page, just open the link again later.':
    'このページを閉じた場合は、あとでリンクをもう一度開いてください。',
  "This phone couldn't save it, so please keep this page open.":
    'この端末に保存できなかったため、このページを開いたままにしてください。',
  "{name} can't take more reviews right now. Your text is still here if you want to copy it.":
    '{name}さんは、いま感想を受け取れません。書かれた内容はここに残っているので、コピーできます。',
  "Your review wasn't accepted.": 'ご感想を受け付けられませんでした。',
  'Your text is still here. You can edit it and try again.':
    '書かれた内容は残っています。直して、もう一度お試しください。',
  "{name} can't take more reviews right now": '{name}さんは、\u200bいま\u200b感想を\u200b受け取れません',
  'Thanks for stopping by. Please try again in a few days.':
    'お立ち寄りいただきありがとうございます。数日後にもう一度お試しください。',
  'What you wrote is saved on this phone:': '書かれた内容はこの端末に保存されています：',
  'Invalid Review Link': '無効な\u200bリンク',
  "The review link you're trying to access is invalid or has expired.":
    '開こうとしたリンクは無効か、有効期限が切れています。',
  'Please scan the code again or ask for a new link.':
    'コードをもう一度読み取るか、新しいリンクをお求めください。',
  'Review limit reached': '感想の上限に達しました',
  'User not found': 'この方が見つかりません',
  'The request could not be read': '送信内容を処理できませんでした',
  'The request is too large': '文章が長すぎます',
  'The request took too long': '送信に時間がかかりすぎました',
  'Too many requests. Please try again later.': '送信が続いています。しばらくしてからお試しください。',
  'Service temporarily unavailable': '一時的にご利用いただけません',
  'Internal server error': 'サーバーの内部エラー',
  'Thank you! Your review has been sent to {name}. No one else will read it.':
    'ありがとうございます！ご感想を{name}さんに送りました。ほかの人が読むことはありません。',
  'You can close this page.': 'このページは閉じてかまいません。',
  'Almost there': 'あと\u200b少しです',
  'Please check the marked fields and send it again.':
    '印の付いた欄をご確認のうえ、もう一度送信してください。',
  'An earlier version was already sent': '前の\u200b内容は\u200bすでに\u200b送信されて\u200bいます',
  'You already sent a different version from this form. If you send this one too, it will be a second review.':
    'このフォームからは、別の内容がすでに送信されています。これも送ると、2つ目の感想になります。',
  'Please go back to the form. Your browser may still have what you wrote.':
    'フォームに戻ってください。書かれた内容がまだ残っているかもしれません。',
  "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.":
    'この方は、いま感想を受け取れません。書かれた内容は以下のとおりです。コピーするか、数日後にもう一度お試しください。',
  "Nothing is lost: here's what you wrote. Please make it shorter.":
    '書かれた内容は以下に残っています。もう少し短くしてください。',
  "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.":
    '書かれた内容は以下に残っています。少し待ってから、もう一度送信してください。届くのは一度だけです。',
  "Here's what you wrote, so you can copy it:": '書かれた内容は以下のとおりです。コピーできます：',
  'Please try again in a moment': '少し待ってからお試しください',
  "Something isn't working on our side right now. Nothing is lost.":
    'ただいま不具合が発生しています。失われたものはありません。',
  'Want to edit it later?': 'あとから\u200b直したい\u200bときは',
  "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.":
    '専用リンクを保存しておくと、30日間、感想を直したり、取り下げたり、{name}さんの返事を読んだりできます。',
  'Save my private link': '専用リンクを保存',
  'Saved on this phone. Use the link to open it on another device.':
    'この端末に保存しました。ほかの端末ではリンクから開けます。',
  "This phone couldn't save it. Please copy the link.":
    'この端末に保存できませんでした。リンクをコピーしてください。',
  'Your private link': 'あなたの専用リンク',
  'Copy link': 'リンクをコピー',
  'Share link': 'リンクを共有',
  Copied: 'コピーしました',
  'Please copy the selected link.': '選択されたリンクをコピーしてください。',
  'View or edit': '見る・直す',
  '{name} may show this review to a future employer':
    '{name}さんが今後の就職先にこの感想を見せることを許可します',
  Saved: '保存しました',
  'Saved. You can change this with your private link.': '保存しました。専用リンクからいつでも変更できます。',
  "That wasn't saved. Please try again.": '保存できませんでした。もう一度お試しください。',
  'Your review for {name}': '{name}さんへの\u200bあなたの\u200b感想',
  'Your private link works until {date}.': '専用リンクは{date}まで使えます。',
  'Sent on {date}': '送信日：{date}',
  'Edited on {date}': '変更日：{date}',
  Edit: '直す',
  'Save changes': '変更を保存',
  'Keep as is': 'このままにする',
  "Your changes are saved. We'll let {name} know.": '変更を保存しました。{name}さんにお知らせします。',
  'Take it back': '取り下げる',
  'Take back your review?': '感想を\u200b取り下げますか？',
  "Your review and stars are deleted right away. This can't be undone.":
    '文章と星はすぐに削除され、元に戻せません。',
  "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.":
    '{name}さんには、感想が取り下げられたことだけをお知らせします。送信済みのメールには内容が残っていることがあります。',
  'Review taken back': '取り\u200b下げました',
  'Your review and stars have been deleted.': '文章と星を削除しました。',
  '{name} replied': '{name}さんから\u200b返事が\u200b届きました',
  "If {name} replies, you'll see it here.": '{name}さんから返事があれば、ここに表示されます。',
  'Open it again later': 'あとで\u200bもう一度\u200b開く',
  'Not saved on this phone. Anyone with the link can edit your review or take it back.':
    'この端末には保存されていません。リンクを知っている人は、感想を直したり取り下げたりできます。',
  'Save on this phone': 'この端末に保存',
  'Remove from this phone': 'この端末から削除',
  'Private links on this phone': 'この\u200b端末の\u200b専用\u200bリンク',
  'No private links on this phone': 'この\u200b端末に\u200b専用\u200bリンクは\u200bありません',
  "After you send a review, you can save a private link to it. You'll find it here for 30 days.":
    '感想を送ったあと、専用リンクを保存できます。30日間、ここに表示されます。',
  "Anyone using this phone can open these reviews. Removing a link doesn't delete the review.":
    'この端末を使う人は、これらの感想を開けます。リンクを削除しても、感想は消えません。',
  'This link has expired': 'この\u200bリンクは\u200b有効\u200b期限が\u200b切れました',
  'Your review stays with the person you wrote it for.': 'ご感想は、お書きになった相手のもとに残ります。',
  'This link no longer works': 'この\u200bリンクは\u200b使えなく\u200bなりました',
  'The review was taken back, or part of the link is missing.':
    '感想が取り下げられたか、リンクの一部が欠けています。',
  "That didn't work": 'うまく\u200bいきません\u200bでした',
  'This page needs JavaScript.': 'このページにはJavaScriptが必要です。',
};
