import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Dil',
  'Loading...': 'Yükleniyor…',
  'Notifications (F8)': 'Bildirimler (F8)',
  Close: 'Kapat',
  Error: 'Hata',
  'Try again': 'Tekrar dene',
  'Loading issue detected. Please refresh the page.':
    'Yüklenirken bir sorun oluştu. Lütfen sayfayı yenileyin.',
  'Install Goodword': 'Goodword’ü yükle',
  'Collect reviews of your own, with your own QR code.': 'Kendi QR kodunuzla kendi yorumlarınızı toplayın.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'Tarayıcınızın menüsünde Yükle veya Ana ekrana ekle seçeneğini seçin.',
  'Tap Share, then Add to Home Screen.': 'Paylaş’a, ardından Ana Ekrana Ekle’ye dokunun.',
  Install: 'Yükle',
  'Not now': 'Şimdi değil',
  'No connection': 'Bağlantı yok',
  'Please check your internet connection and try again.':
    'Lütfen internet bağlantınızı kontrol edip tekrar deneyin.',
  'Review for {name}': '{name} için değerlendirme',
  'Review for {name} at {workplace}': '{name} için değerlendirme, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    '{name} nasıldı? 30\u00a0saniyede özel bir değerlendirme yazın: yalnızca {name} okuyacak.',
  'Private, for {name} only': 'Özel, yalnızca {name} için',
  'Private: only {name} will read it.': 'Özel: bunu yalnızca {name} okuyacak.',
  'How did {name} do?': '{name} nasıldı?',
  'Your rating': 'Puanınız',
  '1 star': '1\u00a0yıldız',
  '2 stars': '2\u00a0yıldız',
  '3 stars': '3\u00a0yıldız',
  '4 stars': '4\u00a0yıldız',
  '5 stars': '5\u00a0yıldız',
  'Pick your stars. It takes 30 seconds.': 'Yıldızlarınızı seçin. 30\u00a0saniye sürer.',
  'Not good': 'İyi değil',
  'Could be better': 'Daha iyi olabilirdi',
  'All right': 'Fena değil',
  Good: 'İyi',
  Wonderful: 'Harika',
  'Your review': 'Değerlendirmeniz',
  'What will you remember? A sentence is plenty.': 'Aklınızda ne kalacak? Bir cümle yeter.',
  'Your name': 'Adınız',
  Location: 'Yer',
  '(optional)': '(isteğe bağlı)',
  'Where you are from': 'Nereden geldiğiniz',
  'Submit Review': 'Değerlendirmeyi gönder',
  'Sending...': 'Gönderiliyor…',
  'Please choose a rating': 'Lütfen bir puan seçin',
  'Please provide a review comment': 'Lütfen birkaç kelime yazın',
  'Please use at most 5,000 characters': 'Lütfen en fazla 5.000\u00a0karakter kullanın',
  'Please provide your name': 'Lütfen adınızı yazın',
  'Please use at most 120 characters': 'Lütfen en fazla 120\u00a0karakter kullanın',
  'Please use ordinary characters only': 'Lütfen yalnızca olağan karakterler kullanın',
  'Review submitted!': 'Değerlendirme gönderildi!',
  'Thank you! Your review has been sent to {name}.':
    'Teşekkürler! Değerlendirmeniz gönderildi. Alıcı: {name}.',
  'Thank You': 'Teşekkürler',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Güzel sözleriniz yolda. Onları {name} dışında kimse okumayacak.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'İçten sözleriniz yolda. Onları {name} dışında kimse okumayacak.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    'İlk gönderdiğiniz, alıcısına ulaştı: {name}. Sonradan değiştirdikleriniz gönderilmedi.',
  'You gave {rating} out of 5 stars': 'Puanınız: 5 yıldız üzerinden {rating}',
  'Close Window': 'Pencereyi kapat',
  'You can close this page': 'Bu sayfayı kapatabilirsiniz',
  'Earlier review sent': 'Önceki değerlendirme gönderildi',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    '{name} için yazdığınız değerlendirme bu telefonda bekliyordu. Şimdi ulaştı.',
  'Failed to submit review': 'Değerlendirme gönderilemedi',
  'Saved on this phone, not sent yet': 'Bu telefona kaydedildi, henüz gönderilmedi',
  'Not sent yet': 'Henüz gönderilmedi',
  'Not sent': 'Gönderilmedi',
  'You are offline.': 'Çevrimdışısınız.',
  'The server cannot be reached right now.': 'Sunucuya şu anda ulaşılamıyor.',
  'The server cannot take it right now.': 'Sunucu şu anda kabul edemiyor.',
  'The connection is slow.': 'Bağlantı yavaş.',
  'Still sending...': 'Hâlâ gönderiliyor…',
  'Trying again...': 'Tekrar deneniyor…',
  'It goes out by itself as soon as you are back online.':
    'Yeniden çevrimiçi olduğunuzda kendiliğinden gönderilir.',
  'It goes out by itself, next try in a few seconds.':
    'Kendiliğinden gönderilir, sonraki deneme birkaç saniye içinde.',
  'It goes out by itself, next try within a minute.':
    'Kendiliğinden gönderilir, sonraki deneme bir dakika içinde.',
  'It goes out by itself, next try in about {minutes} min.':
    'Kendiliğinden gönderilir, sonraki deneme yaklaşık {minutes}\u00a0dk. sonra.',
  'If you close this page, it goes out when you open the link again.':
    'Bu sayfayı kapatırsanız, bağlantıyı yeniden açtığınızda gönderilir.',
  'This phone could not save it, so please keep this page open.':
    'Bu telefon kaydedemedi; lütfen bu sayfayı açık tutun.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} şu anda başka değerlendirme alamıyor. Sözleriniz burada kalır, kopyalayabilirsiniz.',
  'The server did not take your review.': 'Sunucu değerlendirmenizi kabul etmedi.',
  'Your words stay here. You can change them, and try again.':
    'Sözleriniz burada kalır. Değiştirip tekrar deneyebilirsiniz.',
  '{name} cannot take more reviews right now': '{name} şu anda başka değerlendirme alamıyor',
  'How kind of you to stop by. Please try this link again another day.':
    'Uğramanız ne hoş. Lütfen bu bağlantıyı başka bir gün yeniden deneyin.',
  'What you wrote is kept on this phone:': 'Yazdıklarınız bu telefonda saklanıyor:',
  'Invalid Review Link': 'Geçersiz bağlantı',
  "The review link you're trying to access is invalid or has expired.":
    'Açmaya çalıştığınız bağlantı geçersiz ya da süresi dolmuş.',
  'Please scan the code again, or ask for a new link.':
    'Lütfen kodu yeniden okutun ya da yeni bir bağlantı isteyin.',
  'Review limit reached': 'Değerlendirme sınırına ulaşıldı',
  'User not found': 'Bu kişi bulunamadı',
  'The request could not be read': 'İstek okunamadı',
  'The request is too large': 'Gönderilen metin çok büyük',
  'The request took too long': 'Gönderme çok uzun sürdü',
  'Too many requests. Please try again later.': 'Çok fazla istek. Lütfen daha sonra tekrar deneyin.',
  'Service temporarily unavailable': 'Hizmet geçici olarak kullanılamıyor',
  'Internal server error': 'Sunucuda iç hata',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Teşekkürler! Değerlendirmeniz gönderildi. {name} dışında kimse okumayacak.',
  'You can close this page.': 'Bu sayfayı kapatabilirsiniz.',
  'Almost there': 'Az kaldı',
  'Please look at what is marked, and send it again.': 'Lütfen işaretli yerlere bakıp yeniden gönderin.',
  'An earlier version has arrived': 'Daha önceki bir sürüm ulaştı',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Bu form daha önce, başka sözlerle bir değerlendirme gönderdi. Bunları da gönderirseniz ikinci bir değerlendirme olarak ulaşır.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Lütfen forma geri dönün. Tarayıcınızda orada yazdıklarınız hâlâ duruyor olabilir.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Bu kişi şu anda başka değerlendirme alamıyor. Yazdıklarınız aşağıda; kopyalayabilir ya da başka bir gün yeniden deneyebilirsiniz.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Hiçbir şey kaybolmadı: yazdıklarınız aşağıda. Lütfen kısaltın.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Hiçbir şey kaybolmadı: yazdıklarınız aşağıda. Lütfen biraz bekleyip yeniden gönderin. Yalnızca bir kez ulaşır.',
  'Here is what you wrote, so that you can copy it:': 'Yazdıklarınız aşağıda, kopyalayabilirsiniz:',
  'Please try again in a moment': 'Lütfen birazdan tekrar deneyin',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Bizim tarafımızda şu anda bir şey çalışmıyor. Size ait hiçbir şey kaybolmadı.',
  'Your words stay yours': 'Sözleriniz sizin kalır',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Bir anahtarla onları 30 gün boyunca görebilir, değiştirebilir veya geri çekebilir, gelen yanıtı okuyabilirsiniz: {name}.',
  'Keep a key to this review': 'Bu değerlendirmenin anahtarını sakla',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'Anahtar bu cihazda saklanıyor. Bağlantıyla başka yerde de açılır.',
  'This device could not keep the key. Please copy the link.':
    'Bu cihaz anahtarı saklayamadı. Lütfen bağlantıyı kopyalayın.',
  'Your secret link': 'Gizli bağlantınız',
  'Copy link': 'Bağlantıyı kopyala',
  'Share link': 'Bağlantıyı paylaş',
  Copied: 'Kopyalandı',
  'Please copy the marked link yourself.': 'Lütfen işaretli bağlantıyı kendiniz kopyalayın.',
  'See or change it': 'Gör veya değiştir',
  '{name} may show my words to an employer': '{name} sözlerimi bir işverene gösterebilir',
  Saved: 'Kaydedildi',
  'Saved. You can take it back with your key.': 'Kaydedildi. Anahtarınızla bundan vazgeçebilirsiniz.',
  'This was not saved. Please try again.': 'Bu kaydedilmedi. Lütfen yeniden deneyin.',
  'Your review for {name}': '{name} için değerlendirmeniz',
  'Your key opens it until {date}.': 'Anahtarınızın son günü: {date}.',
  'Sent on {date}': 'Gönderildi: {date}',
  'Changed on {date}': 'Değiştirildi: {date}',
  'Change it': 'Değiştir',
  'Save changes': 'Değişiklikleri kaydet',
  'Leave it as it is': 'Olduğu gibi bırak',
  'Your changes are saved. {name} is told.': 'Değişiklikleriniz kaydedildi. {name} haber alır.',
  'Withdraw it': 'Geri çek',
  'Withdraw your review?': 'Değerlendirmeniz geri çekilsin mi?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Sözleri ve yıldızlarıyla hemen silinir ve geri getirilemez.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} bir değerlendirmenin geri çekildiğini, sözleri olmadan öğrenir. Daha önce gönderilmiş bir e-postada sözler kalmış olabilir.',
  Withdrawn: 'Geri çekildi',
  'Your review is deleted, with its words and stars.': 'Değerlendirmeniz sözleri ve yıldızlarıyla silindi.',
  '{name} has answered you': '{name} size yanıt verdi',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} bir kez yanıt verebilir. Yanıt burada, yalnızca sizin için durur.',
  'Your key': 'Anahtarınız',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Bu cihazda anahtar saklanmıyor. Bağlantıya sahip olan herkes bunların hepsini yapabilir.',
  'Keep the key on this device': 'Anahtarı bu cihazda sakla',
  'Forget the key': 'Anahtarı unut',
  'Keys on this device': 'Bu cihazdaki anahtarlar',
  'No keys on this device': 'Bu cihazda anahtar yok',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Bir değerlendirme bıraktıktan sonra anahtarını saklayabilirsiniz. Anahtar 30 gün burada durur.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Bu cihazı kullanan herkes bu değerlendirmeleri açabilir. Bir anahtarı unutmak değerlendirmeyi değiştirmez.',
  'The 30 days are over': '30 gün doldu',
  'The review stays with the person you wrote it for.': 'Değerlendirme, yazdığınız kişide kalır.',
  'This key opens nothing': 'Bu anahtar hiçbir şey açmıyor',
  'The review was withdrawn, or the link is not complete.':
    'Değerlendirme geri çekilmiş ya da bağlantı eksik.',
  'This did not work': 'Bu olmadı',
  'This page needs JavaScript.': 'Bu sayfa için JavaScript gerekir.',
};
