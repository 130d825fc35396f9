import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'admin'> = {
  'Access Denied': 'アクセスできません',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'このページは{site}の運営者用です。ご自身の感想と集計はマイページにあります。',
  'Return to Dashboard': 'マイページに戻る',
  "Couldn't load the totals.": '合計を読み込めませんでした。',
  // The admin's dashboard
  'Admin Dashboard': '管理画面',
  'Delete/Manage Users': 'ユーザーの削除・管理',
  'Total Users': 'ユーザー数',
  'Paid Users': '有料ユーザー',
  'Conversion Rate': '有料転換率',
  'Monthly Revenue': '月間売上',
  'Total Reviews': '感想の合計',
  'Version {version}': 'バージョン{version}',
  Insights: '分析',
  "Couldn't load the insights.": '分析を読み込めませんでした。',
  'Insights start with the first sign-up': '最初の登録から分析が始まります',
  "You'll see sign-ups, reviews and revenue per month here.":
    '月ごとの登録、感想、売上がここに表示されます。',
  "You'll see sign-ups and reviews per month here.": '月ごとの登録と感想がここに表示されます。',
  'Sign-ups per month': '月ごとの登録',
  'Revenue per month': '月ごとの売上',
  'Payments in the last 12 months, without plans you set yourself':
    '過去12か月に受け取った支払い。ご自身で設定したプランは含みません',
  'Sign-ups': '登録',
  Revenue: '売上',
  '{count} sign-up|{count} sign-ups': { other: '登録{count}件' },
  'No sign-ups in the last 12 months.': '過去12か月の登録はありません。',
  'No revenue in the last 12 months.': '過去12か月の売上はありません。',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': '操作履歴',
  "Couldn't load the audit trail.": '操作履歴を読み込めませんでした。',
  "Couldn't load more entries.": '続きの履歴を読み込めませんでした。',
  'No changes yet': '変更はまだありません',
  'Plan changes, deleted users and retried emails will show up here.':
    'プランの変更、ユーザーの削除、メールの再送がここに表示されます。',
  'Deleted users and retried emails will show up here.': 'ユーザーの削除とメールの再送がここに表示されます。',
  '{actor} changed the plan of {username}': '{actor}が{username}のプランを変更しました',
  '{actor} deleted {username}': '{actor}が{username}を削除しました',
  '{actor} signed {username} out everywhere': '{actor}が{username}をすべての端末でログアウトしました',
  '{actor} queued all failed emails again': '{actor}が失敗したメールをすべて再送待ちにしました',
  'an unknown user': '不明なユーザー',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}：',
  'changed to': '変更後',
  none: 'なし',
  Until: '期限',
  // Emails by their state
  'Email delivery': 'メール配信',
  "Couldn't load the emails.": 'メールを読み込めませんでした。',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    '保留中のメールは、アドレスが確認されるか、再び受信できるまで待ちます。失敗したメールは1か月保存されます。',
  // States of an email
  Held: '保留中',
  Queued: '送信待ち',
  Failed: '失敗',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': '最後のエラー（{time}）：{error}',
  'Retry all failed': '失敗をすべて再送',
  'Emails queued again': 'メールを再送待ちにしました',
  'Retry failed': '再送できませんでした',
  'Failed to queue the emails again': 'メールを再送待ちにできませんでした',
  // Kinds of emails
  // Users
  'User Management': 'ユーザー管理',
  Users: 'ユーザー',
  User: 'ユーザー',
  Email: 'メールアドレス',
  Industry: '業種',
  Plan: 'プラン',
  Workplaces: '職場',
  Joined: '登録日',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    other: '<unit>感想</unit>{count}<unit>件</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    other: '<unit>職場</unit>{count}<unit>件</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>登録日：</heading>{date}',
  'N/A': '不明',
  Actions: '操作',
  'Actions for {name}': '{name}さんの操作',
  // Number of users
  Total: '合計',
  Paid: '有料',
  'Search users': 'ユーザーを検索',
  'Name, username or email': '氏名、ユーザー名、メールアドレス',
  'Sort by': '並べ替え',
  'Newest first': '新しい順',
  'Oldest first': '古い順',
  Name: '名前',
  'Most reviews': '感想が多い順',
  '{count} user found|{count} users found': { other: '{count}人見つかりました' },
  'More than {count} user found|More than {count} users found': { other: '{count}人以上見つかりました' },
  'No users found': 'ユーザーが見つかりません',
  'Try another name or email.': '別の名前かメールアドレスでお試しください。',
  "You'll see everyone who signs up here.": '登録したユーザーがここに表示されます。',
  'Clear search': '検索をクリア',
  "Couldn't load the users.": 'ユーザーを読み込めませんでした。',
  "Couldn't load more users.": '続きのユーザーを読み込めませんでした。',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    '登録は停止中です。アカウントを作成するには、サーバーで./goodword user createを実行してください。パスワードを設定するためのリンクが本人にメールで届きます。',
  // Changing a user's plan
  'Edit Subscription': 'プランを変更',
  '{name} is on the free plan.': '{name}さんは無料プランです。',
  '{name} is on the monthly plan until {date}.': '{name}さんは{date}まで月払いプランです。',
  '{name} is on the monthly plan, with no end date.': '{name}さんは無期限の月払いプランです。',
  '{name} is on the annual plan until {date}.': '{name}さんは{date}まで年払いプランです。',
  '{name} is on the annual plan, with no end date.': '{name}さんは無期限の年払いプランです。',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name}さんは自動更新で支払い中です。ここでプランを変えても、支払いは止まりません。',
  'New plan': '新しいプラン',
  'Until {date}': '{date}まで',
  'No end date': '無期限',
  'Save Changes': '変更を保存',
  'User updated': 'ユーザーを更新しました',
  'Update failed': '更新できませんでした',
  'Failed to update user': 'ユーザーを更新できませんでした',
  // Signing a user out
  'Sign Out User': 'ユーザーをログアウト',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    '{name}さん（{username}）をすべてのブラウザでログアウトしますか？アカウントとパスワードはそのままです。',
  'User signed out': 'ユーザーをログアウトしました',
  "They'll need to sign in again in every browser.": 'すべてのブラウザで、もう一度ログインが必要です。',
  'Sign out failed': 'ログアウトできませんでした',
  'Failed to sign out user': 'ユーザーをログアウトできませんでした',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'ユーザーを削除',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    '{name}さん（{username}）を削除しますか？{reviews}、{workplaces}、未送信のメールもすべて削除されます。感想用リンクと印刷済みのコードは使えなくなります。元に戻せません。',
  '{count} workplace|{count} workplaces': { other: '職場{count}件' },
  'User deleted': 'ユーザーを削除しました',
  'User and all associated data have been removed.': 'ユーザーと関連データをすべて削除しました。',
  'Delete failed': '削除できませんでした',
  'Failed to delete user': 'ユーザーを削除できませんでした',
  'Needs attention': '要確認',
  'Since {time}': '{time}から',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'メールが送信されていません',
  '{count} email is waiting.|{count} emails are waiting.': { other: '{count}通が送信待ちです。' },
  'The last attempt failed with "{error}".': '最後の試行は「{error}」で失敗しました。',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'メールサーバーとSMTP_URLをご確認ください。復旧すると、メールは自動で送信されます。',
  'The disk is almost full': 'ディスクの空きがほとんどありません',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    '{folder}の残りは{megabytes}\u00a0MBです。満杯になると感想を保存できません。空きを増やすか、より大きなディスクをご用意ください。',
  'There is no recent backup': '最近のバックアップがありません',
  'There is no backup yet': 'バックアップがまだありません',
  'Run ./goodword backup now, and let it run every night.':
    '今すぐ./goodword backupを実行し、毎晩実行されるようにしてください。',
  "The proxy isn't trusted": 'プロキシが信頼されていません',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    '{address}を経由する訪問者は全員ひとりとして数えられるため、誰かがパスワードを間違えると全員がログインできなくなります。{address}がプロキシなら、TRUST_PROXYに指定し、X-Forwarded-Forを送るようにして、再起動してください。',
};
