import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '顾客眼中的{name}',
  'For {employer}': '致{employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    { other: '{count} 条评价，均经顾客同意，由{name}给您看。' },
  '{rating} out of 5 stars': '{rating} 星（满分 5 星）',
  // Instead of a name
  'A customer': '一位顾客',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    '在 {site} 上，顾客无需账号，通过服务者给的链接或二维码写评价。服务者本人不能撰写或修改评价。本页的评价由{name}挑选，可能还有其他评价。',
  'This page is only for you. It closes on {date} at the latest.': '此页面仅供您查看，最迟于{date}关闭。',
  'This page is closed': '此页面已关闭',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    '此链接已过期或已停用。请向发送者索取新的链接。',
};
