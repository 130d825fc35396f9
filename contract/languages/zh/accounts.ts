import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'accounts'> = {
  // Page titles
  'Forgot password': '忘记密码',
  // Login
  'Good to see you': '很高兴见到您',
  'Sign in to read what your customers say.': '登录后即可查看顾客的评价。',
  'New here? <register>Create an account</register>': '第一次来？<register>注册账号</register>',
  Username: '用户名',
  Password: '密码',
  'Signing in...': '正在登录…',
  'Use a passkey': '使用通行密钥',
  'Forgot password?': '忘记密码？',
  'Login successful': '登录成功',
  'Login failed': '登录失败',
  "That didn't work. Check your username and password.": '登录没有成功。请检查用户名和密码。',
  'Please check your credentials': '请检查用户名和密码',
  // Register
  'Create your account': '注册账号',
  'It takes a minute.': '只需一分钟。',
  'Already have an account? <login>Sign in</login>': '已有账号？<login>登录</login>',
  'Full name': '姓名',
  'Customers only see your first name.': '顾客只会看到姓名中第一个空格前的部分。',
  Email: '邮箱',
  'We send your reviews here.': '评价会发送到这里。',
  'At least 6 characters.': '至少 6 个字符。',
  Industry: '行业',
  'Create account': '注册',
  'Creating account...': '正在注册…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    '注册即表示您同意我们的<terms>服务条款</terms>和<privacy>隐私政策</privacy>。',
  'Account created successfully': '注册成功',
  'Welcome to {site}!': '欢迎使用 {site}！',
  'Registration failed': '注册失败',
  'Please try again with different credentials': '请换一个用户名或邮箱再试',
  'Please choose a different username or email, then try again.': '请换一个用户名或邮箱，然后重试。',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': '您赢得的好评，理应属于您',
  'Your first {limit} reviews are free': '前 {limit} 条评价免费',
  'No card needed, and they never expire.': '无需绑卡，永不过期。',
  'A link and a QR code of your own': '您自己的链接和二维码',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    '存在手机里，印在账单上，或做成随身的卡片。',
  'Every review in your inbox, right away': '每条评价，即刻送达邮箱',
  'Read it on the way home, not at your next performance review.': '下班路上就能看到，不必等到下次绩效考核。',
  'Yours when you change jobs': '换了工作，评价跟您走',
  'Your reviews belong to you, not your employer. You own your data.':
    '评价属于您，不属于雇主。您的数据归您所有。',
  "Came when he said, charged what he said. I didn't know that still existed.":
    '说几点到就几点到，说多少钱就多少钱。没想到现在还有这么靠谱的师傅。',
  // Instead of the sign-up form
  'No new accounts': '暂不开放注册',
  "We don't take new accounts here.": '这里暂不接受新账号。',
  'Questions? Write to <mail>{address}</mail>.': '有疑问？请写信至 <mail>{address}</mail>。',
  // Forgotten password
  'Forgot your password?': '忘记密码了？',
  "Enter your email and we'll send you a link to choose a new one.":
    '请输入您的邮箱，我们会发送链接，供您设置新密码。',
  'Back to login': '返回登录',
  'Send reset link': '发送重置链接',
  'Reset email sent': '重置邮件已发送',
  'Failed to send reset email': '重置邮件发送失败',
  'No email was sent. Check the address, then try again.': '邮件没有发出。请检查邮箱地址，然后重试。',
  'Check your email': '请查收邮件',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    '如果 <address>{email}</address> 已注册账号，链接马上就到，一小时内有效。没收到？请看看垃圾邮件文件夹。',
  // New password
  'Choose a new password': '设置新密码',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    '新密码将取代旧密码，所有设备都会退出登录，所有通行密钥也会被移除。',
  'New password': '新密码',
  'Confirm password': '确认密码',
  'Reset password': '重置密码',
  'Saving...': '正在保存…',
  'Password reset successful': '密码重置成功',
  'Your new password is set': '新密码已生效',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    '所有设备均已退出登录，所有通行密钥也已移除。请用新密码登录。',
  'Go to Login': '前往登录',
  'Invalid Reset Link': '重置链接无效',
  'Invalid reset link': '重置链接无效',
  'The password reset link is invalid or missing.': '密码重置链接无效或缺失。',
  'Each link works once, for one hour, and only the newest one counts.':
    '每个链接只能使用一次，一小时内有效，且以最新的为准。',
  'Request a new link': '索取新链接',
  'Reset token is missing.': '缺少重置令牌。',
  'Failed to reset password': '密码重置失败',
  'Your password is still the old one. Ask for a new link, or try again.':
    '密码没有改变。请索取新链接，或重试。',
  // Confirming an address
  'Confirm your email': '确认您的邮箱',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    '此链接发自我们，寄往您的新邮箱。确认后，它就会用于您的 {site} 账号。',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    '此链接发自我们，寄往您注册时填写的邮箱。确认后，评价就会发到那里。',
  'Confirm this address': '确认此邮箱',
  'Confirming...': '正在确认…',
  'Failed to confirm your email': '邮箱确认失败',
  'Your email has changed': '邮箱已更改',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    '新评价会发到此邮箱，您也可以用它登录。我们也已通知您的旧邮箱。',
  'Your email is confirmed': '邮箱已确认',
  "We'll send your reviews to this address.": '评价会发到此邮箱。',
  'Invalid confirmation link': '确认链接无效',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    '确认链接无效或已过期。每个链接只能使用一次，24 小时内有效，且以最新的为准。您可以在“设置”中获取新链接。',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    '确认链接无效或已过期。每个链接只能使用一次，7 天内有效，且以最新的为准。登录后可以查看邮箱是否已确认，或获取新链接。',
  'Go to Settings': '前往设置',
  'This address is taken': '此邮箱已被使用',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    '此邮箱已被使用：另一个账号先确认了它。您的邮箱没有改变，可以在“设置”中换一个。',
};
