import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': '评价邮件已开启',
  'Review emails are off': '评价邮件已停收',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    '新评价和评价变动不再通过邮件发送，您仍可在列表中查看。已在等待发送的内容会最后发送一次。',
  'Stop review emails': '停收评价邮件',
  'Turn them back on': '重新开启',
  'Or get them less often:': '或减少发送次数：',
  'Or change how often you get them:': '或更改发送频率：',
  'You can also choose this in <settings>Settings</settings>.': '您也可以在<settings>设置</settings>中选择。',
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
