import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'admin'> = {
  'Access Denied': 'Erişim yok',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Bu sayfa {site} yöneticileri içindir. Kendi yorumlarınızı ve istatistiklerinizi panelinizde bulursunuz.',
  'Return to Dashboard': 'Panele dön',
  "Couldn't load the totals.": 'Toplamlar yüklenemedi.',
  // The admin's dashboard
  'Admin Dashboard': 'Yönetim paneli',
  'Delete/Manage Users': 'Kullanıcıları yönet/sil',
  'Total Users': 'Toplam kullanıcı',
  'Paid Users': 'Ücretli kullanıcı',
  'Conversion Rate': 'Dönüşüm oranı',
  'Monthly Revenue': 'Aylık gelir',
  'Total Reviews': 'Toplam yorum',
  'Version {version}': 'Sürüm {version}',
  Insights: 'İstatistikler',
  "Couldn't load the insights.": 'İstatistikler yüklenemedi.',
  'Insights start with the first sign-up': 'İstatistikler ilk kayıtla başlar',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Aylık kayıtları, yorumları ve geliri burada göreceksiniz.',
  "You'll see sign-ups and reviews per month here.": 'Aylık kayıtları ve yorumları burada göreceksiniz.',
  'Sign-ups per month': 'Aylık kayıtlar',
  'Revenue per month': 'Aylara göre gelir',
  'Payments in the last 12 months, without plans you set yourself':
    'Son 12\u00a0aydaki ödemeler, sizin belirlediğiniz planlar hariç',
  'Sign-ups': 'Kayıtlar',
  Revenue: 'Gelir',
  '{count} sign-up|{count} sign-ups': { one: '{count} kayıt', other: '{count} kayıt' },
  'No sign-ups in the last 12 months.': 'Son 12\u00a0ayda kayıt yok.',
  'No revenue in the last 12 months.': 'Son 12\u00a0ayda gelir yok.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'İşlem geçmişi',
  "Couldn't load the audit trail.": 'İşlem geçmişi yüklenemedi.',
  "Couldn't load more entries.": 'Daha fazla kayıt yüklenemedi.',
  'No changes yet': 'Henüz değişiklik yok',
  'Plan changes, deleted users and retried emails will show up here.':
    'Plan değişiklikleri, silinen kullanıcılar ve yeniden denenen e-postalar burada görünür.',
  'Deleted users and retried emails will show up here.':
    'Silinen kullanıcılar ve yeniden denenen e-postalar burada görünür.',
  '{actor} changed the plan of {username}': '{actor}, {username} kullanıcısının planını değiştirdi',
  '{actor} deleted {username}': '{actor}, {username} kullanıcısını sildi',
  '{actor} signed {username} out everywhere': '{actor}, {username} kullanıcısının tüm oturumlarını kapattı',
  '{actor} queued all failed emails again': '{actor} gönderilemeyen tüm e-postaları yeniden sıraya aldı',
  'an unknown user': 'bilinmeyen bir kullanıcı',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}:',
  'changed to': 'yerine',
  none: 'yok',
  Until: 'Bitiş',
  // Emails by their state
  'Email delivery': 'E-posta gönderimi',
  "Couldn't load the emails.": 'E-postalar yüklenemedi.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'Bekletilenler, adresin onaylanmasını veya yeniden e-posta almasını bekler. Gönderilemeyenler bir ay saklanır.',
  // States of an email
  Held: 'Bekletiliyor',
  Queued: 'Sırada',
  Failed: 'Gönderilemedi',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Son hata, {time}: {error}',
  'Retry all failed': 'Gönderilemeyenlerin hepsini tekrar dene',
  'Emails queued again': 'E-postalar yeniden sıraya alındı',
  'Retry failed': 'Tekrar denenemedi',
  'Failed to queue the emails again': 'E-postalar yeniden sıraya alınamadı',
  // Kinds of emails
  // Users
  'User Management': 'Kullanıcı yönetimi',
  Users: 'Kullanıcılar',
  User: 'Kullanıcı',
  Email: 'E-posta',
  Industry: 'Sektör',
  Plan: 'Plan',
  Workplaces: 'İş yerleri',
  Joined: 'Katılım',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit> yorum</unit>',
    other: '{count}<unit> yorum</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit> iş yeri</unit>',
    other: '{count}<unit> iş yeri</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Katılım: </heading>{date}',
  'N/A': '–',
  Actions: 'İşlemler',
  'Actions for {name}': 'İşlemler: {name}',
  // Number of users
  Total: 'Toplam',
  Paid: 'Ücretli',
  'Search users': 'Kullanıcı ara',
  'Name, username or email': 'Ad, kullanıcı adı veya e-posta',
  'Sort by': 'Sıralama',
  'Newest first': 'Önce en yeni',
  'Oldest first': 'Önce en eski',
  Name: 'Ad',
  'Most reviews': 'En çok yorum',
  '{count} user found|{count} users found': {
    one: '{count} kullanıcı bulundu',
    other: '{count} kullanıcı bulundu',
  },
  'More than {count} user found|More than {count} users found': {
    one: '{count} kullanıcıdan fazlası bulundu',
    other: '{count} kullanıcıdan fazlası bulundu',
  },
  'No users found': 'Kullanıcı bulunamadı',
  'Try another name or email.': 'Başka bir ad veya e-posta deneyin.',
  "You'll see everyone who signs up here.": 'Kaydolan herkesi burada göreceksiniz.',
  'Clear search': 'Aramayı temizle',
  "Couldn't load the users.": 'Kullanıcılar yüklenemedi.',
  "Couldn't load more users.": 'Daha fazla kullanıcı yüklenemedi.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'Kayıtlar kapalı. Hesap oluşturmak için sunucuda ./goodword user create komutunu çalıştırın: kişiye, şifresini belirlemesi için bir bağlantı e-postayla gönderilir.',
  // Changing a user's plan
  'Edit Subscription': 'Aboneliği düzenle',
  '{name} is on the free plan.': '{name} ücretsiz planda.',
  '{name} is on the monthly plan until {date}.': '{name}, {date} tarihine kadar aylık planda.',
  '{name} is on the monthly plan, with no end date.': '{name} aylık planda, bitiş tarihi yok.',
  '{name} is on the annual plan until {date}.': '{name}, {date} tarihine kadar yıllık planda.',
  '{name} is on the annual plan, with no end date.': '{name} yıllık planda, bitiş tarihi yok.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} abonelikle ödüyor. Planı burada değiştirmek ödemeleri durdurmaz.',
  'New plan': 'Yeni plan',
  'Until {date}': 'Bitiş: {date}',
  'No end date': 'Bitiş tarihi yok',
  'Save Changes': 'Değişiklikleri kaydet',
  'User updated': 'Kullanıcı güncellendi',
  'Update failed': 'Güncellenemedi',
  'Failed to update user': 'Kullanıcı güncellenemedi',
  // Signing a user out
  'Sign Out User': 'Kullanıcının oturumunu kapat',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    '{name} ({username}) için tüm tarayıcılarda oturum kapatılsın mı? Hesabı ve şifresi aynı kalır.',
  'User signed out': 'Oturum kapatıldı',
  "They'll need to sign in again in every browser.": 'Her tarayıcıda yeniden giriş yapması gerekecek.',
  'Sign out failed': 'Oturum kapatılamadı',
  'Failed to sign out user': 'Kullanıcının oturumu kapatılamadı',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Kullanıcıyı sil',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    '{name} ({username}) silinsin mi? Onunla birlikte {reviews}, {workplaces} ve gönderilmemiş tüm e-postalar silinir. Yorum bağlantısı ve basılı kodları artık çalışmaz. Bu işlem geri alınamaz.',
  '{count} workplace|{count} workplaces': { one: '{count} iş yeri', other: '{count} iş yeri' },
  'User deleted': 'Kullanıcı silindi',
  'User and all associated data have been removed.': 'Kullanıcı ve tüm verileri silindi.',
  'Delete failed': 'Silinemedi',
  'Failed to delete user': 'Kullanıcı silinemedi',
  'Needs attention': 'İlgi bekliyor',
  'Since {time}': 'Başlangıç: {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'E-postalar gönderilmiyor',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: '{count} e-posta bekliyor.',
    other: '{count} e-posta bekliyor.',
  },
  'The last attempt failed with "{error}".': 'Son deneme başarısız oldu: “{error}”.',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'E-posta sunucusunu ve SMTP_URL ayarını kontrol edin: düzelince e-postalar kendiliğinden gider.',
  'The disk is almost full': 'Disk neredeyse dolu',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    '{folder} için {megabytes}\u00a0MB kaldı. Dolduğunda yorumlar kaydedilemez: yer açın veya daha büyük bir disk alın.',
  'There is no recent backup': 'Güncel yedek yok',
  'There is no backup yet': 'Henüz yedek yok',
  'Run ./goodword backup now, and let it run every night.':
    'Şimdi ./goodword backup komutunu çalıştırın ve her gece çalışmasını sağlayın.',
  "The proxy isn't trusted": 'Proxy’ye güvenilmiyor',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    '{address} üzerinden gelen tüm ziyaretçiler tek kişi sayılıyor; birinin yanlış şifreleri herkesi dışarıda bırakır. {address} sizin proxy’nizse TRUST_PROXY ayarına yazın, X-Forwarded-For göndermesini sağlayın ve yeniden başlatın.',
};
