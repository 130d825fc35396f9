import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'reviews'> = {
  // The list
  Pinned: 'Sabitlenenler',
  'Read me one': 'Bana bir tane oku',
  'Take my reviews with me': 'Yorumlarımı yanıma al',
  'All Workplaces': 'Tüm iş yerleri',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Yalnızca şu puandaki yorumlar',
  'No {count}-star reviews|No {count}-star reviews': {
    one: '{count} yıldızlı yorum yok',
    other: '{count} yıldızlı yorum yok',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: '{workplace} için {count} yıldızlı yorum yok',
    other: '{workplace} için {count} yıldızlı yorum yok',
  },
  'No reviews yet': 'Henüz yorum yok',
  'No reviews for {workplace} yet': '{workplace} için henüz yorum yok',
  'Show all reviews': 'Tüm yorumları göster',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Panelinizdeki QR kodunu veya bağlantıyı paylaşın. Müşterilerin yazdıklarını burada görürsünüz.',
  "Couldn't load more reviews.": 'Diğer yorumlar yüklenemedi.',
  // A review
  'Edited {date}': 'Düzenlendi: {date}',
  'From: {place}': 'İş yeri: {place}',
  'From: one of your workplaces': 'İş yeri: iş yerlerinizden biri',
  'General Review': 'Genel yorum',
  'Customer from {place}': 'Müşterinin geldiği yer: {place}',
  'Pin review by {name}': 'Yorumu sabitle: {name}',
  'Pinned to the top': 'En üste sabitlendi',
  Unpinned: 'Sabitleme kaldırıldı',
  'Failed to pin the review': 'Yorum sabitlenemedi',
  'Failed to unpin the review': 'Sabitleme kaldırılamadı',
  // The private reply
  'Reply privately': 'Özel yanıt ver',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'Bir kez yanıt verebilirsiniz, sonra düzenleyemezsiniz. Yanıtı yalnızca müşteri, özel bağlantısında görür.',
  'Your reply': 'Yanıtınız',
  'Send Reply': 'Yanıtı gönder',
  'Reply sent': 'Yanıt gönderildi',
  'The customer will see it on their private link.': 'Müşteri, özel bağlantısında görecek.',
  'Failed to send your reply': 'Yanıtınız gönderilemedi',
  'Your private reply, {date}': 'Özel yanıtınız, {date}',
  // One review, full screen
  'One of your reviews': 'Yorumlarınızdan biri',
  'Another one': 'Bir tane daha',
  // Search
  'Search reviews': 'Yorumlarda ara',
  'Clear search': 'Aramayı temizle',
  'No reviews match “{search}”': '“{search}” ile eşleşen yorum yok',
  'Search needs an internet connection.': 'Arama için internet bağlantısı gerekir.',
  // The exported table
  'Export CSV': 'CSV olarak indir',
  'Failed to export reviews': 'Yorumlar dışa aktarılamadı',
  Date: 'Tarih',
  'Customer Name': 'Müşteri adı',
  Location: 'Yer',
  Comment: 'Yorum metni',
  Anonymous: 'Anonim',
  Unknown: 'Bilinmiyor',
  General: 'Genel',
};
