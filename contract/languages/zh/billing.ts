import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>包年套餐</plan>，每年 {price}',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>包月套餐</plan>，每月 {price}',
  '<price>{price}</price> per month': '每月 <price>{price}</price>',
  '<price>{price}</price> per year': '每年 <price>{price}</price>',
  '<price>{price}</price> to start with': '<price>{price}</price> 起步',
  'A code for every workplace': '每个工作地点都有码',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    '添加您工作的每个地方。每处都有自己的链接和二维码，评价来自哪里一目了然。',
  'Basic QR codes': '基本二维码',
  'Billing unavailable': '付款管理不可用',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    '随时可以取消。取消后回到免费套餐，所有评价和工作地点都会保留。',
  'Manage billing': '管理付款',
  'Cancel subscription': '取消订阅',
  'Checkout failed': '结账失败',
  'Choose how to pay': '选择付款方式',
  'Compare all plans': '比较所有套餐',
  'Confirming your payment...': '正在确认付款…',
  "Couldn't load your plan.": '无法加载您的套餐。',
  'Current plan': '当前套餐',
  'Email notifications': '邮件通知',
  "Ends on {date} and won't renew": '{date}结束，不再续订',
  'First in line': '优先解答',
  'Free for as long as you like': '想用多久都免费',
  'Get Started<more> with {plan}</more>': '开始使用<more>{plan}套餐</more>',
  'Good work earns more than {limit} thank yous.': '好手艺，赢得的不止 {limit} 声谢谢。',
  "It starts right away, and we credit what you haven't used to your next bills.":
    '立即生效，未用完的金额会抵扣后续账单。',
  'Just {price} a month': '每月仅 {price}',
  'Monthly and Annual': '包月与包年',
  'Most Popular': '最受欢迎',
  'Multiple workplaces': '多个工作地点',
  'Nothing to lose': '没有后顾之忧',
  'Paid until {date}': '已付费至{date}',
  'Payment Error': '付款出错',
  'Payment canceled. Nothing was charged.': '付款已取消，没有扣款。',
  Payment: '付款',
  'Plan and billing': '套餐与付款',
  'Pricing as simple as a thank you': '价格像道谢一样简单',
  'Priority support': '优先支持',
  'Questions about the plans? Write to <address>{address}</address>.':
    '对套餐有疑问？请写信至 <address>{address}</address>。',
  'Save {amount} a year': '每年省 {amount}',
  'Save {amount}': '省 {amount}',
  'Saving {amount} per year': '每年节省 {amount}',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    '由我们的支付服务商 Stripe 提供安全付款。我们看不到您的银行卡信息。随时可以取消。',
  'Sign in<more> to choose {plan}</more>': '登录<more>以选择{plan}套餐</more>',
  'Single workplace': '一个工作地点',
  'Stay a month or stay for years': '用一个月或用很多年都行',
  Subscribe: '订阅',
  'Switch to {plan}': '改为{plan}',
  'The Annual plan costs {price} per year instead of {before}.': '包年套餐每年 {price}，而不是 {before}。',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    '免费套餐最多 {limit} 条评价，付费套餐不受限制。',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    '免费套餐最多 {limit} 条评价。有了付费套餐，每一份谢意都不会被拒之门外。',
  'This usually takes a few seconds.': '通常只需几秒。',
  'Unable to process payment. Please try again.': '无法处理付款。请重试。',
  'Unlimited reviews': '评价数量不限',
  'Upgrade Your Account': '升级账号',
  'Upgrade to {plan}': '升级到{plan}',
  "We couldn't open the payment page. Nothing was charged.": '无法打开付款页面，没有扣款。',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    '更换后，新套餐立即生效，未用完的金额会抵扣后续账单。',
  'Why Upgrade': '为什么升级',
  Yearly: '包年',
  'You have unlimited reviews, multiple workplaces and priority support.':
    '您可享受不限量的评价、多个工作地点和优先支持。',
  'You now have unlimited reviews and multiple workplaces.': '现在，评价数量不限，还可添加多个工作地点。',
  "You're all set.": '一切就绪。',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    '{limit} 条免费评价已用 {used} 条。升级后，每一份谢意都不会被拒之门外。',
  'Your Annual plan is active': '您的包年套餐已生效',
  'Your Monthly plan is active': '您的包月套餐已生效',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    '前 {limit} 条评价免费，无需绑卡。等更多人想向您道谢时再升级，随时可以取消。',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    '上次付款失败。请在“管理付款”中更新银行卡，付款成功后套餐就会恢复。',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    '上次付款失败。请在“管理付款”中更新银行卡，以保留套餐。',
  'Your page stays open': '页面一直开放',
  "Your payment isn't confirmed yet": '付款尚未确认',
  'Your plan renews on {date}.': '您的套餐将于{date}续订。',
  'Your plan runs until {date}.': '您的套餐有效期至{date}。',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    '支付服务商确认后，套餐立即生效，届时我们会发邮件通知您。您可以关闭此页面。',
  'Your plan, price and renewal date.': '您的套餐、价格和续订日期。',
  'Your questions go to the top of the pile, and a real person answers them.':
    '您的问题优先处理，由真人回复。',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    '{limit} 条免费评价已用完。升级后，页面将重新向想道谢的人开放。',
  '{limit} reviews total': '共 {limit} 条评价',
  '{months}+ months free': '省下 {months} 个多月的费用',
  '{used} of {limit} reviews used': '已用 {used} 条，共 {limit} 条',
  '{used} reviews used, {limit} included': '已用 {used} 条评价，含 {limit} 条',
  '{used}. Your subscription is still running.': '{used}。您的订阅仍在继续。',
};
