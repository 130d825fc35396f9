import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': '评价邮件已开启',
  'Review emails are off': '评价邮件已停收',
  'We email you every new review.': '每条新评价都会通过邮件发给您。',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    '新评价不再通过邮件发送，您仍可在列表中查看。已在等待发送的内容会最后发送一次。',
  'Stop review emails': '停收评价邮件',
  'Emails about changed reviews are on': '评价变动邮件已开启',
  'Emails about changed reviews are off': '评价变动邮件已停收',
  'We email you when a customer edits a review or takes it back.':
    '顾客修改或撤回评价时，我们会发邮件通知您。',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    '顾客修改或撤回评价时，不再发邮件通知，您可以在列表中查看。已在等待发送的内容会最后发送一次。',
  'Stop emails about changed reviews': '停收评价变动邮件',
  'Emails about your page and plan are on': '页面与套餐邮件已开启',
  'Emails about your page and plan are off': '页面与套餐邮件已停收',
  'We email you when a customer finds your page paused, or your plan ends.':
    '顾客遇到页面暂停，或套餐结束时，我们会发邮件通知您。',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    '顾客遇到页面暂停，或套餐结束时，不再发邮件通知。付款失败仍会告知您。已在等待发送的内容会最后发送一次。',
  'Stop emails about your page and plan': '停收页面与套餐邮件',
  'Turn them back on': '重新开启',
  'Or get them less often:': '或减少发送次数：',
  'Or change how often you get them:': '或更改发送频率：',
  'Right away': '立即',
  Daily: '每天',
  Weekly: '每周',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    '合并为一封邮件，每天早上 8 点发送（{place}）。',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    '合并为一封邮件，每周一早上 8 点发送（{place}）。',
  '{city} time': '{city} 时间',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    '您可以在<settings>设置</settings>中分别选择每类邮件，并设定免打扰时段。',
  "This link isn't valid": '此链接无效',
  'It may have been cut off. Please open it from your latest email.':
    '链接可能不完整。请从最新的邮件中打开。',
  // Errors
  "This page can't be opened": '无法打开此页面',
  '{message}.': '{message}。',
  // Payments that need no card
  'Test payment': '测试付款',
  Pay: '付款',
  'Try a declined card': '试用被拒的银行卡',
  'The card was declined. Nothing was charged.': '银行卡被拒，没有扣款。',
  'Already paid': '已付款',
  "There's nothing left to do here.": '这里没有要做的事了。',
  'Test billing': '测试付款管理',
  'This subscription has ended.': '此订阅已结束。',
  'Your subscription is canceled. Your plan stays active until {date}.': '订阅已取消。套餐继续有效至{date}。',
  'Renews on {date}.': '{date}续订。',
  'Keep subscription': '保留订阅',
  'Cancel subscription': '取消订阅',
  'Back to Settings': '返回设置',
  'This page is closed': '此页面已关闭',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    '付款已取消，或链接不完整。请从价格页面重新开始。',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    '这是代替支付服务商的测试页面。不需要银行卡，也不会产生费用。',
};
