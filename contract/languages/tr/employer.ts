import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': 'Müşterilerin sözleriyle {name}',
  'For {employer}': '{employer} için',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Size gösterilmesine izin veren bir müşterinin yorumu. Gösteren: {name}.',
      other: 'Size gösterilmesine izin veren müşterilerden {count} yorum. Gösteren: {name}.',
    },
  '{rating} out of 5 stars': '5 yıldız üzerinden {rating}',
  // Instead of a name
  'A customer': 'Bir müşteri',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    '{site} hizmetinde müşteriler hesap açmadan yazar. Kendilerine hizmet eden kişinin bağlantısını veya QR kodunu kullanırlar. O kişi yorum yazamaz, yorumları değiştiremez. Bu sayfadaki yorumları seçen: {name}; başka yorumlar da olabilir.',
  'This page is only for you. It closes on {date} at the latest.':
    'Bu sayfa yalnızca size özel. En geç {date} tarihinde kapanır.',
  'This page is closed': 'Bu sayfa kapalı',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Bu bağlantının süresi dolmuş veya bağlantı kapatılmış. Gönderen kişiden yenisini isteyin.',
};
