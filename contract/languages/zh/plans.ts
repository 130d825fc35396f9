import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'plans'> = {
  // Names of the plans
  'Free plan': '免费套餐',
  'Monthly plan': '包月套餐',
  'Annual plan': '包年套餐',
  // The plan's card
  Upgrade: '升级',
  Limited: '有限额',
  Active: '生效中',
  'Reviews used': '已用评价',
  '{remaining} remaining': '剩余 {remaining} 条',
  'Review limit reached. Upgrade to continue.': '评价数量已达上限。升级后可继续。',
  '{count} review this month|{count} reviews this month': { other: '本月 {count} 条评价' },
  'Unlimited reviews available': '评价数量不限',
  'Renews on {date}': '{date}续订',
  'Runs until {date}': '有效期至{date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    '您的页面已暂停。升级后，顾客才能继续评价。',
  'Failed to add workplace. {reason}': '工作地点添加失败。{reason}',
  'See plans': '查看套餐',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    '上次付款失败。请在<settings>设置</settings>中更新银行卡，以保留套餐。',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    '上次付款失败。请在<settings>设置</settings>中更新银行卡，付款成功后套餐就会恢复。',
};
