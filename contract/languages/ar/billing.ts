import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>الباقة السنوية</plan>، {price} سنويًا',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>الباقة الشهرية</plan>، {price} شهريًا',
  '<price>{price}</price> per month': '<price>{price}</price> شهريًا',
  '<price>{price}</price> per year': '<price>{price}</price> سنويًا',
  '<price>{price}</price> to start with': '<price>{price}</price> للبداية',
  'A code for every workplace': 'رمز لكل مكان عمل',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'لكل مكان من أماكن عملك رابط ورمز QR، فيظهر لك مصدر كل رأي.',
  'Basic QR codes': 'رموز QR أساسية',
  'Billing unavailable': 'إدارة المدفوعات غير متاحة',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'الإلغاء ممكن في أي وقت. تعود إليك الباقة المجانية، ويبقى لك كل رأي ومكان عمل.',
  'Manage billing': 'إدارة المدفوعات',
  'Cancel subscription': 'إلغاء الاشتراك',
  'Checkout failed': 'تعذّر الدفع',
  'Choose how to pay': 'اختيار طريقة الدفع',
  'Compare all plans': 'مقارنة كل الباقات',
  'Confirming your payment...': 'جارٍ تأكيد الدفع…',
  "Couldn't load your plan.": 'تعذّر تحميل باقتك.',
  'Current plan': 'باقتك الحالية',
  'Email notifications': 'إشعارات بالبريد',
  "Ends on {date} and won't renew": 'تنتهي في {date} ولن تتجدد',
  'First in line': 'أولوية في الرد',
  'Free for as long as you like': 'مجانية ما شئت من الوقت',
  'Get Started<more> with {plan}</more>': 'البدء الآن<more> بالباقة {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'العمل المتقن يستحق أكثر من {limit}\u00a0كلمات شكر.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'تبدأ فورًا، ونخصم قيمة ما لم يُستخدم من فواتيرك القادمة.',
  'Just {price} a month': '{price} فقط شهريًا',
  'Monthly and Annual': 'الشهرية والسنوية',
  'Most Popular': 'الأكثر اختيارًا',
  'Multiple workplaces': 'أماكن عمل متعددة',
  'Nothing to lose': 'بلا أي مخاطرة',
  'Paid until {date}': 'مدفوعة حتى {date}',
  'Payment Error': 'خطأ في الدفع',
  'Payment canceled. Nothing was charged.': 'أُلغي الدفع. لم يُخصم شيء.',
  Payment: 'الدفع',
  'Plan and billing': 'الباقة والمدفوعات',
  'Pricing as simple as a thank you': 'أسعار بسيطة ككلمة شكر',
  'Priority support': 'أولوية في الدعم',
  'Questions about the plans? Write to <address>{address}</address>.':
    'لديك سؤال عن الباقات؟ نجيبك على <address>{address}</address>.',
  'Save {amount} a year': 'توفير {amount} سنويًا',
  'Save {amount}': 'توفير {amount}',
  'Saving {amount} per year': 'توفير {amount} سنويًا',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'دفع آمن عبر Stripe، مزوّد الدفع بالبطاقات لدينا. لا نرى بطاقتك أبدًا. الإلغاء ممكن في أي وقت.',
  'Sign in<more> to choose {plan}</more>': 'تسجيل الدخول<more> لاختيار الباقة {plan}</more>',
  'Single workplace': 'مكان عمل واحد',
  'Stay a month or stay for years': 'شهر أو سنوات، الخيار لك',
  Subscribe: 'اشتراك',
  'Switch to {plan}': 'الانتقال إلى الباقة {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'سعر الباقة السنوية {price} في السنة بدلًا من {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'تتوقف الباقة المجانية بعد {limit}\u00a0آراء. الباقات المدفوعة تستمر.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'تتوقف الباقة المجانية عند {limit}\u00a0آراء. مع باقة مدفوعة، لا يُرَدّ أحد يريد أن يشكرك.',
  'This usually takes a few seconds.': 'يستغرق هذا عادةً بضع ثوانٍ.',
  'Unable to process payment. Please try again.': 'تعذّر إتمام الدفع. يُرجى إعادة المحاولة.',
  'Unlimited reviews': 'آراء بلا حدود',
  'Upgrade Your Account': 'ترقية حسابك',
  'Upgrade to {plan}': 'الترقية إلى الباقة {plan}',
  "We couldn't open the payment page. Nothing was charged.": 'تعذّر فتح صفحة الدفع. لم يُخصم شيء.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'عند الانتقال تبدأ الباقة الجديدة فورًا، ونخصم قيمة ما لم يُستخدم من فواتيرك القادمة.',
  'Why Upgrade': 'لماذا الترقية؟',
  Yearly: 'السنوية',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'لديك آراء بلا حدود، وأماكن عمل متعددة، وأولوية في الدعم.',
  'You now have unlimited reviews and multiple workplaces.': 'لديك الآن آراء بلا حدود وأماكن عمل متعددة.',
  "You're all set.": 'كل شيء جاهز.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'استُخدم {used} من {limit}\u00a0آراء مجانية. بالترقية لا يُرَدّ أحد يريد أن يشكرك.',
  'Your Annual plan is active': 'باقتك السنوية نشطة',
  'Your Monthly plan is active': 'باقتك الشهرية نشطة',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'أول {limit}\u00a0آراء مجانًا، من دون بطاقة دفع. الترقية حين يكثر من يريد شكرك، والإلغاء في أي وقت.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'تعذّرت آخر دفعة. يُرجى تحديث بطاقتك ضمن «إدارة المدفوعات»، وستُستأنف باقتك فور نجاح الدفع.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'تعذّرت آخر دفعة. يُرجى تحديث بطاقتك ضمن «إدارة المدفوعات» للاحتفاظ بباقتك.',
  'Your page stays open': 'صفحتك تبقى مفتوحة',
  "Your payment isn't confirmed yet": 'لم يُؤكَّد الدفع بعد',
  'Your plan renews on {date}.': 'تتجدد باقتك في {date}.',
  'Your plan runs until {date}.': 'تستمر باقتك حتى {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'تبدأ باقتك فور تأكيد مزوّد الدفع. سنراسلك حينها. يمكن إغلاق هذه الصفحة.',
  'Your plan, price and renewal date.': 'باقتك وسعرها وموعد تجديدها.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'أسئلتك في المقدمة، ويجيب عنها إنسان حقيقي.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'استُخدمت آراؤك المجانية كلها ({limit}). بالترقية تُفتح صفحتك من جديد لكل من يريد شكرك.',
  '{limit} reviews total': '{limit}\u00a0آراء إجمالًا',
  '{months}+ months free': 'أشهر مجانية: {months} أو أكثر',
  '{used} of {limit} reviews used': 'الآراء المستخدمة: {used} من {limit}',
  '{used} reviews used, {limit} included': 'الآراء المستخدمة: {used}، المشمولة: {limit}',
  '{used}. Your subscription is still running.': '{used}. اشتراكك ما زال ساريًا.',
};
