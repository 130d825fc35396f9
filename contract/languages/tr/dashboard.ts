import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Tekrar hoş geldiniz, {name}!',
  'Welcome, {name}!': 'Hoş geldiniz, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'İtibarınız için <strong>{count} yorum</strong> topladınız.',
      other: 'İtibarınız için <strong>{count} yorum</strong> topladınız.',
    },
  'Every review here builds your personal reputation.': 'Buradaki her yorum itibarınızı büyütür.',
  '{name}, this is your code.': '{name}, bu sizin kodunuz.',
  'Show it to the next person you made happy.': 'Mutlu ettiğiniz bir sonraki kişiye gösterin.',
  // The code
  'Your QR Code': 'QR kodunuz',
  'Show anyway': 'Yine de göster',
  'Share QR Code': 'QR kodunu paylaş',
  'Print QR Code': 'QR kodunu yazdır',
  'QR code for your reviews': 'Yorumlarınız için QR kodu',
  'QR code for reviews at {workplace}': '{workplace} yorumları için QR kodu',
  "Couldn't load the QR code.": 'QR kodu yüklenemedi.',
  'No specific workplace': 'Belirli bir iş yeri yok',
  'Add New Workplace...': 'Yeni iş yeri ekle…',
  "What's the new workplace called?": 'Yeni iş yerinin adı ne?',
  'Where is {name}? You can leave this empty.': '{name} nerede? Boş bırakabilirsiniz.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Memnun kaldınız mı? Bana özel bir yorum yazın. 30\u00a0saniye sürer.',
  'Review link copied to clipboard: {link}': 'Yorum bağlantısı kopyalandı: {link}',
  'Copy this link to share: {link}': 'Paylaşmak için bu bağlantıyı kopyalayın: {link}',
  // The newest reviews
  'Recent Reviews': 'Son yorumlar',
  'View all': 'Tümünü gör',
  'Read this review': 'Bu yorumu oku',
  'This is your first. The next ones will appear here.': 'Bu, ilk yorumunuz. Sonrakiler de burada görünecek.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Henüz yorum yok. Yorum toplamaya başlamak için QR kodunuzu paylaşın!',
  // Figures
  'Total Reviews': 'Toplam yorum',
  'Recent Views': 'Son görüntüleme',
  'Average Rating': 'Ortalama puan',
  'No ratings yet': 'Henüz puan yok',
  "Couldn't load your stats.": 'Rakamlarınız yüklenemedi.',
  // Charts
  Insights: 'İstatistikler',
  'More insights': 'Diğer istatistikler',
  "Couldn't load your insights.": 'İstatistikleriniz yüklenemedi.',
};
