import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'reputation'> = {
  'Take my reviews with me': 'Yorumlarımı yanıma al',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Bundan sonra nerede çalışırsanız çalışın, onlar sizin. Hepsini indirin ya da birkaçını bir işverene gösterin.',
  // The reference for a period
  'Reference (PDF)': 'Referans belgesi (PDF)',
  'For job applications, or just to keep.': 'İş başvuruları için ya da saklamak için.',
  From: 'Başlangıç',
  To: 'Bitiş',
  'The period ends before it begins': 'Bitiş tarihi başlangıçtan önce',
  "Include customers' names and locations": 'Müşterilerin adlarını ve yerlerini ekle',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'Müşterileriniz adlarını sizinle paylaştı. Yalnızca onlar için sorun olmayacaksa ekleyin.',
  'Include what they wrote': 'Yazdıklarını ekle',
  'Download PDF': 'PDF indir',
  '{file} downloaded': '{file} indirildi',
  'Failed to create the file': 'Dosya oluşturulamadı',
  "Couldn't load the numbers.": 'Sayılar yüklenemedi.',
  'There are no reviews in this period.': 'Bu dönemde yorum yok.',
  // E.g. 4.83
  '{average} on average': 'ortalama {average}',
  // How the check works
  'How the check works': 'Kontrol nasıl yapılır',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    'Yorumlar geldiklerinde dijital olarak imzalanır. İsteyen herkes imzalı dosyayı <link>{address}</link> adresinde açıp hiçbir şeyin değiştirilmediğini görebilir. PDF okumak içindir.',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    'Adları ve metinleri çıkarabilirsiniz; yıldızları, sayıyı ve ortalamayı çıkaramazsınız. Bunlar hem dönemin tamamı hem de tüm zamanlar için imzalıdır.',
  'Download signed file': 'İmzalı dosyayı indir',
  'Download verify page': 'Doğrulama sayfasını indir',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': 'Birkaçını bir işverene gösterin',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'Seçtiğiniz yorumlardan oluşan bir sayfa. {days}\u00a0gün ya da siz kapatana kadar çalışır; arama motorları bulamaz.',
  'No reviews to show yet': 'Henüz gösterilecek yorum yok',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Müşteriler yorum gönderdikten sonra onu gelecekteki bir işverene göstermenize izin verebilir. O yorumları burada bulursunuz.',
  "Couldn't load more reviews.": 'Diğer yorumlar yüklenemedi.',
  'Who is it for?': 'Kimin için?',
  "They'll see this name at the top of the page.": 'Sayfanın en üstünde bu adı görür.',
  'e.g. Hotel Aurora': 'örn. Hotel Aurora',
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
