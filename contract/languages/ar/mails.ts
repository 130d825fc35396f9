import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'mails'> = {
  // Every mail
  'Contact support': 'التواصل مع الدعم',
  // Confirming an address
  'Confirm your email address for {site}': 'تأكيد بريدك الإلكتروني في {site}',
  'One tap, and your reviews arrive here.': 'ضغطة واحدة، وتصلك الآراء هنا.',
  'Confirm your email address': 'تأكيد بريدك الإلكتروني',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'سُجّل حساب في {site} بهذا العنوان، ونرجو أن يكون ذلك منك. بعد تأكيده تصلك الآراء هنا. يصلح الرابط مرة واحدة، خلال 7\u00a0أيام.',
  'Confirm this address': 'تأكيد هذا العنوان',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'إذا لم يكن ذلك منك، فيمكن تجاهل هذه الرسالة، ولن نرسل أي آراء إلى هنا. يُرجى عدم مشاركة الرابط مع أحد.',
  'You get this email because your address was entered on our sign-up page.':
    'تصلك هذه الرسالة لأن عنوانك أُدخل في صفحة التسجيل لدينا.',
  'Confirm your new email address for {site}': 'تأكيد بريدك الجديد في {site}',
  'The link works once, within the next 24 hours.': 'يصلح الرابط مرة واحدة، خلال 24\u00a0ساعة.',
  'Confirm your new email address': 'تأكيد بريدك الجديد',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'أُدخل هذا العنوان بريدًا جديدًا لحساب في {site}، ونرجو أن يكون ذلك منك. بعد تأكيده تصلك الآراء هنا ويمكنك الدخول به. يصلح الرابط مرة واحدة، خلال 24\u00a0ساعة.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'إذا لم يكن ذلك منك، فيمكن تجاهل هذه الرسالة ولن يتغيّر شيء. يُرجى عدم مشاركة الرابط مع أحد.',
  'You get this email because your address was entered in the settings of an account.':
    'تصلك هذه الرسالة لأن عنوانك أُدخل في إعدادات حساب.',
  // Account
  'Reset your {site} password': 'تغيير كلمة مرورك في {site}',
  'The link works once, within the next hour.': 'يصلح الرابط مرة واحدة، خلال ساعة.',
  'Reset your password': 'تغيير كلمة مرورك',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'وصلنا طلب لاختيار كلمة مرور جديدة لحسابك في {site}، ونرجو أن يكون منك. يصلح الرابط مرة واحدة، خلال ساعة.',
  'Set a new password': 'اختيار كلمة مرور جديدة',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'إذا لم يكن ذلك منك، فيمكن تجاهل هذه الرسالة وتبقى كلمة مرورك كما هي. يُرجى عدم مشاركة الرابط مع أحد.',
  'You get this email because your address was entered on our Forgot password page.':
    'تصلك هذه الرسالة لأن عنوانك أُدخل في صفحة «نسيت كلمة المرور» لدينا.',
  'Your {site} account': 'حسابك في {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'حسابك في {site} جاهز. يمكنك اختيار كلمة مرور، ثم تسجيل الدخول باسم {username}. يصلح الرابط مرة واحدة، خلال ساعة.',
  'Choose a password': 'اختيار كلمة مرور',
  'Link expired? Get a new one': 'انتهت صلاحية الرابط؟ يمكنك طلب رابط جديد',
  'You get this email because the people who run {site} created an account for you.':
    'تصلك هذه الرسالة لأن القائمين على {site} أنشأوا لك حسابًا.',
  'Your {site} password was changed': 'تغيّرت كلمة مرورك في {site}',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'سُجّل خروج أجهزتك الأخرى. إذا كان ذلك منك، فلا يلزم شيء.',
  'Your password was changed': 'تغيّرت كلمة مرورك',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'تغيّرت كلمة مرورك قبل قليل، وسُجّل خروج أجهزتك الأخرى. إذا كان ذلك منك، فيكفي تسجيل الدخول عليها من جديد.',
  "This wasn't you?": 'لم يكن ذلك منك؟',
  'Set a new password right away, and tell us at {email}.':
    'يُرجى اختيار كلمة مرور جديدة فورًا، وإبلاغنا على {email}.',
  'Set a new password right away.': 'يُرجى اختيار كلمة مرور جديدة فورًا.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'نرسل هذا الإشعار عند كل تغيير لكلمة مرورك. ولا يمكن إيقافه.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'ما زالت مفاتيح المرور صالحة للدخول. يمكنك في الإعدادات إزالة أي مفتاح لا يخصّك.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'أُزيلت مفاتيح المرور أيضًا، تحسّبًا لأن يكون شخص آخر قد أضاف أحدها. يمكنك إضافة مفاتيحك من جديد في الإعدادات.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'أُضيف مفتاح مرور إلى حسابك في {site}',
  'A passkey was removed from your {site} account': 'أُزيل مفتاح مرور من حسابك في {site}',
  'A passkey was added': 'أُضيف مفتاح مرور',
  'A passkey was removed': 'أُزيل مفتاح مرور',
  '“{name}” can now sign in to your account without the password.':
    'أصبح «{name}» صالحًا لدخول حسابك من دون كلمة المرور.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    'لم يعد «{name}» صالحًا لدخول حسابك. وتبقى كلمة مرورك صالحة.',
  'See your passkeys': 'عرض مفاتيح المرور',
  'Remove the passkey in Settings, and set a new password right away.':
    'يُرجى إزالة مفتاح المرور في الإعدادات، واختيار كلمة مرور جديدة فورًا.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'نرسل هذا الإشعار عند كل إضافة أو إزالة لمفتاح مرور. ولا يمكن إيقافه.',
  'Your {site} email was changed': 'تغيّر بريدك في {site}',
  "If this was you, there's nothing to do.": 'إذا كان ذلك منك، فلا يلزم شيء.',
  'Your email was changed': 'تغيّر بريدك الإلكتروني',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'تغيّر البريد الإلكتروني لحسابك في {site}، وأُكّد العنوان الجديد. لن تصل الآراء إلى هنا بعد الآن، ولا يمكن الدخول بهذا العنوان. إذا كان ذلك منك، فلا يلزم شيء.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'نرسل هذا الإشعار إلى عنوانك السابق عند كل تغيير لبريدك. ولا يمكن إيقافه.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'يُرجى مراسلتنا فورًا من هذا العنوان على {email}، لنساعدك في استعادة حسابك.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': 'رأي معدّل من {customer}',
  '{customer} left you a review': 'رأي جديد من {customer}',
  'Edited: {subject}': 'معدّل: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} من 5\u00a0نجوم. الرأي كاملًا في الداخل، ولا يراه سواك.',
  'See all your reviews': 'عرض كل الآراء',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'يمكن للزبائن تعديل رأيهم برابطهم الخاص خلال {days}\u00a0يومًا. تحل هذه النسخة محل السابقة، في متوسط تقييمك أيضًا.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'وصل هذا الرأي عبر رابطك الشخصي. لا يعرضه {site} إلا لك، وهو لك دائمًا.',
  'Choose when you get these emails': 'اختيار موعد هذه الرسائل',
  'Stop review emails': 'إيقاف رسائل الآراء',
  '{stars} from {customer} at {workplace}': '{stars} من {customer} في {workplace}',
  '{stars} from {customer}': '{stars} من {customer}',
  'Your review page is paused': 'صفحتك متوقفة مؤقتًا',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'استُخدمت آراء الباقة المجانية كلها ({limit}). تبقى لك، لكن من يفتح صفحتك الآن يقرأ أنه لا يمكنك استقبال المزيد. بالترقية تُفتح الصفحة فورًا.',
  'Upgrade your account': 'ترقية حسابك',
  'One review is left on the free plan': 'بقي رأي واحد في الباقة المجانية',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'استُخدم {used} من {limit}. بعد الرأي القادم تتوقف صفحتك مؤقتًا حتى ترقية الباقة.',
  'See the plans': 'عرض الباقات',
  'General Review': 'رأي عام',
  'Edited: {date}': 'عُدّل: {date}',
  'Before: {rating}': 'قبل التعديل: {rating}',
  'Customer from {location}': 'الزبون من {location}',
  'Read it when you are ready: scroll down.': 'للقراءة متى شئت: النص في الأسفل.',
  'By: {name}': 'بقلم: {name}',
  'From: {place}': 'من: {place}',
  'Customer from: {location}': 'الزبون من: {location}',
  'Date: {date}': 'التاريخ: {date}',
  '{rating} out of 5 stars': '{rating} من 5\u00a0نجوم',
  '{count} new review|{count} new reviews': {
    zero: 'لا آراء جديدة',
    one: 'رأي جديد',
    two: 'رأيان جديدان',
    few: '{count}\u00a0آراء جديدة',
    many: '{count}\u00a0رأيًا جديدًا',
    other: '{count}\u00a0رأي جديد',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}، بمتوسط {average} من 5',
  'Open to read the reviews. Only you can see them.': 'الآراء في الداخل، ولا يراها سواك.',
  'They average {average} out of 5.': 'متوسطها {average} من 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    zero: 'لا مزيد في قائمتك.',
    one: 'ورأي آخر في قائمتك.',
    two: 'ورأيان آخران في قائمتك.',
    few: 'و{count}\u00a0آراء أخرى في قائمتك.',
    many: 'و{count}\u00a0رأيًا آخر في قائمتك.',
    other: 'و{count}\u00a0رأي آخر في قائمتك.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'وصلت هذه الآراء عبر رابطك الشخصي. لا يعرضها {site} إلا لك، وهي لك دائمًا.',
  'A customer took back a review': 'سحب زبون رأيه',
  'It no longer appears in your list or counts in your average rating.':
    'لم يعد يظهر في قائمتك ولا يُحسب في متوسط تقييمك.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'سحب زبون رأيه المكتوب في {date} عن {workplace}. لم يعد يظهر في قائمتك ولا يُحسب في متوسط تقييمك.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'سحب زبون رأيه المكتوب في {date}. لم يعد يظهر في قائمتك ولا يُحسب في متوسط تقييمك.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'لا يُطلب من الزبائن ذكر السبب. في الباقة المجانية، يمكنك الآن استقبال رأي آخر مكانه.',
  "Customers don't have to give a reason.": 'لا يُطلب من الزبائن ذكر السبب.',
  'See your reviews': 'عرض الآراء',
  'Customers can take back a review for {days} days with their private link.':
    'يمكن للزبائن سحب رأيهم برابطهم الخاص خلال {days}\u00a0يومًا.',
  '{count} edited|{count} edited': {
    zero: 'لا آراء معدّلة',
    one: 'رأي معدّل',
    two: 'رأيان معدّلان',
    few: '{count}\u00a0آراء معدّلة',
    many: '{count}\u00a0رأيًا معدّلًا',
    other: '{count}\u00a0رأي معدّل',
  },
  '{count} taken back|{count} taken back': {
    zero: 'لا آراء مسحوبة',
    one: 'رأي مسحوب',
    two: 'رأيان مسحوبان',
    few: '{count}\u00a0آراء مسحوبة',
    many: '{count}\u00a0رأيًا مسحوبًا',
    other: '{count}\u00a0رأي مسحوب',
  },
  'Reviews that changed: {changes}': 'ما تغيّر من الآراء: {changes}',
  'Customers edited or took back what they wrote.': 'عدّل زبائن ما كتبوه أو سحبوه.',
  'Customers changed their reviews': 'تغييرات في آراء زبائنك',
  'Since our last email: {changes}.': 'منذ رسالتنا الأخيرة: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'في {site}، يمكن للزبائن تعديل رأيهم أو سحبه خلال {days}\u00a0يومًا.',
  "A customer couldn't leave you a review": 'تعذّر على زبون إرسال رأيه إليك',
  "A customer couldn't leave you a review today": 'تعذّر على زبون إرسال رأيه إليك اليوم',
  'Your review page is paused because the free plan is full.':
    'صفحتك متوقفة مؤقتًا لأن الباقة المجانية اكتملت.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'فتح زبون صفحتك اليوم فوجدها متوقفة، لأن آراء باقتك المجانية استُخدمت كلها ({limit}).',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'فتح زبون صفحتك فوجدها متوقفة، لأن آراء باقتك المجانية استُخدمت كلها ({limit}).',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'بالترقية إلى باقة مدفوعة تُفتح الصفحة فورًا، بالرابط ورمز QR نفسيهما. وفي كل الأحوال، تبقى لك الآراء التي وصلتك.',
  '{site} sends this email at most once a day.': 'يرسل {site} هذه الرسالة مرة واحدة في اليوم على الأكثر.',
  // Plans
  '{site} Monthly': '{site} الشهرية',
  '{site} Annual': '{site} السنوية',
  '{price} per month': '{price} شهريًا',
  '{price} per year': '{price} سنويًا',
  'Your {plan} plan is active': 'باقة {plan} نشطة الآن',
  'You can now get unlimited reviews.': 'يمكنك الآن استقبال الآراء بلا حدود.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'شكرًا لك. وصلت دفعتك. يمكنك الآن استقبال الآراء بلا حدود وإضافة كل أماكن عملك.',
  Plan: 'الباقة',
  Price: 'السعر',
  'Renews on': 'موعد التجديد',
  'Open your dashboard': 'فتح لوحة التحكم',
  'You can cancel anytime in Settings, under Manage billing.':
    'يمكنك الإلغاء في أي وقت من الإعدادات، ضمن «إدارة المدفوعات».',
  'You get this email because a plan was bought for your {site} account.':
    'تصلك هذه الرسالة لأن باقة اشتُريت لحسابك في {site}.',
  "The payment for your {plan} plan didn't go through": 'تعذّرت دفعة باقة {plan}',
  'Please check your card. Your reviews are safe.': 'يُرجى مراجعة بطاقتك. آراء زبائنك محفوظة.',
  "Your payment didn't go through": 'تعذّرت دفعتك',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'تعذّر خصم {price} لباقة {plan}. يحدث هذا حين تنتهي صلاحية البطاقة أو يطلب البنك تأكيد الدفع.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'باقتك مدفوعة حتى {date}، فتبقى نشطة حتى ذلك الحين. يُرجى تحديث بطاقتك قبل هذا الموعد.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'انتهت المدة المدفوعة في {date}. يُرجى تحديث بطاقتك، وستُستأنف باقتك فور وصول الدفعة.',
  'Manage billing': 'إدارة المدفوعات',
  'Whatever happens, you keep all your reviews and workplaces.': 'مهما حدث، تبقى لك كل الآراء وأماكن العمل.',
  'You get this email because your {site} plan renews automatically.':
    'تصلك هذه الرسالة لأن باقتك في {site} تتجدد تلقائيًا.',
  'Your {plan} plan ends on {date}': 'تنتهي باقة {plan} في {date}',
  "It won't renew automatically. You keep all your reviews.": 'لن تتجدد تلقائيًا. تبقى لك كل الآراء.',
  'Your plan ends on {date}': 'تنتهي باقتك في {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    'لن تتجدد باقة {plan}. بعد {date} تصبح باقتك مجانية. تبقى لك كل الآراء وأماكن العمل، لكن مع {limit}\u00a0آراء أو أكثر لا يمكن استقبال آراء جديدة.',
  'To keep your plan, open Manage billing in Settings.': 'للاحتفاظ بباقتك: «إدارة المدفوعات» في الإعدادات.',
  'Keep your plan': 'الاحتفاظ بالباقة',
  'We send this email once, three days before a plan ends.':
    'نرسل هذه الرسالة مرة واحدة، قبل انتهاء الباقة بثلاثة أيام.',
  'Your {plan} plan has ended': 'انتهت باقة {plan}',
  "You're on the free plan now. You keep all your reviews.": 'باقتك الآن مجانية. تبقى لك كل الآراء.',
  "You're on the free plan now": 'باقتك الآن مجانية',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    'انتهت باقة {plan}. تبقى لك كل الآراء وأماكن العمل.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'تشمل الباقة المجانية {limit}\u00a0آراء وقد اكتملت، فلا يمكن للزبائن إرسال آراء جديدة حاليًا. بالترقية تُفتح صفحتك فورًا، بالرابط ورمز QR نفسيهما.',
  'Your review page stays open until you have {limit} reviews.':
    'تبقى صفحتك مفتوحة حتى يبلغ عدد الآراء {limit}.',
  'We send this email once, when a plan ends.': 'نرسل هذه الرسالة مرة واحدة، عند انتهاء الباقة.',
  // To the admin
  '{site} needs attention: {problem}': '{site} يحتاج إلى انتباهك: {problem}',
  'Now that this email has reached you, others can too.': 'ما دامت هذه الرسالة قد وصلت، فستصل غيرها أيضًا.',
  Service: 'الخدمة',
  Since: 'منذ',
  Noticed: 'لوحظ في',
  'Open the admin page': 'فتح صفحة الإدارة',
  'You run this service. We send this once a day while it lasts.':
    'هذه الخدمة تحت إدارتك. نرسل هذا مرة واحدة يوميًا ما دامت المشكلة قائمة.',
  // Push notifications
  '{average} out of 5 on average': 'بمتوسط {average} من 5',
};
