import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': 'Müşterilerin sözleriyle {name}',
  'For {employer}': '{employer} için',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Size gösterilmesine izin veren bir müşterinin yorumu. Gösteren: {name}.',
      other: 'Size gösterilmesine izin veren müşterilerden {count} yorum. Gösteren: {name}.',
    },
  '{rating} out of 5 stars': '5 yıldız üzerinden {rating}',
  // Instead of a name
  'A customer': 'Bir müşteri',
  // Along a circle: keep it short
  'Signed on arrival': 'Gelişte imzalandı',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'Yorumlar geldiklerinde dijital olarak imzalanır. <link>İmzalar nasıl kontrol edilir</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    '{site} hizmetinde müşteriler hesap açmadan yazar. Kendilerine hizmet eden kişinin bağlantısını veya QR kodunu kullanırlar. O kişi yorum yazamaz, yorumları değiştiremez. Bu sayfadaki yorumları seçen: {name}; başka yorumlar da olabilir.',
  'This page is only for you. It closes on {date} at the latest.':
    'Bu sayfa yalnızca size özel. En geç {date} tarihinde kapanır.',
  'This page is closed': 'Bu sayfa kapalı',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Bu bağlantının süresi dolmuş veya bağlantı kapatılmış. Gönderen kişiden yenisini isteyin.',
  // The page that checks a signed file
  'Check a reputation': 'Yorumları doğrulayın',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Bir yorum dosyasını kontrol edin: kim hakkında, kaç yorum var, değiştirilmiş veya çıkarılmış bir şey var mı görün.',
  'Is this reputation genuine?': 'Bu yorumlar gerçek mi?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Biri size yorumlarının dosyasını verdi. Dosyayı seçin; kim hakkında olduğunu, bir şeyin değiştirilip değiştirilmediğini, eklenip çıkarılmadığını görün.',
  'Reputation file': 'Yorum dosyası',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'Ya da bu sayfada herhangi bir yere bırakın. Bu cihazda kalır; hiçbir şey gönderilmez.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Bu sayfa dosyayı tarayıcınızda JavaScript ile kontrol eder. Lütfen JavaScript’i açın.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Bu tarayıcı burada imzaları kontrol edemiyor. Bu sayfayı güncel bir tarayıcıda https ile açın.',
  'Reading...': 'Okunuyor…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: 'Yorumlar kontrol ediliyor: {done} / {count}…',
    other: 'Yorumlar kontrol ediliyor: {done} / {count}…',
  },
  Result: 'Sonuç',
  'How the check works': 'Kontrol nasıl yapılır',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Her yorum geldiğinde imzalanır; sayı ve ortalama da dönemin tamamı için imzalanır. Adlar ve metinler gizlenebilir; yıldızlar, sayı ve ortalama gizlenemez. Tek bir harfi değiştirmek veya bir yorumu çıkarmak imzayı bozar.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'İmza, hizmetin bir yorum aldığını ve ne zaman aldığını kanıtlar. Müşterilerin hesabı olmadığından müşterinin kim olduğunu kanıtlayamaz. Dönemi kişinin kendisi seçtiği için tüm zamanların sayıları da gösterilir.',
  'Whose signatures this page accepts': 'Bu sayfa kimin imzalarını kabul eder',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Bu sayfa yalnızca şu kaynağın imzalarını kabul eder: {issuer}. Açık anahtarları sayfayla birlikte geldi.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key}, {start} – {end}',
  '{key} from {start}, in use': '{key}, başlangıç: {start}, kullanımda',
  '<link>Save this page</link> to check files offline, in any browser.':
    'Dosyaları her tarayıcıda, çevrimdışı kontrol etmek için <link>bu sayfayı kaydedin</link>.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Bu, kaydedilmiş bir kopya. Onu dosyanın ilgili olduğu kişiden mi aldınız? Bunun yerine şu adresi açın: {address}. Değiştirilmiş bir kopya her dosyaya gerçek diyebilir.',
  // Its verdict
  'Yes, this is genuine': 'Evet, bu gerçek',
  'No, do not rely on this file': 'Hayır, bu dosyaya güvenmeyin',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> / 5 yıldız, {count} yorum',
      other: '<average>{average}</average> / 5 yıldız, {count} yorum',
    },
  'From {start} to {end}.': '{start} – {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'Tüm zamanlar: {count} yorum, ortalama {average}.',
    other: 'Tüm zamanlar: {count} yorum, ortalama {average}.',
  },
  'Signed by {issuer} on {date}.': 'İmzalayan: {issuer}, {date}.',
  'What was checked': 'Neler kontrol edildi',
  Yes: 'Evet',
  No: 'Hayır',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'Güvenilir olmadığı için içerik gösterilmiyor. Yeni bir dosya isteyin.',
  'It is a reputation file': 'Bu bir yorum dosyası',
  'The whole file is signed by the service': 'Dosyanın tamamı hizmet tarafından imzalı',
  'Each review is unchanged': 'Hiçbir yorum değiştirilmemiş',
  'No review was added, left out or moved': 'Hiçbir yorum eklenmemiş, çıkarılmamış veya yeri değişmemiş',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Yorum {number} / {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: '{count} yoruma daha güvenilemez.',
    other: '{count} yoruma daha güvenilemez.',
  },
  'This is a different kind of file, or part of it is missing.':
    'Bu başka türden bir dosya ya da bir kısmı eksik.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Dosyanın tamamı için geçerli bir imza olmadan hangi yorumların ona ait olduğu anlaşılamaz.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: '{count} yorum olmalıydı, ama {found} var.',
      other: '{count} yorum olmalıydı, ama {found} var.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'Bunlar birlikte imzalanan yorumlar değil ya da sıraları değişmiş.',
  'The signature does not match the content.': 'İmza içerikle eşleşmiyor.',
  'The text or a name was changed.': 'Metin veya bir ad değiştirilmiş.',
  'It is dated {date}, which is in the future.': 'Tarihi {date}; bu, gelecekte bir tarih.',
  'It is dated {date}, when its key was not in use.': 'Tarihi {date}; anahtarı o tarihte kullanımda değildi.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'Bu sayfanın tanımadığı bir anahtarla imzalanmış. Bu kaydedilmiş bir kopyaysa şu adresi açıp tekrar deneyin: {address}.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'Kaynağının {issuer} olduğunu söylüyor, ama bu sayfa yalnızca şu imzaları kabul eder: {issuers}.',
  // The reviews of a genuine file
  'The reviews': 'Yorumlar',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Daha fazla göster ({count} kaldı)',
    other: 'Daha fazla göster ({count} kaldı)',
  },
  'Received on {received}.': 'Alındı: {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Alındı: {received}, müşteri düzenledi: {edited}.',
  'Received on {received}, signed on {signed}.': 'Alındı: {received}, imzalandı: {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Alındı: {received}, müşteri düzenledi: {edited}, imzalandı: {signed}.',
  'Text hidden by the professional': 'Metin, çalışan tarafından gizlendi',
  'Name hidden by the professional': 'Ad, çalışan tarafından gizlendi',
  'No name': 'Ad yok',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Çalışanın verdiği adla iş yeri: {workplace} (imzalı değil).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Müşteri yorumları: {name}',
  'Customer reviews, collected with {site}': 'Müşteri yorumları, {site} ile toplandı',
  '{from} to {to}': '{from} – {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} / 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'Bu dönemdeki tek yorum ({count})',
    other: 'Bu dönemdeki {count} yorumun tamamı',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'Tüm zamanlar: {reviews}, ortalama 5 üzerinden {average}. Oluşturuldu: {date}. Bu yorumların nasıl kontrol edileceği son sayfada.',
  'Customers’ names are not included. Star ratings always are.':
    'Müşterilerin adları yer almıyor. Yıldızlar her zaman yer alır.',
  'Customers’ comments are not included. Star ratings always are.':
    'Müşterilerin yazdıkları yer almıyor. Yıldızlar her zaman yer alır.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'Müşterilerin adları ve yazdıkları yer almıyor. Yıldızlar her zaman yer alır.',
  '{date}, edited later': '{date}, sonradan düzenlendi',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Bu dönemdeki tek yorumun ({count}) sonu.',
    other: 'Bu dönemdeki {count} yorumun sonu.',
  },
  'How to check these reviews': 'Bu yorumlar nasıl kontrol edilir',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Her yorum {host} tarafından dijital olarak imzalanır; ilgili kişi onu değiştiremez. Yorumların sayısı ve ortalaması da imzalıdır; hiçbiri çıkarılamaz.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Kontrol etmek için bu belgeye ait imzalı dosyayı isteyin ve şu adreste açın: {address}. Kontrolü tarayıcınız yapar, çevrimdışıyken bile.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'İmza anahtarı: {key}. Yorumların özeti: {digest}',
  'QR code of {address}': 'QR kodu: {address}',
  'Page {number}': 'Sayfa {number}',
};
