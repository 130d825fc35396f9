import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'رسائل الآراء مفعّلة',
  'Review emails are off': 'رسائل الآراء متوقفة',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'لن نرسل إليك الآراء الجديدة أو المعدّلة بالبريد، وتبقى في قائمتك. ما كان في الانتظار يُرسل للمرة الأخيرة.',
  'Stop review emails': 'إيقاف رسائل الآراء',
  'Turn them back on': 'تفعيلها من جديد',
  'Or get them less often:': 'أو استلامها بوتيرة أقل:',
  'Or change how often you get them:': 'أو تغيير وتيرة استلامها:',
  'You can also choose this in <settings>Settings</settings>.':
    'يمكنك أيضًا ضبط ذلك في <settings>الإعدادات</settings>.',
  "This link isn't valid": 'هذا الرابط غير صالح',
  'It may have been cut off. Please open it from your latest email.':
    'ربما نقص جزء منه. يُرجى فتحه من أحدث رسالة وصلتك.',
  // Errors
  "This page can't be opened": 'لا يمكن فتح هذه الصفحة',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'دفع تجريبي',
  Pay: 'دفع',
  'Try a declined card': 'تجربة بطاقة مرفوضة',
  'The card was declined. Nothing was charged.': 'رُفضت البطاقة. لم يُخصم شيء.',
  'Already paid': 'تم الدفع من قبل',
  "There's nothing left to do here.": 'لم يبقَ شيء هنا.',
  'Test billing': 'مدفوعات تجريبية',
  'This subscription has ended.': 'انتهى هذا الاشتراك.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'أُلغي اشتراكك. تبقى باقتك نشطة حتى {date}.',
  'Renews on {date}.': 'يتجدد في {date}.',
  'Keep subscription': 'الاحتفاظ بالاشتراك',
  'Cancel subscription': 'إلغاء الاشتراك',
  'Back to Settings': 'العودة إلى الإعدادات',
  'This page is closed': 'هذه الصفحة مغلقة',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'أُلغي الدفع أو الرابط ناقص. يُرجى البدء من جديد من صفحة الأسعار.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'هذه صفحة تجريبية بدلًا من مزوّد الدفع. لا تلزم بطاقة، ولا تُنقل أي أموال.',
};
