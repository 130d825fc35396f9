import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'accounts'> = {
  // Page titles
  'Forgot password': 'Şifremi unuttum',
  // Login
  'Good to see you': 'Sizi görmek güzel',
  'Sign in to read what your customers say.': 'Müşterilerinizin ne dediğini okumak için giriş yapın.',
  'New here? <register>Create an account</register>': 'Yeni misiniz? <register>Hesap oluşturun</register>',
  Username: 'Kullanıcı adı',
  Password: 'Şifre',
  'Signing in...': 'Giriş yapılıyor…',
  'Use a passkey': 'Geçiş anahtarı kullan',
  'Forgot password?': 'Şifrenizi mi unuttunuz?',
  'Login successful': 'Giriş yapıldı',
  'Login failed': 'Giriş yapılamadı',
  "That didn't work. Check your username and password.":
    'Olmadı. Kullanıcı adınızı ve şifrenizi kontrol edin.',
  'Please check your credentials': 'Lütfen giriş bilgilerinizi kontrol edin',
  // Register
  'Create your account': 'Hesabınızı oluşturun',
  'It takes a minute.': 'Bir dakika sürer.',
  'Already have an account? <login>Sign in</login>': 'Hesabınız var mı? <login>Giriş yapın</login>',
  'Full name': 'Ad soyad',
  'Customers only see your first name.': 'Müşteriler yalnızca adınızı görür, soyadınızı değil.',
  Email: 'E-posta',
  'We send your reviews here.': 'Yorumlarınızı buraya göndeririz.',
  'At least 6 characters.': 'En az 6\u00a0karakter.',
  Industry: 'Sektör',
  'Create account': 'Hesap oluştur',
  'Creating account...': 'Hesap oluşturuluyor…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'Hesap oluşturarak <terms>Kullanım koşulları</terms> ve <privacy>Gizlilik politikası</privacy> metinlerini kabul edersiniz.',
  'Account created successfully': 'Hesabınız oluşturuldu',
  'Welcome to {site}!': '{site} ailesine hoş geldiniz!',
  'Registration failed': 'Hesap oluşturulamadı',
  'Please try again with different credentials': 'Lütfen farklı bilgilerle tekrar deneyin',
  'Please choose a different username or email, then try again.':
    'Lütfen başka bir kullanıcı adı veya e-posta seçip tekrar deneyin.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'Hak ettiğiniz güzel sözler sizde kalmalı',
  'Your first {limit} reviews are free': 'İlk {limit} yorumunuz ücretsiz',
  'No card needed, and they never expire.': 'Kart gerekmez, süresi de dolmaz.',
  'A link and a QR code of your own': 'Size özel bir bağlantı ve QR kodu',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Telefonunuzda, hesap fişinde ya da cebinizdeki kartta dursun.',
  'Every review in your inbox, right away': 'Her yorum anında e-posta kutunuzda',
  'Read it on the way home, not at your next performance review.':
    'Bir sonraki performans görüşmesinde değil, eve dönerken okuyun.',
  'Yours when you change jobs': 'İş değiştirseniz de sizin',
  'Your reviews belong to you, not your employer. You own your data.':
    'Yorumlarınız işvereninizin değil, sizin. Verileriniz size ait.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'Dediği saatte geldi, dediği parayı aldı. Böylelerinin kaldığını bilmiyordum.',
  // Instead of the sign-up form
  'No new accounts': 'Yeni hesap alınmıyor',
  "We don't take new accounts here.": 'Burada yeni hesap açılmıyor.',
  'Questions? Write to <mail>{address}</mail>.': 'Sorunuz mu var? Bize yazın: <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'Şifrenizi mi unuttunuz?',
  "Enter your email and we'll send you a link to choose a new one.":
    'E-postanızı yazın, yeni şifre seçmeniz için bir bağlantı gönderelim.',
  'Back to login': 'Girişe dön',
  'Send reset link': 'Bağlantıyı gönder',
  'Reset email sent': 'Şifre yenileme e-postası gönderildi',
  'Failed to send reset email': 'Şifre yenileme e-postası gönderilemedi',
  'No email was sent. Check the address, then try again.':
    'E-posta gönderilmedi. Adresi kontrol edip tekrar deneyin.',
  'Check your email': 'E-postanıza bakın',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    '<address>{email}</address> bir hesaba aitse bağlantı yolda. Bir saat geçerlidir. Gelmedi mi? Spam klasörünüze bakın.',
  // New password
  'Choose a new password': 'Yeni bir şifre seçin',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Eskisinin yerini alır, her yerde oturumunuzu kapatır ve tüm geçiş anahtarlarını kaldırır.',
  'New password': 'Yeni şifre',
  'Confirm password': 'Şifreyi onaylayın',
  'Reset password': 'Şifreyi yenile',
  'Saving...': 'Kaydediliyor…',
  'Password reset successful': 'Şifreniz yenilendi',
  'Your new password is set': 'Yeni şifreniz hazır',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'Tüm cihazlarda çıkış yapıldı ve tüm geçiş anahtarları kaldırıldı. Yeni şifrenizle giriş yapın.',
  'Go to Login': 'Girişe git',
  'Invalid Reset Link': 'Geçersiz bağlantı',
  'Invalid reset link': 'Geçersiz bağlantı',
  'The password reset link is invalid or missing.': 'Şifre yenileme bağlantısı geçersiz veya eksik.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Her bağlantı bir saat boyunca, bir kez çalışır; yalnızca en yenisi geçerlidir.',
  'Request a new link': 'Yeni bağlantı iste',
  'Reset token is missing.': 'Bağlantının bir kısmı eksik.',
  'Failed to reset password': 'Şifre yenilenemedi',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Şifreniz değişmedi. Yeni bir bağlantı isteyin veya tekrar deneyin.',
  // Confirming an address
  'Confirm your email': 'E-postanızı onaylayın',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'Bu bağlantıyı yeni adresinize gönderdik. {site} hesabınızda kullanmak için onaylayın.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'Bu bağlantıyı kaydolduğunuz adrese gönderdik. Yorumlarınızı orada almak için onaylayın.',
  'Confirm this address': 'Bu adresi onayla',
  'Confirming...': 'Onaylanıyor…',
  'Failed to confirm your email': 'E-postanız onaylanamadı',
  'Your email has changed': 'E-postanız değişti',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Yeni yorumları bu adrese göndereceğiz; onunla giriş de yapabilirsiniz. Eski adresinize de haber verdik.',
  'Your email is confirmed': 'E-postanız onaylandı',
  "We'll send your reviews to this address.": 'Yorumlarınızı bu adrese göndereceğiz.',
  'Invalid confirmation link': 'Geçersiz onay bağlantısı',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'Onay bağlantısı geçersiz veya süresi dolmuş. Her bağlantı 24\u00a0saat boyunca, bir kez çalışır; yalnızca en yenisi geçerlidir. Ayarlar’dan yeni bir bağlantı alabilirsiniz.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'Onay bağlantısı geçersiz veya süresi dolmuş. Her bağlantı 7\u00a0gün boyunca, bir kez çalışır; yalnızca en yenisi geçerlidir. Adresinizin onaylanıp onaylanmadığını görmek veya yeni bağlantı almak için giriş yapın.',
  'Go to Settings': 'Ayarlara git',
  'This address is taken': 'Bu adres kullanılıyor',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Bu e-posta adresi kullanılıyor: başka bir hesap onu daha önce onayladı. Adresiniz değişmedi. Ayarlar’dan başka bir adres seçebilirsiniz.',
};
