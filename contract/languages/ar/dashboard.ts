import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'أهلًا بعودتك، {name}!',
  'Welcome, {name}!': 'أهلًا بك، {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      zero: 'رصيد سمعتك: <strong>لا آراء بعد</strong>.',
      one: 'في رصيد سمعتك الآن <strong>رأي واحد</strong>.',
      two: 'في رصيد سمعتك الآن <strong>رأيان</strong>.',
      few: 'في رصيد سمعتك الآن <strong>{count}\u00a0آراء</strong>.',
      many: 'في رصيد سمعتك الآن <strong>{count}\u00a0رأيًا</strong>.',
      other: 'في رصيد سمعتك الآن <strong>{count}\u00a0رأي</strong>.',
    },
  'Every review here builds your personal reputation.': 'كل رأي هنا يبني سمعتك الشخصية.',
  '{name}, this is your code.': '{name}، هذا رمزك.',
  'Show it to the next person you made happy.': 'ليراه أول زبون يغادر راضيًا.',
  // The code
  'Your QR Code': 'رمز QR الخاص بك',
  'Show anyway': 'عرضه على أي حال',
  'Share QR Code': 'مشاركة رمز QR',
  'Print QR Code': 'طباعة رمز QR',
  'QR code for your reviews': 'رمز QR لآراء زبائنك',
  'QR code for reviews at {workplace}': 'رمز QR لآراء الزبائن في {workplace}',
  "Couldn't load the QR code.": 'تعذّر تحميل رمز QR.',
  'No specific workplace': 'بلا مكان عمل محدد',
  'Add New Workplace...': 'إضافة مكان عمل…',
  "What's the new workplace called?": 'ما اسم مكان العمل الجديد؟',
  'Where is {name}? You can leave this empty.': 'أين يقع {name}؟ يمكن ترك هذا فارغًا.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'كيف كانت تجربتك معي؟ يسعدني رأيك، وهو خاص ولا يستغرق سوى 30\u00a0ثانية.',
  'Review link copied to clipboard: {link}': 'تم نسخ الرابط: {link}',
  'Copy this link to share: {link}': 'رابط للنسخ والمشاركة: {link}',
  // The newest reviews
  'Recent Reviews': 'أحدث الآراء',
  'View all': 'عرض الكل',
  'Read this review': 'قراءة هذا الرأي',
  'This is your first. The next ones will appear here.': 'هذا أول رأي. وما يليه سيظهر هنا.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'لا آراء بعد. أولها يبدأ بمشاركة رمز QR!',
  // Figures
  'Total Reviews': 'مجموع الآراء',
  'Recent Views': 'الزيارات الأخيرة',
  'Average Rating': 'متوسط التقييم',
  'No ratings yet': 'لا تقييمات بعد',
  "Couldn't load your stats.": 'تعذّر تحميل أرقامك.',
  // Charts
  Insights: 'الإحصاءات',
  'More insights': 'المزيد من الإحصاءات',
  "Couldn't load your insights.": 'تعذّر تحميل الإحصاءات.',
};
