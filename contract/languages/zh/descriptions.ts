import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    '解答有关评价链接、二维码、邮件和数据的问题。',
  'Answers about review links, QR codes, emails, plans and your data.':
    '解答有关评价链接、二维码、邮件、套餐和数据的问题。',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    '用自己的链接和二维码收集私密的顾客评价。顾客只花 30 秒，邮件即时通知，数据归您所有。',
  'Create your {site} account and get your own review link and QR code.':
    '注册 {site} 账号，获得自己的评价链接和二维码。',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    '注册 {site} 账号，获得自己的评价链接和二维码。前 {count} 条评价免费。',
  'Facts, logos and screenshots for anyone writing about {site}.': '为报道 {site} 准备的资料、标志和截图。',
  'Sign in to {site} to read what your customers say about you.': '登录 {site}，查看顾客对您的评价。',
  'What you can expect from {site}, and what we ask of you.':
    '您可以期待 {site} 做到什么，以及我们对您的要求。',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    '{site} 存储什么、存多久、谁能看到，以及如何下载或删除。',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site} 前 {count} 条评价免费。之后，不限量评价每月 {monthly}，或每年 {annual}。',
};
