import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'accounts'> = {
  // Page titles
  'Forgot password': 'パスワードをお忘れの方',
  // Login
  'Good to see you': 'おかえりなさい',
  'Sign in to read what your customers say.': 'ログインして、お客さまの言葉を読みましょう。',
  'New here? <register>Create an account</register>': '初めての方は<register>アカウントを作成</register>',
  Username: 'ユーザー名',
  Password: 'パスワード',
  'Signing in...': 'ログイン中…',
  'Use a passkey': 'パスキーを使う',
  'Forgot password?': 'パスワードをお忘れですか？',
  'Login successful': 'ログインしました',
  'Login failed': 'ログインできませんでした',
  "That didn't work. Check your username and password.":
    'ログインできませんでした。ユーザー名とパスワードをご確認ください。',
  'Please check your credentials': 'ログイン情報をご確認ください',
  // Register
  'Create your account': 'アカウントを\u200b作成',
  'It takes a minute.': '1分で終わります。',
  'Already have an account? <login>Sign in</login>': 'アカウントをお持ちの方は<login>ログイン</login>',
  'Full name': '氏名',
  'Customers only see your first name.': 'お客さまに見えるのは、スペースより前の部分だけです。',
  Email: 'メールアドレス',
  'We send your reviews here.': '感想はここに届きます。',
  'At least 6 characters.': '6文字以上で入力してください。',
  Industry: '業種',
  'Create account': 'アカウントを作成',
  'Creating account...': '作成中…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'アカウントを作成すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。',
  'Account created successfully': 'アカウントを作成しました',
  'Welcome to {site}!': '{site}へようこそ！',
  'Registration failed': '登録できませんでした',
  'Please try again with different credentials': '別の登録情報でもう一度お試しください',
  'Please choose a different username or email, then try again.':
    '別のユーザー名かメールアドレスで、もう一度お試しください。',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you':
    'あなたが\u200bもらった\u200bほめ言葉は、\u200bあなたの\u200b手元に',
  'Your first {limit} reviews are free': '最初の{limit}件は無料',
  'No card needed, and they never expire.': 'カード登録は不要。期限もありません。',
  'A link and a QR code of your own': 'あなた専用のリンクとQRコード',
  'Keep it on your phone, on the bill or on a card in your pocket.': 'スマホに、伝票に、ポケットのカードに。',
  'Every review in your inbox, right away': '感想はすぐメールで届く',
  'Read it on the way home, not at your next performance review.':
    '次の人事評価を待たずに、帰り道で読めます。',
  'Yours when you change jobs': '転職しても、あなたのもの',
  'Your reviews belong to you, not your employer. You own your data.':
    '感想は会社のものではなく、あなたのもの。データの持ち主もあなたです。',
  "Came when he said, charged what he said. I didn't know that still existed.":
    '約束の時間に来て、見積もりどおりの料金。今どきこんな人がいるなんて。',
  // Instead of the sign-up form
  'No new accounts': '新規登録の\u200b受付停止中',
  "We don't take new accounts here.": '新規登録は受け付けていません。',
  'Questions? Write to <mail>{address}</mail>.': 'お問い合わせは<mail>{address}</mail>まで。',
  // Forgotten password
  'Forgot your password?': 'パスワードを\u200bお忘れですか？',
  "Enter your email and we'll send you a link to choose a new one.":
    'メールアドレスを入力してください。新しいパスワードを決めるためのリンクをお送りします。',
  'Back to login': 'ログインに戻る',
  'Send reset link': 'リンクを送る',
  'Reset email sent': '再設定メールを送りました',
  'Failed to send reset email': '再設定メールを送れませんでした',
  'No email was sent. Check the address, then try again.':
    'メールは送信されていません。アドレスを確認して、もう一度お試しください。',
  'Check your email': 'メールを\u200bご確認\u200bください',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    '<address>{email}</address>が登録されていれば、リンクが届きます。有効期限は1時間です。届かない場合は、迷惑メールフォルダーをご確認ください。',
  // New password
  'Choose a new password': '新しい\u200bパスワードを\u200b設定',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    '今までのパスワードと入れ替わり、すべての端末でログアウトされ、パスキーもすべて削除されます。',
  'New password': '新しいパスワード',
  'Confirm password': 'パスワード（確認）',
  'Reset password': 'パスワードを再設定',
  'Saving...': '保存中…',
  'Password reset successful': 'パスワードを再設定しました',
  'Your new password is set': '新しい\u200bパスワードを\u200b設定しました',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'すべての端末でログアウトし、パスキーもすべて削除しました。新しいパスワードでログインしてください。',
  'Go to Login': 'ログインへ',
  'Invalid Reset Link': '無効な\u200bリンク',
  'Invalid reset link': '無効なリンク',
  'The password reset link is invalid or missing.': 'パスワード再設定のリンクが無効か、見つかりません。',
  'Each link works once, for one hour, and only the newest one counts.':
    'リンクは1時間、1回だけ使えます。有効なのは最新のものだけです。',
  'Request a new link': '新しいリンクを受け取る',
  'Reset token is missing.': '再設定用のトークンがありません。',
  'Failed to reset password': 'パスワードを再設定できませんでした',
  'Your password is still the old one. Ask for a new link, or try again.':
    'パスワードは元のままです。新しいリンクを受け取るか、もう一度お試しください。',
  // Confirming an address
  'Confirm your email': 'メールアドレスの\u200b確認',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    '新しいアドレスに送ったリンクです。{site}のアカウントで使うには、確認を完了してください。',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    '登録されたアドレスに送ったリンクです。感想をここで受け取るには、確認を完了してください。',
  'Confirm this address': 'このアドレスで確定',
  'Confirming...': '確認中…',
  'Failed to confirm your email': 'メールアドレスを確認できませんでした',
  'Your email has changed': 'メールアドレスを\u200b変更しました',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    '新しい感想はこのアドレスに届き、ログインにも使えます。以前のアドレスにもお知らせしました。',
  'Your email is confirmed': 'メールアドレスを\u200b確認しました',
  "We'll send your reviews to this address.": '感想はこのアドレスに届きます。',
  'Invalid confirmation link': '無効な\u200b確認リンク',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    '確認リンクが無効か、期限が切れています。リンクは24時間、1回だけ使え、有効なのは最新のものだけです。新しいリンクは「設定」で受け取れます。',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    '確認リンクが無効か、期限が切れています。リンクは7日間、1回だけ使え、有効なのは最新のものだけです。ログインすると、確認済みかどうかがわかり、新しいリンクも受け取れます。',
  'Go to Settings': '設定へ',
  'This address is taken': 'この\u200bアドレスは\u200b使われて\u200bいます',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'このメールアドレスは、先に別のアカウントが確認を済ませています。あなたのアドレスは変わっていません。「設定」で別のアドレスを選べます。',
};
