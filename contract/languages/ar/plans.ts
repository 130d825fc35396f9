import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'plans'> = {
  // Names of the plans
  'Free plan': 'الباقة المجانية',
  'Monthly plan': 'الباقة الشهرية',
  'Annual plan': 'الباقة السنوية',
  // The plan's card
  Upgrade: 'ترقية',
  Limited: 'محدودة',
  Active: 'نشطة',
  'Reviews used': 'الآراء المستخدمة',
  '{remaining} remaining': 'المتبقي: {remaining}',
  'Review limit reached. Upgrade to continue.': 'بلغت الحد الأقصى. تلزم الترقية للمتابعة.',
  '{count} review this month|{count} reviews this month': {
    zero: 'لا آراء هذا الشهر',
    one: 'رأي واحد هذا الشهر',
    two: 'رأيان هذا الشهر',
    few: '{count}\u00a0آراء هذا الشهر',
    many: '{count}\u00a0رأيًا هذا الشهر',
    other: '{count}\u00a0رأي هذا الشهر',
  },
  'Unlimited reviews available': 'آراء بلا حدود',
  'Renews on {date}': 'تتجدد في {date}',
  'Runs until {date}': 'تستمر حتى {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'صفحتك متوقفة مؤقتًا. لا يمكن للزبائن إرسال آرائهم قبل ترقية الباقة.',
  'Failed to add workplace. {reason}': 'تعذّرت إضافة مكان العمل. {reason}',
  'See plans': 'عرض الباقات',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'تعذّرت آخر دفعة. يُرجى تحديث بطاقتك في <settings>الإعدادات</settings> للاحتفاظ بباقتك.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'تعذّرت آخر دفعة. يُرجى تحديث بطاقتك في <settings>الإعدادات</settings>، وستُستأنف باقتك فور نجاح الدفع.',
};
