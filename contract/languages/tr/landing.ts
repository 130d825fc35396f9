import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. `{name}` is Maya, a waitress. */
export const texts: Dictionary<'tr', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'Her gün teşekkür duyuyorsunuz, akşama uçup gidiyor. Size özel bir bağlantı ve QR kodu alın: müşteri 30\u00a0saniyede yazar, yalnızca siz okursunuz.',
  'Start collecting, free': 'Ücretsiz başlayın',
  'Start collecting': 'Toplamaya başlayın',
  'See how it works': 'Nasıl çalıştığını görün',
  'Your first {limit} reviews are free. No card needed.': 'İlk {limit} yorumunuz ücretsiz. Kart gerekmez.',
  "We don't take new accounts here.": 'Burada yeni hesap açılmıyor.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': '{name} nasıldı?',
  'Try it: how did {name} do?': 'Deneyin: {name} nasıldı?',
  'Try it. Tap a star.': 'Deneyin. Bir yıldıza dokunun.',
  'Just now': 'Az önce',
  'Private, for {name} only': 'Özel, yalnızca {name} için',
  'You remembered our table, and the joke about the tiramisu.':
    'Masamızı da tiramisu esprisini de unutmamışsınız.',
  'You know your wine. I now order that Bairrada by the case.':
    'Şaraptan anlıyorsunuz. O Bairrada’yı artık kasayla alıyorum.',
  'Friendly, but our starters and mains came at the same time.':
    'Güler yüzlüydünüz ama başlangıçlarla ana yemekler aynı anda geldi.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Gülümsemeniz güzel ama iki kez su istedim, yine susuz kaldım.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    'Ana yemeği 50\u00a0dakika bekledik, o da yanlış geldi.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'Konu restoran değil, sizsiniz',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'Yorum siteleri restoranı över. Burada övgü, o akşamı güzelleştiren kişide kalır.',
  'The reviews on this page are made-up examples.': 'Bu sayfadaki yorumlar kurgusal örneklerdir.',
  'Instant email notifications': 'Anında e-posta bildirimi',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'Müşteri Gönder’e dokunduğu anda yorumun tamamı e-posta kutunuza doğru yola çıkar.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Akşam 9’da geldi, kaçağı 20\u00a0dakikada giderdi. Efsane.',
  'You own your data': 'Verileriniz size ait',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Tüm yorumlarınızı dilediğiniz zaman indirin. İş değiştirin, iyi adınız sizinle gelsin.',
  'I followed you to the new salon. Two buses, and worth it.':
    'Sizin için yeni salona geldim. İki otobüs değiştirdim, değdi.',
  'Private, not posted': 'Özel kalır, yayımlanmaz',
  'Only you see your reviews. No public score next to your name.':
    'Yorumlarınızı yalnızca siz görürsünüz. Adınızın yanında herkese açık bir puan yok.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'Derz, numuneden bir ton farklı olmuş. Doğrusu böyle daha çok beğendim.',
  '30 seconds for a customer': 'Müşteri için 30\u00a0saniye',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Uygulama yok, hesap yok. Her telefonda yıldızlar, birkaç söz ve bir ad yeter.',
  'Plaster like glass.': 'Cam gibi sıva.',
  'Every place you work': 'Çalıştığınız her yer',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'Hafta içi bistro, hafta sonu otel mi? Ücretli planda her birinin kendi kodu olur.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'Hafta içi bistro, hafta sonu otel mi? Her birinin kendi kodu olur.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Tek başıma gelmiştim, yalnızlık çekerim sanıyordum. Bir an bile çekmedim.',
  'Easy to hand out': 'Paylaşması kolay',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Kodu hesap fişine basın, bağlantıyı mesajla gönderin ya da telefonunuzdan gösterin.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'İkinci şişeyi SÖYLEMEYİN dedi, yoksa son tramvayı kaçıracaktık.',
  // How it works
  'How it works': 'Nasıl çalışır',
  'Add where you work': 'İş yerinizi ekleyin',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Hesabınızı oluşturup iş yerinizi ekleyin. Bir dakika sürer, hiçbir şey yüklemeniz gerekmez.',
  'Hand out your code': 'Kodunuzu verin',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'İyi giden bir işin hemen ardından isteyin. Müşteriniz okutur, dokunur, yazar.',
  'Keep the good word': 'Güzel sözü saklayın',
  'It arrives by email and stays in your list, whatever job you do next.':
    'E-postayla gelir ve sırada hangi iş olursa olsun listenizde kalır.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Basılı bir kart: {name} nasıldı? Sorunun yanında bir QR kodu',
  'Scan and tell {name}. 30 seconds, private.': 'Kodu okutun, {name} duysun. 30\u00a0saniye, aranızda kalır.',
  // The last letter
  'The next thank you could be the first one you keep':
    'Bir sonraki teşekkür, sakladığınız ilk teşekkür olsun',
  'Create your account': 'Hesabınızı oluşturun',
  'See pricing': 'Fiyatları gör',
};
