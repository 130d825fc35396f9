import type { Dictionary } from '../sentences.ts';

/** Mails and push notifications. Subjects should stay short. */
export const texts: Dictionary<'tr', 'mails'> = {
  // Every mail
  'Contact support': 'Desteğe yazın',
  // Confirming an address
  'Confirm your email address for {site}': '{site} için e-posta adresinizi onaylayın',
  'One tap, and your reviews arrive here.': 'Bir dokunuş yeter, yorumlarınız buraya gelir.',
  'Confirm your email address': 'E-posta adresinizi onaylayın',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Biri (umarız siz) bu adresle {site} hesabı açtı. Onayladığınızda yorumlarınız buraya gelir. Bağlantı 7\u00a0gün içinde, bir kez çalışır.',
  'Confirm this address': 'Bu adresi onayla',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Siz değilseniz bu e-postayı dikkate almayın; buraya yorum göndermeyiz. Lütfen bağlantıyı kimseyle paylaşmayın.',
  'You get this email because your address was entered on our sign-up page.':
    'Bu e-postayı, adresiniz kayıt sayfamıza girildiği için alıyorsunuz.',
  'Confirm your new email address for {site}': '{site} için yeni e-posta adresinizi onaylayın',
  'The link works once, within the next 24 hours.': 'Bağlantı 24\u00a0saat içinde, bir kez çalışır.',
  'Confirm your new email address': 'Yeni e-posta adresinizi onaylayın',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Biri (umarız siz) bu adresi bir {site} hesabının yeni e-postası olarak girdi. Onayladığınızda yorumlarınız buraya gelir ve bu adresle giriş yapabilirsiniz. Bağlantı 24\u00a0saat içinde, bir kez çalışır.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Siz değilseniz bu e-postayı dikkate almayın; hiçbir şey değişmez. Lütfen bağlantıyı kimseyle paylaşmayın.',
  'You get this email because your address was entered in the settings of an account.':
    'Bu e-postayı, adresiniz bir hesabın ayarlarına girildiği için alıyorsunuz.',
  // Account
  'Reset your {site} password': '{site} şifrenizi sıfırlayın',
  'The link works once, within the next hour.': 'Bağlantı bir saat içinde, bir kez çalışır.',
  'Reset your password': 'Şifrenizi sıfırlayın',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Biri (umarız siz) {site} hesabınız için yeni bir şifre belirlemek istedi. Bağlantı bir saat içinde, bir kez çalışır.',
  'Set a new password': 'Yeni şifre belirle',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Siz değilseniz bu e-postayı dikkate almayın; şifreniz aynı kalır. Lütfen bağlantıyı kimseyle paylaşmayın.',
  'You get this email because your address was entered on our Forgot password page.':
    'Bu e-postayı, adresiniz “Şifremi unuttum” sayfamıza girildiği için alıyorsunuz.',
  'Your {site} account': '{site} hesabınız',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    '{site} hesabınız hazır. Bir şifre belirleyin, ardından {username} adıyla giriş yapın. Bağlantı bir saat içinde, bir kez çalışır.',
  'Choose a password': 'Şifre belirle',
  'Link expired? Get a new one': 'Bağlantının süresi doldu mu? Yenisini isteyin',
  'You get this email because the people who run {site} created an account for you.':
    'Bu e-postayı, {site} yöneticileri sizin için bir hesap oluşturduğu için alıyorsunuz.',
  'Your {site} password was changed': '{site} şifreniz değiştirildi',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Diğer cihazlarınızda oturum kapatıldı. Bunu siz yaptıysanız yapmanız gereken bir şey yok.',
  'Your password was changed': 'Şifreniz değiştirildi',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'Şifreniz az önce değiştirildi ve diğer cihazlarınızda oturum kapatıldı. Bunu siz yaptıysanız o cihazlarda yeniden giriş yapmanız yeterli.',
  "This wasn't you?": 'Bunu siz yapmadınız mı?',
  'Set a new password right away, and tell us at {email}.':
    'Hemen yeni bir şifre belirleyin ve bize bildirin: {email}.',
  'Set a new password right away.': 'Hemen yeni bir şifre belirleyin.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Şifreniz her değiştiğinde bu bildirimi göndeririz. Kapatılamaz.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Geçiş anahtarlarınızla hâlâ giriş yapılabilir. Tanımadıklarınızı Ayarlar’dan kaldırın.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'Başkası eklemiş olabilir diye geçiş anahtarlarınız da kaldırıldı. Kendinizinkileri Ayarlar’dan yeniden ekleyebilirsiniz.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': '{site} hesabınıza geçiş anahtarı eklendi',
  'A passkey was removed from your {site} account': '{site} hesabınızdan geçiş anahtarı kaldırıldı',
  'A passkey was added': 'Geçiş anahtarı eklendi',
  'A passkey was removed': 'Geçiş anahtarı kaldırıldı',
  '“{name}” can now sign in to your account without the password.':
    '“{name}” artık hesabınıza şifresiz giriş yapabilir.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '“{name}” artık hesabınıza giriş yapamaz. Şifreniz hâlâ geçerli.',
  'See your passkeys': 'Geçiş anahtarlarını gör',
  'Remove the passkey in Settings, and set a new password right away.':
    'Geçiş anahtarını Ayarlar’dan kaldırın ve hemen yeni bir şifre belirleyin.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Bir geçiş anahtarı her eklendiğinde veya kaldırıldığında bu bildirimi göndeririz. Kapatılamaz.',
  'Your {site} email was changed': '{site} e-postanız değiştirildi',
  "If this was you, there's nothing to do.": 'Bunu siz yaptıysanız yapmanız gereken bir şey yok.',
  'Your email was changed': 'E-postanız değiştirildi',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    '{site} hesabınızın e-posta adresi değiştirildi ve yeni adres onaylandı. Yorumlar artık buraya gelmez, bu adresle giriş de yapılamaz. Bunu siz yaptıysanız yapmanız gereken bir şey yok.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'E-postanız her değiştiğinde önceki adresinize bu bildirimi göndeririz. Kapatılamaz.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Bu adresten hemen bize yazın ({email}); hesabınızı geri almanıza yardımcı oluruz.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer} yorumunu düzenledi',
  '{customer} left you a review': '{customer} size yorum bıraktı',
  'Edited: {subject}': 'Düzenlendi: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '5 yıldız üzerinden {rating}. Yorumun tamamı için açın. Yalnızca siz görürsünüz.',
  'See all your reviews': 'Tüm yorumlarınızı görün',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Müşteriler özel bağlantılarıyla yorumlarını {days}\u00a0gün boyunca düzenleyebilir. Bu sürüm, ortalama puanınızda da öncekinin yerini alır.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Bu yorum kişisel bağlantınızdan geldi. {site} onu yalnızca size gösterir ve hep sizde kalır.',
  'Choose when you get these emails': 'Bu e-postaların zamanını seçin',
  'Stop review emails': 'Yorum e-postalarını durdur',
  '{stars} from {customer} at {workplace}': '{stars}: {customer}, {workplace}',
  '{stars} from {customer}': '{stars}: {customer}',
  'Your review page is paused': 'Yorum sayfanız duraklatıldı',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Ücretsiz plandaki {limit} yorumun tamamı doldu. Yorumlarınız sizde kalır, ancak sayfanızı açan müşteriler artık başka yorum alamadığınızı okur. Hemen yeniden açmak için yükseltin.',
  'Upgrade your account': 'Hesabınızı yükseltin',
  'One review is left on the free plan': 'Ücretsiz planda bir yorum kaldı',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'Kullanılan: {used} / {limit}. Bir sonrakinden sonra yorum sayfanız, siz yükseltene kadar duraklar.',
  'See the plans': 'Planları gör',
  'General Review': 'Genel yorum',
  'Edited: {date}': 'Düzenlendi: {date}',
  'Before: {rating}': 'Önceki: {rating}',
  'Customer from {location}': 'Müşterinin yeri: {location}',
  'Read it when you are ready: scroll down.': 'Hazır olduğunuzda okuyun: aşağı kaydırın.',
  'By: {name}': 'Yazan: {name}',
  'From: {place}': 'İş yeri: {place}',
  'Customer from: {location}': 'Müşterinin yeri: {location}',
  'Date: {date}': 'Tarih: {date}',
  '{rating} out of 5 stars': '5 yıldız üzerinden {rating}',
  '{count} new review|{count} new reviews': { one: '{count} yeni yorum', other: '{count} yeni yorum' },
  '{reviews}, {average} out of 5 on average': '{reviews}, ortalama 5 üzerinden {average}',
  'Open to read the reviews. Only you can see them.': 'Yorumları okumak için açın. Yalnızca siz görürsünüz.',
  'They average {average} out of 5.': 'Ortalama: 5 üzerinden {average}.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: '{count} yorum daha listenizde.',
    other: '{count} yorum daha listenizde.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Bu yorumlar kişisel bağlantınızdan geldi. {site} onları yalnızca size gösterir ve hep sizde kalırlar.',
  'A customer took back a review': 'Bir müşteri yorumunu geri çekti',
  'It no longer appears in your list or counts in your average rating.':
    'Artık listenizde görünmez, ortalama puanınıza da katılmaz.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Bir müşteri yorumunu geri çekti ({date}, {workplace}). Artık listenizde görünmez, ortalama puanınıza da katılmaz.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Bir müşteri {date} tarihinde yazdığı yorumu geri çekti. Artık listenizde görünmez, ortalama puanınıza da katılmaz.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'Müşteriler neden belirtmek zorunda değil. Ücretsiz planda artık onun yerine başka bir yorum alabilirsiniz.',
  "Customers don't have to give a reason.": 'Müşteriler neden belirtmek zorunda değil.',
  'See your reviews': 'Yorumlarınızı görün',
  'Customers can take back a review for {days} days with their private link.':
    'Müşteriler özel bağlantılarıyla yorumlarını {days}\u00a0gün boyunca geri çekebilir.',
  '{count} edited|{count} edited': { one: '{count} düzenlendi', other: '{count} düzenlendi' },
  '{count} taken back|{count} taken back': { one: '{count} geri çekildi', other: '{count} geri çekildi' },
  'Reviews that changed: {changes}': 'Değişen yorumlar: {changes}',
  'Customers edited or took back what they wrote.': 'Müşteriler yazdıklarını düzenledi veya geri çekti.',
  'Customers changed their reviews': 'Müşteriler yorumlarını değiştirdi',
  'Since our last email: {changes}.': 'Son e-postamızdan beri: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'Müşteriler yorumlarını {days}\u00a0gün boyunca düzenleyebilir veya geri çekebilir ({site}).',
  "A customer couldn't leave you a review": 'Bir müşteri size yorum bırakamadı',
  "A customer couldn't leave you a review today": 'Bugün bir müşteri size yorum bırakamadı',
  'Your review page is paused because the free plan is full.':
    'Ücretsiz plan dolduğu için yorum sayfanız duraklatıldı.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Bugün bir müşteri yorum sayfanızı açtı ama sayfa duraklatılmıştı, çünkü ücretsiz planınızdaki {limit} yorumun tamamı doldu.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Bir müşteri yorum sayfanızı açtı ama sayfa duraklatılmıştı, çünkü ücretsiz planınızdaki {limit} yorumun tamamı doldu.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Sayfayı aynı bağlantı ve QR koduyla hemen yeniden açmak için ücretli plana yükseltin. Her durumda mevcut yorumlarınız sizde kalır.',
  '{site} sends this email at most once a day.': '{site} bu e-postayı günde en fazla bir kez gönderir.',
  // Plans
  '{site} Monthly': '{site} Aylık',
  '{site} Annual': '{site} Yıllık',
  '{price} per month': 'ayda {price}',
  '{price} per year': 'yılda {price}',
  'Your {plan} plan is active': '{plan} planınız etkin',
  'You can now get unlimited reviews.': 'Artık sınırsız yorum alabilirsiniz.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Teşekkürler. Ödemeniz bize ulaştı. Artık sınırsız yorum alabilir ve çalıştığınız her yeri ekleyebilirsiniz.',
  Plan: 'Plan',
  Price: 'Fiyat',
  'Renews on': 'Yenilenme',
  'Open your dashboard': 'Panelinizi açın',
  'You can cancel anytime in Settings, under Manage billing.':
    'Ayarlar’da, “Ödemeleri yönet” altında istediğiniz zaman iptal edebilirsiniz.',
  'You get this email because a plan was bought for your {site} account.':
    'Bu e-postayı, {site} hesabınız için bir plan satın alındığı için alıyorsunuz.',
  "The payment for your {plan} plan didn't go through": '{plan} planınızın ödemesi alınamadı',
  'Please check your card. Your reviews are safe.': 'Lütfen kartınızı kontrol edin. Yorumlarınız güvende.',
  "Your payment didn't go through": 'Ödemeniz alınamadı',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    '{plan} planınızın ücretini ({price}) alamadık. Kartın süresi dolduğunda veya banka ödemeyi onaylamanızı istediğinde böyle olur.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    '{date} tarihine kadar ödeme yaptınız; planınız o güne dek etkin kalır. Lütfen kartınızı bu tarihten önce güncelleyin.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'Ödediğiniz dönem {date} tarihinde bitti. Kartınızı güncelleyin; ödeme ulaşır ulaşmaz planınız devam eder.',
  'Manage billing': 'Ödemeleri yönet',
  'Whatever happens, you keep all your reviews and workplaces.':
    'Ne olursa olsun tüm yorumlarınız ve iş yerleriniz sizde kalır.',
  'You get this email because your {site} plan renews automatically.':
    'Bu e-postayı, {site} planınız otomatik yenilendiği için alıyorsunuz.',
  'Your {plan} plan ends on {date}': '{plan} planınız {date} tarihinde bitiyor',
  "It won't renew automatically. You keep all your reviews.":
    'Otomatik yenilenmeyecek. Tüm yorumlarınız sizde kalır.',
  'Your plan ends on {date}': 'Planınız {date} tarihinde bitiyor',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    '{plan} planınız yenilenmeyecek. {date} tarihinden sonra ücretsiz planda olursunuz. Tüm yorumlarınız ve iş yerleriniz sizde kalır, ancak {limit} veya daha çok yorumunuz varsa yenilerini alamazsınız.',
  'To keep your plan, open Manage billing in Settings.':
    'Planınızı korumak için Ayarlar’da “Ödemeleri yönet”i açın.',
  'Keep your plan': 'Planınızı koruyun',
  'We send this email once, three days before a plan ends.':
    'Bu e-postayı, plan bitmeden üç gün önce bir kez göndeririz.',
  'Your {plan} plan has ended': '{plan} planınız sona erdi',
  "You're on the free plan now. You keep all your reviews.":
    'Artık ücretsiz plandasınız. Tüm yorumlarınız sizde kalır.',
  "You're on the free plan now": 'Artık ücretsiz plandasınız',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    '{plan} planınız sona erdi. Tüm yorumlarınız ve iş yerleriniz sizde kalır.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'Ücretsiz plana {limit} yorum dahil ve bu sınıra ulaştınız; müşteriler şimdilik yeni yorum bırakamaz. Yükseltin, sayfanız aynı bağlantı ve QR koduyla hemen yeniden açılsın.',
  'Your review page stays open until you have {limit} reviews.':
    'Yorum sayfanız {limit} yoruma ulaşana kadar açık kalır.',
  'We send this email once, when a plan ends.': 'Bu e-postayı, plan bittiğinde bir kez göndeririz.',
  // To the admin
  '{site} needs attention: {problem}': '{site} ilginizi bekliyor: {problem}',
  'Now that this email has reached you, others can too.':
    'Bu e-posta size ulaştığına göre diğerleri de ulaşabilir.',
  Service: 'Hizmet',
  Since: 'Başlangıç',
  Noticed: 'Fark edildi',
  'Open the admin page': 'Yönetim sayfasını aç',
  'You run this service. We send this once a day while it lasts.':
    'Bu hizmeti siz yönetiyorsunuz. Sorun sürdükçe bunu günde bir kez göndeririz.',
  // Push notifications
  '{average} out of 5 on average': 'Ortalama: 5 üzerinden {average}',
};
