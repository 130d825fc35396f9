import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'settings'> = {
  'Groups of settings': '设置分组',
  Account: '账号',
  Plan: '套餐',
  Devices: '设备',
  // Workplaces
  Workplaces: '工作地点',
  'Manage Workplaces': '管理工作地点',
  'Where you work. Each place has its own link and QR code.': '您工作的地方。每处都有自己的链接和二维码。',
  'No workplaces yet': '还没有工作地点',
  'Add one to see where each review comes from.': '添加后即可看到每条评价来自哪里。',
  // Of a workplace, and of a person
  Name: '名字',
  Location: '地点',
  Actions: '操作',
  'Optional. A town, street or branch, to tell it apart.': '选填。城市、街道或分店，便于区分。',
  'Add Workplace': '添加工作地点',
  'Customers will see its name on your review page.': '顾客会在评价页面上看到它的名称。',
  'Workplace added successfully': '工作地点已添加',
  'Failed to add workplace': '工作地点添加失败',
  'Nothing was saved. A second workplace needs a paid plan.': '没有保存。添加第二个工作地点需要付费套餐。',
  'Nothing was saved. Please try again.': '没有保存。请重试。',
  'Edit {name}': '修改{name}',
  'Edit Workplace': '修改工作地点',
  "This workplace's links and printed codes will keep working.": '此地点的链接和印好的二维码可以继续使用。',
  'Save Changes': '保存修改',
  'Workplace updated successfully': '工作地点已更新',
  'Failed to update workplace': '工作地点更新失败',
  'Delete {name}': '删除{name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    '删除{name}？它的评价会保留为通用评价，它的二维码会打开您的通用页面。',
  'Workplace deleted successfully': '工作地点已删除',
  'Failed to delete workplace': '工作地点删除失败',
  // Emails
  Emails: '邮件',
  'Choose what we email you, and how often.': '选择接收哪些邮件，以及多久一次。',
  'Failed to save your email settings': '邮件设置保存失败',
  'New and changed reviews': '新评价和评价变动',
  // Emails about your page and your plan
  // How often
  'Right away': '立即',
  Daily: '每天',
  Never: '从不',
  'You get each new or changed review right away.': '每条新评价或评价变动都会立即送达。',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.': '每天一封邮件，在第一条到达 24 小时后发送。',
  "They aren't emailed. You'll find them in your list.": '不发送邮件，您可以在列表中查看。',
  'Saved. Anything already waiting is sent one last time.': '已保存。已在等待发送的内容会最后发送一次。',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them': '折叠 1 星和 2 星评价，点开才显示',
  'In your emails and your lists. They still count in your average.': '邮件和列表中均如此，仍计入平均评分。',
  'Emails about your password and address always come right away.': '有关密码和邮箱的邮件总是立即发送。',
  'Emails about your account and plan always come right away.': '有关账户和套餐的邮件总是立即发送。',
  'On hold': '暂缓发送',
  'These emails wait until you open the link we sent to {email}.':
    '打开我们发到 {email} 的链接后，才会发送这些邮件。',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    '发往 {email} 的邮件被拒收：{refusal}。请重试，或在“账号”中更改邮箱。',
  // Notifications
  Alerts: '提醒',
  'Hear about a new review right here.': '有新评价时，在这里提醒您。',
  "Couldn't load your alerts.": '无法加载您的提醒设置。',
  'Failed to save your alerts': '提醒设置保存失败',
  'Notify me on this device': '在此设备上提醒我',
  'As in “★★★★★ from Ana”. You still get your emails.': '例如“★★★★★，来自 Ana”。邮件照常发送。',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    '例如“★★★★★，来自 Ana”。提醒跟随邮件设置：同样的评价，同样的时间。',
  'Emails about new reviews are set to Never, so no alerts come either.':
    '新评价邮件设为“从不”，因此也不会有提醒。',
  'Choose Allow when your browser asks.': '浏览器询问时，请选择“允许”。',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    '您的浏览器禁止了 {site} 的通知。请在浏览器的网站设置或手机设置中允许。',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    '在 iPhone 和 iPad 上，需要先安装应用。请轻点“共享”，选择“添加到主屏幕”，再从主屏幕打开 {site}。',
  "This browser can't show notifications. You still get your emails.": '此浏览器无法显示通知。邮件照常发送。',
  'Show the words of the review': '显示评价内容',
  "Anyone who sees your screen can read them, even while it's locked.":
    '看到您屏幕的人都能读到，锁屏时也不例外。',
  // The account
  'Account Settings': '账号设置',
  'Your name, sign-in and data. More settings are coming soon.':
    '您的姓名、登录方式和数据。更多设置即将推出。',
  // A button beside the name, the email address and the password
  Change: '更改',
  'Change name': '更改姓名',
  'Change your name': '更改您的姓名',
  'Customers only see your first name.': '顾客只会看到姓名中第一个空格前的部分。',
  'Save name': '保存姓名',
  'Saving...': '正在保存…',
  'Name changed': '姓名已更改',
  'Failed to change name': '姓名更改失败',
  'Change email': '更改邮箱',
  'Change your email': '更改您的邮箱',
  "We'll send a link to your new address. Nothing changes until you open it.":
    '我们会向新邮箱发送链接。打开之前，一切不变。',
  'Your new address.': '您的新邮箱。',
  "To make sure it's you.": '用于确认是您本人。',
  'Send link': '发送链接',
  'Confirmation email sent': '确认邮件已发送',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    '链接已发到 {email}。请在 24 小时内打开，以更改邮箱。',
  'Failed to change email': '邮箱更改失败',
  'Changing it signs out your other devices.': '更改后，其他设备会退出登录。',
  'Change password': '更改密码',
  'Change your password': '更改您的密码',
  "You'll stay signed in here. Your other devices will be signed out.": '此处保持登录，其他设备会退出登录。',
  'Your current password.': '您当前的密码。',
  'Which passkeys may stay?': '要保留哪些通行密钥？',
  'Check only those you recognize. The others will be removed.': '请只勾选您认识的密钥，其余的将被移除。',
  'Save password': '保存密码',
  'Password changed': '密码已更改',
  'Failed to change password': '密码更改失败',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': '用于页面、邮件和通知。',
  'Same as browser ({language})': '跟随浏览器（{language}）',
  'Failed to change language': '语言更改失败',
  Data: '数据',
  'Everything we store about you, including your reviews, in one file.':
    '我们存储的有关您的一切，包括评价，都在一个文件里。',
  'Download my data': '下载我的数据',
  'Data downloaded': '数据已下载',
  'Failed to download your data': '数据下载失败',
  // Devices
  "Where you're signed in": '已登录的设备',
  "Don't recognize a device? Sign it out.": '有不认识的设备？请让它退出登录。',
  "Couldn't load your devices.": '无法加载您的设备。',
  'Show all {count}': '显示全部 {count} 个',
  "You're not signed in anywhere else.": '没有在其他设备上登录。',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{system} 上的 {browser}',
  'Unknown device': '未知设备',
  'This device': '此设备',
  'Active now, signed in today': '当前在线，今天登录',
  'Active now, signed in on {date}': '当前在线，{date}登录',
  'Last used today, signed in today': '今天使用过，今天登录',
  'Last used today, signed in on {date}': '今天使用过，{date}登录',
  'Last used on {used}, signed in on {date}': '上次使用：{used}，登录：{date}',
  'Sign out {device}': '让{device}退出登录',
  'Signed out': '已退出登录',
  '{device} will need to sign in again.': '{device}需要重新登录。',
  'Failed to sign out that device': '无法让该设备退出登录',
  'Or sign out on every browser and phone, including this one.': '或在所有浏览器和手机上退出登录，包括这里。',
  'Sign out everywhere': '退出所有设备',
  'Sign out everywhere?': '退出所有设备？',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    '所有浏览器和手机都会退出登录，包括这里。账号、链接和评价保持不变。',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    '有别人知道您的密码？请改为更改密码，其他设备同样会退出登录。',
  'Signing out...': '正在退出…',
  'Signed out everywhere': '已退出所有设备',
  'Failed to sign out everywhere': '无法退出所有设备',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: '通行密钥',
  Remove: '移除',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    '通行密钥保存在您的设备或密码管理器中。密码仍可使用。',
  "Couldn't load your passkeys.": '无法加载您的通行密钥。',
  'No passkeys yet.': '还没有通行密钥。',
  "This browser can't use passkeys.": '此浏览器不支持通行密钥。',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    '这里无法使用通行密钥，因为本站的地址是数字，不是域名。',
  // The passkey exists on several devices of the person
  Synced: '已同步',
  'Added on {date}, not used yet': '添加于{date}，尚未使用',
  'Added on {date}, last used on {used}': '添加于{date}，上次使用：{used}',
  'Add a passkey': '添加通行密钥',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    '您的设备会要求验证面容、指纹或锁屏密码。',
  'Use a passkey instead': '改用通行密钥',
  'Remove {name}': '移除{name}',
  'Remove this passkey?': '移除此通行密钥？',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    '它将不能再用于登录。之后，您还可以从设备或密码管理器中删除它。',
  'Removing...': '正在移除…',
  'Passkey removed': '通行密钥已移除',
  'Failed to remove the passkey': '通行密钥移除失败',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': '删除您的账号',
  "The admin account can't be deleted.": '管理员账号无法删除。',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    '立即删除您的账号、工作地点和评价，无法撤销。',
  'Delete Account': '删除账号',
  'Delete your account?': '删除您的账号？',
  "This can't be undone. It deletes right away:": '此操作无法撤销，以下内容会立即删除：',
  "every review you've received": '您收到的所有评价',
  'your workplaces and your review page': '您的工作地点和评价页面',
  'your links and printed codes, which will stop working': '您的链接和印好的二维码，它们将会失效',
  "your subscription, if you have one. You won't be charged again.": '您的订阅（如有），之后不会再扣款。',
  'Want to keep your reviews? Download your data first.': '想保留评价？请先下载数据。',
  'Deleting...': '正在删除…',
  'Account deleted': '账号已删除',
  'Everything in it has been deleted.': '其中的所有内容均已删除。',
  'Failed to delete account': '账号删除失败',
};
