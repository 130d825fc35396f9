import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name} بكلمات الزبائن',
  'For {employer}': 'إلى {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      zero: 'لا آراء عن {name} للعرض.',
      one: 'رأي زبون عن {name}، أذن بعرضه عليك.',
      two: 'رأيان عن {name} من زبونين أذنا بعرضهما عليك.',
      few: '{count}\u00a0آراء عن {name} من زبائن أذنوا بعرضها عليك.',
      many: '{count}\u00a0رأيًا عن {name} من زبائن أذنوا بعرضها عليك.',
      other: '{count}\u00a0رأي عن {name} من زبائن أذنوا بعرضها عليك.',
    },
  '{rating} out of 5 stars': '{rating} من 5\u00a0نجوم',
  // Instead of a name
  'A customer': 'زبون',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'في {site} يكتب الزبائن من دون حساب، عبر رابط أو رمز QR ممن خدمهم. ولا يستطيع صاحب الرابط كتابة الآراء أو تغييرها. آراء هذه الصفحة من اختيار {name}، وقد توجد غيرها.',
  'This page is only for you. It closes on {date} at the latest.':
    'هذه الصفحة لك وحدك. تُغلق في {date} على أبعد تقدير.',
  'This page is closed': 'هذه الصفحة مغلقة',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'انتهت صلاحية هذا الرابط أو أُوقف. يُرجى طلب رابط جديد ممن أرسله.',
};
