import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Yıllık plan</plan>, yılda {price}',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Aylık plan</plan>, ayda {price}',
  '<price>{price}</price> per month': '<price>{price}</price> / ay',
  '<price>{price}</price> per year': '<price>{price}</price> / yıl',
  '<price>{price}</price> to start with': '<price>{price}</price> ile başlayın',
  'A code for every workplace': 'Her iş yerine bir kod',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Çalıştığınız her yeri ekleyin. Her birinin kendi bağlantısı ve QR kodu olur; yorumların nereden geldiğini görürsünüz.',
  'Basic QR codes': 'Temel QR kodları',
  'Billing unavailable': 'Ödemeler şu anda açılamıyor',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'İstediğiniz zaman iptal edin. Ücretsiz plana dönersiniz; tüm yorumlarınız ve iş yerleriniz sizde kalır.',
  'Manage billing': 'Ödemeleri yönet',
  'Cancel subscription': 'Aboneliği iptal et',
  'Checkout failed': 'Ödeme başlatılamadı',
  'Choose how to pay': 'Nasıl ödeyeceğinizi seçin',
  'Compare all plans': 'Tüm planları karşılaştır',
  'Confirming your payment...': 'Ödemeniz onaylanıyor…',
  "Couldn't load your plan.": 'Planınız yüklenemedi.',
  'Current plan': 'Şu anki plan',
  'Email notifications': 'E-posta bildirimleri',
  "Ends on {date} and won't renew": 'Bitiş: {date}, yenilenmeyecek',
  'First in line': 'Sırada öndesiniz',
  'Free for as long as you like': 'Dilediğiniz kadar ücretsiz',
  'Get Started<more> with {plan}</more>': 'Başla<more>: {plan} plan</more>',
  'Good work earns more than {limit} thank yous.': 'İyi iş, {limit} teşekkürden fazlasını hak eder.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Hemen başlar; kullanmadığınız tutarı sonraki ödemelerinizden düşeriz.',
  'Just {price} a month': 'Ayda yalnızca {price}',
  'Monthly and Annual': 'Aylık ve yıllık',
  'Most Popular': 'En çok tercih edilen',
  'Multiple workplaces': 'Birden çok iş yeri',
  'Nothing to lose': 'Kaybedecek bir şey yok',
  'Paid until {date}': 'Ödendi, son gün: {date}',
  'Payment Error': 'Ödeme hatası',
  'Payment canceled. Nothing was charged.': 'Ödeme iptal edildi. Hiçbir ücret alınmadı.',
  Payment: 'Ödeme',
  'Plan and billing': 'Plan ve ödemeler',
  'Pricing as simple as a thank you': 'Teşekkür etmek kadar basit fiyatlar',
  'Priority support': 'Öncelikli destek',
  'Questions about the plans? Write to <address>{address}</address>.':
    'Planlarla ilgili sorunuz mu var? Bize yazın: <address>{address}</address>.',
  'Save {amount} a year': 'Yılda {amount} tasarruf',
  'Save {amount}': '{amount} tasarruf',
  'Saving {amount} per year': 'Yıllık tasarruf: {amount}',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Ödemeniz, kart ödeme sağlayıcımız Stripe ile güvende. Kartınızı hiç görmeyiz. İstediğiniz zaman iptal edin.',
  'Sign in<more> to choose {plan}</more>': 'Giriş yap<more> ve {plan} planı seç</more>',
  'Single workplace': 'Tek iş yeri',
  'Stay a month or stay for years': 'İster bir ay kalın ister yıllarca',
  Subscribe: 'Abone ol',
  'Switch to {plan}': '{plan} plana geç',
  'The Annual plan costs {price} per year instead of {before}.':
    'Yıllık plan yılda {before} yerine {price} tutar.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'Ücretsiz plan {limit} yorumdan sonra durur. Ücretli planlar devam eder.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'Ücretsiz plan {limit} yorumda durur. Ücretli planla, teşekkür etmek isteyen kimse geri çevrilmez.',
  'This usually takes a few seconds.': 'Genellikle birkaç saniye sürer.',
  'Unable to process payment. Please try again.': 'Ödeme yapılamadı. Lütfen tekrar deneyin.',
  'Unlimited reviews': 'Sınırsız yorum',
  'Upgrade Your Account': 'Hesabınızı yükseltin',
  'Upgrade to {plan}': '{plan} plana yükselt',
  "We couldn't open the payment page. Nothing was charged.":
    'Ödeme sayfası açılamadı. Hiçbir ücret alınmadı.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Geçiş yaptığınızda yeni plan hemen başlar. Kullanmadığınız tutarı sonraki ödemelerinizden düşeriz.',
  'Why Upgrade': 'Neden yükseltmeli',
  Yearly: 'Yıllık',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'Sınırsız yorum, birden çok iş yeri ve öncelikli destek sizin.',
  'You now have unlimited reviews and multiple workplaces.':
    'Artık sınırsız yorum alabilir, birden çok iş yeri ekleyebilirsiniz.',
  "You're all set.": 'Her şey hazır.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'Ücretsiz yorumlarınız: {used} / {limit} kullanıldı. Yükseltin, teşekkür etmek isteyen kimse geri çevrilmesin.',
  'Your Annual plan is active': 'Yıllık planınız etkin',
  'Your Monthly plan is active': 'Aylık planınız etkin',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'İlk {limit} yorum ücretsiz, kart gerekmez. Daha çok kişi teşekkür etmek istediğinde yükseltin, istediğiniz zaman iptal edin.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'Son ödemeniz alınamadı. Kartınızı “Ödemeleri yönet” altında güncelleyin; ödeme alınınca planınız devam eder.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'Son ödemeniz alınamadı. Planınızı korumak için kartınızı “Ödemeleri yönet” altında güncelleyin.',
  'Your page stays open': 'Sayfanız açık kalır',
  "Your payment isn't confirmed yet": 'Ödemeniz henüz onaylanmadı',
  'Your plan renews on {date}.': 'Planınız {date} tarihinde yenilenir.',
  'Your plan runs until {date}.': 'Planınız {date} tarihine kadar sürer.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Ödeme sağlayıcımız onaylar onaylamaz planınız başlar. O zaman size e-posta göndeririz. Bu sayfayı kapatabilirsiniz.',
  'Your plan, price and renewal date.': 'Planınız, fiyatı ve yenilenme tarihi.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Sorularınız öne alınır ve gerçek bir insan yanıtlar.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Ücretsiz {limit} yorumunuz doldu. Sayfanızı teşekkür etmek isteyen herkese yeniden açmak için yükseltin.',
  '{limit} reviews total': 'Toplam {limit} yorum',
  '{months}+ months free': '{months}+\u00a0ay ücretsiz',
  '{used} of {limit} reviews used': '{limit} yorumdan {used} kullanıldı',
  '{used} reviews used, {limit} included': '{used} yorum kullanıldı, {limit} dahil',
  '{used}. Your subscription is still running.': '{used}. Aboneliğiniz sürüyor.',
};
