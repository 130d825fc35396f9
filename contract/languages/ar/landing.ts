import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'يشكرك الناس كل يوم، ومع نهاية الدوام يتبدد الكلام. مع رابط ورمز QR خاصين بك، يكتبه الزبون في 30\u00a0ثانية، ولا يقرؤه أحد سواك.',
  'Start collecting, free': 'البدء مجانًا',
  'Start collecting': 'البدء الآن',
  'See how it works': 'كيف يعمل؟',
  'Your first {limit} reviews are free. No card needed.': 'أول {limit}\u00a0آراء مجانًا، ومن دون بطاقة دفع.',
  "We don't take new accounts here.": 'لا نستقبل حسابات جديدة هنا.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': 'كيف كانت تجربتك مع {name}؟',
  'Try it: how did {name} do?': 'للتجربة: كيف كانت تجربتك مع {name}؟',
  'Try it. Tap a star.': 'للتجربة، يكفي لمس نجمة.',
  'Just now': 'الآن',
  'Private, for {name} only': 'خاص، لا يصل إلا إلى {name}',
  'You remembered our table, and the joke about the tiramisu.': 'تذكّرتِ طاولتنا، ونكتة التيراميسو أيضًا.',
  'You know your wine. I now order that Bairrada by the case.':
    'ذوقك في القهوة لا يخطئ. صرت أشتري تلك الخلطة بالكيلو.',
  'Friendly, but our starters and mains came at the same time.':
    'لطف كبير، لكن المقبّلات والأطباق الرئيسية وصلت معًا.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'ابتسامة جميلة، لكني طلبت الماء مرتين وبقيت على عطشي.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    'انتظرنا الطبق الرئيسي 50\u00a0دقيقة، ثم جاء طبق آخر.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'عنك أنت، لا عن المطعم',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'مواقع التقييم تمدح المطعم. أما هنا، فالثناء يبقى لمن صنع تلك الأمسية.',
  'The reviews on this page are made-up examples.': 'الآراء في هذه الصفحة أمثلة من الخيال.',
  'Instant email notifications': 'إشعار فوري بالبريد',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'ما إن يضغط الزبون على «إرسال»، حتى يكون الرأي كاملًا في طريقه إلى بريدك.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'أصلح التسريب في 20\u00a0دقيقة، الساعة 9\u00a0مساءً. أسطورة.',
  'You own your data': 'بياناتك ملكك',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'يمكنك تنزيل كل رأي متى شئت. وإن تغيّر عملك، فسمعتك الطيبة ترافقك.',
  'I followed you to the new salon. Two buses, and worth it.':
    'تبعتك إلى الصالون الجديد. حافلتان، والأمر يستحق.',
  'Private, not posted': 'خاص، لا يُنشر',
  'Only you see your reviews. No public score next to your name.':
    'لا يرى الآراء سواك. ولا درجة علنية بجانب اسمك.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'لون الفواصل يختلف قليلًا عن العيّنة. وللإنصاف، صار يعجبني أكثر.',
  '30 seconds for a customer': '30\u00a0ثانية من الزبون',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'لا تطبيق ولا حساب. نجوم وكلمات قليلة واسم، على أي هاتف.',
  'Plaster like glass.': 'جدران ملساء كالزجاج.',
  'Every place you work': 'كل أماكن عملك',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'المطعم خلال الأسبوع والفندق في العطلة؟ مع باقة مدفوعة، لكل منهما رمزه.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'المطعم خلال الأسبوع والفندق في العطلة؟ لكل منهما رمزه.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'جئت وحدي وتوقعت أن أشعر بالوحدة. لم يحدث ذلك ولا لدقيقة.',
  'Easy to hand out': 'سهل التقديم',
  'Print the code on the bill, text the link, or show it on your phone.':
    'رمز مطبوع على الفاتورة، أو رابط في رسالة، أو على شاشة هاتفك.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'نصحتنا بألّا نطلب إبريق شاي ثانيًا، كي لا يفوتنا آخر ترام.',
  // How it works
  'How it works': 'كيف يعمل',
  'Add where you work': 'مكان عملك',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'حساب جديد ومكان عملك. دقيقة واحدة، من دون تثبيت أي شيء.',
  'Hand out your code': 'رمزك بين يدي الزبون',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'أنسب وقت بعد عمل متقن مباشرة. يمسح الزبون الرمز، ويختار النجوم، ويكتب.',
  'Keep the good word': 'الكلمة الطيبة تبقى',
  'It arrives by email and stays in your list, whatever job you do next.':
    'تصلك بالبريد وتبقى في قائمتك، أيًا كان عملك التالي.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'بطاقة مطبوعة: كيف كانت تجربتك مع {name}؟ وبجانب السؤال رمز QR',
  'Scan and tell {name}. 30 seconds, private.':
    'بمسح الرمز يصل رأيك إلى {name}. 30\u00a0ثانية، وبخصوصية تامة.',
  // The last letter
  'The next thank you could be the first one you keep': 'قد تكون كلمة الشكر القادمة أول ما يبقى لك',
  'Create your account': 'إنشاء حسابك',
  'See pricing': 'عرض الأسعار',
};
