import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.': 'لم يتغيّر شيء. يُرجى المراجعة وإعادة المحاولة.',
  'Nothing was sent. Try again once you have a connection.':
    'لم يُرسل شيء. يُرجى إعادة المحاولة عند عودة الاتصال.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'محاولات كثيرة في وقت قصير. يُرجى الانتظار بضع دقائق ثم إعادة المحاولة.',
  'Something went wrong on our side. Please try again in a moment.':
    'حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.',
  // After the email notice
  'Your emails are on their way': 'رسائلك في الطريق إليك',
  'Confirmation email sent': 'أُرسلت رسالة التأكيد',
  'Failed to send the email': 'تعذّر إرسال الرسالة',
  // Install card
  'Install {site}': 'تثبيت {site}',
  Install: 'تثبيت',
  'Keep your QR code one tap away, even offline.': 'رمز QR بضغطة واحدة، حتى من دون إنترنت.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'ليكون رمزك على بُعد ضغطة: من قائمة المتصفح، «الإضافة إلى الشاشة الرئيسية».',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'اضغط على «مشاركة» <icon></icon> ثم «إضافة إلى الشاشة الرئيسية».',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'في المرة القادمة، لن تلزم كتابة كلمة المرور على هذا الجهاز.',
  'Set it up': 'تفعيل',
  'Passkey added': 'أُضيف مفتاح المرور',
  'Failed to add the passkey': 'تعذّرت إضافة مفتاح المرور',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'أُلغيت العملية أو استغرقت وقتًا طويلًا. يمكنك إعادة المحاولة.',
  'This device already has a passkey for your account.': 'لحسابك مفتاح مرور على هذا الجهاز بالفعل.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'يلزم أولًا إعداد قفل الشاشة أو بصمة الإصبع أو الوجه على هذا الجهاز.',
  "Your device couldn't use a passkey here. Please try again.":
    'تعذّر على جهازك استخدام مفتاح مرور هنا. يُرجى إعادة المحاولة.',
  // Toasts without a network
  "You're offline.": 'لا يوجد اتصال بالإنترنت.',
  "You're offline. {message}": 'لا يوجد اتصال بالإنترنت. {message}',
  "Try again when you're back online.": 'يُرجى إعادة المحاولة عند عودة الاتصال.',
  // A link that is shown once
  'Link copied': 'تم نسخ الرابط',
  'Copy the selected link': 'يُرجى نسخ الرابط المحدد',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>رابطك جاهز.</strong> يُرجى نسخه الآن، فلن يظهر مرة أخرى.',
  Share: 'مشاركة',
  // Fields
  'Please use ordinary characters only': 'يُرجى استخدام الأحرف العادية فقط',
  'Please use at most 60 characters': 'يُرجى عدم تجاوز 60\u00a0حرفًا',
  'Please use at most 120 characters': 'يُرجى عدم تجاوز 120\u00a0حرفًا',
  'Please use at most 254 characters': 'يُرجى عدم تجاوز 254\u00a0حرفًا',
  'Please use at most 256 characters': 'يُرجى عدم تجاوز 256\u00a0حرفًا',
  'Please use at most 2,000 characters': 'يُرجى عدم تجاوز 2000\u00a0حرف',
  'Full name is required': 'يُرجى كتابة الاسم الكامل',
  'Username is required': 'يُرجى كتابة اسم المستخدم',
  'Username must be at least 3 characters': 'اسم المستخدم 3\u00a0أحرف على الأقل',
  'Please use visible characters, and letters of one alphabet': 'يُرجى استخدام أحرف ظاهرة، ومن أبجدية واحدة',
  'Please enter a valid email': 'يُرجى إدخال بريد إلكتروني صالح',
  'Please enter a valid email address': 'يُرجى إدخال بريد إلكتروني صالح',
  'Password is required': 'يُرجى كتابة كلمة المرور',
  'Password must be at least 6 characters': 'كلمة المرور 6\u00a0أحرف على الأقل',
  'Password must be at least 6 characters long': 'كلمة المرور 6\u00a0أحرف على الأقل',
  "Passwords don't match": 'كلمتا المرور غير متطابقتين',
  'Please choose an industry': 'يُرجى اختيار مجال العمل',
  'Please choose one of the languages': 'يُرجى اختيار إحدى اللغات',
  'Workplace name is required': 'يُرجى كتابة اسم مكان العمل',
  'Please write a reply': 'يُرجى كتابة رد',
  'Please name the tracked code': 'يُرجى تسمية رمز التتبّع',
  'Please choose how often to get this mail': 'يُرجى اختيار وتيرة هذه الرسائل',
  'Please say who the link is for': 'يُرجى ذكر الجهة التي سيُرسل إليها الرابط',
  'Please choose at least one review': 'يُرجى اختيار رأي واحد على الأقل',
  'Please choose at most 50 reviews': 'يُرجى اختيار 50\u00a0رأيًا على الأكثر',
  'Please choose monthly or yearly': 'يُرجى اختيار الدفع الشهري أو السنوي',
  'Please choose free, monthly or annual': 'يُرجى اختيار الباقة: المجانية أو الشهرية أو السنوية',
  'Please search for at most 120 characters': 'يُرجى ألا يتجاوز البحث 120\u00a0حرفًا',
  // Connection and server
  'Please check your internet connection and try again': 'يُرجى التحقق من الاتصال بالإنترنت ثم إعادة المحاولة',
  'The request could not be read': 'تعذّرت معالجة الطلب',
  'The request is too large': 'النص طويل جدًا',
  'The request took too long': 'استغرق الإرسال وقتًا أطول من اللازم',
  'Too many requests. Please try again later.': 'محاولات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  'Internal server error': 'خطأ داخلي في الخادم',
  'Service temporarily unavailable': 'الخدمة غير متاحة مؤقتًا',
  'Not found': 'غير موجود',
  // Accounts
  Unauthorized: 'يلزم تسجيل الدخول',
  'Invalid username or password': 'اسم المستخدم أو كلمة المرور غير صحيحة',
  'The password is not correct': 'كلمة المرور غير صحيحة',
  'Username or email already in use': 'اسم المستخدم أو البريد مستخدم بالفعل',
  'This email address is already in use': 'هذا البريد مستخدم بالفعل',
  'This is already your email address': 'هذا هو بريدك الحالي',
  'Invalid or expired reset token': 'رابط تغيير كلمة المرور غير صالح أو انتهت صلاحيته',
  'Invalid or expired confirmation link': 'رابط التأكيد غير صالح أو انتهت صلاحيته',
  'This site doesn’t take new accounts': 'لا يستقبل هذا الموقع حسابات جديدة',
  'Session not found': 'تعذّر العثور على الجلسة',
  'This passkey could not be saved. Please try again.': 'تعذّر حفظ مفتاح المرور هذا. يُرجى إعادة المحاولة.',
  'That took too long. Please try again.': 'استغرق ذلك وقتًا طويلًا. يُرجى إعادة المحاولة.',
  'This passkey didn’t work. Try again, or use your password.':
    'لم يعمل مفتاح المرور هذا. يُرجى إعادة المحاولة أو استخدام كلمة المرور.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'مفتاح المرور هذا غير معروف هنا. ربما أُزيل. يُرجى استخدام كلمة المرور.',
  'Please confirm with your password or a passkey': 'يُرجى التأكيد بكلمة المرور أو بمفتاح مرور',
  'Passkey not found': 'تعذّر العثور على مفتاح المرور',
  'You can have up to 10 passkeys. Remove one first.':
    'الحد الأقصى 10\u00a0مفاتيح مرور. يُرجى إزالة أحدها أولًا.',
  'This passkey was already added': 'سبقت إضافة مفتاح المرور هذا',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'تحتاج مفاتيح المرور إلى موقع له اسم نطاق. وعنوان هذا الموقع IP.',
  // Reviews, workplaces and cards
  'Review not found': 'تعذّر العثور على الرأي',
  'You have already replied to this review': 'سبق أن رددت على هذا الرأي',
  'The customer could not read a reply: the private link was not saved or has expired':
    'لن يتمكن الزبون من قراءة الرد: لم يُحفظ الرابط الخاص أو انتهت صلاحيته',
  'You can pin up to 3 reviews. Unpin one first.': 'يمكن تثبيت 3\u00a0آراء. يُرجى إلغاء تثبيت أحدها أولًا.',
  'Workplace not found': 'تعذّر العثور على مكان العمل',
  'The free plan includes a single workplace. Upgrade to add more.':
    'تشمل الباقة المجانية مكان عمل واحدًا. تلزم الترقية لإضافة المزيد.',
  'You can have up to 200 workplaces. Delete one first.':
    'الحد الأقصى 200\u00a0مكان عمل. يُرجى حذف أحدها أولًا.',
  'Tracked code not found': 'تعذّر العثور على رمز التتبّع',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'بلغت الحد الأقصى: 100\u00a0رمز تتبّع. يمكنك إعادة تسمية رمز لم يعد مستخدمًا.',
  'This browser’s push subscription can’t be used': 'لا يمكن استخدام اشتراك الإشعارات في هذا المتصفح',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'لا يمكن مشاركة سوى آراء زبائنك، وبإذن الزبون فقط',
  'You have 20 open links. Turn one off to create another.':
    'لديك 20\u00a0رابطًا مفتوحًا. يُرجى إيقاف أحدها لإنشاء آخر.',
  'Link not found': 'تعذّر العثور على الرابط',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'هذه باقتك الحالية. يمكنك إدارتها في الإعدادات.',
  'Your plan has no billing to manage.': 'لا مدفوعات لباقتك.',
  'There are no plans here: everything is included.': 'لا باقات هنا: كل شيء مشمول.',
  'Payment provider unavailable': 'خدمة الدفع غير متاحة',
  'Payments are not available right now': 'الدفع غير متاح حاليًا',
  // Admin
  'Access denied. Admin privileges required.': 'الوصول مرفوض. تلزم صلاحيات الإدارة.',
  'The admin account cannot be deleted': 'لا يمكن حذف حساب الإدارة',
  'User not found': 'تعذّر العثور على المستخدم',
  'The end must be at most ten years from now': 'يجب أن يكون تاريخ الانتهاء خلال عشر سنوات على الأكثر',
  'The free plan has no end, so its end must be null': 'لا نهاية للباقة المجانية، فيجب أن تكون نهايتها null',
};
