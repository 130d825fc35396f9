import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'marketing'> = {
  '"{quote}"': '«{quote}»',
  'A link that belongs to a person': 'رابط لشخص لا لشركة',
  'A printed card with a question and a QR code': 'بطاقة مطبوعة عليها سؤال ورمز QR',
  'As on every page here.': 'كما يظهر في كل صفحة هنا.',
  'Ask us a question': 'لديك سؤال؟',
  "Don't recolor, stretch or rotate it.": 'يُرجى عدم تغيير لونه أو مطّه أو تدويره.',
  'Download {format}<more>: {picture}</more>': 'تنزيل {format}<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'يُرسل كل رأي فورًا بالبريد إلى من كُتب عنه. لا شيء يُنشر، ولا ترتيب لأحد.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'لكل قصة تأسيس لحظتها. ولحظتنا هي نهاية الدوام: قال ضيف إنك جمّلت أمسيته، ومع مسح آخر طاولة يكون الكلام قد تبدد، ولا تبقى سوى نجمة في صفحة المطعم.',
  'Everyone else': 'لغير الصحافة',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'للاستخدام الحر في المقالات والبرامج والمحاضرات عن {name}. من دون حاجة إلى إذن.',
  'How it started': 'كيف كانت البداية',
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
  'Simple pricing': 'أسعار بسيطة',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'بعضهم يحمل دفترًا ويطلب من الضيوف سطرًا واحدًا، ليقرأه من جديد في يوم عمل صعب.',
  'The <help>Help Center</help>': '<help>مركز المساعدة</help>',
  'The card with the QR code, as printed.': 'البطاقة برمز QR، كما تُطبع.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'يمسح الزبون رمزًا، ويختار من نجمة إلى خمس، ويضيف كلمات قليلة واسمًا. لا تطبيق ولا حساب.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'لوحة تحكم فيها المجاميع وأحدث الآراء ورمز QR',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'أول {limit}\u00a0آراء مجانًا. بعدها آراء بلا حدود مقابل {monthly} شهريًا أو {annual} سنويًا.',
  'The idea behind {name}': 'الفكرة وراء {name}',
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
  'free reviews': 'آراء مجانية',
  languages: 'لغة',
  'person reads each review': 'شخص واحد يقرأ كل رأي',
  'seconds per review': 'ثانية لكل رأي',
  'taps from scanning to sending': 'نقرات من المسح إلى الإرسال',
  '{name} in numbers': '{name} بالأرقام',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} هو ذلك الدفتر، لكل من يعمل وجهًا لوجه مع الناس. نصف دقيقة تكفي. لا يرى الكلمات سوى شخص واحد، وترافقه إلى عمله التالي.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'مع {name} يجمع أصحاب المهن، من نادل وسبّاك ومصففة شعر، آراء زبائنهم الخاصة. هنا كل ما يلزم للكتابة عنه.',
};
