import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'reputation'> = {
  'Take my reviews with me': 'Yorumlarımı yanıma al',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Bundan sonra nerede çalışırsanız çalışın, onlar sizin. Hepsini indirin ya da birkaçını bir işverene gösterin.',
  'Download them all': 'Hepsini indir',
  'All your reviews, for a spreadsheet.': 'Tüm yorumlarınız, hesap tablosu için.',
  // A new link for an employer
  'Show a few to an employer': 'Birkaçını bir işverene gösterin',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Seçtiğiniz yorumları gösteren bir sayfa. Süresi dolana ya da siz kapatana kadar çalışır; arama motorları onu bulamaz.',
  'No reviews to show yet': 'Henüz gösterilecek yorum yok',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Müşteriler yorum gönderdikten sonra onu gelecekteki bir işverene göstermenize izin verebilir. O yorumları burada bulursunuz.',
  "Couldn't load more reviews.": 'Diğer yorumlar yüklenemedi.',
  'Who is it for?': 'Kimin için?',
  "They'll see this name at the top of the page.": 'Sayfanın en üstünde bu adı görür.',
  'e.g. Hotel Aurora': 'örn. Hotel Aurora',
  'How long should it work?': 'Ne kadar süre çalışsın?',
  '{count} day|{count} days': { one: '{count} gün', other: '{count} gün' },
  'Reviews to show': 'Gösterilecek yorumlar',
  '({count} chosen)|({count} chosen)': { one: '({count} seçildi)', other: '({count} seçildi)' },
  'Create link': 'Bağlantı oluştur',
  'Failed to create the link': 'Bağlantı oluşturulamadı',
  'Open page': 'Sayfayı aç',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Bağlantılarınız',
  "Couldn't load your links.": 'Bağlantılarınız yüklenemedi.',
  Open: 'Açık',
  Empty: 'Boş',
  Expired: 'Süresi doldu',
  'Turned off': 'Kapalı',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count} yorum, son gün: {date}',
    other: '{count} yorum, son gün: {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Gösterilecek bir şey kalmadı: müşteriler izinlerini veya yorumlarını geri çekti',
  'Not opened yet': 'Henüz açılmadı',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Bir kez açıldı, son: {date}',
    other: '{count} kez açıldı, son: {date}',
  },
  // A button
  'Turn off': 'Kapat',
  'Turn off the link for {employer}': 'Bağlantıyı kapat: {employer}',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    '{employer} için bağlantı kapatılsın mı? Sayfası hemen kapanır. Bu işlem geri alınamaz.',
  'Link turned off': 'Bağlantı kapatıldı',
  'The page for {employer} is closed.': '{employer} için olan sayfa kapatıldı.',
  'Failed to turn off the link': 'Bağlantı kapatılamadı',
};
