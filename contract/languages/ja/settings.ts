import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'settings'> = {
  'Groups of settings': '設定の分類',
  Account: 'アカウント',
  Plan: 'プラン',
  Devices: '端末',
  // Workplaces
  Workplaces: '職場',
  'Manage Workplaces': '職場の管理',
  'Where you work. Each place has its own link and QR code.':
    '働いている場所です。それぞれに専用のリンクとQRコードがあります。',
  'No workplaces yet': '職場はまだありません',
  'Add one to see where each review comes from.': '追加すると、どこで書かれた感想かがわかります。',
  // Of a workplace, and of a person
  Name: '名前',
  Location: '場所',
  Actions: '操作',
  'Optional. A town, street or branch, to tell it apart.': '任意。町名や支店名など、見分けるためのものです。',
  'Add Workplace': '職場を追加',
  'Customers will see its name on your review page.': 'この名前は、お客さまの感想ページに表示されます。',
  'Workplace added successfully': '職場を追加しました',
  'Failed to add workplace': '職場を追加できませんでした',
  'Nothing was saved. A second workplace needs a paid plan.':
    '保存されていません。2つ目の職場には有料プランが必要です。',
  'Nothing was saved. Please try again.': '保存されていません。もう一度お試しください。',
  'Edit {name}': '{name}を編集',
  'Edit Workplace': '職場を編集',
  "This workplace's links and printed codes will keep working.":
    'この職場のリンクと印刷済みのコードは、そのまま使えます。',
  'Save Changes': '変更を保存',
  'Workplace updated successfully': '職場を更新しました',
  'Failed to update workplace': '職場を更新できませんでした',
  'Delete {name}': '{name}を削除',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    '{name}を削除しますか？感想は「共通ページ」の感想として残り、コードは共通ページを開くようになります。',
  'Workplace deleted successfully': '職場を削除しました',
  'Failed to delete workplace': '職場を削除できませんでした',
  // Emails
  Emails: 'メール',
  'Choose what we email you, and how often.': 'メールの内容と頻度を選べます。',
  'Failed to save your email settings': 'メールの設定を保存できませんでした',
  'New and changed reviews': '新しい感想と変更された感想',
  // Emails about your page and your plan
  // How often
  'Right away': 'すぐに',
  Daily: '毎日',
  Never: '受け取らない',
  'You get each new or changed review right away.': '新しい感想や変更された感想は、1件ずつすぐに届きます。',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    '1日1通、最初の1件から24時間後にまとめて届きます。',
  "They aren't emailed. You'll find them in your list.": 'メールは届きません。一覧で読めます。',
  'Saved. Anything already waiting is sent one last time.':
    '保存しました。送信待ちのメールだけ、最後に一度届きます。',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them': '星1つと2つの感想は、開くまで隠す',
  'In your emails and your lists. They still count in your average.':
    'メールと一覧で隠します。平均評価には含まれます。',
  'Emails about your password and address always come right away.':
    'パスワードとアドレスに関するメールは、いつでもすぐに届きます。',
  'Emails about your account and plan always come right away.':
    'アカウントとプランに関するメールは、いつでもすぐに届きます。',
  'On hold': '保留中',
  'These emails wait until you open the link we sent to {email}.':
    'これらのメールは、{email}に送ったリンクを開くまで保留されます。',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    '{email}へのメールが受信を拒否されました：{refusal}。もう一度試すか、「アカウント」でアドレスを変更してください。',
  // Notifications
  Alerts: '通知',
  'Hear about a new review right here.': '新しい感想を、この端末でお知らせします。',
  "Couldn't load your alerts.": '通知の設定を読み込めませんでした。',
  'Failed to save your alerts': '通知の設定を保存できませんでした',
  'Notify me on this device': 'この端末に通知する',
  'As in “★★★★★ from Ana”. You still get your emails.':
    '「★★★★★ Anaさんより」のように届きます。メールもこれまでどおり届きます。',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    '「★★★★★ Anaさんより」のように届きます。対象の感想と時間は、メールの設定と同じです。',
  'Emails about new reviews are set to Never, so no alerts come either.':
    '新しい感想のメールが「受け取らない」になっているため、通知も届きません。',
  'Choose Allow when your browser asks.': 'ブラウザに聞かれたら「許可」を選んでください。',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'ブラウザが{site}の通知をブロックしています。ブラウザのサイト設定か、スマホの設定で許可してください。',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'iPhoneとiPadではアプリとしての追加が必要です。「共有」をタップし、「ホーム画面に追加」を選んで、そこから{site}を開いてください。',
  "This browser can't show notifications. You still get your emails.":
    'このブラウザは通知を表示できません。メールはこれまでどおり届きます。',
  'Show the words of the review': '感想の文章を表示する',
  "Anyone who sees your screen can read them, even while it's locked.":
    '画面がロックされていても、見た人に読まれる可能性があります。',
  // The account
  'Account Settings': 'アカウント設定',
  'Your name, sign-in and data. More settings are coming soon.':
    '氏名、ログイン、データの設定です。設定項目は近日追加予定です。',
  // A button beside the name, the email address and the password
  Change: '変更',
  'Change name': '氏名を変更',
  'Change your name': '氏名を変更',
  'Customers only see your first name.': 'お客さまに見えるのは、スペースより前の部分だけです。',
  'Save name': '氏名を保存',
  'Saving...': '保存中…',
  'Name changed': '氏名を変更しました',
  'Failed to change name': '氏名を変更できませんでした',
  'Change email': 'メールアドレスを変更',
  'Change your email': 'メールアドレスを変更',
  "We'll send a link to your new address. Nothing changes until you open it.":
    '新しいアドレスにリンクを送ります。開くまでは何も変わりません。',
  'Your new address.': '新しいメールアドレスです。',
  "To make sure it's you.": 'ご本人の確認のためです。',
  'Send link': 'リンクを送る',
  'Confirmation email sent': '確認メールを送りました',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    '{email}にリンクを送りました。24時間以内に開くと、アドレスが変わります。',
  'Failed to change email': 'メールアドレスを変更できませんでした',
  'Changing it signs out your other devices.': '変更すると、ほかの端末はログアウトされます。',
  'Change password': 'パスワードを変更',
  'Change your password': 'パスワードを変更',
  "You'll stay signed in here. Your other devices will be signed out.":
    'ここではログインしたままです。ほかの端末はログアウトされます。',
  'Your current password.': '現在のパスワードです。',
  'Which passkeys may stay?': 'どのパスキーを残しますか？',
  'Check only those you recognize. The others will be removed.':
    '心当たりのあるものだけにチェックを入れてください。ほかは削除されます。',
  'Save password': 'パスワードを保存',
  'Password changed': 'パスワードを変更しました',
  'Failed to change password': 'パスワードを変更できませんでした',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': '画面、メール、通知の言語です。',
  'Same as browser ({language})': 'ブラウザと同じ（{language}）',
  'Failed to change language': '言語を変更できませんでした',
  Data: 'データ',
  'Everything we store about you, including your reviews, in one file.':
    '感想を含め、保存されているあなたの情報をひとつのファイルにまとめます。',
  'Download my data': 'データをダウンロード',
  'Data downloaded': 'データをダウンロードしました',
  'Failed to download your data': 'データをダウンロードできませんでした',
  // Devices
  "Where you're signed in": 'ログイン中の端末',
  "Don't recognize a device? Sign it out.": '心当たりのない端末は、ログアウトしてください。',
  "Couldn't load your devices.": '端末を読み込めませんでした。',
  'Show all {count}': '{count}件すべて表示',
  "You're not signed in anywhere else.": 'ほかにログイン中の端末はありません。',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser}（{system}）',
  'Unknown device': '不明な端末',
  'This device': 'この端末',
  'Active now, signed in today': '使用中、今日ログイン',
  'Active now, signed in on {date}': '使用中、{date}にログイン',
  'Last used today, signed in today': '最終使用：今日、ログイン：今日',
  'Last used today, signed in on {date}': '最終使用：今日、ログイン：{date}',
  'Last used on {used}, signed in on {date}': '最終使用：{used}、ログイン：{date}',
  'Sign out {device}': '{device}をログアウト',
  'Signed out': 'ログアウトしました',
  '{device} will need to sign in again.': '{device}では、もう一度ログインが必要です。',
  'Failed to sign out that device': 'その端末をログアウトできませんでした',
  'Or sign out on every browser and phone, including this one.':
    'この端末も含め、すべてのブラウザとスマホでログアウトすることもできます。',
  'Sign out everywhere': 'すべての端末でログアウト',
  'Sign out everywhere?': 'すべての端末でログアウトしますか？',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'この端末も含め、すべてのブラウザとスマホでログアウトします。アカウント、リンク、感想はそのままです。',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'パスワードをほかの人に知られている場合は、変更してください。ほかの端末も同時にログアウトされます。',
  'Signing out...': 'ログアウト中…',
  'Signed out everywhere': 'すべての端末でログアウトしました',
  'Failed to sign out everywhere': 'すべての端末でログアウトできませんでした',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'パスキー',
  Remove: '削除',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'パスキーは、お使いの端末かパスワード管理アプリに保存されます。パスワードもそのまま使えます。',
  "Couldn't load your passkeys.": 'パスキーを読み込めませんでした。',
  'No passkeys yet.': 'パスキーはまだありません。',
  "This browser can't use passkeys.": 'このブラウザではパスキーを使えません。',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'このサイトのアドレスは名前ではなく番号なので、パスキーを使えません。',
  // The passkey exists on several devices of the person
  Synced: '同期済み',
  'Added on {date}, not used yet': '追加：{date}、未使用',
  'Added on {date}, last used on {used}': '追加：{date}、最終使用：{used}',
  'Add a passkey': 'パスキーを追加',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    '端末で、顔、指紋、または画面ロックの確認を求められます。',
  'Use a passkey instead': '代わりにパスキーを使う',
  'Remove {name}': '{name}を削除',
  'Remove this passkey?': 'このパスキーを削除しますか？',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'このパスキーではログインできなくなります。あとは端末やパスワード管理アプリからも削除できます。',
  'Removing...': '削除中…',
  'Passkey removed': 'パスキーを削除しました',
  'Failed to remove the passkey': 'パスキーを削除できませんでした',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'アカウントの削除',
  "The admin account can't be deleted.": '管理者アカウントは削除できません。',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'アカウント、職場、感想がすぐに削除されます。元に戻せません。',
  'Delete Account': 'アカウントを削除',
  'Delete your account?': 'アカウントを削除しますか？',
  "This can't be undone. It deletes right away:": '元に戻せません。次のものがすぐに削除されます：',
  "every review you've received": '受け取ったすべての感想',
  'your workplaces and your review page': '職場と感想ページ',
  'your links and printed codes, which will stop working': 'リンクと印刷済みのコード（使えなくなります）',
  "your subscription, if you have one. You won't be charged again.":
    'ご契約中の有料プラン。今後の請求はありません。',
  'Want to keep your reviews? Download your data first.':
    '感想を残したい場合は、先にデータをダウンロードしてください。',
  'Deleting...': '削除中…',
  'Account deleted': 'アカウントを削除しました',
  'Everything in it has been deleted.': 'すべてのデータが削除されました。',
  'Failed to delete account': 'アカウントを削除できませんでした',
};
