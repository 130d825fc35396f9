import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'reputation'> = {
  'Take my reviews with me': 'آراء زبائني معي',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'هي لك، أيًا كان عملك التالي. يمكنك تنزيلها كلها، أو عرض بعضها على جهة عمل.',
  'Download them all': 'تنزيلها كلها',
  'All your reviews, for a spreadsheet.': 'كل آرائك، لجدول بيانات.',
  // A new link for an employer
  'Show a few to an employer': 'عرض بعضها على جهة عمل',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'صفحة بالآراء التي تختارها. تعمل حتى انتهاء مدتها أو إيقافها، ولا تجدها محركات البحث.',
  'No reviews to show yet': 'لا آراء للعرض بعد',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'بعد إرسال الرأي، يمكن للزبون أن يأذن بعرضه على جهة عمل مستقبلية. وتجتمع هذه الآراء هنا.',
  "Couldn't load more reviews.": 'تعذّر تحميل المزيد من الآراء.',
  'Who is it for?': 'لمن هذا الرابط؟',
  "They'll see this name at the top of the page.": 'يظهر هذا الاسم في أعلى الصفحة.',
  'e.g. Hotel Aurora': 'مثل Hotel Aurora',
  'How long should it work?': 'كم يومًا يعمل؟',
  '{count} day|{count} days': {
    zero: '{count}\u00a0يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count}\u00a0أيام',
    many: '{count}\u00a0يومًا',
    other: '{count}\u00a0يوم',
  },
  'Reviews to show': 'الآراء المعروضة',
  '({count} chosen)|({count} chosen)': {
    zero: '(لم يُختر شيء)',
    one: '(اختير رأي واحد)',
    two: '(اختير رأيان)',
    few: '(اختيرت {count}\u00a0آراء)',
    many: '(اختير {count}\u00a0رأيًا)',
    other: '(اختير {count}\u00a0رأي)',
  },
  'Create link': 'إنشاء رابط',
  'Failed to create the link': 'تعذّر إنشاء الرابط',
  'Open page': 'فتح الصفحة',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'روابطك',
  "Couldn't load your links.": 'تعذّر تحميل روابطك.',
  Open: 'مفتوح',
  Empty: 'فارغ',
  Expired: 'منتهٍ',
  'Turned off': 'موقوف',
  '{count} review, until {date}|{count} reviews, until {date}': {
    zero: 'لا آراء، حتى {date}',
    one: 'رأي واحد، حتى {date}',
    two: 'رأيان، حتى {date}',
    few: '{count}\u00a0آراء، حتى {date}',
    many: '{count}\u00a0رأيًا، حتى {date}',
    other: '{count}\u00a0رأي، حتى {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'لم يبقَ ما يُعرض: سحب الزبائن إذنهم أو آراءهم',
  'Not opened yet': 'لم يُفتح بعد',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    zero: 'لم يُفتح، آخر مرة في {date}',
    one: 'فُتح مرة واحدة، في {date}',
    two: 'فُتح مرتين، آخرهما في {date}',
    few: 'فُتح {count}\u00a0مرات، آخرها في {date}',
    many: 'فُتح {count}\u00a0مرة، آخرها في {date}',
    other: 'فُتح {count}\u00a0مرة، آخرها في {date}',
  },
  // A button
  'Turn off': 'إيقاف',
  'Turn off the link for {employer}': 'إيقاف الرابط الخاص بـ {employer}',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'إيقاف الرابط الخاص بـ {employer}؟ تُغلق صفحته فورًا. لا يمكن التراجع عن ذلك.',
  'Link turned off': 'أُوقف الرابط',
  'The page for {employer} is closed.': 'أُغلقت الصفحة الخاصة بـ {employer}.',
  'Failed to turn off the link': 'تعذّر إيقاف الرابط',
};
