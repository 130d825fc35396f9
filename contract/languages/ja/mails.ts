import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'mails'> = {
  // Every mail
  'Contact support': 'お問い合わせ',
  // Confirming an address
  'Confirm your email address for {site}': '{site}のメールアドレスをご確認ください',
  'One tap, and your reviews arrive here.': 'タップひとつで、感想がここに届きます。',
  'Confirm your email address': 'メールアドレスをご確認ください',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'このアドレスで{site}への登録がありました。確認が済むと、感想がここに届きます。リンクは7日間、1回だけ使えます。',
  'Confirm this address': 'このアドレスで確定',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'お心当たりがなければ、このメールは無視してください。感想がここに届くことはありません。リンクは誰にも教えないでください。',
  'You get this email because your address was entered on our sign-up page.':
    'このメールは、登録ページでこのアドレスが入力されたためお送りしています。',
  'Confirm your new email address for {site}': '{site}の新しいメールアドレスをご確認ください',
  'The link works once, within the next 24 hours.': 'リンクは24時間、1回だけ使えます。',
  'Confirm your new email address': '新しいメールアドレスをご確認ください',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'このアドレスが、{site}アカウントの新しいメールアドレスとして入力されました。確認が済むと、感想がここに届き、ログインにも使えます。リンクは24時間、1回だけ使えます。',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'お心当たりがなければ、このメールは無視してください。何も変わりません。リンクは誰にも教えないでください。',
  'You get this email because your address was entered in the settings of an account.':
    'このメールは、アカウントの設定でこのアドレスが入力されたためお送りしています。',
  // Account
  'Reset your {site} password': '{site}のパスワード再設定',
  'The link works once, within the next hour.': 'リンクは1時間、1回だけ使えます。',
  'Reset your password': 'パスワードの再設定',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    '{site}アカウントの新しいパスワードの設定が求められました。リンクは1時間、1回だけ使えます。',
  'Set a new password': '新しいパスワードを設定',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'お心当たりがなければ、このメールは無視してください。パスワードは変わりません。リンクは誰にも教えないでください。',
  'You get this email because your address was entered on our Forgot password page.':
    'このメールは、「パスワードをお忘れの方」のページでこのアドレスが入力されたためお送りしています。',
  'Your {site} account': '{site}のアカウント',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    '{site}のアカウントの準備ができました。パスワードを設定し、{username}としてログインしてください。リンクは1時間、1回だけ使えます。',
  'Choose a password': 'パスワードを設定',
  'Link expired? Get a new one': 'リンクの期限切れの場合は、新しいリンクを請求',
  'You get this email because the people who run {site} created an account for you.':
    '{site}の運営者がアカウントを作成したため、このメールをお送りしています。',
  'Your {site} password was changed': '{site}のパスワードが変更されました',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'ほかの端末はログアウトされました。ご自身による変更なら、何もする必要はありません。',
  'Your password was changed': 'パスワードが変更されました',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'パスワードが変更され、ほかの端末はログアウトされました。ご自身による変更なら、それらの端末でもう一度ログインするだけです。',
  "This wasn't you?": 'お心当たりがありませんか？',
  'Set a new password right away, and tell us at {email}.':
    'すぐに新しいパスワードを設定し、{email}までお知らせください。',
  'Set a new password right away.': 'すぐに新しいパスワードを設定してください。',
  "We send this notice whenever your password changes. It can't be turned off.":
    'このお知らせは、パスワードが変わるたびにお送りしています。停止はできません。',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'パスキーでは引き続きログインできます。心当たりのないものは「設定」で削除してください。',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'ほかの人が追加した可能性があるため、パスキーもすべて削除しました。ご自身のパスキーは「設定」でもう一度追加できます。',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': '{site}アカウントにパスキーが追加されました',
  'A passkey was removed from your {site} account': '{site}アカウントからパスキーが削除されました',
  'A passkey was added': 'パスキーが追加されました',
  'A passkey was removed': 'パスキーが削除されました',
  '“{name}” can now sign in to your account without the password.':
    '「{name}」は、パスワードなしであなたのアカウントにログインできるようになりました。',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '「{name}」ではログインできなくなりました。パスワードはこれまでどおり使えます。',
  'See your passkeys': 'パスキーを見る',
  'Remove the passkey in Settings, and set a new password right away.':
    '「設定」でそのパスキーを削除し、すぐに新しいパスワードを設定してください。',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'このお知らせは、パスキーの追加や削除のたびにお送りしています。停止はできません。',
  'Your {site} email was changed': '{site}のメールアドレスが変更されました',
  "If this was you, there's nothing to do.": 'ご自身による変更なら、何もする必要はありません。',
  'Your email was changed': 'メールアドレスが変更されました',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    '{site}アカウントのメールアドレスが変更され、新しいアドレスの確認も済みました。今後、感想はここに届かず、このアドレスではログインできません。ご自身による変更なら、何もする必要はありません。',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'このお知らせは、メールアドレスが変わるたびに以前のアドレスへお送りしています。停止はできません。',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'すぐに、このアドレスから{email}までご連絡ください。アカウントを取り戻すお手伝いをします。',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer}さんが感想を直しました',
  '{customer} left you a review': '{customer}さんから感想が届きました',
  'Edited: {subject}': '変更：{subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '星5つのうち{rating}つ。開いて全文をお読みください。見られるのはあなただけです。',
  'See all your reviews': 'すべての感想を見る',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'お客さまは専用リンクで、{days}日間、感想を直せます。以前の内容はこの内容に置き換わり、平均評価にも反映されます。',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'この感想は、あなた専用のリンクから届きました。{site}で見られるのはあなただけ。ずっとあなたのものです。',
  'Choose when you get these emails': 'メールの頻度を選ぶ',
  'Stop review emails': '感想のメールを停止',
  '{stars} from {customer} at {workplace}': '{stars} {customer}さんより（{workplace}）',
  '{stars} from {customer}': '{stars} {customer}さんより',
  'Your review page is paused': '感想ページが休止しました',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    '無料プランの感想{limit}件をすべて受け取りました。感想は残りますが、ページを開いたお客さまには、いま受け取れないと表示されます。アップグレードすると、すぐに再開します。',
  'Upgrade your account': 'アップグレードする',
  'One review is left on the free plan': '無料プランの感想は残り1件です',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    '{limit}件のうち{used}件を受け取りました。次の1件のあと、アップグレードするまで感想ページは休止します。',
  'See the plans': 'プランを見る',
  'General Review': '共通ページ',
  'Edited: {date}': '変更：{date}',
  'Before: {rating}': '以前：{rating}',
  'Customer from {location}': '{location}からのお客さま',
  'Read it when you are ready: scroll down.': '心の準備ができたら、下へスクロールしてお読みください。',
  'By: {name}': 'お客さま：{name}さん',
  'From: {place}': '職場：{place}',
  'Customer from: {location}': 'お客さまの地域：{location}',
  'Date: {date}': '日付：{date}',
  '{rating} out of 5 stars': '星5つのうち{rating}つ',
  '{count} new review|{count} new reviews': { other: '新しい感想{count}件' },
  '{reviews}, {average} out of 5 on average': '{reviews}、平均{average}（5点満点）',
  'Open to read the reviews. Only you can see them.':
    '開いて感想をお読みください。見られるのはあなただけです。',
  'They average {average} out of 5.': '平均は{average}です（5点満点）。',
  '{count} more is in your list.|{count} more are in your list.': {
    other: 'ほか{count}件は一覧で読めます。',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'これらの感想は、あなた専用のリンクから届きました。{site}で見られるのはあなただけ。ずっとあなたのものです。',
  'A customer took back a review': 'お客さまが感想を取り下げました',
  'It no longer appears in your list or counts in your average rating.':
    '一覧から消え、平均評価にも含まれなくなりました。',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    '{date}に書かれた感想（{workplace}）を、お客さまが取り下げました。一覧から消え、平均評価にも含まれなくなりました。',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    '{date}に書かれた感想を、お客さまが取り下げました。一覧から消え、平均評価にも含まれなくなりました。',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    '理由は知らされません。無料プランでは、代わりに感想をもう1件受け取れます。',
  "Customers don't have to give a reason.": '理由は知らされません。',
  'See your reviews': '感想を見る',
  'Customers can take back a review for {days} days with their private link.':
    'お客さまは専用リンクで、{days}日間、感想を取り下げられます。',
  '{count} edited|{count} edited': { other: '変更{count}件' },
  '{count} taken back|{count} taken back': { other: '取り下げ{count}件' },
  'Reviews that changed: {changes}': '感想の変更：{changes}',
  'Customers edited or took back what they wrote.': 'お客さまが感想を直したか、取り下げました。',
  'Customers changed their reviews': 'お客さまが感想を変更しました',
  'Since our last email: {changes}.': '前回のメール以降：{changes}。',
  'On {site}, customers can edit or take back a review for {days} days.':
    '{site}では、お客さまは{days}日間、感想を直したり取り下げたりできます。',
  "A customer couldn't leave you a review": 'お客さまが感想を書けませんでした',
  "A customer couldn't leave you a review today": '今日、お客さまが感想を書けませんでした',
  'Your review page is paused because the free plan is full.':
    '無料プランの上限に達したため、感想ページは休止中です。',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    '今日、お客さまが感想ページを開きましたが、無料プランの{limit}件をすべて受け取ったため休止中でした。',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'お客さまが感想ページを開きましたが、無料プランの{limit}件をすべて受け取ったため休止中でした。',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    '有料プランにすると、リンクもQRコードもそのままで、ページがすぐに再開します。届いている感想は、どちらの場合も残ります。',
  '{site} sends this email at most once a day.': '{site}がこのメールを送るのは、1日1回までです。',
  // Plans
  '{site} Monthly': '{site}月払い',
  '{site} Annual': '{site}年払い',
  '{price} per month': '月額{price}',
  '{price} per year': '年額{price}',
  'Your {plan} plan is active': '{plan}プランが有効になりました',
  'You can now get unlimited reviews.': '感想を無制限に受け取れるようになりました。',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'ありがとうございます。お支払いを確認しました。感想を無制限に受け取り、働く場所をすべて追加できます。',
  Plan: 'プラン',
  Price: '料金',
  'Renews on': '更新日',
  'Open your dashboard': 'マイページを開く',
  'You can cancel anytime in Settings, under Manage billing.':
    '「設定」の「お支払いの管理」で、いつでも解約できます。',
  'You get this email because a plan was bought for your {site} account.':
    'このメールは、{site}アカウントでプランのお申し込みがあったためお送りしています。',
  "The payment for your {plan} plan didn't go through": '{plan}プランのお支払いができませんでした',
  'Please check your card. Your reviews are safe.': 'カードをご確認ください。感想はそのまま残っています。',
  "Your payment didn't go through": 'お支払いができませんでした',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    '{plan}プランの料金（{price}）をお支払いいただけませんでした。カードの期限切れや、銀行での確認が必要な場合に起こります。',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    '{date}までお支払い済みのため、それまでプランは有効です。その前にカードを更新してください。',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'お支払い済みの期間は{date}に終わりました。カードを更新すると、お支払いの完了後すぐにプランが続きます。',
  'Manage billing': 'お支払いの管理',
  'Whatever happens, you keep all your reviews and workplaces.':
    'いずれの場合も、感想と職場はすべて残ります。',
  'You get this email because your {site} plan renews automatically.':
    'このメールは、{site}のプランが自動更新されるためお送りしています。',
  'Your {plan} plan ends on {date}': '{plan}プランは{date}に終了します',
  "It won't renew automatically. You keep all your reviews.": '自動更新はされません。感想はすべて残ります。',
  'Your plan ends on {date}': 'プランは{date}に終了します',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    '{plan}プランは更新されません。{date}を過ぎると無料プランになります。感想と職場はすべて残りますが、感想が{limit}件以上ある場合、新しい感想は受け取れません。',
  'To keep your plan, open Manage billing in Settings.':
    'プランを続けるには、「設定」の「お支払いの管理」を開いてください。',
  'Keep your plan': 'プランを続ける',
  'We send this email once, three days before a plan ends.':
    'このメールは、プラン終了の3日前に1回だけお送りしています。',
  'Your {plan} plan has ended': '{plan}プランが終了しました',
  "You're on the free plan now. You keep all your reviews.":
    '現在は無料プランです。感想はすべて残っています。',
  "You're on the free plan now": '現在は無料プランです',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    '{plan}プランが終了しました。感想と職場はすべて残っています。',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    '無料プランの感想{limit}件に達しているため、お客さまは新しい感想を書けません。アップグレードすると、リンクもQRコードもそのままで、ページがすぐに再開します。',
  'Your review page stays open until you have {limit} reviews.':
    '感想ページは、感想が{limit}件になるまで開いています。',
  'We send this email once, when a plan ends.': 'このメールは、プランの終了時に1回だけお送りしています。',
  // To the admin
  '{site} needs attention: {problem}': '{site}の確認が必要です：{problem}',
  'Now that this email has reached you, others can too.': 'このメールが届いたので、ほかのメールも届きます。',
  Service: 'サービス',
  Since: '発生',
  Noticed: '検知',
  'Open the admin page': '管理ページを開く',
  'You run this service. We send this once a day while it lasts.':
    'サービスの運営者の方に、解決するまで1日1回お送りしています。',
  // Push notifications
  '{average} out of 5 on average': '平均{average}（5点満点）',
};
