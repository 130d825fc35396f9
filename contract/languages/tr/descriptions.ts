import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Yorum bağlantıları, QR kodları, e-postalar ve verileriniz hakkında yanıtlar.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Yorum bağlantıları, QR kodları, e-postalar, planlar ve verileriniz hakkında yanıtlar.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Kendi bağlantınız ve QR kodunuzla size özel müşteri yorumları toplayın. Müşterinin 30\u00a0saniyesini alır. Anında e-posta bildirimi alırsınız; verileriniz sizindir.',
  'Create your {site} account and get your own review link and QR code.':
    '{site} hesabınızı oluşturun, kendi yorum bağlantınızı ve QR kodunuzu alın.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    '{site} hesabınızı oluşturun, kendi yorum bağlantınızı ve QR kodunuzu alın. İlk {count} yorum ücretsiz.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    '{site} hakkında yazan herkes için bilgiler, logolar ve ekran görüntüleri.',
  'Sign in to {site} to read what your customers say about you.':
    'Müşterilerinizin sizin için yazdıklarını okumak üzere giriş yapın: {site}.',
  'What you can expect from {site}, and what we ask of you.': '{site} size ne sunar, sizden ne bekliyoruz.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    '{site} neleri, ne kadar süre saklar, kim görür ve nasıl indirilir veya silinir.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site} ilk {count} yorum için ücretsiz. Sonrasında sınırsız yorum ayda {monthly} veya yılda {annual}.',
};
