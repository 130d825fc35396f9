import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'marketing'> = {
  '"{quote}"': '“{quote}”',
  'A link that belongs to a person': 'Kişiye ait bir bağlantı',
  'A printed card with a question and a QR code': 'Üzerinde bir soru ve QR kodu olan basılı kart',
  'As on every page here.': 'Buradaki her sayfada olduğu gibi.',
  'Ask us a question': 'Bize soru sorun',
  "Don't recolor, stretch or rotate it.": 'Rengini değiştirmeyin, esnetmeyin, döndürmeyin.',
  'Download {format}<more>: {picture}</more>': '{format} indir<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Her yorum, ilgili çalışana hemen e-postayla gider. Hiçbir şey yayımlanmaz, kimse sıralanmaz.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Her kuruluş hikâyesinin bir anı vardır. Bizimki, mesainin sonu: Bir misafir akşamını güzelleştirdiğinizi söylemiştir, son masa silindiğinde ise sözler uçup gitmiştir. Geriye restoranın sayfasında bir yıldız kalır.',
  'Everyone else': 'Diğer herkes',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    '{name} hakkındaki yazı, yayın ve konuşmalarda serbestçe kullanılabilir. Sormanız gerekmez.',
  'How it started': 'Nasıl başladı',
  'Just the G, for small and square spaces.': 'Yalnızca G; küçük ve kare alanlar için.',
  'Leave clear space around it: at least half the height of the mark.':
    'Çevresinde, simgenin yüksekliğinin en az yarısı kadar boşluk bırakın.',
  Logo: 'Logo',
  'Logos and pictures': 'Logolar ve görseller',
  'Mark and name, on a transparent background.': 'Simge ve ad, saydam zeminde.',
  Mark: 'Simge',
  'No advertising, no trackers': 'Reklam yok, izleyici yok',
  'Open source': 'Açık kaynak',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'Övgü, onu hak edenindir. Biz yalnızca ona kalacak bir yer verdik.',
  'Press and media kit': 'Basın ve medya kiti',
  'Press contacts': 'Basın iletişimi',
  'Press inquiries': 'Basın soruları',
  'Printed card': 'Basılı kart',
  'Private by design': 'Baştan sona özel',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'Veriler çalışanın kendisine aittir; istediği zaman indirebilir veya silebilir. Sayfalar başka şirketlerden hiçbir şey yüklemez.',
  'Quote these as they are, or use your own words.':
    'Olduğu gibi alıntılayın ya da kendi sözlerinizle anlatın.',
  'Review page': 'Yorum sayfası',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'Yorum siteleri övgüyü işletmeler için toplar. Burada övgü garsona, tesisatçıya, kuaföre gider ve işten işe onunla kalır.',
  'Simple pricing': 'Sade fiyatlar',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'Kimileri yanında bir defter taşır ve misafirlerden bir satır yazmalarını ister; kötü bir günde yeniden okumak için.',
  'The <help>Help Center</help>': '<help>Yardım merkezi</help>',
  'The card with the QR code, as printed.': 'QR kodlu kart, basıldığı hâliyle.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'Müşteri kodu okutur, bir ile beş arasında yıldız seçer, birkaç kelime ve adını yazar. Uygulama da hesap da gerekmez.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'Bir çalışanın paneli: toplamlar, son yorumlar ve QR kodu',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'İlk {limit} yorum ücretsiz. Sonrasında sınırsız yorum ayda {monthly} veya yılda {annual}.',
  'The idea behind {name}': '{name} fikri',
  'The review page on a phone: five stars and a few fields':
    'Telefonda yorum sayfası: beş yıldız ve birkaç alan',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'Yazılım MIT lisansıyla ücretsizdir. İsteyen herkes kendi sunucusunda çalıştırabilir.',
  'The {name} logo': '{name} logosu',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    '{name} logosu: konuşma balonu biçiminde yeşil bir G ve ad',
  'The {name} mark: a green G shaped like a speech bubble':
    '{name} simgesi: konuşma balonu biçiminde yeşil bir G',
  'Thirty seconds for a customer': 'Müşteri için otuz saniye',
  'This page is in English only.': 'Bu sayfa yalnızca İngilizce.',
  'Using the logo': 'Logonun kullanımı',
  'What a customer sees on a phone.': 'Müşterinin telefonda gördüğü.',
  'What a professional sees, with made-up reviews.': 'Çalışanın gördüğü, uydurma yorumlarla.',
  'What it does': 'Ne işe yarar',
  'free reviews': 'ücretsiz yorum',
  languages: 'dil',
  'person reads each review': 'kişi her yorumu okur',
  'seconds per review': 'yorum başına saniye',
  'taps from scanning to sending': 'dokunuşta taramadan göndermeye',
  '{name} in numbers': 'Sayılarla {name}',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name}, işini yüz yüze yapan herkes için o defter. Yarım dakika sürer. Sözleri yalnızca bir kişi görür ve sonraki işe de onunla gider.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    '{name} ile garsonlar, tesisatçılar ve kuaförler kendilerine özel müşteri yorumları toplar. Hakkında yazmak için gerekenler burada.',
};
