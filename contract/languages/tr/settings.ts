import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'settings'> = {
  'Groups of settings': 'Ayar grupları',
  Account: 'Hesap',
  Plan: 'Plan',
  Devices: 'Cihazlar',
  // Workplaces
  Workplaces: 'İş yerleri',
  'Manage Workplaces': 'İş yerlerini yönet',
  'Where you work. Each place has its own link and QR code.':
    'Çalıştığınız yerler. Her birinin kendi bağlantısı ve QR kodu vardır.',
  'No workplaces yet': 'Henüz iş yeri yok',
  'Add one to see where each review comes from.':
    'Her yorumun nereden geldiğini görmek için bir tane ekleyin.',
  // Of a workplace, and of a person
  Name: 'Ad',
  Location: 'Yer',
  Actions: 'İşlemler',
  'Optional. A town, street or branch, to tell it apart.':
    'İsteğe bağlı. Ayırt etmek için ilçe, sokak veya şube.',
  'Add Workplace': 'İş yeri ekle',
  'Customers will see its name on your review page.': 'Müşteriler adını yorum sayfanızda görür.',
  'Workplace added successfully': 'İş yeri eklendi',
  'Failed to add workplace': 'İş yeri eklenemedi',
  'Nothing was saved. A second workplace needs a paid plan.':
    'Hiçbir şey kaydedilmedi. İkinci iş yeri için ücretli plan gerekir.',
  'Nothing was saved. Please try again.': 'Hiçbir şey kaydedilmedi. Lütfen tekrar deneyin.',
  'Edit {name}': 'Düzenle: {name}',
  'Edit Workplace': 'İş yerini düzenle',
  "This workplace's links and printed codes will keep working.":
    'Bu iş yerinin bağlantıları ve basılı kodları çalışmaya devam eder.',
  'Save Changes': 'Değişiklikleri kaydet',
  'Workplace updated successfully': 'İş yeri güncellendi',
  'Failed to update workplace': 'İş yeri güncellenemedi',
  'Delete {name}': 'Sil: {name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    '{name} silinsin mi? Yorumları, genel yorum olarak sizde kalır. Kodları genel sayfanızı açar.',
  'Workplace deleted successfully': 'İş yeri silindi',
  'Failed to delete workplace': 'İş yeri silinemedi',
  // Emails
  Emails: 'E-postalar',
  'Choose what we email you, and how often.': 'Size neyi, ne sıklıkta e-postayla göndereceğimizi seçin.',
  'Failed to save your email settings': 'E-posta ayarlarınız kaydedilemedi',
  'New and changed reviews': 'Yeni ve değişen yorumlar',
  // Emails about your page and your plan
  // How often
  'Right away': 'Hemen',
  Daily: 'Günlük',
  Never: 'Hiçbir zaman',
  'You get each new or changed review right away.': 'Yeni veya değişen her yorum hemen gelir.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.': 'Günde tek e-postada, ilkinden 24 saat sonra.',
  "They aren't emailed. You'll find them in your list.": 'E-postayla gönderilmez. Listenizde bulursunuz.',
  'Saved. Anything already waiting is sent one last time.':
    'Kaydedildi. Bekleyenler son bir kez daha gönderilecek.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them': '1 ve 2 yıldızlı yorumlar ben açana kadar kapalı dursun',
  'In your emails and your lists. They still count in your average.':
    'E-postalarınızda ve listelerinizde. Ortalamanıza yine de katılırlar.',
  'Emails about your password and address always come right away.':
    'Şifreniz ve adresinizle ilgili e-postalar her zaman hemen gelir.',
  'Emails about your account and plan always come right away.':
    'Hesabınız ve planınızla ilgili e-postalar her zaman hemen gelir.',
  'On hold': 'Beklemede',
  'These emails wait until you open the link we sent to {email}.':
    '{email} adresine gönderdiğimiz bağlantıyı açana kadar bu e-postalar bekler.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    '{email} adresine giden e-posta reddedildi: {refusal}. Tekrar deneyin veya Hesap bölümünde adresinizi değiştirin.',
  // Notifications
  Alerts: 'Bildirimler',
  'Hear about a new review right here.': 'Yeni yorumdan burada haberiniz olsun.',
  "Couldn't load your alerts.": 'Bildirim ayarlarınız yüklenemedi.',
  'Failed to save your alerts': 'Bildirim ayarlarınız kaydedilemedi',
  'Notify me on this device': 'Bu cihazda bildirim gönder',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Örneğin “★★★★★ Ana”. E-postalarınız da gelmeye devam eder.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Örneğin “★★★★★ Ana”. Bildirimler e-posta ayarlarınıza uyar: aynı yorumlar, aynı saatler.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'Yeni yorum e-postaları “Hiçbir zaman” olarak ayarlı, bu yüzden bildirim de gelmez.',
  'Choose Allow when your browser asks.': 'Tarayıcınız sorduğunda İzin ver’i seçin.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Tarayıcınız {site} bildirimlerini engelliyor. Tarayıcının site ayarlarından veya telefonunuzun ayarlarından izin verin.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'iPhone ve iPad’de bunun için uygulamanın yüklü olması gerekir. Paylaş’a, ardından Ana Ekrana Ekle’ye dokunun ve {site} uygulamasını oradan açın.',
  "This browser can't show notifications. You still get your emails.":
    'Bu tarayıcı bildirim gösteremiyor. E-postalarınız gelmeye devam eder.',
  'Show the words of the review': 'Yorumun metnini göster',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Ekranınızı gören herkes, kilitliyken bile okuyabilir.',
  // The account
  'Account Settings': 'Hesap ayarları',
  'Your name, sign-in and data. More settings are coming soon.':
    'Adınız, giriş bilgileriniz ve verileriniz. Yakında başka ayarlar da gelecek.',
  // A button beside the name, the email address and the password
  Change: 'Değiştir',
  'Change name': 'Adı değiştir',
  'Change your name': 'Adınızı değiştirin',
  'Customers only see your first name.': 'Müşteriler yalnızca adınızı görür, soyadınızı değil.',
  'Save name': 'Adı kaydet',
  'Saving...': 'Kaydediliyor…',
  'Name changed': 'Ad değiştirildi',
  'Failed to change name': 'Ad değiştirilemedi',
  'Change email': 'E-postayı değiştir',
  'Change your email': 'E-postanızı değiştirin',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'Yeni adresinize bir bağlantı göndereceğiz. Siz açana kadar hiçbir şey değişmez.',
  'Your new address.': 'Yeni adresiniz.',
  "To make sure it's you.": 'Siz olduğunuzdan emin olmak için.',
  'Send link': 'Bağlantı gönder',
  'Confirmation email sent': 'Onay e-postası gönderildi',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    '{email} adresine bir bağlantı gönderdik. Adresinizi değiştirmek için 24\u00a0saat içinde açın.',
  'Failed to change email': 'E-posta değiştirilemedi',
  'Changing it signs out your other devices.': 'Değiştirdiğinizde diğer cihazlarınızda çıkış yapılır.',
  'Change password': 'Şifreyi değiştir',
  'Change your password': 'Şifrenizi değiştirin',
  "You'll stay signed in here. Your other devices will be signed out.":
    'Burada oturumunuz açık kalır. Diğer cihazlarınızda çıkış yapılır.',
  'Your current password.': 'Mevcut şifreniz.',
  'Which passkeys may stay?': 'Hangi geçiş anahtarları kalsın?',
  'Check only those you recognize. The others will be removed.':
    'Yalnızca tanıdıklarınızı işaretleyin. Diğerleri kaldırılır.',
  'Save password': 'Şifreyi kaydet',
  'Password changed': 'Şifre değiştirildi',
  'Failed to change password': 'Şifre değiştirilemedi',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Sayfalar, e-postalar ve bildirimler.',
  'Same as browser ({language})': 'Tarayıcıyla aynı ({language})',
  'Failed to change language': 'Dil değiştirilemedi',
  Data: 'Veriler',
  'Everything we store about you, including your reviews, in one file.':
    'Yorumlarınız dahil, sizinle ilgili sakladığımız her şey tek dosyada.',
  'Download my data': 'Verilerimi indir',
  'Data downloaded': 'Veriler indirildi',
  'Failed to download your data': 'Verileriniz indirilemedi',
  // Devices
  "Where you're signed in": 'Oturumunuzun açık olduğu yerler',
  "Don't recognize a device? Sign it out.": 'Tanımadığınız bir cihaz mı var? Oturumunu kapatın.',
  "Couldn't load your devices.": 'Cihazlarınız yüklenemedi.',
  'Show all {count}': 'Tümünü göster ({count})',
  "You're not signed in anywhere else.": 'Başka hiçbir yerde oturumunuz açık değil.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser}, {system}',
  'Unknown device': 'Bilinmeyen cihaz',
  'This device': 'Bu cihaz',
  'Active now, signed in today': 'Şu anda etkin, giriş: bugün',
  'Active now, signed in on {date}': 'Şu anda etkin, giriş: {date}',
  'Last used today, signed in today': 'Son kullanım: bugün, giriş: bugün',
  'Last used today, signed in on {date}': 'Son kullanım: bugün, giriş: {date}',
  'Last used on {used}, signed in on {date}': 'Son kullanım: {used}, giriş: {date}',
  'Sign out {device}': 'Çıkış yap: {device}',
  'Signed out': 'Çıkış yapıldı',
  '{device} will need to sign in again.': 'Yeniden giriş yapılması gerekecek: {device}.',
  'Failed to sign out that device': 'Bu cihazda çıkış yapılamadı',
  'Or sign out on every browser and phone, including this one.':
    'Ya da bu cihaz dahil tüm tarayıcı ve telefonlarda çıkış yapın.',
  'Sign out everywhere': 'Her yerde çıkış yap',
  'Sign out everywhere?': 'Her yerde çıkış yapılsın mı?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'Bu cihaz dahil tüm tarayıcı ve telefonlarda çıkış yapılır. Hesabınız, bağlantılarınız ve yorumlarınız aynı kalır.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'Şifrenizi başkası mı biliyor? Bunun yerine şifrenizi değiştirin. Diğer cihazlarınızda da çıkış yapılır.',
  'Signing out...': 'Çıkış yapılıyor…',
  'Signed out everywhere': 'Her yerde çıkış yapıldı',
  'Failed to sign out everywhere': 'Her yerde çıkış yapılamadı',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Geçiş anahtarları',
  Remove: 'Kaldır',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'Geçiş anahtarı cihazınızda veya şifre yöneticinizde kalır. Şifreniz çalışmaya devam eder.',
  "Couldn't load your passkeys.": 'Geçiş anahtarlarınız yüklenemedi.',
  'No passkeys yet.': 'Henüz geçiş anahtarı yok.',
  "This browser can't use passkeys.": 'Bu tarayıcı geçiş anahtarı kullanamıyor.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'Bu sitenin adresi bir ad değil sayı olduğundan geçiş anahtarları burada çalışmaz.',
  // The passkey exists on several devices of the person
  Synced: 'Eşitlendi',
  'Added on {date}, not used yet': 'Eklendi: {date}, henüz kullanılmadı',
  'Added on {date}, last used on {used}': 'Eklendi: {date}, son kullanım: {used}',
  'Add a passkey': 'Geçiş anahtarı ekle',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Cihazınız yüzünüzü, parmak izinizi veya ekran kilidini isteyecek.',
  'Use a passkey instead': 'Geçiş anahtarı kullan',
  'Remove {name}': 'Kaldır: {name}',
  'Remove this passkey?': 'Bu geçiş anahtarı kaldırılsın mı?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'Artık onunla giriş yapamazsınız. Ardından cihazınızdan veya şifre yöneticinizden de silebilirsiniz.',
  'Removing...': 'Kaldırılıyor…',
  'Passkey removed': 'Geçiş anahtarı kaldırıldı',
  'Failed to remove the passkey': 'Geçiş anahtarı kaldırılamadı',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Hesabınızı silin',
  "The admin account can't be deleted.": 'Yönetici hesabı silinemez.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Hesabınızı, iş yerlerinizi ve yorumlarınızı hemen siler. Bu işlem geri alınamaz.',
  'Delete Account': 'Hesabı sil',
  'Delete your account?': 'Hesabınız silinsin mi?',
  "This can't be undone. It deletes right away:": 'Bu işlem geri alınamaz. Hemen silinecekler:',
  "every review you've received": 'aldığınız tüm yorumlar',
  'your workplaces and your review page': 'iş yerleriniz ve yorum sayfanız',
  'your links and printed codes, which will stop working':
    'artık çalışmayacak olan bağlantılarınız ve basılı kodlarınız',
  "your subscription, if you have one. You won't be charged again.":
    'varsa aboneliğiniz. Sizden bir daha ücret alınmaz.',
  'Want to keep your reviews? Download your data first.':
    'Yorumlarınızı saklamak ister misiniz? Önce verilerinizi indirin.',
  'Deleting...': 'Siliniyor…',
  'Account deleted': 'Hesap silindi',
  'Everything in it has been deleted.': 'İçindeki her şey silindi.',
  'Failed to delete account': 'Hesap silinemedi',
};
