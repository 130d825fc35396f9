import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'settings'> = {
  'Groups of settings': 'مجموعات الإعدادات',
  Account: 'الحساب',
  Plan: 'الباقة',
  Devices: 'الأجهزة',
  // Workplaces
  Workplaces: 'أماكن العمل',
  'Manage Workplaces': 'إدارة أماكن العمل',
  'Where you work. Each place has its own link and QR code.': 'لكل مكان عمل رابطه ورمز QR الخاص به.',
  'No workplaces yet': 'لا أماكن عمل بعد',
  'Add one to see where each review comes from.': 'بإضافة مكان عمل يظهر لك مصدر كل رأي.',
  // Of a workplace, and of a person
  Name: 'الاسم',
  Location: 'المكان',
  Actions: 'الإجراءات',
  'Optional. A town, street or branch, to tell it apart.': 'اختياري. مدينة أو شارع أو فرع، لتمييزه عن غيره.',
  'Add Workplace': 'إضافة مكان عمل',
  'Customers will see its name on your review page.': 'سيرى الزبائن اسمه في صفحتك.',
  'Workplace added successfully': 'تمت إضافة مكان العمل',
  'Failed to add workplace': 'تعذّرت إضافة مكان العمل',
  'Nothing was saved. A second workplace needs a paid plan.': 'لم يُحفظ شيء. المكان الثاني يتطلب باقة مدفوعة.',
  'Nothing was saved. Please try again.': 'لم يُحفظ شيء. يُرجى إعادة المحاولة.',
  'Edit {name}': 'تعديل {name}',
  'Edit Workplace': 'تعديل مكان العمل',
  "This workplace's links and printed codes will keep working.":
    'تبقى روابط هذا المكان ورموزه المطبوعة صالحة.',
  'Save Changes': 'حفظ التعديلات',
  'Workplace updated successfully': 'تم تعديل مكان العمل',
  'Failed to update workplace': 'تعذّر تعديل مكان العمل',
  'Delete {name}': 'حذف {name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    'حذف {name}؟ ستبقى لك آراؤه كآراء عامة، وستفتح رموزه صفحتك العامة.',
  'Workplace deleted successfully': 'تم حذف مكان العمل',
  'Failed to delete workplace': 'تعذّر حذف مكان العمل',
  // Emails
  Emails: 'رسائل البريد',
  'Choose what we email you, and how often.': 'ما الذي يصلك بالبريد، ومتى.',
  'Failed to save your email settings': 'تعذّر حفظ إعدادات البريد',
  'New and changed reviews': 'الآراء الجديدة والمعدّلة',
  // Emails about your page and your plan
  // How often
  'Right away': 'فورًا',
  Daily: 'يوميًا',
  Never: 'أبدًا',
  'You get each new or changed review right away.': 'يصلك كل رأي جديد أو معدّل فورًا.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.': 'في رسالة واحدة يوميًا، بعد 24 ساعة من أولها.',
  "They aren't emailed. You'll find them in your list.": 'لا تُرسل بالبريد، وتبقى في قائمتك.',
  'Saved. Anything already waiting is sent one last time.':
    'تم الحفظ. ما كان في الانتظار يُرسل للمرة الأخيرة.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them': 'طيّ آراء النجمة والنجمتين حتى أفتحها',
  'In your emails and your lists. They still count in your average.':
    'في رسائلك وقوائمك. وتبقى محسوبة في متوسطك.',
  'Emails about your password and address always come right away.':
    'الرسائل عن كلمة المرور والعنوان تصل فورًا دائمًا.',
  'Emails about your account and plan always come right away.': 'الرسائل عن حسابك وخطتك تصل فورًا دائمًا.',
  'On hold': 'قيد الانتظار',
  'These emails wait until you open the link we sent to {email}.':
    'تنتظر هذه الرسائل حتى يُفتح الرابط المرسل إلى {email}.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'رُفض البريد المرسل إلى {email}: {refusal}. يُرجى إعادة المحاولة، أو تغيير العنوان ضمن «الحساب».',
  // Notifications
  Alerts: 'التنبيهات',
  'Hear about a new review right here.': 'خبر كل رأي جديد يصلك هنا.',
  "Couldn't load your alerts.": 'تعذّر تحميل التنبيهات.',
  'Failed to save your alerts': 'تعذّر حفظ التنبيهات',
  'Notify me on this device': 'التنبيه على هذا الجهاز',
  'As in “★★★★★ from Ana”. You still get your emails.': 'مثل «★★★★★ من Ana». وتبقى رسائل البريد كما هي.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'مثل «★★★★★ من Ana». تتبع التنبيهات إعدادات بريدك: الآراء نفسها في الأوقات نفسها.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'رسائل الآراء الجديدة مضبوطة على «أبدًا»، لذلك لا تصل تنبيهات أيضًا.',
  'Choose Allow when your browser asks.': 'عند سؤال المتصفح، يُرجى اختيار «السماح».',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'متصفحك يحظر إشعارات {site}. يمكنك السماح بها في إعدادات الموقع في المتصفح، أو في إعدادات هاتفك.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'على iPhone وiPad يلزم تثبيت التطبيق: «مشاركة» ثم «إضافة إلى الشاشة الرئيسية»، ثم فتح {site} من هناك.',
  "This browser can't show notifications. You still get your emails.":
    'لا يستطيع هذا المتصفح عرض الإشعارات. وتبقى رسائل البريد كما هي.',
  'Show the words of the review': 'إظهار نص الرأي',
  "Anyone who sees your screen can read them, even while it's locked.":
    'يستطيع قراءته كل من يرى شاشتك، حتى وهي مقفلة.',
  // The account
  'Account Settings': 'إعدادات الحساب',
  'Your name, sign-in and data. More settings are coming soon.':
    'اسمك وتسجيل دخولك وبياناتك. المزيد من الإعدادات قريبًا.',
  // A button beside the name, the email address and the password
  Change: 'تغيير',
  'Change name': 'تغيير الاسم',
  'Change your name': 'تغيير اسمك',
  'Customers only see your first name.': 'لا يرى الزبائن سوى اسمك الأول.',
  'Save name': 'حفظ الاسم',
  'Saving...': 'جارٍ الحفظ…',
  'Name changed': 'تم تغيير الاسم',
  'Failed to change name': 'تعذّر تغيير الاسم',
  'Change email': 'تغيير البريد',
  'Change your email': 'تغيير بريدك الإلكتروني',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'سنرسل رابطًا إلى عنوانك الجديد. لن يتغيّر شيء قبل فتحه.',
  'Your new address.': 'عنوانك الجديد.',
  "To make sure it's you.": 'للتأكد من هويتك.',
  'Send link': 'إرسال الرابط',
  'Confirmation email sent': 'أُرسلت رسالة التأكيد',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'أرسلنا رابطًا إلى {email}. يُرجى فتحه خلال 24\u00a0ساعة لتغيير عنوانك.',
  'Failed to change email': 'تعذّر تغيير البريد',
  'Changing it signs out your other devices.': 'تغييرها يسجّل خروجك من أجهزتك الأخرى.',
  'Change password': 'تغيير كلمة المرور',
  'Change your password': 'تغيير كلمة مرورك',
  "You'll stay signed in here. Your other devices will be signed out.":
    'تبقى جلستك هنا مفتوحة، ويُسجَّل خروجك من أجهزتك الأخرى.',
  'Your current password.': 'كلمة مرورك الحالية.',
  'Which passkeys may stay?': 'أي مفاتيح المرور تبقى؟',
  'Check only those you recognize. The others will be removed.':
    'يُرجى تحديد المفاتيح المعروفة لديك فقط، وسيُزال ما عداها.',
  'Save password': 'حفظ كلمة المرور',
  'Password changed': 'تم تغيير كلمة المرور',
  'Failed to change password': 'تعذّر تغيير كلمة المرور',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'للصفحات والرسائل والإشعارات.',
  'Same as browser ({language})': 'لغة المتصفح ({language})',
  'Failed to change language': 'تعذّر تغيير اللغة',
  Data: 'البيانات',
  'Everything we store about you, including your reviews, in one file.':
    'كل ما نحفظه عنك، ومنه آراء زبائنك، في ملف واحد.',
  'Download my data': 'تنزيل بياناتي',
  'Data downloaded': 'تم تنزيل البيانات',
  'Failed to download your data': 'تعذّر تنزيل بياناتك',
  // Devices
  "Where you're signed in": 'أجهزتك المسجّل دخولها',
  "Don't recognize a device? Sign it out.": 'جهاز لا يخصّك؟ يمكنك تسجيل خروجه.',
  "Couldn't load your devices.": 'تعذّر تحميل أجهزتك.',
  'Show all {count}': 'عرض الكل ({count})',
  "You're not signed in anywhere else.": 'لا جلسات مفتوحة لك على أجهزة أخرى.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} على {system}',
  'Unknown device': 'جهاز غير معروف',
  'This device': 'هذا الجهاز',
  'Active now, signed in today': 'نشط الآن، تسجيل الدخول اليوم',
  'Active now, signed in on {date}': 'نشط الآن، تسجيل الدخول في {date}',
  'Last used today, signed in today': 'آخر استخدام اليوم، تسجيل الدخول اليوم',
  'Last used today, signed in on {date}': 'آخر استخدام اليوم، تسجيل الدخول في {date}',
  'Last used on {used}, signed in on {date}': 'آخر استخدام في {used}، تسجيل الدخول في {date}',
  'Sign out {device}': 'تسجيل خروج {device}',
  'Signed out': 'تم تسجيل الخروج',
  '{device} will need to sign in again.': 'سيلزم تسجيل الدخول من جديد على {device}.',
  'Failed to sign out that device': 'تعذّر تسجيل خروج هذا الجهاز',
  'Or sign out on every browser and phone, including this one.':
    'أو تسجيل الخروج من كل متصفح وهاتف، ومنها هذا الجهاز.',
  'Sign out everywhere': 'الخروج من كل الأجهزة',
  'Sign out everywhere?': 'الخروج من كل الأجهزة؟',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'سيُسجَّل خروجك من كل متصفح وهاتف، ومنها هذا الجهاز. ويبقى حسابك وروابطك وآراء زبائنك كما هي.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'هل يعرف أحد كلمة مرورك؟ الأفضل تغييرها، فهذا يسجّل خروج أجهزتك الأخرى أيضًا.',
  'Signing out...': 'جارٍ تسجيل الخروج…',
  'Signed out everywhere': 'تم الخروج من كل الأجهزة',
  'Failed to sign out everywhere': 'تعذّر الخروج من كل الأجهزة',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'مفاتيح المرور',
  Remove: 'يُحذف',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'يبقى مفتاح المرور على جهازك أو في مدير كلمات المرور. وتبقى كلمة مرورك صالحة.',
  "Couldn't load your passkeys.": 'تعذّر تحميل مفاتيح المرور.',
  'No passkeys yet.': 'لا مفاتيح مرور بعد.',
  "This browser can't use passkeys.": 'لا يدعم هذا المتصفح مفاتيح المرور.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'لا تعمل مفاتيح المرور هنا، لأن عنوان هذا الموقع رقم وليس اسمًا.',
  // The passkey exists on several devices of the person
  Synced: 'متزامن',
  'Added on {date}, not used yet': 'أُضيف في {date}، ولم يُستخدم بعد',
  'Added on {date}, last used on {used}': 'أُضيف في {date}، آخر استخدام في {used}',
  'Add a passkey': 'إضافة مفتاح مرور',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'سيطلب جهازك بصمة الوجه أو الإصبع أو قفل الشاشة.',
  'Use a passkey instead': 'استخدام مفتاح مرور بدلًا منها',
  'Remove {name}': 'إزالة {name}',
  'Remove this passkey?': 'إزالة مفتاح المرور هذا؟',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'لن يصلح لتسجيل الدخول بعد ذلك. ويمكنك حذفه أيضًا من جهازك أو من مدير كلمات المرور.',
  'Removing...': 'جارٍ الإزالة…',
  'Passkey removed': 'أُزيل مفتاح المرور',
  'Failed to remove the passkey': 'تعذّرت إزالة مفتاح المرور',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'حذف حسابك',
  "The admin account can't be deleted.": 'لا يمكن حذف حساب الإدارة.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'يُحذف حسابك وأماكن عملك وآراء زبائنك فورًا. لا يمكن التراجع عن ذلك.',
  'Delete Account': 'حذف الحساب',
  'Delete your account?': 'حذف حسابك؟',
  "This can't be undone. It deletes right away:": 'لا يمكن التراجع عن ذلك. يُحذف فورًا:',
  "every review you've received": 'كل رأي وصلك',
  'your workplaces and your review page': 'أماكن عملك وصفحتك',
  'your links and printed codes, which will stop working': 'روابطك ورموزك المطبوعة، فلا تعود صالحة',
  "your subscription, if you have one. You won't be charged again.":
    'اشتراكك إن وُجد. ولن يُخصم منك شيء بعد ذلك.',
  'Want to keep your reviews? Download your data first.': 'للاحتفاظ بآراء زبائنك، يُرجى تنزيل بياناتك أولًا.',
  'Deleting...': 'جارٍ الحذف…',
  'Account deleted': 'تم حذف الحساب',
  'Everything in it has been deleted.': 'حُذف كل ما فيه.',
  'Failed to delete account': 'تعذّر حذف الحساب',
};
