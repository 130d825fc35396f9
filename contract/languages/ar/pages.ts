import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'رسائل الآراء مفعّلة',
  'Review emails are off': 'رسائل الآراء متوقفة',
  'We email you every new review.': 'نرسل إليك كل رأي جديد بالبريد.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'لن نرسل إليك الآراء الجديدة بالبريد، وتبقى في قائمتك. ما كان في الانتظار يُرسل للمرة الأخيرة.',
  'Stop review emails': 'إيقاف رسائل الآراء',
  'Emails about changed reviews are on': 'رسائل الآراء المعدّلة مفعّلة',
  'Emails about changed reviews are off': 'رسائل الآراء المعدّلة متوقفة',
  'We email you when a customer edits a review or takes it back.': 'نراسلك عندما يعدّل زبون رأيه أو يسحبه.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'لن نراسلك عندما يعدّل زبون رأيه أو يسحبه، ويظهر ذلك في قائمتك. ما كان في الانتظار يُرسل للمرة الأخيرة.',
  'Stop emails about changed reviews': 'إيقاف رسائل الآراء المعدّلة',
  'Emails about your page and plan are on': 'رسائل الصفحة والباقة مفعّلة',
  'Emails about your page and plan are off': 'رسائل الصفحة والباقة متوقفة',
  'We email you when a customer finds your page paused, or your plan ends.':
    'نراسلك عندما يجد زبون صفحتك متوقفة، أو تنتهي باقتك.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'لن نراسلك عندما يجد زبون صفحتك متوقفة أو تنتهي باقتك. لكننا سنبلغك إذا تعذّرت دفعة. ما كان في الانتظار يُرسل للمرة الأخيرة.',
  'Stop emails about your page and plan': 'إيقاف رسائل الصفحة والباقة',
  'Turn them back on': 'تفعيلها من جديد',
  'Or get them less often:': 'أو استلامها بوتيرة أقل:',
  'Or change how often you get them:': 'أو تغيير وتيرة استلامها:',
  'Right away': 'فورًا',
  Daily: 'يوميًا',
  Weekly: 'أسبوعيًا',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'نرسلها في رسالة واحدة يوميًا، الساعة 8 صباحًا ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'نرسلها في رسالة واحدة أسبوعيًا، يوم الاثنين الساعة 8 صباحًا ({place}).',
  '{city} time': 'بتوقيت {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'يمكنك ضبط ذلك لكل نوع من الرسائل، وتحديد ساعات الهدوء، في <settings>الإعدادات</settings>.',
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
