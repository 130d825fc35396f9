import type { Dictionary } from '../sentences.ts';

/** Loaded after the page, so nothing here may be in its first view. */
export const texts: Dictionary<'tr', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.':
    'Hiçbir şey değiştirilmedi. Lütfen kontrol edip tekrar deneyin.',
  'Nothing was sent. Try again once you have a connection.':
    'Hiçbir şey gönderilmedi. Bağlantınız olduğunda tekrar deneyin.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Kısa sürede çok fazla deneme yapıldı. Birkaç dakika bekleyip tekrar deneyin.',
  'Something went wrong on our side. Please try again in a moment.':
    'Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan tekrar deneyin.',
  // After the email notice
  'Your emails are on their way': 'E-postalarınız yolda',
  'Confirmation email sent': 'Onay e-postası gönderildi',
  'Failed to send the email': 'E-posta gönderilemedi',
  // Install card
  'Install {site}': '{site} uygulamasını yükle',
  Install: 'Yükle',
  'Keep your QR code one tap away, even offline.':
    'QR kodunuz, çevrimdışıyken bile bir dokunuş uzağınızda olsun.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Kodunuz bir dokunuş uzağınızda olsun: tarayıcınızın menüsünü açıp Ana ekrana ekle’yi seçin.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Paylaş’a <icon></icon>, ardından Ana Ekrana Ekle’ye dokunun.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'Bir dahaki sefere bu cihazda şifre yazmanız gerekmez.',
  'Set it up': 'Ayarla',
  'Passkey added': 'Geçiş anahtarı eklendi',
  'Failed to add the passkey': 'Geçiş anahtarı eklenemedi',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Vazgeçtiniz ya da çok uzun sürdü. Tekrar deneyebilirsiniz.',
  'This device already has a passkey for your account.':
    'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Önce bu cihazda ekran kilidi, parmak izi veya yüz tanıma ayarlayın.',
  "Your device couldn't use a passkey here. Please try again.":
    'Cihazınız burada geçiş anahtarı kullanamadı. Lütfen tekrar deneyin.',
  // Toasts without a network
  "You're offline.": 'Çevrimdışısınız.',
  "You're offline. {message}": 'Çevrimdışısınız. {message}',
  "Try again when you're back online.": 'Yeniden çevrimiçi olduğunuzda tekrar deneyin.',
  // A link that is shown once
  'Link copied': 'Bağlantı kopyalandı',
  'Copy the selected link': 'Seçili bağlantıyı kopyalayın',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Bağlantınız hazır.</strong> Şimdi kopyalayın. Bir daha gösterilmeyecek.',
  Share: 'Paylaş',
  // Fields
  'Please use ordinary characters only': 'Lütfen yalnızca olağan karakterler kullanın',
  'Please use at most 60 characters': 'Lütfen en fazla 60\u00a0karakter kullanın',
  'Please use at most 120 characters': 'Lütfen en fazla 120\u00a0karakter kullanın',
  'Please use at most 254 characters': 'Lütfen en fazla 254\u00a0karakter kullanın',
  'Please use at most 256 characters': 'Lütfen en fazla 256\u00a0karakter kullanın',
  'Please use at most 2,000 characters': 'Lütfen en fazla 2.000\u00a0karakter kullanın',
  'Full name is required': 'Lütfen adınızı ve soyadınızı yazın',
  'Username is required': 'Lütfen bir kullanıcı adı yazın',
  'Username must be at least 3 characters': 'Kullanıcı adı en az 3\u00a0karakter olmalı',
  'Please use visible characters, and letters of one alphabet':
    'Lütfen görünür karakterler ve tek bir alfabenin harflerini kullanın',
  'Please enter a valid email': 'Lütfen geçerli bir e-posta yazın',
  'Please enter a valid email address': 'Lütfen geçerli bir e-posta adresi yazın',
  'Password is required': 'Lütfen şifrenizi yazın',
  'Password must be at least 6 characters': 'Şifre en az 6\u00a0karakter olmalı',
  'Password must be at least 6 characters long': 'Şifre en az 6\u00a0karakter uzunluğunda olmalı',
  "Passwords don't match": 'Şifreler aynı değil',
  'Please choose an industry': 'Lütfen bir sektör seçin',
  'Please choose one of the languages': 'Lütfen dillerden birini seçin',
  'Workplace name is required': 'Lütfen iş yerinin adını yazın',
  'Please write a reply': 'Lütfen bir yanıt yazın',
  'Please name the tracked code': 'Lütfen takipli koda bir ad verin',
  'Please choose how often to get this mail': 'Lütfen bu e-postanın sıklığını seçin',
  'Please say who the link is for': 'Lütfen bağlantının kimin için olduğunu yazın',
  'Please choose at least one review': 'Lütfen en az bir yorum seçin',
  'Please choose at most 50 reviews': 'Lütfen en fazla 50 yorum seçin',
  'Please choose monthly or yearly': 'Lütfen aylık veya yıllık seçin',
  'Please choose free, monthly or annual': 'Lütfen ücretsiz, aylık veya yıllık seçin',
  'Please search for at most 120 characters': 'Lütfen en fazla 120\u00a0karakterle arayın',
  // Connection and server
  'Please check your internet connection and try again':
    'Lütfen internet bağlantınızı kontrol edip tekrar deneyin',
  'The request could not be read': 'İstek okunamadı',
  'The request is too large': 'Metniniz çok uzun',
  'The request took too long': 'Gönderme çok uzun sürdü',
  'Too many requests. Please try again later.': 'Çok fazla deneme yapıldı. Lütfen daha sonra tekrar deneyin.',
  'Internal server error': 'Sunucuda iç hata',
  'Service temporarily unavailable': 'Hizmet geçici olarak kullanılamıyor',
  'Not found': 'Bulunamadı',
  // Accounts
  Unauthorized: 'Önce giriş yapmanız gerekiyor',
  'Invalid username or password': 'Kullanıcı adı veya şifre yanlış',
  'The password is not correct': 'Şifre doğru değil',
  'Username or email already in use': 'Kullanıcı adı veya e-posta zaten kullanılıyor',
  'This email address is already in use': 'Bu e-posta adresi zaten kullanılıyor',
  'This is already your email address': 'E-posta adresiniz zaten bu',
  'Invalid or expired reset token': 'Bağlantı geçersiz veya süresi dolmuş',
  'Invalid or expired confirmation link': 'Onay bağlantısı geçersiz veya süresi dolmuş',
  'This site doesn’t take new accounts': 'Bu sitede yeni hesap açılmıyor',
  'Session not found': 'Oturum bulunamadı',
  'This passkey could not be saved. Please try again.':
    'Bu geçiş anahtarı kaydedilemedi. Lütfen tekrar deneyin.',
  'That took too long. Please try again.': 'Çok uzun sürdü. Lütfen tekrar deneyin.',
  'This passkey didn’t work. Try again, or use your password.':
    'Bu geçiş anahtarı çalışmadı. Tekrar deneyin veya şifrenizi kullanın.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Bu geçiş anahtarı burada tanınmıyor. Kaldırılmış olabilir. Lütfen şifrenizi kullanın.',
  'Please confirm with your password or a passkey': 'Lütfen şifrenizle veya bir geçiş anahtarıyla onaylayın',
  'Passkey not found': 'Geçiş anahtarı bulunamadı',
  'You can have up to 10 passkeys. Remove one first.':
    'En fazla 10 geçiş anahtarınız olabilir. Önce birini kaldırın.',
  'This passkey was already added': 'Bu geçiş anahtarı zaten eklenmiş',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Geçiş anahtarları için sitenin bir alan adı olmalı. Bu sitenin IP adresi var.',
  // Reviews, workplaces and cards
  'Review not found': 'Yorum bulunamadı',
  'You have already replied to this review': 'Bu yoruma zaten yanıt verdiniz',
  'The customer could not read a reply: the private link was not saved or has expired':
    'Müşteri yanıtı okuyamaz: özel bağlantı kaydedilmemiş veya süresi dolmuş',
  'You can pin up to 3 reviews. Unpin one first.':
    'En fazla 3 yorum sabitleyebilirsiniz. Önce birinin sabitlemesini kaldırın.',
  'Workplace not found': 'İş yeri bulunamadı',
  'The free plan includes a single workplace. Upgrade to add more.':
    'Ücretsiz plan tek iş yeri içerir. Daha fazlası için planınızı yükseltin.',
  'You can have up to 200 workplaces. Delete one first.':
    'En fazla 200 iş yeriniz olabilir. Önce birini silin.',
  'Tracked code not found': 'Takipli kod bulunamadı',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    '100 takipli kod sınırına ulaştınız. Artık kullanmadığınız birinin adını değiştirin.',
  'This browser’s push subscription can’t be used': 'Bu tarayıcının bildirim aboneliği kullanılamıyor',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'Yalnızca kendi yorumlarınızı, o da müşterinin izniyle paylaşabilirsiniz',
  'You have 20 open links. Turn one off to create another.':
    '20 açık bağlantınız var. Yenisini oluşturmak için birini kapatın.',
  'Link not found': 'Bağlantı bulunamadı',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'Bu plan zaten sizde. Ayarlar’dan yönetebilirsiniz.',
  'Your plan has no billing to manage.': 'Planınızda yönetilecek bir ödeme yok.',
  'There are no plans here: everything is included.': 'Burada plan yok: her şey dahil.',
  'Payment provider unavailable': 'Ödeme hizmetine ulaşılamıyor',
  'Payments are not available right now': 'Şu anda ödeme yapılamıyor',
  // Admin
  'Access denied. Admin privileges required.': 'Erişim reddedildi. Yönetici yetkisi gerekir.',
  'The admin account cannot be deleted': 'Yönetici hesabı silinemez',
  'User not found': 'Bu kişi bulunamadı',
  'The end must be at most ten years from now': 'Bitiş en fazla on yıl sonrasında olmalı',
  'The free plan has no end, so its end must be null': 'Ücretsiz planın sonu yoktur, bitişi null olmalı',
};
