import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'customer'> = {
  Language: 'Dil',
  'Loading...': 'Yükleniyor…',
  'Notifications (F8)': 'Bildirimler (F8)',
  Close: 'Kapat',
  Error: 'Hata',
  'Try again': 'Tekrar dene',
  'Loading issue detected. Please refresh the page.':
    'Yüklenirken bir sorun oluştu. Lütfen sayfayı yenileyin.',
  'Install {site}': '{site} uygulamasını yükle',
  'Get reviews of your own, with your own QR code.': 'Kendi QR kodunuzla siz de değerlendirme alın.',
  "Open your browser's menu and choose Add to Home Screen.":
    'Tarayıcınızın menüsünü açıp Ana ekrana ekle’yi seçin.',
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
  'Send now': 'Şimdi gönder',
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
  'Your words are on their way to {name}. No one else will read them.':
    'Sözleriniz yolda. Onları yalnızca {name} okuyacak.',
  'Thanks for being honest. Only {name} will read this.':
    'İçtenliğiniz için teşekkürler. Bunu yalnızca {name} okuyacak.',
  "{name} already has your first version. Your later changes weren't sent.":
    'İlk yazdığınız ulaştı: {name}. Sonraki değişiklikleriniz gönderilmedi.',
  'You gave {rating} out of 5 stars': 'Puanınız: 5 yıldız üzerinden {rating}',
  'Close Window': 'Pencereyi kapat',
  'You can close this page': 'Bu sayfayı kapatabilirsiniz',
  'Earlier review sent': 'Önceki değerlendirme gönderildi',
  'Your review for {name} was still waiting on this phone. It has now been sent.':
    '{name} için değerlendirmeniz bu telefonda bekliyordu. Şimdi gönderildi.',
  'Failed to submit review': 'Değerlendirme gönderilemedi',
  'Saved on this phone, not sent yet': 'Bu telefona kaydedildi, henüz gönderilmedi',
  'Not sent yet': 'Henüz gönderilmedi',
  'Not sent': 'Gönderilmedi',
  'You are offline.': 'Çevrimdışısınız.',
  "We can't reach {site} right now.": 'Şu anda {site} hizmetine ulaşılamıyor.',
  'The connection is slow.': 'Bağlantı yavaş.',
  'Still sending...': 'Hâlâ gönderiliyor…',
  'Trying again...': 'Tekrar deneniyor…',
  "We'll send it as soon as you're back online.": 'Yeniden çevrimiçi olduğunuzda göndereceğiz.',
  'Trying again in a few seconds.': 'Birkaç saniye içinde tekrar denenecek.',
  'Trying again within a minute.': 'Bir dakika içinde tekrar denenecek.',
  'Trying again in about {minutes} min.': 'Yaklaşık {minutes}\u00a0dk. sonra tekrar denenecek.',
  'If you close this page, just open the link again later.':
    'Bu sayfayı kapatırsanız bağlantıyı daha sonra yeniden açmanız yeterli.',
  "This phone couldn't save it, so please keep this page open.":
    'Bu telefon kaydedemedi; lütfen bu sayfayı açık tutun.',
  "{name} can't take more reviews right now. Your text is still here if you want to copy it.":
    '{name} şu anda başka değerlendirme alamıyor. Metniniz burada duruyor, isterseniz kopyalayabilirsiniz.',
  "Your review wasn't accepted.": 'Değerlendirmeniz kabul edilmedi.',
  'Your text is still here. You can edit it and try again.':
    'Metniniz hâlâ burada. Düzenleyip tekrar deneyebilirsiniz.',
  "{name} can't take more reviews right now": '{name} şu anda başka değerlendirme alamıyor',
  'Thanks for stopping by. Please try again in a few days.':
    'Uğradığınız için teşekkürler. Lütfen birkaç gün sonra tekrar deneyin.',
  'What you wrote is saved on this phone:': 'Yazdıklarınız bu telefonda saklanıyor:',
  'Invalid Review Link': 'Geçersiz bağlantı',
  "The review link you're trying to access is invalid or has expired.":
    'Açmaya çalıştığınız bağlantı geçersiz ya da süresi dolmuş.',
  'Please scan the code again or ask for a new link.':
    'Lütfen kodu yeniden okutun ya da yeni bir bağlantı isteyin.',
  'Review limit reached': 'Değerlendirme sınırına ulaşıldı',
  'User not found': 'Bu kişi bulunamadı',
  'The request could not be read': 'İstek okunamadı',
  'The request is too large': 'Metniniz çok uzun',
  'The request took too long': 'Gönderme çok uzun sürdü',
  'Too many requests. Please try again later.': 'Çok fazla deneme yapıldı. Lütfen daha sonra tekrar deneyin.',
  'Service temporarily unavailable': 'Hizmet geçici olarak kullanılamıyor',
  'Internal server error': 'Sunucuda iç hata',
  'Thank you! Your review has been sent to {name}. No one else will read it.':
    'Teşekkürler! Değerlendirmeniz gönderildi. Yalnızca {name} okuyacak.',
  'You can close this page.': 'Bu sayfayı kapatabilirsiniz.',
  'Almost there': 'Az kaldı',
  'Please check the marked fields and send it again.':
    'Lütfen işaretli alanları kontrol edip yeniden gönderin.',
  'An earlier version was already sent': 'Önceki bir sürüm zaten gönderildi',
  'You already sent a different version from this form. If you send this one too, it will be a second review.':
    'Bu formdan farklı bir sürümü zaten gönderdiniz. Bunu da gönderirseniz ikinci bir değerlendirme olur.',
  'Please go back to the form. Your browser may still have what you wrote.':
    'Lütfen forma geri dönün. Yazdıklarınız hâlâ orada olabilir.',
  "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.":
    'Bu kişi şu anda başka değerlendirme alamıyor. Yazdıklarınız aşağıda; kopyalayabilir ya da birkaç gün sonra tekrar deneyebilirsiniz.',
  "Nothing is lost: here's what you wrote. Please make it shorter.":
    'Hiçbir şey kaybolmadı: yazdıklarınız aşağıda. Lütfen kısaltın.',
  "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.":
    'Hiçbir şey kaybolmadı: yazdıklarınız aşağıda. Lütfen biraz bekleyip yeniden gönderin. Yalnızca bir kez ulaşır.',
  "Here's what you wrote, so you can copy it:": 'Yazdıklarınız aşağıda, kopyalayabilirsiniz:',
  'Please try again in a moment': 'Lütfen birazdan tekrar deneyin',
  "Something isn't working on our side right now. Nothing is lost.":
    'Şu anda teknik bir sorun yaşıyoruz. Hiçbir şey kaybolmadı.',
  'Want to edit it later?': 'Sonra değiştirmek ister misiniz?',
  "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.":
    'Özel bir bağlantı kaydedin. Değerlendirmenizi 30\u00a0gün boyunca düzenleyebilir, geri çekebilir veya gelen yanıtı okuyabilirsiniz: {name}.',
  'Save my private link': 'Özel bağlantımı kaydet',
  'Saved on this phone. Use the link to open it on another device.':
    'Bu telefona kaydedildi. Başka bir cihazda açmak için bağlantıyı kullanın.',
  "This phone couldn't save it. Please copy the link.":
    'Bu telefona kaydedilemedi. Lütfen bağlantıyı kopyalayın.',
  'Your private link': 'Özel bağlantınız',
  'Copy link': 'Bağlantıyı kopyala',
  'Share link': 'Bağlantıyı paylaş',
  Copied: 'Kopyalandı',
  'Please copy the selected link.': 'Lütfen seçili bağlantıyı kopyalayın.',
  'View or edit': 'Gör veya düzenle',
  '{name} may show this review to a future employer':
    '{name} bu değerlendirmeyi gelecekteki bir işverene gösterebilir',
  Saved: 'Kaydedildi',
  'Saved. You can change this with your private link.':
    'Kaydedildi. Özel bağlantınızla bunu değiştirebilirsiniz.',
  "That wasn't saved. Please try again.": 'Kaydedilemedi. Lütfen tekrar deneyin.',
  'Your review for {name}': '{name} için değerlendirmeniz',
  'Your private link works until {date}.': 'Özel bağlantınızın son günü: {date}.',
  'Sent on {date}': 'Gönderildi: {date}',
  'Edited on {date}': 'Düzenlendi: {date}',
  Edit: 'Düzenle',
  'Save changes': 'Değişiklikleri kaydet',
  'Keep as is': 'Böyle kalsın',
  "Your changes are saved. We'll let {name} know.": 'Değişiklikleriniz kaydedildi. {name} bilgilendirilecek.',
  'Take it back': 'Geri çek',
  'Take back your review?': 'Değerlendirmeniz geri çekilsin mi?',
  "Your review and stars are deleted right away. This can't be undone.":
    'Yazınız ve yıldızlarınız hemen silinir. Bu işlem geri alınamaz.',
  "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.":
    '{name} yalnızca bir değerlendirmenin geri çekildiğini öğrenir, içeriğini değil. Daha önce gönderilen e-postalarda metin kalmış olabilir.',
  'Review taken back': 'Geri çekildi',
  'Your review and stars have been deleted.': 'Yazınız ve yıldızlarınız silindi.',
  '{name} replied': '{name} yanıt verdi',
  "If {name} replies, you'll see it here.": '{name} yanıt verirse burada görürsünüz.',
  'Open it again later': 'Daha sonra yeniden açın',
  'Not saved on this phone. Anyone with the link can edit your review or take it back.':
    'Bu telefona kaydedilmedi. Bağlantıya sahip olan herkes değerlendirmenizi düzenleyebilir veya geri çekebilir.',
  'Save on this phone': 'Bu telefona kaydet',
  'Remove from this phone': 'Bu telefondan kaldır',
  'Private links on this phone': 'Bu telefondaki özel bağlantılar',
  'No private links on this phone': 'Bu telefonda özel bağlantı yok',
  "After you send a review, you can save a private link to it. You'll find it here for 30 days.":
    'Değerlendirme gönderdikten sonra özel bağlantısını kaydedebilirsiniz. 30\u00a0gün boyunca burada bulursunuz.',
  "Anyone using this phone can open these reviews. Removing a link doesn't delete the review.":
    'Bu telefonu kullanan herkes bu değerlendirmeleri açabilir. Bağlantıyı kaldırmak değerlendirmeyi silmez.',
  'This link has expired': 'Bu bağlantının süresi doldu',
  'Your review stays with the person you wrote it for.': 'Değerlendirmeniz, yazdığınız kişide kalır.',
  'This link no longer works': 'Bu bağlantı artık çalışmıyor',
  'The review was taken back, or part of the link is missing.':
    'Değerlendirme geri çekilmiş ya da bağlantının bir kısmı eksik.',
  "That didn't work": 'Bir sorun oluştu',
  'This page needs JavaScript.': 'Bu sayfa için JavaScript gerekir.',
};
