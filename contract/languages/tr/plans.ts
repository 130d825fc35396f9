import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. */
export const texts: Dictionary<'tr', 'plans'> = {
  // Names of the plans
  'Free plan': 'Ücretsiz plan',
  'Monthly plan': 'Aylık plan',
  'Annual plan': 'Yıllık plan',
  // The plan's card
  Upgrade: 'Yükselt',
  Limited: 'Sınırlı',
  Active: 'Etkin',
  'Reviews used': 'Kullanılan yorum',
  '{remaining} remaining': '{remaining} kaldı',
  'Review limit reached. Upgrade to continue.':
    'Yorum sınırına ulaşıldı. Devam etmek için planınızı yükseltin.',
  '{count} review this month|{count} reviews this month': {
    one: 'Bu ay {count} yorum',
    other: 'Bu ay {count} yorum',
  },
  'Unlimited reviews available': 'Sınırsız yorum alabilirsiniz',
  'Renews on {date}': 'Yenilenme: {date}',
  'Runs until {date}': 'Bitiş: {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Sayfanız duraklatıldı. Planınızı yükseltene kadar müşteriler yorum bırakamaz.',
  'Failed to add workplace. {reason}': 'İş yeri eklenemedi. {reason}',
  'See plans': 'Planları gör',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'Son ödemeniz alınamadı. Planınızı korumak için <settings>Ayarlar</settings> sayfasında kartınızı güncelleyin.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'Son ödemeniz alınamadı. Kartınızı <settings>Ayarlar</settings> sayfasında güncelleyin; ödeme geçince planınız devam eder.',
};
