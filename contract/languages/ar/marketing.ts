import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'marketing'> = {
  '"{quote}"': '«{quote}»',
  'A link that belongs to a person': 'رابط لشخص لا لشركة',
  'A printed card with a question and a QR code': 'بطاقة مطبوعة عليها سؤال ورمز QR',
  'As on every page here.': 'كما يظهر في كل صفحة هنا.',
  'Ask us a question': 'لديك سؤال؟',
  'Clara Lindqvist waited tables in Gothenburg for eleven years. On a good night a dozen guests told her that she had made their evening. By the time the last table was wiped, the words were gone. All that was left was a star on the restaurant’s page.':
    'عملت Clara Lindqvist نادلة في غوتنبرغ أحد عشر عامًا. في الليالي الطيبة كان عشرات الضيوف يقولون لها إنها جمّلت أمسيتهم. ومع مسح آخر طاولة كان الكلام قد تبدد، ولم تبقَ سوى نجمة في صفحة المطعم.',
  "Don't recolor, stretch or rotate it.": 'يُرجى عدم تغيير لونه أو مطّه أو تدويره.',
  'Download {format}<more>: {picture}</more>': 'تنزيل {format}<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'يُرسل كل رأي فورًا بالبريد إلى من كُتب عنه. لا شيء يُنشر، ولا ترتيب لأحد.',
  'Everyone else': 'لغير الصحافة',
  Founder: 'المؤسِّسة',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'للاستخدام الحر في المقالات والبرامج والمحاضرات عن {name}. من دون حاجة إلى إذن.',
  'Goodword is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    'Goodword هو ذلك الدفتر، لكل من يعمل وجهًا لوجه مع الناس. نصف دقيقة تكفي. لا يرى الكلمات سوى شخص واحد، وترافقه إلى عمله التالي.',
  'How it started': 'كيف كانت البداية',
  Interviews: 'المقابلات',
  'Just the G, for small and square spaces.': 'حرف G وحده، للمساحات الصغيرة والمربعة.',
  'Leave clear space around it: at least half the height of the mark.':
    'تلزم مساحة خالية حوله: نصف ارتفاع الرمز على الأقل.',
  Logo: 'الشعار',
  'Logos and pictures': 'الشعارات والصور',
  'Mark and name, on a transparent background.': 'الرمز والاسم، على خلفية شفافة.',
  Mark: 'الرمز',
  'No advertising, no trackers': 'بلا إعلانات ولا تعقّب',
  'Open source': 'مفتوح المصدر',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'الثناء ملك من كسبه. نحن فقط منحناه مكانًا يبقى فيه.',
  'Press and media kit': 'الصحافة والمواد الإعلامية',
  'Press contacts': 'جهات الاتصال الصحفية',
  'Press inquiries': 'الاستفسارات الصحفية',
  'Printed card': 'البطاقة المطبوعة',
  'Private by design': 'الخصوصية أساس',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'البيانات ملك أصحابها، ويمكنهم تنزيلها أو حذفها في أي وقت. ولا تحمّل الصفحات شيئًا من شركات أخرى.',
  'Quote these as they are, or use your own words.': 'يمكن اقتباسها كما هي، أو بصياغتك.',
  'Review page': 'صفحة إبداء الرأي',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'تجمع مواقع التقييم الثناء للشركات. أما هنا فيصل إلى النادل أو السبّاك أو مصففة الشعر، ويبقى لهم من عمل إلى آخر.',
  'Sample figures': 'أرقام للتوضيح',
  'Sample names': 'أسماء للتوضيح',
  'Sample story': 'قصة للتوضيح',
  'Simple pricing': 'أسعار بسيطة',
  'The <help>Help Center</help>': '<help>مركز المساعدة</help>',
  'The <help>Help Center</help>, or': '<help>مركز المساعدة</help>، أو',
  'The card with the QR code, as printed.': 'البطاقة برمز QR، كما تُطبع.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'يمسح الزبون رمزًا، ويختار من نجمة إلى خمس، ويضيف كلمات قليلة واسمًا. لا تطبيق ولا حساب.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'لوحة تحكم فيها المجاميع وأحدث الآراء ورمز QR',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'أول {limit}\u00a0آراء مجانًا. بعدها آراء بلا حدود مقابل {monthly} شهريًا أو {annual} سنويًا.',
  'The review page on a phone: five stars and a few fields': 'صفحة إبداء الرأي على هاتف: خمس نجوم وبضعة حقول',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'البرنامج حر برخصة MIT. ويمكن لأي شخص تشغيله على خادمه.',
  'The {name} logo': 'شعار {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'شعار {name}: حرف G أخضر على شكل فقاعة كلام، مع الاسم',
  'The {name} mark: a green G shaped like a speech bubble': 'رمز {name}: حرف G أخضر على شكل فقاعة كلام',
  'Thirty seconds for a customer': 'ثلاثون ثانية من الزبون',
  'This page is in English only.': 'هذه الصفحة بالإنجليزية فقط.',
  'Using the logo': 'استخدام الشعار',
  'What a customer sees on a phone.': 'ما يراه الزبون على الهاتف.',
  'What a professional sees, with made-up reviews.': 'ما يراه صاحب الحساب، بآراء من الخيال.',
  'What it does': 'ماذا يقدّم',
  'When she changed restaurants, she started carrying a notebook and asking guests for a line. The first was a retired bus driver. It took him half a minute, and she read it on every bad shift for a year.':
    'وحين انتقلت إلى مطعم آخر، صارت تحمل دفترًا وتطلب من الضيوف سطرًا واحدًا. أولهم سائق حافلة متقاعد. كتبه في نصف دقيقة، وظلت تقرؤه في كل يوم عمل صعب طوال عام.',
  'average rating': 'متوسط التقييم',
  countries: 'دولة',
  professionals: 'صاحب مهنة',
  'reviews collected': 'رأي مجموع',
  'seconds per review': 'ثانية لكل رأي',
  '{name} in numbers': '{name} بالأرقام',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'مع {name} يجمع أصحاب المهن، من نادل وسبّاك ومصففة شعر، آراء زبائنهم الخاصة. هنا كل ما يلزم للكتابة عنه.',
  '{name}, {role}': '{name}، {role}',
};
