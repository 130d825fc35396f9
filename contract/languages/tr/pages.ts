import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Yorum e-postaları açık',
  'Review emails are off': 'Yorum e-postaları kapalı',
  'We email you every new review.': 'Her yeni yorumu size e-postayla göndeririz.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Yeni yorumları e-postayla göndermeyeceğiz. Onları listenizde bulmaya devam edersiniz. Bekleyen varsa son bir kez gönderilir.',
  'Stop review emails': 'Yorum e-postalarını durdur',
  'Emails about changed reviews are on': 'Değişen yorum e-postaları açık',
  'Emails about changed reviews are off': 'Değişen yorum e-postaları kapalı',
  'We email you when a customer edits a review or takes it back.':
    'Bir müşteri yorumunu düzenlediğinde veya geri çektiğinde size e-posta göndeririz.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'Bir müşteri yorumunu düzenlediğinde veya geri çektiğinde e-posta göndermeyeceğiz. Listenizde görürsünüz. Bekleyen varsa son bir kez gönderilir.',
  'Stop emails about changed reviews': 'Değişen yorum e-postalarını durdur',
  'Emails about your page and plan are on': 'Sayfa ve plan e-postaları açık',
  'Emails about your page and plan are off': 'Sayfa ve plan e-postaları kapalı',
  'We email you when a customer finds your page paused, or your plan ends.':
    'Bir müşteri sayfanızı duraklatılmış bulduğunda veya planınız bittiğinde size e-posta göndeririz.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'Bir müşteri sayfanızı duraklatılmış bulduğunda veya planınız bittiğinde e-posta göndermeyeceğiz. Bir ödeme alınamazsa yine haber veririz. Bekleyen varsa son bir kez gönderilir.',
  'Stop emails about your page and plan': 'Sayfa ve plan e-postalarını durdur',
  'Turn them back on': 'Yeniden aç',
  'Or get them less often:': 'Ya da daha seyrek alın:',
  'Or change how often you get them:': 'Ya da sıklığını değiştirin:',
  'Right away': 'Hemen',
  Daily: 'Günlük',
  Weekly: 'Haftalık',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'Hepsini tek e-postada, günde bir kez, sabah 8’de göndeririz ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'Hepsini tek e-postada, haftada bir kez, pazartesi sabahı 8’de göndeririz ({place}).',
  '{city} time': '{city} saati',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'Her e-posta türü için bunu seçebilir, sessiz saatleri belirleyebilirsiniz: <settings>Ayarlar</settings>.',
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
