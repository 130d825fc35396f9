import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'إجابات قصيرة عن الأسئلة الشائعة، وعنوان لكل ما عداها.',
  'Getting started': 'البداية',
  'Sharing your code': 'مشاركة رمزك',
  'Reviews and email': 'الآراء والبريد',
  Plans: 'الباقات',
  'Your account and data': 'حسابك وبياناتك',
  'For customers who leave a review': 'للزبائن الذين يكتبون رأيًا',
  'Still stuck?': 'لم تُحلّ المشكلة؟',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'نجيبك على <support>{support}</support>. يفيدنا أن نعرف ما فعلته وما حدث، وبريد حسابك.',
  'On this page': 'في هذه الصفحة',
  // Getting started
  '<register>Create an account</register>.': '<register>إنشاء حساب</register>.',
  '<login>Sign in</login>.': '<login>تسجيل الدخول</login>.',
  'How do I start?': 'كيف أبدأ؟',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'رابطك ورمز QR في <dashboard>لوحة التحكم</dashboard>. تكفي طباعة الرمز أو مشاركة الرابط، ثم سؤال أول زبون راضٍ. هذا كل شيء.',
  'Do I have to add a workplace?': 'هل تلزم إضافة مكان عمل؟',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'لا. مع اختيار <b>بلا مكان عمل محدد</b>، يفتح رمزك صفحتك العامة، وفيها اسمك الأول فقط، وتظهر آراؤها باسم «رأي عام». ومع مكان عمل، يرى الزبائن أين التقوك، ويظهر لك مصدر كل رأي.',
  'How do I add a second workplace?': 'كيف أضيف مكان عمل ثانيًا؟',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'من <settings>الإعدادات</settings>، أو عبر <b>إضافة مكان عمل…</b> في القائمة فوق رمز QR. لكل مكان عمل رابطه ورمزه.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      zero: 'لا تشمل الباقة المجانية أماكن عمل. لإضافتها تلزم <pricing>باقة مدفوعة</pricing>.',
      one: 'تشمل الباقة المجانية مكان عمل واحدًا. لأكثر من ذلك تلزم <pricing>باقة مدفوعة</pricing>.',
      two: 'تشمل الباقة المجانية مكانَي عمل. لأكثر من ذلك تلزم <pricing>باقة مدفوعة</pricing>.',
      few: 'تشمل الباقة المجانية {count}\u00a0أماكن عمل. لأكثر من ذلك تلزم <pricing>باقة مدفوعة</pricing>.',
      many: 'تشمل الباقة المجانية {count}\u00a0مكان عمل. لأكثر من ذلك تلزم <pricing>باقة مدفوعة</pricing>.',
      other: 'تشمل الباقة المجانية {count}\u00a0مكان عمل. لأكثر من ذلك تلزم <pricing>باقة مدفوعة</pricing>.',
    },
  'How do I put {name} on my phone like an app?': 'كيف أضع {name} على هاتفي كتطبيق؟',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> بفتح هذا الموقع في Chrome والضغط على «تثبيت» في البطاقة التي تظهر. أو من قائمة المتصفح: «تثبيت التطبيق» أو «الإضافة إلى الشاشة الرئيسية».',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone وiPad:</b> بفتح هذا الموقع في Safari، ثم «مشاركة»، ثم «إضافة إلى الشاشة الرئيسية».',
  'Your customers never need to install anything.': 'لا يحتاج زبائنك إلى تثبيت أي شيء أبدًا.',
  // Sharing your code
  'How do I hand out my code?': 'كيف أقدّم رمزي للزبائن؟',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'في <dashboard>لوحة التحكم</dashboard>، زر <b>طباعة رمز QR</b> يطبع ملصقًا، وزر <b>مشاركة رمز QR</b> يرسل الرابط في رسالة. ويمكنك أيضًا <show>عرض الرمز على هاتفك</show>، أو طباعة بطاقات وبطاقات طاولة في <print>استوديو الطباعة</print>.',
  'It works best right after a job well done. Ask in your own words.':
    'أنسب وقت بعد عمل متقن مباشرة. والسؤال بكلماتك أنت.',
  'How do I show my code on my phone?': 'كيف أعرض رمزي على هاتفي؟',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'بالضغط على <b>عرض رمزي</b> تحت الرمز في <dashboard>لوحة التحكم</dashboard>. يملأ الرمز الشاشة ويُبقيها مضاءة، ويتذكر آخر مكان عمل استُخدم.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'بعد <install>تثبيت</install> التطبيق، يعمل ذلك من دون إنترنت أيضًا. والضغط المطوّل على أيقونة التطبيق أسرع طريق إليه.',
  "My code doesn't scan. What can I do?": 'لا يُمسح رمزي. ما العمل؟',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'طباعته بعرض 3\u00a0سم (1.2\u00a0بوصة) على الأقل، أو أكبر لمن يقف بعيدًا.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'أسود على أبيض، مع الإطار الأبيض حوله، ومن دون مطّ أو تغيير لون.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'ورق غير لامع، فلمعان الورق المصقول قد يحجب الرمز.',
  'On your phone, turn up the brightness.': 'على الهاتف، رفع سطوع الشاشة.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'والرابط مطبوع تحت الرمز أيضًا، لمن يفضّل كتابته.',
  'What happens to printed codes if I rename or delete a workplace?':
    'ماذا يحدث للرموز المطبوعة إذا غيّرت اسم مكان عمل أو حذفته؟',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'تبقى صالحة. عند تغيير الاسم، تعرض صفحته الاسم الجديد. وعند حذفه، تفتح رموزه صفحتك العامة، وتصبح آراؤه، القديمة والجديدة، آراء عامة.',
  'How do I print cards, tents and posters?': 'كيف أطبع البطاقات وبطاقات الطاولة والملصقات؟',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'في <studio>استوديو الطباعة</studio>، باختيار ما يفتحه الرمز وما سيُطبع، ثم الطباعة أو أخذ ملف PDF إلى مطبعة. والمعاينة تُظهر النتيجة تمامًا.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'الطباعة بحجم 100% («الحجم الفعلي») مع إيقاف «ملاءمة الصفحة». وإلا اختلفت المقاسات.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'للبطاقات والشارات، ورق من 200 إلى 300\u00a0غ/م². والقص على العلامات الدقيقة عند الحواف.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'تُطوى بطاقة الطاولة على الخط المتقطع. وظهرها مقلوب في الورقة عمدًا.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'للتغليف الحراري، يُرجى تحديد «سأغلّفها حراريًا» أولًا. والغلاف غير اللامع أقل انعكاسًا.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'الملصق مصمم لطابعة ملصقات بلفافة 62\u00a0مم، ويُقص عند 90\u00a0مم.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'المربع الفارغ يعني أن لا خط لدينا لذلك الحرف. ندعم اللاتينية والسيريلية واليونانية والعربية والعبرية والصينية واليابانية.',
  'Does my link ever change?': 'هل يتغيّر رابطي يومًا؟',
  'No. You can change your name, email address, password and plan.':
    'لا. يمكنك تغيير اسمك وبريدك وكلمة مرورك وباقتك.',
  'No. You can change your name, email address and password.': 'لا. يمكنك تغيير اسمك وبريدك وكلمة مرورك.',
  'Your links and printed codes will keep working.': 'وتبقى روابطك ورموزك المطبوعة صالحة.',
  'How can I see which table brings in reviews?': 'كيف أعرف أي طاولة تجلب الآراء؟',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'بإنشاء <codes>رمز تتبّع</codes> لكل منها: طاولة النافذة، والمنشور، وتوقيع بريدك. يظهر لك كم مرة مُسح كل رمز وكم رأيًا جاء منه. يُحسب كل شخص مرة واحدة يوميًا لكل رمز، ولا يُحسب مسحك أنت.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'الرمز نفسه لا يتغيّر أبدًا، فلا حاجة إلى إعادة طباعته. عند تغيير عملك، يكفي توجيهه إلى مكان آخر. وإذا ضاع رمز أو أُسيء استخدامه، يمكنك إيقافه، وتبقى رموزك الأخرى صالحة.',
  'Can customers tap instead of scan?': 'هل يمكن للزبائن التقريب بدل المسح؟',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'نعم، بعلامة NFC: ملصق يفتح صفحتك عند تقريب هاتف منه. في <codes>رموز التتبّع</codes>، عبر <b>الكتابة على علامة NFC</b>، في Chrome على هاتف Android. ومن هاتف آخر، بنسخ الرابط وكتابته بتطبيق مثل NFC Tools. يُحسب التقريب كالمسح.',
  'What do customers see about me?': 'ماذا يرى الزبائن عني؟',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'اسمك الأول، واسم مكان العمل وموقعه إن كان الرمز تابعًا له. ولا يرون اسم عائلتك ولا بريدك ولا الآراء ولا التقييم.',
  'Which languages does my review page support?': 'ما اللغات التي تدعمها صفحتي؟',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'الإنجليزية والإسبانية والبرتغالية والفرنسية والألمانية والإيطالية والهولندية والبولندية والتركية والعربية والصينية واليابانية. تُفتح بلغة متصفح الزبون، ويمكنه تغييرها في الأعلى. ولمشاركة رابط بلغة معيّنة، يكفي اختيارها في الصفحة ونسخ العنوان.',
  "You get your reviews as they were written. We don't translate them.": 'تصلك الآراء كما كُتبت. لا نترجمها.',
  // Reviews and email
  "I didn't get an email for a review": 'لم تصلني رسالة عن رأي',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'لم يضِع. كل رأي موجود في <reviews>الآراء</reviews>، حتى إن لم تصل رسالته. وبعد ذلك:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'هل بريدك غير مؤكد بعد؟ عندها يظهر تنبيه في <dashboard>لوحة التحكم</dashboard> يطلب فتح الرابط الذي أرسلناه إليك، وتنتظر هذه الرسائل حتى يُفتح.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'هل هي في الرسائل غير المرغوب فيها؟ يمكن تمييزها كرسالة مرغوبة.',
  'Is your email address in <settings>Settings</settings> correct?':
    'هل بريدك صحيح في <settings>الإعدادات</settings>؟',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'هل أُوقفت هذه الرسائل؟ يمكن تفعيلها من جديد في <emails>الإعدادات</emails>.',
  'Was your mail server down? We keep trying for five days.':
    'هل كان خادم بريدك متوقفًا؟ نواصل المحاولة خمسة أيام.',
  'Can I stop the emails?': 'هل يمكنني إيقاف الرسائل؟',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'نعم، عبر <b>إيقاف رسائل الآراء</b> في آخر أي رسالة رأي. تبقى الآراء في قائمتك، والرابط نفسه يعيد تفعيل الرسائل.',
  'Can I get fewer emails?': 'هل يمكن تقليل الرسائل؟',
  'Yes, in <emails>Settings</emails>.': 'نعم، في <emails>الإعدادات</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'يمكن أن تصلك الآراء الجديدة والمعدّلة فورًا أو في رسالة واحدة يوميًا، أو لا تصلك أبدًا. الوضع المعتاد هو «فورًا». تصل الرسالة اليومية بعد 24 ساعة من أول رأي فيها.',
  'Emails about your account and plan always come right away.': 'الرسائل عن حسابك وخطتك تصل فورًا دائمًا.',
  'Emails about your password and address always come right away.':
    'الرسائل عن كلمة المرور والعنوان تصل فورًا دائمًا.',
  'Can my phone tell me about a new review?': 'هل يمكن أن ينبهني هاتفي إلى رأي جديد؟',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'نعم. بعد تثبيت التطبيق، من <alerts>الإعدادات</alerts> على هاتفك، بتفعيل <b>التنبيه على هذا الجهاز</b>. تتبع التنبيهات إعدادات بريدك. تُظهر النجوم والاسم الأول، ولا تُظهر النص إلا باختيارك.',
  'Can I hide the text of bad reviews until I want to read it?':
    'هل يمكن إخفاء نص الآراء السيئة حتى أريد قراءته؟',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'نعم، بتفعيل <b>طيّ آراء النجمة والنجمتين حتى أفتحها</b> في <emails>الإعدادات</emails>. يظهر في قوائمك ورسائلك <b>للقراءة متى شئت</b> بدل النص. وتبقى محسوبة في متوسطك.',
  'Are my reviews public?': 'هل الآراء علنية؟',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'لا. لا يراها سواك. لا صفحة علنية ولا ترتيب، ونقول ذلك لزبائنك أيضًا. ويمكنك <employer>عرض بعضها على جهة عمل</employer> إذا أذن الزبائن.',
  'Can a review be changed or removed?': 'هل يمكن تغيير رأي أو حذفه؟',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'ليس من جهتك، حتى لو كان سيئًا. ولهذا يثق الناس بالباقي. يمكن للزبائن الذين حفظوا رابطهم الخاص تعديل رأيهم أو سحبه خلال {days}\u00a0يومًا، وسنراسلك حينها.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'رأي مسيء أو موجّه إلى غيرك؟ نساعدك على <support>{support}</support>.',
  'Can I reply to a review?': 'هل يمكنني الرد على رأي؟',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'نعم، مرة واحدة وبخصوصية، عبر <b>رد خاص</b> في <reviews>الآراء</reviews>. يرى الزبون ردك عبر رابطه الخاص. لا نراسله بالبريد، ولا يمكن تعديل الرد لاحقًا.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'لا يظهر الزر إلا إذا حفظ الزبون رابطه الخاص، ولمدة {days}\u00a0يومًا بعد الرأي.',
  'How do I find a review?': 'كيف أجد رأيًا؟',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'بكتابة بضع كلمات في <b>البحث في الآراء</b> ضمن <reviews>الآراء</reviews>: شيء كتبه الزبون، أو اسمه أو مكانه، أو مكان عملك.',
  'How do I export my reviews?': 'كيف أصدّر الآراء؟',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'بالضغط على <b>تصدير CSV</b> في <reviews>الآراء</reviews>. يُفتح الملف في Excel أو Numbers أو «جداول بيانات Google». وفيه كل الآراء، أو آراء مكان العمل المحدد فقط.',
  'What are Recent Views?': 'ما «الزيارات الأخيرة»؟',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'كم مرة فُتحت صفحتك في آخر 30\u00a0يومًا. يُحسب كل زائر مرة واحدة يوميًا. لا تُحسب محركات البحث، ولا زياراتك أنت وحسابك مفتوح.',
  'How do I take my reviews to a new job?': 'كيف آخذ الآراء إلى عمل جديد؟',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'في <reviews>الآراء</reviews>، بالضغط على <reputation>آراء زبائني معي</reputation>. من هناك يمكن تنزيلها كلها، أو إنشاء رابط يعرض بعضها على جهة عمل.',
  'Can I show reviews to an employer?': 'هل يمكن عرض الآراء على جهة عمل؟',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'نعم، إذا أذن الزبائن. نسألهم بعد إرسال الرأي. باختيار بعض هذه الآراء في <reputation>آراء زبائني معي</reputation> يجهز رابط لجهة عمل واحدة. يعمل حتى {days}\u00a0يومًا أو حتى إيقافه، ويظهر لك كم مرة فُتح.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'ترى جهة العمل اسمك الكامل والأسماء الأولى لزبائنك. وإذا غيّر زبون رأيه في الإذن، تختفي كلماته من الصفحة فورًا.',
  // Plans
  "What's free?": 'ما المجاني؟',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      zero: '{limit}\u00a0آراء إجمالًا، مع رابطك ورمز QR ورسالة لكل رأي. لا تنتهي الباقة المجانية.',
      one: '{limit}\u00a0آراء إجمالًا ومكان عمل واحد، مع رابطك ورمز QR ورسالة لكل رأي. لا تنتهي الباقة المجانية.',
      two: '{limit}\u00a0آراء إجمالًا ومكانا عمل، مع رابطك ورمز QR ورسالة لكل رأي. لا تنتهي الباقة المجانية.',
      few: '{limit}\u00a0آراء إجمالًا و{count}\u00a0أماكن عمل، مع رابطك ورمز QR ورسالة لكل رأي. لا تنتهي الباقة المجانية.',
      many: '{limit}\u00a0آراء إجمالًا و{count}\u00a0مكان عمل، مع رابطك ورمز QR ورسالة لكل رأي. لا تنتهي الباقة المجانية.',
      other:
        '{limit}\u00a0آراء إجمالًا و{count}\u00a0مكان عمل، مع رابطك ورمز QR ورسالة لكل رأي. لا تنتهي الباقة المجانية.',
    },
  'What happens at {limit} reviews?': 'ماذا يحدث عند {limit}\u00a0آراء؟',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'تتوقف صفحتك مؤقتًا. من يفتحها يقرأ أنه لا يمكنك استقبال المزيد حاليًا. ويبقى لك كل ما لديك. نبلغك مع آخر رأيين مجانيين. وإذا وجد زبون صفحتك متوقفة، نبلغك بذلك أيضًا، مرة واحدة يوميًا على الأكثر.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'مع <pricing>باقة مدفوعة</pricing> تُفتح صفحتك فورًا، بالرابط والرمز نفسيهما.',
  'What do the paid plans cost?': 'كم سعر الباقات المدفوعة؟',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} شهريًا، أو {annual} سنويًا بتوفير {saving}. وتشمل كلتاهما آراء بلا حدود وأماكن عمل متعددة. التفاصيل في <pricing>الأسعار</pricing>.',
  'How do I pay?': 'كيف أدفع؟',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'باختيار باقة في صفحة <pricing>الأسعار</pricing> والدفع بالبطاقة عبر Stripe، مزوّد الدفع لدينا. لا نرى بطاقتك أبدًا. تبدأ باقتك فور تأكيد Stripe للدفع، خلال ثوانٍ عادةً، ونراسلك. وإذا رُفضت البطاقة أو رجعت عن الدفع، فلا يُخصم شيء.',
  'Can I switch between Monthly and Annual?': 'هل يمكن الانتقال بين الشهرية والسنوية؟',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'نعم، في أي وقت، من صفحة <pricing>الأسعار</pricing>. تبدأ الباقة الجديدة فورًا وتُدفع كاملة، ونخصم قيمة ما لم يُستخدم من القديمة من فواتيرك القادمة.',
  'How do I cancel?': 'كيف ألغي الاشتراك؟',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'من <billing>الإعدادات</billing> بضغطتين: <b>إلغاء الاشتراك</b>، ثم التأكيد في الصفحة التي تُفتح. ويمكن ذلك أيضًا عبر <b>إدارة المدفوعات</b>. ولا يلزم ذكر سبب.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'تستمر باقتك حتى نهاية المدة المدفوعة ولا تتجدد. وحتى ذلك الحين، يمكنك التراجع ضمن <b>إدارة المدفوعات</b>.',
  'A payment failed. What now?': 'تعذّرت دفعة. ماذا الآن؟',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'سنراسلك، وتظهر ملاحظة في <billing>الإعدادات</billing>. تبقى باقتك نشطة حتى نهاية المدة المدفوعة. يمكنك تحديث بطاقتك ضمن <b>إدارة المدفوعات</b>، وتُستأنف الباقة فور نجاح الدفع، حتى لو كانت قد انتهت.',
  'What happens when a paid plan ends?': 'ماذا يحدث عند انتهاء باقة مدفوعة؟',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'تعود باقتك مجانية، ويبقى لك كل رأي ومكان عمل. وتتوقف صفحتك مؤقتًا إذا كان لديك {limit}\u00a0آراء أو أكثر.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    zero: 'لا يمكن إضافة أماكن عمل.',
    one: 'لا يمكن إضافة أكثر من مكان عمل واحد.',
    two: 'لا يمكن إضافة أكثر من مكانَي عمل.',
    few: 'لا يمكن إضافة أكثر من {count}\u00a0أماكن عمل.',
    many: 'لا يمكن إضافة أكثر من {count}\u00a0مكان عمل.',
    other: 'لا يمكن إضافة أكثر من {count}\u00a0مكان عمل.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'إذا كانت باقتك لن تتجدد، نراسلك قبل انتهائها بثلاثة أيام، ثم عند انتهائها.',
  // Your account and data
  'I forgot my password': 'نسيت كلمة المرور',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'بكتابة بريدك في صفحة <forgot>نسيت كلمة المرور</forgot>. الرابط الذي نرسله يصلح مرة واحدة خلال ساعة. وعند طلبه مرتين، يصلح الأحدث فقط. لم يصل شيء؟ ربما هو في الرسائل غير المرغوب فيها، أو أن حسابك بعنوان آخر.',
  'How do I sign in with my face or fingerprint?': 'كيف أسجّل الدخول ببصمة الوجه أو الإصبع؟',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'بإضافة مفتاح مرور في <settings>الإعدادات</settings>، واحد لكل جهاز. بعدها تكفي بصمة الوجه أو الإصبع أو رمز الهاتف للدخول. وتبقى كلمة مرورك صالحة. ضاع جهاز؟ يمكنك إزالة مفتاحه في الإعدادات.',
  'Can I use {name} in my language?': 'هل يمكن استخدام {name} بلغتي؟',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'نعم، باللغات الاثنتي عشرة لصفحتك. تُختار اللغة في <settings>الإعدادات</settings>، وبها تصلك رسائلنا أيضًا.',
  'How do I change my email address, name or password?': 'كيف أغيّر بريدي أو اسمي أو كلمة المرور؟',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'في <settings>الإعدادات</settings>. نرسل رابطًا إلى بريدك الجديد، وحتى فتحه تصل الآراء إلى القديم. كلمة المرور الجديدة تسجّل خروج أجهزتك الأخرى. والاسم الجديد يظهر في صفحتك فورًا.',
  'How do I get a copy of everything you store about me?': 'كيف أحصل على نسخة من كل ما تحفظونه عني؟',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'بالضغط على <b>تنزيل بياناتي</b> في <settings>الإعدادات</settings>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'ملف واحد فيه حسابك وأماكن عملك وآراء زبائنك واشتراكاتك ودفعاتك.',
  'You get one file with your account, workplaces and reviews.':
    'ملف واحد فيه حسابك وأماكن عملك وآراء زبائنك.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'تذكر <privacy>سياسة الخصوصية</privacy> ما نحفظه، ولأي مدة.',
  'How do I delete my account?': 'كيف أحذف حسابي؟',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'بالضغط على <b>حذف الحساب</b> في <settings>الإعدادات</settings> وإدخال كلمة المرور. يُحذف حسابك وأماكن عملك وآراء زبائنك فورًا. لا يمكن التراجع عن ذلك، ولا تعود رموزك صالحة.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'وإن كان لديك اشتراك، ينتهي هو أيضًا وتضيع المدة المدفوعة. للاستفادة منها، الأفضل <cancel>إلغاؤه</cancel> أولًا وحذف الحساب لاحقًا.',
  'I lost my phone, or forgot to sign out somewhere': 'ضاع هاتفي، أو نسيت تسجيل الخروج في مكان ما',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'في <settings>الإعدادات</settings> تظهر الأجهزة المسجّل دخولها. يكفي الضغط على <b>تسجيل الخروج</b> بجانب الجهاز الضائع، أو على <b>الخروج من كل الأجهزة</b>، ويشمل جهازك الحالي. وإذا كانت كلمة المرور محفوظة على الهاتف، فالأفضل تغييرها أيضًا.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'يُسجَّل خروجك بعد 30\u00a0يومًا من عدم استخدام المتصفح، وبعد 90\u00a0يومًا في كل الأحوال.',
  'I think someone else is in my account': 'أظن أن شخصًا آخر دخل حسابي',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'بتغيير كلمة المرور في <settings>الإعدادات</settings> والإبقاء على مفاتيح المرور المعروفة لديك فقط، يُسجَّل خروج كل الأجهزة الأخرى. تعذّر الدخول؟ <forgot>تغيير كلمة المرور من هنا</forgot> يسجّل خروجها كلها ويزيل كل مفاتيح المرور. ثم يُرجى إبلاغ <support>{support}</support>.',
  'It says Too many requests': 'تظهر رسالة «محاولات كثيرة جدًا»',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'تكررت المحاولة نفسها مرات كثيرة، منك أو من شخص على اتصال الإنترنت نفسه. نتوقف قليلًا كي لا يخمّن أحد كلمات المرور. يكفي الانتظار بضع دقائق، ساعة على الأكثر، ثم إعادة المحاولة. لم يضِع شيء ولم يُقفل. نسيت كلمة المرور؟ <forgot>تغييرها من هنا</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'هل يلزمني حساب أو تطبيق؟',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'لا. مسح الرمز، واختيار النجوم، وكتابة بضع كلمات، ثم اسمك. هذا كل شيء.',
  'Who reads what I write?': 'من يقرأ ما أكتبه؟',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'من كُتب له فقط. نرسل رأيك إليه بالبريد ونحفظه في قائمته الخاصة. لا ننشره ولا نطلع عليه جهة عمله.',
  'Can I change or delete my review?': 'هل يمكنني تغيير رأيي أو حذفه؟',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'نعم، خلال {days}\u00a0يومًا. بعد إرسال الرأي، بالضغط على <b>حفظ رابطي الخاص</b>. بهذا الرابط يمكنك تعديل رأيك أو سحبه أو قراءة الرد. ومن لديه الرابط يمكنه ذلك أيضًا، فالأفضل ألّا يعرفه غيرك. الروابط المحفوظة على هاتفك في <links>الروابط الخاصة على هذا الهاتف</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'ليس لديك الرابط؟ نساعدك على <support>{support}</support>. يلزمنا أن نعرف لمن كان الرأي، ومتى أُرسل، وبأي اسم.',
  'What does it mean to allow showing my review to an employer?': 'ما معنى السماح بعرض رأيي على جهة عمل؟',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'القرار لك. إذا سمحت، يمكن لمن كُتب له الرأي عرضه، مع اسمك الأول، على جهة عمل، عبر رابط يعمل حتى {most}\u00a0يومًا. وبرابطك الخاص يمكنك التراجع خلال {days}\u00a0يومًا.',
  'It says Saved on this phone, not sent yet': 'تظهر عبارة «محفوظ على هذا الهاتف، ولم يُرسل بعد»',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'كلماتك محفوظة على هاتفك، وسنرسلها فور عودة الاتصال. وإذا أُغلقت الصفحة، فيكفي فتح أي رابط رأي لاحقًا. لن يصل رأيك إلا مرة واحدة.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'إذا طلبت الصفحة إبقاءها مفتوحة، فقد تعذّر على هاتفك حفظ كلماتك. يُرجى عدم إغلاقها بعد.',
  "It says the person can't take more reviews right now":
    'تظهر عبارة أنه لا يمكن استقبال المزيد من الآراء حاليًا',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'اكتملت الباقة المجانية لذلك الشخص، ولا علاقة لك بالأمر. يمكن تجربة الرابط نفسه بعد بضعة أيام، أو قول ذلك وجهًا لوجه.',
  'It says Invalid Review Link': 'تظهر عبارة «رابط غير صالح»',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'الرابط ناقص، أو لم يعد الحساب موجودًا. يُرجى مسح الرمز مرة أخرى، أو طلب رابط جديد.',
};
