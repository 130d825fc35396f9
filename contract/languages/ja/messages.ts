import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.':
    '変更されていません。確認して、もう一度お試しください。',
  'Nothing was sent. Try again once you have a connection.':
    '送信されていません。接続が戻ったら、もう一度お試しください。',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    '短い間に操作が続きました。数分待ってから、もう一度お試しください。',
  'Something went wrong on our side. Please try again in a moment.':
    'こちらで問題が発生しました。少し待って、もう一度お試しください。',
  // After the email notice
  'Your emails are on their way': 'メールを送っています',
  'Confirmation email sent': '確認メールを送りました',
  'Failed to send the email': 'メールを送れませんでした',
  // Install card
  'Install {site}': '{site}をインストール',
  Install: 'インストール',
  'Keep your QR code one tap away, even offline.': 'QRコードをワンタップで。オフラインでも使えます。',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'コードをワンタップで開けます。ブラウザのメニューから「ホーム画面に追加」を選んでください。',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    '「共有」<icon></icon>をタップし、「ホーム画面に追加」を選んでください。',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'この端末では、次からパスワードの入力がいりません。',
  'Set it up': '設定する',
  'Passkey added': 'パスキーを追加しました',
  'Failed to add the passkey': 'パスキーを追加できませんでした',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'キャンセルされたか、時間切れです。もう一度お試しいただけます。',
  'This device already has a passkey for your account.':
    'この端末には、すでにこのアカウントのパスキーがあります。',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    '先に、この端末で画面ロック、指紋、または顔認証を設定してください。',
  "Your device couldn't use a passkey here. Please try again.":
    'パスキーを使えませんでした。もう一度お試しください。',
  // Toasts without a network
  "You're offline.": 'オフラインです。',
  "You're offline. {message}": 'オフラインです。{message}',
  "Try again when you're back online.": 'オンラインに戻ったら、もう一度お試しください。',
  // A link that is shown once
  'Link copied': 'リンクをコピーしました',
  'Copy the selected link': '選択されたリンクをコピーしてください',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>リンクができました。</strong>今すぐコピーしてください。二度と表示されません。',
  Share: '共有',
  // Fields
  'Please use ordinary characters only': '通常の文字だけを使ってください',
  'Please use at most 60 characters': '60文字以内で入力してください',
  'Please use at most 120 characters': '120文字以内で入力してください',
  'Please use at most 254 characters': '254文字以内で入力してください',
  'Please use at most 256 characters': '256文字以内で入力してください',
  'Please use at most 2,000 characters': '2,000文字以内で入力してください',
  'Full name is required': '氏名を入力してください',
  'Username is required': 'ユーザー名を入力してください',
  'Username must be at least 3 characters': 'ユーザー名は3文字以上で入力してください',
  'Please use visible characters, and letters of one alphabet':
    '目に見える文字を使い、文字の種類をそろえてください',
  'Please enter a valid email': '正しいメールアドレスを入力してください',
  'Please enter a valid email address': '正しいメールアドレスを入力してください',
  'Password is required': 'パスワードを入力してください',
  'Password must be at least 6 characters': 'パスワードは6文字以上で入力してください',
  'Password must be at least 6 characters long': 'パスワードは6文字以上で入力してください',
  "Passwords don't match": 'パスワードが一致しません',
  'Please choose an industry': '業種を選んでください',
  'Please choose one of the languages': '言語を選んでください',
  'Workplace name is required': '職場の名前を入力してください',
  'Please write a reply': '返事を書いてください',
  'Please name the tracked code': '計測コードに名前を付けてください',
  'Please choose how often to get this mail': 'メールの頻度を選んでください',
  'Please say who the link is for': 'リンクを渡す相手を入力してください',
  'Please choose at least one review': '感想を1件以上選んでください',
  'Please choose at most 50 reviews': '感想は50件まで選べます',
  'Please choose monthly or yearly': '月払いか年払いを選んでください',
  'Please choose free, monthly or annual': '無料、月払い、年払いのいずれかを選んでください',
  'Please search for at most 120 characters': '検索語は120文字以内で入力してください',
  // Connection and server
  'Please check your internet connection and try again':
    'インターネット接続を確認して、もう一度お試しください',
  'The request could not be read': '送信内容を処理できませんでした',
  'The request is too large': '送信内容が大きすぎます',
  'The request took too long': '送信に時間がかかりすぎました',
  'Too many requests. Please try again later.': '操作が続いています。しばらくしてからお試しください。',
  'Internal server error': 'サーバーの内部エラー',
  'Service temporarily unavailable': '一時的にご利用いただけません',
  'Not found': '見つかりません',
  // Accounts
  Unauthorized: 'ログインが必要です',
  'Invalid username or password': 'ユーザー名かパスワードが違います',
  'The password is not correct': 'パスワードが違います',
  'Username or email already in use': 'ユーザー名かメールアドレスがすでに使われています',
  'This email address is already in use': 'このメールアドレスはすでに使われています',
  'This is already your email address': 'すでにこのメールアドレスをお使いです',
  'Invalid or expired reset token': '再設定用のリンクが無効か、期限が切れています',
  'Invalid or expired confirmation link': '確認リンクが無効か、期限が切れています',
  'This site doesn’t take new accounts': 'このサイトは新規登録を受け付けていません',
  'Session not found': 'そのログインは見つかりません',
  'This passkey could not be saved. Please try again.':
    'パスキーを保存できませんでした。もう一度お試しください。',
  'That took too long. Please try again.': '時間がかかりすぎました。もう一度お試しください。',
  'This passkey didn’t work. Try again, or use your password.':
    'パスキーを使えませんでした。もう一度試すか、パスワードをお使いください。',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'このパスキーは登録されていません。削除された可能性があります。パスワードをお使いください。',
  'Please confirm with your password or a passkey': 'パスワードかパスキーで本人確認をしてください',
  'Passkey not found': 'パスキーが見つかりません',
  'You can have up to 10 passkeys. Remove one first.':
    'パスキーは10個までです。先にどれかを削除してください。',
  'This passkey was already added': 'このパスキーは追加済みです',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'パスキーにはドメイン名のあるサイトが必要です。このサイトはIPアドレスです。',
  // Reviews, workplaces and cards
  'Review not found': '感想が見つかりません',
  'You have already replied to this review': 'この感想には返事済みです',
  'The customer could not read a reply: the private link was not saved or has expired':
    '専用リンクが未保存か期限切れのため、お客さまは返事を読めません',
  'You can pin up to 3 reviews. Unpin one first.': 'ピン留めは3件までです。先にどれかを外してください。',
  'Workplace not found': '職場が見つかりません',
  'The free plan includes a single workplace. Upgrade to add more.':
    '無料プランの職場は1つです。追加するにはアップグレードしてください。',
  'You can have up to 200 workplaces. Delete one first.':
    '職場は200か所までです。先にどれかを削除してください。',
  'Tracked code not found': '計測コードが見つかりません',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    '計測コードは100個までです。使わなくなったコードの名前を変えてお使いください。',
  'This browser’s push subscription can’t be used': 'このブラウザでは通知を登録できません',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    '見せられるのは、お客さまの許可を得た、あなたへの感想だけです',
  'You have 20 open links. Turn one off to create another.':
    '有効なリンクが20件あります。新しく作るには、どれかをオフにしてください。',
  'Link not found': 'リンクが見つかりません',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'すでにこのプランをご利用中です。「設定」で管理できます。',
  'Your plan has no billing to manage.': 'このプランに管理するお支払いはありません。',
  'There are no plans here: everything is included.':
    'このサイトにプランはありません。すべての機能を使えます。',
  'Payment provider unavailable': '決済サービスに接続できません',
  'Payments are not available right now': '現在お支払いを受け付けられません',
  // Admin
  'Access denied. Admin privileges required.': 'アクセスできません。管理者権限が必要です。',
  'The admin account cannot be deleted': '管理者アカウントは削除できません',
  'User not found': 'ユーザーが見つかりません',
  'The end must be at most ten years from now': '終了日は、今から10年以内の日付にしてください',
  'The free plan has no end, so its end must be null': '無料プランには終了日がないため、nullにしてください',
};
