import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'reviews'> = {
  // The list
  Pinned: 'مثبّت',
  'Read me one': 'رأي للقراءة',
  'Take my reviews with me': 'آراء زبائني معي',
  'All Workplaces': 'كل أماكن العمل',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'عرض الآراء بتقييم',
  'No {count}-star reviews|No {count}-star reviews': {
    zero: 'لا آراء بلا نجوم',
    one: 'لا آراء بنجمة واحدة',
    two: 'لا آراء بنجمتين',
    few: 'لا آراء من {count}\u00a0نجوم',
    many: 'لا آراء من {count}\u00a0نجمة',
    other: 'لا آراء من {count}\u00a0نجمة',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    zero: 'لا آراء بلا نجوم عن {workplace}',
    one: 'لا آراء بنجمة واحدة عن {workplace}',
    two: 'لا آراء بنجمتين عن {workplace}',
    few: 'لا آراء من {count}\u00a0نجوم عن {workplace}',
    many: 'لا آراء من {count}\u00a0نجمة عن {workplace}',
    other: 'لا آراء من {count}\u00a0نجمة عن {workplace}',
  },
  'No reviews yet': 'لا آراء بعد',
  'No reviews for {workplace} yet': 'لا آراء عن {workplace} بعد',
  'Show all reviews': 'عرض كل الآراء',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'يمكنك مشاركة رمز QR أو الرابط من لوحة التحكم، وهنا يظهر ما يكتبه الزبائن.',
  "Couldn't load more reviews.": 'تعذّر تحميل المزيد من الآراء.',
  // A review
  'Edited {date}': 'عُدّل في {date}',
  'From: {place}': 'من: {place}',
  'From: one of your workplaces': 'من: أحد أماكن عملك',
  'General Review': 'رأي عام',
  'Customer from {place}': 'الزبون من {place}',
  'Pin review by {name}': 'تثبيت رأي {name}',
  'Pinned to the top': 'ثُبّت في الأعلى',
  Unpinned: 'أُلغي التثبيت',
  'Failed to pin the review': 'تعذّر تثبيت الرأي',
  'Failed to unpin the review': 'تعذّر إلغاء تثبيت الرأي',
  // The private reply
  'Reply privately': 'رد خاص',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'يمكنك الرد مرة واحدة، بلا تعديل لاحق. لا يراه سوى الزبون، عبر رابطه الخاص.',
  'Your reply': 'ردك',
  'Send Reply': 'إرسال الرد',
  'Reply sent': 'أُرسل الرد',
  'The customer will see it on their private link.': 'سيراه الزبون عبر رابطه الخاص.',
  'Failed to send your reply': 'تعذّر إرسال ردك',
  'Your private reply, {date}': 'ردك الخاص، {date}',
  // One review, full screen
  'One of your reviews': 'رأي من آراء زبائنك',
  'Another one': 'رأي آخر',
  // Search
  'Search reviews': 'البحث في الآراء',
  'Clear search': 'مسح البحث',
  'No reviews match “{search}”': 'لا آراء تطابق «{search}»',
  'Search needs an internet connection.': 'يحتاج البحث إلى اتصال بالإنترنت.',
  // The exported table
  'Export CSV': 'تصدير CSV',
  'Failed to export reviews': 'تعذّر تصدير الآراء',
  Date: 'التاريخ',
  'Customer Name': 'اسم الزبون',
  Location: 'المكان',
  Comment: 'النص',
  Anonymous: 'بلا اسم',
  Unknown: 'غير معروف',
  General: 'عام',
};
