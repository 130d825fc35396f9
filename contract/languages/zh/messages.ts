import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.': '没有更改。请检查后重试。',
  'Nothing was sent. Try again once you have a connection.': '没有发送。请联网后重试。',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    '短时间内尝试次数过多。请等几分钟再试。',
  'Something went wrong on our side. Please try again in a moment.': '我们这边出了点问题。请稍后再试。',
  // After the email notice
  'Your emails are on their way': '邮件马上就到',
  'Confirmation email sent': '确认邮件已发送',
  'Failed to send the email': '邮件发送失败',
  // Install card
  'Install {site}': '安装 {site}',
  Install: '安装',
  'Keep your QR code one tap away, even offline.': '一点即可出示二维码，离线也行。',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    '一点即可出示二维码：打开浏览器菜单，选择“添加到主屏幕”。',
  'Tap Share <icon></icon>, then Add to Home Screen.': '请轻点“共享”<icon></icon>，然后选择“添加到主屏幕”。',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.': '下次在此设备上登录，无需输入密码。',
  'Set it up': '设置',
  'Passkey added': '通行密钥已添加',
  'Failed to add the passkey': '通行密钥添加失败',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.': '您已取消，或等待时间过长。可以重试。',
  'This device already has a passkey for your account.': '此设备已有您账号的通行密钥。',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    '请先在此设备上设置锁屏密码、指纹或面容。',
  "Your device couldn't use a passkey here. Please try again.": '您的设备无法在此使用通行密钥。请重试。',
  // Toasts without a network
  "You're offline.": '您已离线。',
  "You're offline. {message}": '您已离线。{message}',
  "Try again when you're back online.": '请在恢复联网后重试。',
  // A link that is shown once
  'Link copied': '链接已复制',
  'Copy the selected link': '请复制已选中的链接',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>链接已生成。</strong>请立即复制，之后不再显示。',
  Share: '分享',
  // Fields
  'Please use ordinary characters only': '请只使用普通字符',
  'Please use at most 60 characters': '请不要超过 60 个字符',
  'Please use at most 120 characters': '请不要超过 120 个字符',
  'Please use at most 254 characters': '请不要超过 254 个字符',
  'Please use at most 256 characters': '请不要超过 256 个字符',
  'Please use at most 2,000 characters': '请不要超过 2000 个字符',
  'Full name is required': '请填写姓名',
  'Username is required': '请填写用户名',
  'Username must be at least 3 characters': '用户名至少 3 个字符',
  'Please use visible characters, and letters of one alphabet': '请使用可见字符，且字母须属于同一种文字',
  'Please enter a valid email': '请输入有效的邮箱',
  'Please enter a valid email address': '请输入有效的邮箱地址',
  'Password is required': '请输入密码',
  'Password must be at least 6 characters': '密码至少 6 个字符',
  'Password must be at least 6 characters long': '密码长度至少 6 个字符',
  "Passwords don't match": '两次输入的密码不一致',
  'Please choose an industry': '请选择行业',
  'Please choose one of the languages': '请选择一种语言',
  'Workplace name is required': '请填写工作地点的名称',
  'Please write a reply': '请填写回复',
  'Please name the tracked code': '请为渠道码命名',
  'Please choose how often to get this mail': '请选择多久收一次此类邮件',
  'Please say who the link is for': '请填写链接给谁看',
  'Please choose at least one review': '请至少选择一条评价',
  'Please choose at most 50 reviews': '最多选择 50 条评价',
  'Please choose monthly or yearly': '请选择包月或包年',
  'Please choose free, monthly or annual': '请选择免费、包月或包年',
  'Please search for at most 120 characters': '搜索内容请不要超过 120 个字符',
  // Connection and server
  'Please check your internet connection and try again': '请检查网络连接，然后重试',
  'The request could not be read': '无法读取请求',
  'The request is too large': '内容过长',
  'The request took too long': '发送超时',
  'Too many requests. Please try again later.': '操作过于频繁，请稍后再试。',
  'Internal server error': '服务器内部错误',
  'Service temporarily unavailable': '服务暂时不可用',
  'Not found': '找不到内容',
  // Accounts
  Unauthorized: '请先登录',
  'Invalid username or password': '用户名或密码错误',
  'The password is not correct': '密码不正确',
  'Username or email already in use': '用户名或邮箱已被使用',
  'This email address is already in use': '此邮箱已被使用',
  'This is already your email address': '这已经是您的邮箱',
  'Invalid or expired reset token': '重置链接无效或已过期',
  'Invalid or expired confirmation link': '确认链接无效或已过期',
  'This site doesn’t take new accounts': '本站暂不接受新账号',
  'Session not found': '找不到此登录',
  'This passkey could not be saved. Please try again.': '无法保存此通行密钥。请重试。',
  'That took too long. Please try again.': '等待时间过长。请重试。',
  'This passkey didn’t work. Try again, or use your password.': '此通行密钥未能生效。请重试，或使用密码。',
  'This passkey is not known here. It may have been removed. Please use your password.':
    '这里没有此通行密钥，它可能已被移除。请使用密码。',
  'Please confirm with your password or a passkey': '请用密码或通行密钥确认',
  'Passkey not found': '找不到通行密钥',
  'You can have up to 10 passkeys. Remove one first.': '最多可有 10 个通行密钥。请先移除一个。',
  'This passkey was already added': '此通行密钥已添加过',
  'Passkeys need a site with a domain name. This one has an IP address.':
    '通行密钥需要网站有域名，而本站只有 IP 地址。',
  // Reviews, workplaces and cards
  'Review not found': '找不到此评价',
  'You have already replied to this review': '您已回复过此评价',
  'The customer could not read a reply: the private link was not saved or has expired':
    '顾客看不到回复：专属链接未保存或已过期',
  'You can pin up to 3 reviews. Unpin one first.': '最多可置顶 3 条评价。请先取消一条。',
  'Workplace not found': '找不到此工作地点',
  'The free plan includes a single workplace. Upgrade to add more.':
    '免费套餐只含一个工作地点。升级后可添加更多。',
  'You can have up to 200 workplaces. Delete one first.': '最多可有 200 个工作地点。请先删除一个。',
  'Tracked code not found': '找不到此渠道码',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    '渠道码已达 100 个上限。请将不再使用的改名重用。',
  'This browser’s push subscription can’t be used': '无法使用此浏览器的推送订阅',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    '只能分享您自己的评价，且须经顾客同意',
  'You have 20 open links. Turn one off to create another.': '已有 20 个有效链接。请停用一个，再新建。',
  'Link not found': '找不到此链接',
  // Plans
  'You already have this plan. You can manage it in Settings.': '您已在使用此套餐，可在“设置”中管理。',
  'Your plan has no billing to manage.': '您的套餐没有需要管理的付款。',
  'There are no plans here: everything is included.': '这里没有套餐之分：功能全部包含。',
  'Payment provider unavailable': '支付服务不可用',
  'Payments are not available right now': '目前无法付款',
  // Admin
  'Access denied. Admin privileges required.': '无权访问，需要管理员权限。',
  'The admin account cannot be deleted': '管理员账号无法删除',
  'User not found': '找不到此用户',
  'The end must be at most ten years from now': '结束日期距今不能超过十年',
  'The free plan has no end, so its end must be null': '免费套餐没有结束日期，因此须为 null',
};
