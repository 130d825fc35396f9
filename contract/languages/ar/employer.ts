import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name} بكلمات الزبائن',
  'For {employer}': 'إلى {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      zero: 'لا آراء عن {name} للعرض.',
      one: 'رأي زبون عن {name}، أذن بعرضه عليك.',
      two: 'رأيان عن {name} من زبونين أذنا بعرضهما عليك.',
      few: '{count}\u00a0آراء عن {name} من زبائن أذنوا بعرضها عليك.',
      many: '{count}\u00a0رأيًا عن {name} من زبائن أذنوا بعرضها عليك.',
      other: '{count}\u00a0رأي عن {name} من زبائن أذنوا بعرضها عليك.',
    },
  '{rating} out of 5 stars': '{rating} من 5\u00a0نجوم',
  // Instead of a name
  'A customer': 'زبون',
  // Along a circle: keep it short
  'Signed on arrival': 'موقّع عند وصوله',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'تُوقَّع الآراء رقميًا عند وصولها. <link>كيف يجري التحقق من التواقيع</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'في {site} يكتب الزبائن من دون حساب، عبر رابط أو رمز QR ممن خدمهم. ولا يستطيع صاحب الرابط كتابة الآراء أو تغييرها. آراء هذه الصفحة من اختيار {name}، وقد توجد غيرها.',
  'This page is only for you. It closes on {date} at the latest.':
    'هذه الصفحة لك وحدك. تُغلق في {date} على أبعد تقدير.',
  'This page is closed': 'هذه الصفحة مغلقة',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'انتهت صلاحية هذا الرابط أو أُوقف. يُرجى طلب رابط جديد ممن أرسله.',
  // The page that checks a signed file
  'Check a reputation': 'التحقق من سمعة',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'التحقق من ملف آراء: عمّن هي، وكم عددها، وأن شيئًا لم يتغيّر أو يُحذف.',
  'Is this reputation genuine?': 'هل هذه السمعة حقيقية؟',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'وصلك ملف آراء من أحدهم. باختياره يظهر عمّن هو، وهل تغيّر فيه شيء أو أُضيف أو حُذف.',
  'Reputation file': 'ملف السمعة',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'أو بإفلاته في أي مكان من هذه الصفحة. يبقى على هذا الجهاز، ولا يُرسل شيء.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'تتحقق هذه الصفحة من الملف في متصفحك باستخدام JavaScript. يُرجى تفعيله.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'لا يستطيع هذا المتصفح التحقق من التواقيع هنا. يُرجى فتح الصفحة عبر https في متصفح حديث.',
  'Reading...': 'جارٍ القراءة…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    zero: 'جارٍ التحقق من الآراء: {done} من {count}…',
    one: 'جارٍ التحقق من الآراء: {done} من {count}…',
    two: 'جارٍ التحقق من الآراء: {done} من {count}…',
    few: 'جارٍ التحقق من الآراء: {done} من {count}…',
    many: 'جارٍ التحقق من الآراء: {done} من {count}…',
    other: 'جارٍ التحقق من الآراء: {done} من {count}…',
  },
  Result: 'النتيجة',
  'How the check works': 'كيف يجري التحقق',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'يُوقَّع كل رأي عند وصوله، ويُوقَّع العدد والمتوسط للمدة كلها. يمكن إخفاء الأسماء والنصوص، لا النجوم والعدد والمتوسط. تغيير حرف أو حذف رأي يُبطل التوقيع.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'يُثبت التوقيع أن الخدمة استلمت الرأي ومتى. ولا يُثبت هوية الزبون، فالزبائن بلا حسابات. المدة من اختيار صاحب الملف، لذا تظهر أرقام كل الأوقات أيضًا.',
  'Whose signatures this page accepts': 'التواقيع التي تقبلها هذه الصفحة',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'لا تقبل هذه الصفحة سوى تواقيع {issuer}. وصلت المفاتيح العامة مع الصفحة.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key} من {start} إلى {end}',
  '{key} from {start}, in use': '{key} منذ {start}، قيد الاستخدام',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>حفظ هذه الصفحة</link> للتحقق من الملفات من دون إنترنت، في أي متصفح.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'هذه نسخة محفوظة. هل وصلتك من صاحب الملف نفسه؟ الأفضل فتح {address}، فقد تصف نسخة معدّلة أي ملف بأنه حقيقي.',
  // Its verdict
  'Yes, this is genuine': 'نعم، الملف حقيقي',
  'No, do not rely on this file': 'لا، لا يُعتمد على هذا الملف',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      zero: '<average>{average}</average> من 5\u00a0نجوم، من دون آراء',
      one: '<average>{average}</average> من 5\u00a0نجوم، من رأي واحد',
      two: '<average>{average}</average> من 5\u00a0نجوم، من رأيين',
      few: '<average>{average}</average> من 5\u00a0نجوم، من {count}\u00a0آراء',
      many: '<average>{average}</average> من 5\u00a0نجوم، من {count}\u00a0رأيًا',
      other: '<average>{average}</average> من 5\u00a0نجوم، من {count}\u00a0رأي',
    },
  'From {start} to {end}.': 'من {start} إلى {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    zero: 'كل الأوقات: لا آراء، بمتوسط {average}.',
    one: 'كل الأوقات: رأي واحد، بمتوسط {average}.',
    two: 'كل الأوقات: رأيان، بمتوسط {average}.',
    few: 'كل الأوقات: {count}\u00a0آراء، بمتوسط {average}.',
    many: 'كل الأوقات: {count}\u00a0رأيًا، بمتوسط {average}.',
    other: 'كل الأوقات: {count}\u00a0رأي، بمتوسط {average}.',
  },
  'Signed by {issuer} on {date}.': 'التوقيع من {issuer} في {date}.',
  'What was checked': 'ما تم التحقق منه',
  Yes: 'نعم',
  No: 'لا',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'لا يُعرض المحتوى لأنه غير موثوق. يُرجى طلب ملف جديد.',
  'It is a reputation file': 'هو ملف سمعة',
  'The whole file is signed by the service': 'الملف كله موقّع من الخدمة',
  'Each review is unchanged': 'لم يتغيّر أي رأي',
  'No review was added, left out or moved': 'لم يُضف أي رأي أو يُحذف أو يُنقل',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'الرأي {number} من {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    zero: 'ما عدا ذلك موثوق.',
    one: 'ورأي آخر غير موثوق كذلك.',
    two: 'ورأيان آخران غير موثوقين كذلك.',
    few: 'و{count}\u00a0آراء أخرى غير موثوقة كذلك.',
    many: 'و{count}\u00a0رأيًا آخر غير موثوق كذلك.',
    other: 'و{count}\u00a0رأي آخر غير موثوق كذلك.',
  },
  'This is a different kind of file, or part of it is missing.': 'هذا نوع آخر من الملفات، أو ينقص جزء منه.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'من دون توقيع صالح للملف كله، لا سبيل إلى معرفة الآراء التي تنتمي إليه.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      zero: 'يجب ألا تكون هناك آراء، لكن عددها {found}.',
      one: 'يجب أن يكون هناك رأي واحد، لكن العدد {found}.',
      two: 'يجب أن يكون هناك رأيان، لكن العدد {found}.',
      few: 'يجب أن تكون هناك {count}\u00a0آراء، لكن العدد {found}.',
      many: 'يجب أن يكون هناك {count}\u00a0رأيًا، لكن العدد {found}.',
      other: 'يجب أن يكون هناك {count}\u00a0رأي، لكن العدد {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'ليست هذه الآراء التي وُقّعت معًا، أو تغيّر ترتيبها.',
  'The signature does not match the content.': 'لا يطابق التوقيع المحتوى.',
  'The text or a name was changed.': 'تغيّر النص أو أحد الأسماء.',
  'It is dated {date}, which is in the future.': 'تاريخه {date}، وهو في المستقبل.',
  'It is dated {date}, when its key was not in use.': 'تاريخه {date}، ولم يكن مفتاحه مستخدمًا آنذاك.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'هو موقّع بمفتاح لا تعرفه هذه الصفحة. إذا كانت نسخة محفوظة، فيُرجى فتح {address} وإعادة المحاولة.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'يُنسب إلى {issuer}، لكن هذه الصفحة لا تقبل سوى تواقيع {issuers}.',
  // The reviews of a genuine file
  'The reviews': 'الآراء',
  'Show more ({count} left)|Show more ({count} left)': {
    zero: 'عرض المزيد (لم يبقَ شيء)',
    one: 'عرض المزيد (بقي رأي واحد)',
    two: 'عرض المزيد (بقي رأيان)',
    few: 'عرض المزيد (بقيت {count}\u00a0آراء)',
    many: 'عرض المزيد (بقي {count}\u00a0رأيًا)',
    other: 'عرض المزيد (بقي {count}\u00a0رأي)',
  },
  'Received on {received}.': 'وصل في {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'وصل في {received}، وعدّله الزبون في {edited}.',
  'Received on {received}, signed on {signed}.': 'وصل في {received}، ووُقّع في {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'وصل في {received}، وعدّله الزبون في {edited}، ووُقّع في {signed}.',
  'Text hidden by the professional': 'أخفى صاحب الملف النص',
  'Name hidden by the professional': 'أخفى صاحب الملف الاسم',
  'No name': 'بلا اسم',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'مكان العمل كما سمّاه صاحب الملف: {workplace} (غير موقّع).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'آراء الزبائن عن {name}',
  'Customer reviews, collected with {site}': 'آراء زبائن، جُمعت عبر {site}',
  '{from} to {to}': 'من {from} إلى {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} من 5',
  'All {count} review from this period|All {count} reviews from this period': {
    zero: 'لا آراء في هذه المدة',
    one: 'الرأي الوحيد في هذه المدة',
    two: 'كل آراء هذه المدة: رأيان',
    few: 'كل آراء هذه المدة: {count}',
    many: 'كل آراء هذه المدة: {count}',
    other: 'كل آراء هذه المدة: {count}',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'كل الأوقات: {reviews}، بمتوسط {average} من 5. أُنشئت في {date}. في الصفحة الأخيرة طريقة التحقق من هذه الآراء.',
  'Customers’ names are not included. Star ratings always are.':
    'لا تشمل أسماء الزبائن. أما النجوم فمشمولة دائمًا.',
  'Customers’ comments are not included. Star ratings always are.':
    'لا تشمل نصوص الزبائن. أما النجوم فمشمولة دائمًا.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'لا تشمل أسماء الزبائن ونصوصهم. أما النجوم فمشمولة دائمًا.',
  '{date}, edited later': '{date}، عُدّل لاحقًا',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    zero: 'لا آراء في هذه المدة.',
    one: 'نهاية آراء هذه المدة، وهي رأي واحد.',
    two: 'نهاية آراء هذه المدة، وهي رأيان.',
    few: 'نهاية آراء هذه المدة، وعددها {count}.',
    many: 'نهاية آراء هذه المدة، وعددها {count}.',
    other: 'نهاية آراء هذه المدة، وعددها {count}.',
  },
  'How to check these reviews': 'كيفية التحقق من هذه الآراء',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'كل رأي موقّع رقميًا من {host}، فلا يستطيع من كُتب عنه تغييره. وعدد الآراء ومتوسطها موقّعان أيضًا، فلا يمكن حذف أي منها.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'للتحقق منها، يُرجى طلب الملف الموقّع التابع لهذه الوثيقة وفتحه على {address}. يجري التحقق في متصفحك، حتى من دون إنترنت.',
  'Signed with key {key}. Digest of the reviews: {digest}': 'موقّعة بالمفتاح {key}. بصمة الآراء: {digest}',
  'QR code of {address}': 'رمز QR للعنوان {address}',
  'Page {number}': 'صفحة {number}',
};
