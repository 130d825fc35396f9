import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'إجابات عن روابط الآراء ورموز QR والرسائل وبياناتك.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'إجابات عن روابط الآراء ورموز QR والرسائل والباقات وبياناتك.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'آراء زبائنك الخاصة برابط ورمز QR لك وحدك. 30\u00a0ثانية من الزبون، وإشعار فوري بالبريد، وبياناتك ملكك.',
  'Create your {site} account and get your own review link and QR code.':
    'حساب في {site} يمنحك رابطًا ورمز QR خاصين بك لجمع الآراء.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'حساب في {site} يمنحك رابطًا ورمز QR خاصين بك لجمع الآراء. أول {count}\u00a0آراء مجانًا.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'معلومات وشعارات وصور لكل من يكتب عن {site}.',
  'Sign in to {site} to read what your customers say about you.':
    'تسجيل الدخول إلى {site} لقراءة ما يقوله زبائنك عنك.',
  'What you can expect from {site}, and what we ask of you.': 'ما يقدّمه لك {site}، وما نطلبه منك.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'ما يحفظه {site}، ولأي مدة، ومن يراه، وكيفية تنزيله أو حذفه.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site} مجاني لأول {count}\u00a0آراء. بعدها {monthly} شهريًا أو {annual} سنويًا لآراء بلا حدود.',
};
