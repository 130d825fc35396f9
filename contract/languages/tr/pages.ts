import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Yorum e-postaları açık',
  'Review emails are off': 'Yorum e-postaları kapalı',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Yeni veya değişen yorumları e-postayla göndermeyeceğiz. Onları listenizde bulmaya devam edersiniz. Bekleyen varsa son bir kez gönderilir.',
  'Stop review emails': 'Yorum e-postalarını durdur',
  'Turn them back on': 'Yeniden aç',
  'Or get them less often:': 'Ya da daha seyrek alın:',
  'Or change how often you get them:': 'Ya da sıklığını değiştirin:',
  'You can also choose this in <settings>Settings</settings>.':
    'Bunu <settings>Ayarlar</settings> sayfasında da seçebilirsiniz.',
  "This link isn't valid": 'Bu bağlantı geçersiz',
  'It may have been cut off. Please open it from your latest email.':
    'Bir kısmı eksik olabilir. Lütfen en son e-postanızdan açın.',
  // Errors
  "This page can't be opened": 'Bu sayfa açılamıyor',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Deneme ödemesi',
  Pay: 'Öde',
  'Try a declined card': 'Reddedilen kartı dene',
  'The card was declined. Nothing was charged.': 'Kart reddedildi. Hiçbir ücret alınmadı.',
  'Already paid': 'Zaten ödendi',
  "There's nothing left to do here.": 'Burada yapılacak bir şey kalmadı.',
  'Test billing': 'Deneme ödemeleri',
  'This subscription has ended.': 'Bu abonelik sona erdi.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'Aboneliğiniz iptal edildi. Planınız {date} tarihine kadar etkin kalır.',
  'Renews on {date}.': 'Yenilenme: {date}.',
  'Keep subscription': 'Aboneliği sürdür',
  'Cancel subscription': 'Aboneliği iptal et',
  'Back to Settings': 'Ayarlar’a dön',
  'This page is closed': 'Bu sayfa kapalı',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'Ödeme iptal edildi ya da bağlantı eksik. Lütfen Fiyatlar sayfasından yeniden başlayın.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Bu, ödeme sağlayıcısının yerine bir deneme sayfasıdır. Kart gerekmez, para hareketi olmaz.',
};
