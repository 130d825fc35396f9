import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: '言語',
  'Loading...': '読み込み中…',
  'Notifications (F8)': '通知（F8）',
  Close: '閉じる',
  Error: 'エラー',
  'Try again': 'もう一度試す',
  'Loading issue detected. Please refresh the page.':
    '読み込み中に問題が発生しました。ページを再読み込みしてください。',
  'Install Goodword': 'Goodwordをインストール',
  'Collect reviews of your own, with your own QR code.': 'ご自身のQRコードで、ご自身への声を集められます。',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'ブラウザのメニューで「インストール」または「ホーム画面に追加」を選んでください。',
  'Tap Share, then Add to Home Screen.': '「共有」をタップし、「ホーム画面に追加」を選んでください。',
  Install: 'インストール',
  'Not now': '今はしない',
  'No connection': '接続がありません',
  'Please check your internet connection and try again.':
    'インターネット接続を確認して、もう一度お試しください。',
  'Review for {name}': '{name}さんへのご感想',
  'Review for {name} at {workplace}': '{name}さんへのご感想（{workplace}）',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    '{name}さんはいかがでしたか？30秒で書ける非公開のご感想です。読むのは{name}さんだけです。',
  'Private, for {name} only': '非公開、{name}さんだけに届きます',
  'Private: only {name} will read it.': '非公開：読むのは{name}さんだけです。',
  'How did {name} do?': '{name}さんはいかがでしたか？',
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
  'Please choose a rating': '評価を選んでください',
  'Please provide a review comment': 'ひとこと書いてください',
  'Please use at most 5,000 characters': '5,000文字以内で書いてください',
  'Please provide your name': 'お名前を入力してください',
  'Please use at most 120 characters': '120文字以内で入力してください',
  'Please use ordinary characters only': '通常の文字だけを使ってください',
  'Review submitted!': '感想を送りました！',
  'Thank you! Your review has been sent to {name}.': 'ありがとうございます！ご感想を{name}さんに送りました。',
  'Thank You': 'ありがとうございます',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'うれしい言葉が{name}さんに向かっています。ほかの誰も読みません。',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    '率直な言葉が{name}さんに向かっています。ほかの誰も読みません。',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '最初に送られたものが{name}さんに届いています。そのあとの変更は送られていません。',
  'You gave {rating} out of 5 stars': '評価：星5つのうち{rating}つ',
  'Close Window': 'ウィンドウを閉じる',
  'You can close this page': 'このページは閉じてかまいません',
  'Earlier review sent': '以前の感想を送りました',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    '{name}さんへのご感想がこの端末で送信待ちでした。いま届きました。',
  'Failed to submit review': '感想を送れませんでした',
  'Saved on this phone, not sent yet': 'この端末に保存しました（未送信）',
  'Not sent yet': 'まだ送信されていません',
  'Not sent': '送信されませんでした',
  'You are offline.': 'オフラインです。',
  'The server cannot be reached right now.': 'いまサーバーに接続できません。',
  'The server cannot take it right now.': 'いまサーバーで受け付けられません。',
  'The connection is slow.': '接続が遅くなっています。',
  'Still sending...': 'まだ送信中です…',
  'Trying again...': 'もう一度試しています…',
  'It goes out by itself as soon as you are back online.': 'オンラインに戻ると自動で送信されます。',
  'It goes out by itself, next try in a few seconds.': '自動で送信されます。次は数秒後に試します。',
  'It goes out by itself, next try within a minute.': '自動で送信されます。次は1分以内に試します。',
  'It goes out by itself, next try in about {minutes} min.':
    '自動で送信されます。次は約{minutes}分後に試します。',
  'If you close this page, it goes out when you open the link again.':
    'このページを閉じても、リンクをもう一度開くと送信されます。',
  'This phone could not save it, so please keep this page open.':
    'この端末に保存できなかったため、このページを開いたままにしてください。',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name}さんは、いま感想を受け取れません。書かれた内容はここに残るので、コピーできます。',
  'The server did not take your review.': 'サーバーが感想を受け付けませんでした。',
  'Your words stay here. You can change them, and try again.':
    '書かれた内容はここに残ります。直して、もう一度お試しください。',
  '{name} cannot take more reviews right now': '{name}さんは、いま感想を受け取れません',
  'How kind of you to stop by. Please try this link again another day.':
    'お立ち寄りいただきありがとうございます。別の日にこのリンクをもう一度お試しください。',
  'What you wrote is kept on this phone:': '書かれた内容はこの端末に保存されています：',
  'Invalid Review Link': '無効なリンク',
  "The review link you're trying to access is invalid or has expired.":
    '開こうとしたリンクは無効か、有効期限が切れています。',
  'Please scan the code again, or ask for a new link.':
    'コードをもう一度読み取るか、新しいリンクをお求めください。',
  'Review limit reached': '感想の上限に達しました',
  'User not found': 'この方が見つかりません',
  'The request could not be read': 'リクエストを読み取れませんでした',
  'The request is too large': '送信内容が大きすぎます',
  'The request took too long': '送信に時間がかかりすぎました',
  'Too many requests. Please try again later.': 'リクエストが多すぎます。しばらくしてからお試しください。',
  'Service temporarily unavailable': '一時的にご利用いただけません',
  'Internal server error': 'サーバーの内部エラー',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'ありがとうございます！ご感想を{name}さんに送りました。ほかの誰も読みません。',
  'You can close this page.': 'このページは閉じてかまいません。',
  'Almost there': 'あと少しです',
  'Please look at what is marked, and send it again.':
    '印の付いたところをご確認のうえ、もう一度送信してください。',
  'An earlier version has arrived': '前の内容が届いています',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'このフォームからは、別の内容の感想がすでに送られています。これも送ると、2つ目の感想として届きます。',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'フォームに戻ってください。書かれた内容がブラウザーに残っているかもしれません。',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'この方は、いま感想を受け取れません。書かれた内容は以下のとおりです。コピーするか、別の日にお試しください。',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    '何も失われていません。書かれた内容は以下のとおりです。短くしてください。',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    '何も失われていません。書かれた内容は以下のとおりです。少し待ってから、もう一度送信してください。届くのは一度だけです。',
  'Here is what you wrote, so that you can copy it:': '書かれた内容は以下のとおりです。コピーできます：',
  'Please try again in a moment': '少し待ってからお試しください',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'こちら側で問題が起きています。何も失われていません。',
  'Your words stay yours': 'あなたの言葉は、あなたのものです',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    '鍵があれば、30日のあいだ、見る、直す、取り下げる、そして{name}さんの返事を読むことができます。',
  'Keep a key to this review': 'この感想の鍵を残す',
  'The key is kept on this device. With the link it also opens elsewhere.':
    '鍵はこの端末に保存されています。リンクがあれば、ほかの端末でも開けます。',
  'This device could not keep the key. Please copy the link.':
    'この端末に鍵を保存できませんでした。リンクをコピーしてください。',
  'Your secret link': 'あなただけのリンク',
  'Copy link': 'リンクをコピー',
  'Share link': 'リンクを共有',
  Copied: 'コピーしました',
  'Please copy the marked link yourself.': '選択されたリンクをご自身でコピーしてください。',
  'See or change it': '見る・直す',
  '{name} may show my words to an employer': '{name}さんがこの感想を雇用主に見せることを許可します',
  Saved: '保存しました',
  'Saved. You can take it back with your key.': '保存しました。鍵があれば取り消せます。',
  'This was not saved. Please try again.': '保存できませんでした。もう一度お試しください。',
  'Your review for {name}': '{name}さんへのあなたの感想',
  'Your key opens it until {date}.': 'この鍵は{date}まで使えます。',
  'Sent on {date}': '送信日：{date}',
  'Changed on {date}': '変更日：{date}',
  'Change it': '直す',
  'Save changes': '変更を保存',
  'Leave it as it is': 'このままにする',
  'Your changes are saved. {name} is told.': '変更を保存しました。{name}さんに知らせます。',
  'Withdraw it': '取り下げる',
  'Withdraw your review?': '感想を取り下げますか？',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    '言葉も星もすぐに消え、元には戻せません。',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '感想が取り下げられたことだけが{name}さんに伝わり、内容は伝わりません。先に送られたメールには残っていることがあります。',
  Withdrawn: '取り下げました',
  'Your review is deleted, with its words and stars.': 'あなたの感想は、言葉も星も消されました。',
  '{name} has answered you': '{name}さんから返事があります',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name}さんは一度だけ返事ができます。返事はここに、あなたにだけ表示されます。',
  'Your key': 'あなたの鍵',
  'This device does not keep the key. Whoever has the link can do all this.':
    'この端末に鍵は保存されていません。リンクを知っている人は、これらすべてができます。',
  'Keep the key on this device': 'この端末に鍵を保存',
  'Forget the key': '鍵を消す',
  'Keys on this device': 'この端末の鍵',
  'No keys on this device': 'この端末に鍵はありません',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    '感想を送ったあと、その鍵を残せます。30日のあいだ、ここに表示されます。',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'この端末を使う人は、これらの感想を開けます。鍵を消しても、感想はそのままです。',
  'The 30 days are over': '30日が過ぎました',
  'The review stays with the person you wrote it for.': '感想は、お書きになった相手のもとに残ります。',
  'This key opens nothing': 'この鍵では何も開けません',
  'The review was withdrawn, or the link is not complete.':
    '感想が取り下げられたか、リンクが途中で切れています。',
  'This did not work': 'うまくいきませんでした',
  'This page needs JavaScript.': 'このページにはJavaScriptが必要です。',
};
