import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'mails'> = {
  // Every mail
  'Contact support': '联系客服',
  // Confirming an address
  'Confirm your email address for {site}': '确认您的 {site} 邮箱',
  'One tap, and your reviews arrive here.': '点一下，评价就会发到这里。',
  'Confirm your email address': '确认您的邮箱',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    '有人用此邮箱注册了 {site}，希望就是您。确认后，评价就会发到这里。链接只能使用一次，7 天内有效。',
  'Confirm this address': '确认此邮箱',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    '如果不是您本人操作，请忽略此邮件，我们不会向这里发送评价。请勿将链接告诉他人。',
  'You get this email because your address was entered on our sign-up page.':
    '您收到此邮件，是因为有人在注册页面填写了您的邮箱。',
  'Confirm your new email address for {site}': '确认您的 {site} 新邮箱',
  'The link works once, within the next 24 hours.': '链接只能使用一次，24 小时内有效。',
  'Confirm your new email address': '确认您的新邮箱',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    '有人将此邮箱设为某个 {site} 账号的新邮箱，希望就是您。确认后，评价会发到这里，您也可以用它登录。链接只能使用一次，24 小时内有效。',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    '如果不是您本人操作，请忽略此邮件，一切不变。请勿将链接告诉他人。',
  'You get this email because your address was entered in the settings of an account.':
    '您收到此邮件，是因为有人在账号设置中填写了您的邮箱。',
  // Account
  'Reset your {site} password': '重置您的 {site} 密码',
  'The link works once, within the next hour.': '链接只能使用一次，一小时内有效。',
  'Reset your password': '重置密码',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    '有人申请为您的 {site} 账号设置新密码，希望就是您。链接只能使用一次，一小时内有效。',
  'Set a new password': '设置新密码',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    '如果不是您本人操作，请忽略此邮件，密码保持不变。请勿将链接告诉他人。',
  'You get this email because your address was entered on our Forgot password page.':
    '您收到此邮件，是因为有人在“忘记密码”页面填写了您的邮箱。',
  'Your {site} account': '您的 {site} 账号',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    '您的 {site} 账号已准备好。请设置密码，然后以 {username} 登录。链接只能使用一次，一小时内有效。',
  'Choose a password': '设置密码',
  'Link expired? Get a new one': '链接已过期？获取新链接',
  'You get this email because the people who run {site} created an account for you.':
    '您收到此邮件，是因为 {site} 的管理者为您创建了账号。',
  'Your {site} password was changed': '您的 {site} 密码已更改',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    '您的其他设备已退出登录。如果是您本人操作，无需处理。',
  'Your password was changed': '您的密码已更改',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    '您的密码刚刚更改，其他设备已退出登录。如果是您本人操作，在这些设备上重新登录即可。',
  "This wasn't you?": '不是您本人？',
  'Set a new password right away, and tell us at {email}.': '请立即设置新密码，并写信至 {email} 告诉我们。',
  'Set a new password right away.': '请立即设置新密码。',
  "We send this notice whenever your password changes. It can't be turned off.":
    '每次更改密码时都会发送此通知，无法关闭。',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    '您的通行密钥仍可用于登录。如有不认识的，请在“设置”中移除。',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    '您的通行密钥也已全部移除，以防有他人添加过。您可以在“设置”中重新添加自己的密钥。',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': '您的 {site} 账号添加了通行密钥',
  'A passkey was removed from your {site} account': '您的 {site} 账号移除了通行密钥',
  'A passkey was added': '已添加通行密钥',
  'A passkey was removed': '已移除通行密钥',
  '“{name}” can now sign in to your account without the password.': '“{name}”现在无需密码即可登录您的账号。',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '“{name}”不能再登录您的账号。密码仍可使用。',
  'See your passkeys': '查看您的通行密钥',
  'Remove the passkey in Settings, and set a new password right away.':
    '请立即在“设置”中移除该通行密钥，并设置新密码。',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    '每次添加或移除通行密钥时都会发送此通知，无法关闭。',
  'Your {site} email was changed': '您的 {site} 邮箱已更改',
  "If this was you, there's nothing to do.": '如果是您本人操作，无需处理。',
  'Your email was changed': '您的邮箱已更改',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    '您的 {site} 账号邮箱已更改，新邮箱已确认。评价不再发到这里，您也不能再用此邮箱登录。如果是您本人操作，无需处理。',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    '每次更改邮箱时，我们都会向旧邮箱发送此通知，无法关闭。',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    '请立即用此邮箱写信至 {email}，我们会帮您找回账号。',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer}修改了评价',
  '{customer} left you a review': '{customer}给您写了评价',
  'Edited: {subject}': '已修改：{subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} 星（满分 5 星）。打开即可阅读全文，只有您能看到。',
  'See all your reviews': '查看全部评价',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    '{days} 天内，顾客可以通过专属链接修改评价。此版本会取代之前的，平均评分也随之更新。',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    '此评价来自您的个人链接。{site} 只给您看，它永远属于您。',
  'Choose when you get these emails': '选择何时接收此类邮件',
  'Stop review emails': '停收评价邮件',
  '{stars} from {customer} at {workplace}': '{stars}，来自{customer}，{workplace}',
  '{stars} from {customer}': '{stars}，来自{customer}',
  'Your review page is paused': '您的评价页面已暂停',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    '免费套餐的 {limit} 条评价已用完。这些评价会保留，但现在打开页面的顾客会看到您无法接收更多评价。升级后，页面立即恢复。',
  'Upgrade your account': '升级账号',
  'One review is left on the free plan': '免费套餐只剩一条评价',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    '{limit} 条中已用 {used} 条。再收到一条后，评价页面将暂停，升级后恢复。',
  'See the plans': '查看套餐',
  'General Review': '通用评价',
  'Edited: {date}': '修改于：{date}',
  'Before: {rating}': '之前：{rating}',
  'Customer from {location}': '顾客来自{location}',
  'Read it when you are ready: scroll down.': '准备好了再看：请向下滚动。',
  'By: {name}': '顾客：{name}',
  'From: {place}': '来自：{place}',
  'Customer from: {location}': '顾客来自：{location}',
  'Date: {date}': '日期：{date}',
  '{rating} out of 5 stars': '{rating} 星（满分 5 星）',
  '{count} new review|{count} new reviews': { other: '{count} 条新评价' },
  '{reviews}, {average} out of 5 on average': '{reviews}，平均 {average} 分（满分 5 分）',
  'Open to read the reviews. Only you can see them.': '打开即可阅读，只有您能看到。',
  'They average {average} out of 5.': '平均 {average} 分（满分 5 分）。',
  '{count} more is in your list.|{count} more are in your list.': { other: '列表中还有 {count} 条。' },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    '这些评价来自您的个人链接。{site} 只给您看，它们永远属于您。',
  'A customer took back a review': '有顾客撤回了评价',
  'It no longer appears in your list or counts in your average rating.':
    '它不再显示在列表中，也不计入平均评分。',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    '有顾客撤回了{date}在{workplace}写的评价。它不再显示在列表中，也不计入平均评分。',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    '有顾客撤回了{date}写的评价。它不再显示在列表中，也不计入平均评分。',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    '顾客无需说明理由。在免费套餐中，空出的名额可用于接收新的评价。',
  "Customers don't have to give a reason.": '顾客无需说明理由。',
  'See your reviews': '查看您的评价',
  'Customers can take back a review for {days} days with their private link.':
    '{days} 天内，顾客可以通过专属链接撤回评价。',
  '{count} edited|{count} edited': { other: '{count} 条已修改' },
  '{count} taken back|{count} taken back': { other: '{count} 条已撤回' },
  'Reviews that changed: {changes}': '评价变动：{changes}',
  'Customers edited or took back what they wrote.': '有顾客修改或撤回了评价。',
  'Customers changed their reviews': '有顾客改动了评价',
  'Since our last email: {changes}.': '自上次邮件以来：{changes}。',
  'On {site}, customers can edit or take back a review for {days} days.':
    '在 {site} 上，顾客 {days} 天内可以修改或撤回评价。',
  "A customer couldn't leave you a review": '有顾客没能给您写评价',
  "A customer couldn't leave you a review today": '今天有顾客没能给您写评价',
  'Your review page is paused because the free plan is full.': '免费套餐已满，您的评价页面已暂停。',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    '今天有顾客打开了您的评价页面，但页面已暂停，因为免费套餐的 {limit} 条评价已用完。',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    '有顾客打开了您的评价页面，但页面已暂停，因为免费套餐的 {limit} 条评价已用完。',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    '升级到付费套餐，页面立即恢复，链接和二维码不变。无论是否升级，已有的评价都会保留。',
  '{site} sends this email at most once a day.': '{site} 每天最多发送一次此邮件。',
  // Plans
  '{site} Monthly': '{site} 包月套餐',
  '{site} Annual': '{site} 包年套餐',
  '{price} per month': '每月 {price}',
  '{price} per year': '每年 {price}',
  'Your {plan} plan is active': '您的{plan}套餐已生效',
  'You can now get unlimited reviews.': '现在，您可以接收不限量的评价。',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    '谢谢，款项已收到。现在，您可以接收不限量的评价，并添加所有工作的地方。',
  Plan: '套餐',
  Price: '价格',
  'Renews on': '续订日期',
  'Open your dashboard': '打开工作台',
  'You can cancel anytime in Settings, under Manage billing.': '您可以随时在“设置”的“管理付款”中取消。',
  'You get this email because a plan was bought for your {site} account.':
    '您收到此邮件，是因为您的 {site} 账号购买了套餐。',
  "The payment for your {plan} plan didn't go through": '您的{plan}套餐付款失败',
  'Please check your card. Your reviews are safe.': '请检查您的银行卡。您的评价不受影响。',
  "Your payment didn't go through": '付款失败',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    '您的{plan}套餐未能扣款 {price}。可能是银行卡已过期，或银行需要您确认付款。',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    '您已付费至{date}，在此之前套餐继续有效。请在该日期之前更新银行卡。',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    '您的付费期已于{date}结束。更新银行卡后，款项一到，套餐就会继续。',
  'Manage billing': '管理付款',
  'Whatever happens, you keep all your reviews and workplaces.': '无论如何，您的评价和工作地点都会保留。',
  'You get this email because your {site} plan renews automatically.':
    '您收到此邮件，是因为您的 {site} 套餐会自动续订。',
  'Your {plan} plan ends on {date}': '您的{plan}套餐将于{date}结束',
  "It won't renew automatically. You keep all your reviews.": '套餐不会自动续订。您的评价都会保留。',
  'Your plan ends on {date}': '您的套餐将于{date}结束',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    '您的{plan}套餐不会续订。{date}之后将转为免费套餐。评价和工作地点都会保留，但评价达到 {limit} 条后，无法再接收新的。',
  'To keep your plan, open Manage billing in Settings.': '想保留套餐，请打开“设置”中的“管理付款”。',
  'Keep your plan': '保留套餐',
  'We send this email once, three days before a plan ends.': '此邮件仅在套餐结束前三天发送一次。',
  'Your {plan} plan has ended': '您的{plan}套餐已结束',
  "You're on the free plan now. You keep all your reviews.": '您已转为免费套餐。评价都会保留。',
  "You're on the free plan now": '您已转为免费套餐',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    '您的{plan}套餐已结束。评价和工作地点都会保留。',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    '免费套餐含 {limit} 条评价，您已达上限，因此顾客暂时无法写新评价。升级后，页面立即恢复，链接和二维码不变。',
  'Your review page stays open until you have {limit} reviews.':
    '评价达到 {limit} 条之前，评价页面继续开放。',
  'We send this email once, when a plan ends.': '此邮件仅在套餐结束时发送一次。',
  // To the admin
  '{site} needs attention: {problem}': '{site} 需要处理：{problem}',
  'Now that this email has reached you, others can too.': '既然您已收到此邮件，其他邮件也能送达了。',
  Service: '服务',
  Since: '开始时间',
  Noticed: '发现时间',
  'Open the admin page': '打开管理页面',
  'You run this service. We send this once a day while it lasts.':
    '您是此服务的管理者。问题解决之前，每天发送一次。',
  // Push notifications
  '{average} out of 5 on average': '平均 {average} 分（满分 5 分）',
};
