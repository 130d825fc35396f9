import type { Dictionary } from '../sentences.ts';

/** `{support}` is an email address, or the name of who runs the installation. Tags like `<settings>` are links; `<b>` is a button's name, as the button has it. */
export const texts: Dictionary<'tr', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Sık sorulan sorulara kısa yanıtlar, geri kalan her şey için bir adres.',
  'Getting started': 'Başlarken',
  'Sharing your code': 'Kodunuzu paylaşmak',
  'Reviews and email': 'Yorumlar ve e-posta',
  Plans: 'Planlar',
  'Your account and data': 'Hesabınız ve verileriniz',
  'For customers who leave a review': 'Yorum bırakan müşteriler için',
  'Still stuck?': 'Hâlâ çözülmedi mi?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Bize yazın: <support>{support}</support>. Ne yaptığınızı, ne olduğunu ve hesabınızın e-posta adresini belirtin.',
  'On this page': 'Bu sayfada',
  // Getting started
  '<register>Create an account</register>.': '<register>Hesap oluşturun</register>.',
  '<login>Sign in</login>.': '<login>Giriş yapın</login>.',
  'How do I start?': 'Nasıl başlarım?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Bağlantınız ve QR kodunuz <dashboard>Panel</dashboard> sayfanızda. Kodu yazdırın veya bağlantıyı paylaşın ve sıradaki mutlu müşterinizden yorum isteyin. Hepsi bu.',
  'Do I have to add a workplace?': 'İş yeri eklemem gerekiyor mu?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'Hayır. <b>Belirli bir iş yeri yok</b> seçiliyken kodunuz, yalnızca adınızın göründüğü genel sayfanızı açar. Bu yorumlar “Genel yorum” olarak listelenir. İş yeri seçilirse müşteriler sizinle nerede karşılaştığını, siz de her yorumun nereden geldiğini görürsünüz.',
  'How do I add a second workplace?': 'İkinci bir iş yerini nasıl eklerim?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    '<settings>Ayarlar</settings> sayfasında ya da QR kodunuzun üstündeki listede <b>Yeni iş yeri ekle…</b> ile. Her iş yerinin kendi bağlantısı ve kodu olur.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'Ücretsiz plana bir iş yeri dahildir. Daha fazlası için <pricing>ücretli plan</pricing> gerekir.',
      other:
        'Ücretsiz plana {count} iş yeri dahildir. Daha fazlası için <pricing>ücretli plan</pricing> gerekir.',
    },
  'How do I put {name} on my phone like an app?': 'Telefonuma uygulama gibi nasıl eklerim: {name}?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> bu siteyi Chrome’da açın ve çıkan kartta Yükle’ye dokunun. Tarayıcının menüsünden Uygulamayı yükle veya Ana ekrana ekle’yi de seçebilirsiniz.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone ve iPad:</b> bu siteyi Safari’de açın, Paylaş’a, ardından Ana Ekrana Ekle’ye dokunun.',
  'Your customers never need to install anything.': 'Müşterilerinizin hiçbir şey yüklemesi gerekmez.',
  // Sharing your code
  'How do I hand out my code?': 'Kodumu nasıl veririm?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    '<dashboard>Panel</dashboard> sayfanızda <b>QR kodunu yazdır</b> bir afiş yazdırır, <b>QR kodunu paylaş</b> bağlantıyı mesajla gönderir. <show>Kodu telefonunuzda gösterebilir</show> ya da <print>Baskı stüdyosu</print> ile kartlar ve masa kartları yazdırabilirsiniz.',
  'It works best right after a job well done. Ask in your own words.':
    'En iyi zamanı, iyi yapılmış bir işin hemen sonrasıdır. Kendi sözlerinizle isteyin.',
  'How do I show my code on my phone?': 'Kodumu telefonumda nasıl gösteririm?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    '<dashboard>Panel</dashboard> sayfanızda kodun altındaki <b>Kodumu göster</b> düğmesine dokunun. Kod ekranı kaplar, ekran açık kalır. Son kullandığınız iş yeri hatırlanır.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Uygulama <install>yüklüyse</install> bu, çevrimdışı da çalışır. Hızlıca açmak için uygulamanın simgesine basılı tutun.',
  "My code doesn't scan. What can I do?": 'Kodum okunmuyor. Ne yapabilirim?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'En az 3\u00a0cm genişliğinde yazdırın; uzaktan okutulacaksa daha büyük.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Beyaz üzerine siyah kalsın, çevresinde beyaz kenar olsun. Esnetmeyin, rengini değiştirmeyin.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Mat kâğıt kullanın. Parlak kâğıttaki yansıma kodu gizleyebilir.',
  'On your phone, turn up the brightness.': 'Telefonunuzda parlaklığı artırın.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'Yazmayı tercih edenler için bağlantı da kodun altında basılıdır.',
  'What happens to printed codes if I rename or delete a workplace?':
    'Bir iş yerinin adını değiştirir veya onu silersem basılı kodlara ne olur?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Çalışmaya devam ederler. Adını değiştirirseniz sayfasında yeni ad görünür. Silerseniz kodları genel sayfanızı açar. Eski ve yeni yorumları genel yorum olur.',
  'How do I print cards, tents and posters?': 'Kart, masa kartı ve afişleri nasıl yazdırırım?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    '<studio>Baskı stüdyosu</studio> sayfasını açın. Kodun ne açacağını ve ne yazdırılacağını seçin. Sonra yazdırın ya da PDF’yi bir kırtasiyeye götürün. Önizleme, elinize geçeceğin aynısını gösterir.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    '%100 (“Gerçek boyut”) yazdırın ve “Sayfaya sığdır” seçeneğini kapatın. Yoksa ölçüler tutmaz.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Kartlar ve yaka kartları için 200–300\u00a0g/m² kâğıt kullanın. Kenarlardaki ince işaretlerden kesin.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Masa kartını kesikli çizgiden katlayın. Arka yüzü sayfada bilerek baş aşağıdır.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'Lamine mi edeceksiniz? Önce “Bunu lamine edeceğim” seçeneğini işaretleyin. Mat film, parlak filmden daha az yansıtır.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'Çıkartma, 62\u00a0mm rulolu etiket yazıcıları içindir; 90\u00a0mm’de kesilir.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Boş kutu, o harf için yazı tipimiz olmadığını gösterir. Latin, Kiril, Yunan, Arap, İbrani, Çin ve Japon yazılarını destekliyoruz.',
  'Does my link ever change?': 'Bağlantım hiç değişir mi?',
  'No. You can change your name, email address, password and plan.':
    'Hayır. Adınızı, e-posta adresinizi, şifrenizi ve planınızı değiştirebilirsiniz.',
  'No. You can change your name, email address and password.':
    'Hayır. Adınızı, e-posta adresinizi ve şifrenizi değiştirebilirsiniz.',
  'Your links and printed codes will keep working.':
    'Bağlantılarınız ve basılı kodlarınız çalışmaya devam eder.',
  'How can I see which table brings in reviews?': 'Hangi masadan yorum geldiğini nasıl görürüm?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Her biri için bir <codes>takipli kod</codes> oluşturun: pencere kenarındaki masa, el ilanı, e-posta imzanız. Her kodun kaç kez okutulduğunu ve kaç yorum getirdiğini görürsünüz. Herkes kod başına günde bir kez sayılır; kendi okutmalarınız sayılmaz.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'Kodun kendisi hiç değişmez, yeniden yazdırmanız gerekmez. İş değiştirdiğinizde onu başka bir iş yerine yönlendirin. Bir kod kaybolur veya kötüye kullanılırsa kapatın. Diğer kodlarınız çalışmaya devam eder.',
  'Can customers tap instead of scan?': 'Müşteriler okutmak yerine dokundurabilir mi?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Evet, NFC etiketiyle: telefon değdiğinde sayfanızı açan bir çıkartma. <codes>Takipli kodlar</codes> sayfasında, Android telefonda Chrome ile <b>NFC etiketine yaz</b> seçeneğini kullanın. Başka bir telefonda bağlantıyı kopyalayıp NFC Tools gibi bir uygulamayla yazın. Her dokunma bir okutma sayılır.',
  'What do customers see about me?': 'Müşteriler hakkımda ne görür?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Adınızı ve kod bir iş yerine aitse onun adını ve yerini. Soyadınızı, e-posta adresinizi, yorumlarınızı veya puanınızı görmezler.',
  'Which languages does my review page support?': 'Yorum sayfam hangi dilleri destekliyor?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'İngilizce, İspanyolca, Portekizce, Fransızca, Almanca, İtalyanca, Felemenkçe, Lehçe, Türkçe, Arapça, Çince ve Japonca. Müşterinin tarayıcısının dilinde açılır; dil üst kısımdan değiştirilebilir. Bağlantıyı tek bir dilde paylaşmak için sayfada o dili seçip adresi kopyalayın.',
  "You get your reviews as they were written. We don't translate them.":
    'Yorumlarınız size yazıldığı gibi gelir. Onları çevirmeyiz.',
  // Reviews and email
  "I didn't get an email for a review": 'Bir yorum için e-posta almadım',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'Kaybolmadı. E-postası gelmese bile her yorum <reviews>Yorumlar</reviews> sayfasındadır. Sonra şunlara bakın:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'E-posta adresiniz henüz onaylanmadı mı? O zaman <dashboard>Panel</dashboard> sayfanızdaki bir bildirim, size gönderdiğimiz bağlantıyı açmanızı ister. Siz açana kadar bu e-postalar bekler.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'Spam klasörünüzde mi? Öyleyse spam değil olarak işaretleyin.',
  'Is your email address in <settings>Settings</settings> correct?':
    '<settings>Ayarlar</settings> sayfasındaki e-posta adresiniz doğru mu?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'Bu e-postaları kapattınız mı? <emails>Ayarlar</emails> sayfasında yeniden açabilirsiniz.',
  'Was your mail server down? We keep trying for five days.':
    'E-posta sunucunuz çalışmıyor muydu? Beş gün boyunca denemeyi sürdürürüz.',
  'Can I stop the emails?': 'E-postaları durdurabilir miyim?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Evet. Herhangi bir yorum e-postasının sonundaki <b>Yorum e-postalarını durdur</b> ile. Yorumlarınızı listenizde bulmaya devam edersiniz. Aynı bağlantı e-postaları yeniden açar.',
  'Can I get fewer emails?': 'Daha az e-posta alabilir miyim?',
  'Yes, in <emails>Settings</emails>.': 'Evet, <emails>Ayarlar</emails> sayfasında.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Yeni ve değişen yorumları hemen ya da günde tek e-postada alabilir veya hiç almayabilirsiniz. Siz değiştirmedikçe hemen gelir. Günlük e-posta, içindeki ilk yorumdan 24 saat sonra gelir.',
  'Emails about your account and plan always come right away.':
    'Hesabınız ve planınızla ilgili e-postalar her zaman hemen gelir.',
  'Emails about your password and address always come right away.':
    'Şifreniz ve adresinizle ilgili e-postalar her zaman hemen gelir.',
  'Can my phone tell me about a new review?': 'Telefonum yeni yorumları haber verebilir mi?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Evet. Uygulamayı yükleyin, telefonunuzda <alerts>Ayarlar</alerts> sayfasını açın ve <b>Bu cihazda bildirim gönder</b> seçeneğini açın. Bildirimler e-posta ayarlarınıza uyar. Yıldızları ve adı gösterir; metni yalnızca siz isterseniz.',
  'Can I hide the text of bad reviews until I want to read it?':
    'Kötü yorumların metnini, okumak isteyene kadar gizleyebilir miyim?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Evet. <emails>Ayarlar</emails> sayfasında <b>1 ve 2 yıldızlı yorumlar ben açana kadar kapalı dursun</b> seçeneğini açın. Listelerinizde ve e-postalarınızda metin yerine <b>Hazır olduğunuzda okuyun</b> görünür. Ortalamanıza yine katılırlar.',
  'Are my reviews public?': 'Yorumlarım herkese açık mı?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'Hayır. Yalnızca siz görürsünüz. Herkese açık profil de sıralama da yoktur; bunu müşterilerinize de söyleriz. Müşteriler izin verirse <employer>bazılarını bir işverene gösterebilirsiniz</employer>.',
  'Can a review be changed or removed?': 'Bir yorum değiştirilebilir veya kaldırılabilir mi?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Siz yapamazsınız, kötü bir yorum olsa bile. Diğerlerine bu yüzden güvenilir. Özel bağlantısını kaydeden müşteriler yorumlarını {days}\u00a0gün boyunca düzenleyebilir veya geri çekebilir. O zaman size e-posta göndeririz.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'Yorum hakaret içeriyor ya da başkası için mi yazılmış? Bize yazın: <support>{support}</support>.',
  'Can I reply to a review?': 'Bir yoruma yanıt verebilir miyim?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Evet, bir kez ve özel olarak. <reviews>Yorumlar</reviews> sayfasında <b>Özel yanıt ver</b> ile. Müşteri yanıtınızı özel bağlantısında görür. Ona e-posta göndermeyiz; yanıtı sonradan düzenleyemezsiniz.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'Düğmeyi yalnızca müşteri özel bağlantısını kaydettiyse ve yorumdan sonra {days}\u00a0gün boyunca görürsünüz.',
  'How do I find a review?': 'Bir yorumu nasıl bulurum?',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    '<reviews>Yorumlar</reviews> sayfasında <b>Yorumlarda ara</b> alanına birkaç kelime yazın: müşterinin yazdığı bir şey, adı, yeri ya da sizin iş yeriniz.',
  'How do I export my reviews?': 'Yorumlarımı nasıl dışa aktarırım?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    '<reviews>Yorumlar</reviews> sayfasında <b>CSV olarak indir</b> düğmesine basın. Dosya Excel, Numbers veya Google E-Tablolar’da açılır. İçinde tüm yorumlarınız ya da yalnızca seçtiğiniz iş yerininkiler olur.',
  'What are Recent Views?': '“Son görüntüleme” nedir?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Son 30\u00a0günde yorum sayfanızın kaç kez açıldığıdır. Her ziyaretçi günde bir kez sayılır. Arama motorları sayılmaz; giriş yapmışken siz de sayılmazsınız.',
  'How do I take my reviews to a new job?': 'Yorumlarımı yeni bir işe nasıl götürürüm?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    '<reviews>Yorumlar</reviews> sayfasında <reputation>Yorumlarımı yanıma al</reputation> düğmesine basın. Orada hepsini indirebilir ya da bir işverene birkaçını gösteren bir bağlantı oluşturabilirsiniz.',
  'Can I show reviews to an employer?': 'Yorumları bir işverene gösterebilir miyim?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Evet, müşteriler izin verirse. Yorum gönderdikten sonra onlara sorarız. Bir işverene özel bağlantı için <reputation>Yorumlarımı yanıma al</reputation> altında bu yorumlardan bazılarını seçin. Bağlantı en fazla {days}\u00a0gün ya da siz kapatana kadar çalışır; kaç kez açıldığını görürsünüz.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'İşveren sizin adınızı ve soyadınızı, müşterilerinizin ise yalnızca adını görür. Bir müşteri fikrini değiştirirse yorumu sayfadan hemen kalkar.',
  // Plans
  "What's free?": 'Neler ücretsiz?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: 'Toplam {limit} yorum ve bir iş yeri; bağlantınız, QR kodunuz ve her yorum için bir e-postayla. Ücretsiz planın süresi dolmaz.',
      other:
        'Toplam {limit} yorum ve {count} iş yeri; bağlantınız, QR kodunuz ve her yorum için bir e-postayla. Ücretsiz planın süresi dolmaz.',
    },
  'What happens at {limit} reviews?': '{limit} yoruma ulaşınca ne olur?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'Yorum sayfanız duraklar. Açan herkes şu anda başka yorum alamadığınızı okur. Elinizdeki her şey sizde kalır. Son iki ücretsiz yorumda size haber veririz. Bir müşteri sayfanızı duraklatılmış bulursa onu da, günde en fazla bir kez, bildiririz.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    '<pricing>Ücretli planla</pricing> sayfanız aynı bağlantı ve kodla hemen yeniden açılır.',
  'What do the paid plans cost?': 'Ücretli planlar ne kadar?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    'Ayda {monthly} veya yılda {annual} (tasarruf: {saving}). İkisine de sınırsız yorum ve birden çok iş yeri dahildir. Bkz. <pricing>Fiyatlar</pricing>.',
  'How do I pay?': 'Nasıl öderim?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    '<pricing>Fiyatlar</pricing> sayfasında bir plan seçin ve ödeme sağlayıcımız Stripe ile kartla ödeyin. Kartınızı hiç görmeyiz. Stripe ödemeyi onaylar onaylamaz, genellikle saniyeler içinde, planınız başlar ve size e-posta göndeririz. Kartınız reddedilirse veya geri dönerseniz ücret alınmaz.',
  'Can I switch between Monthly and Annual?': 'Aylık ve yıllık plan arasında geçiş yapabilir miyim?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Evet, istediğiniz zaman, <pricing>Fiyatlar</pricing> sayfasında. Yeni plan hemen başlar ve ücreti tam alınır. Eskisinden kullanmadığınız tutarı sonraki ödemelerinizden düşeriz.',
  'How do I cancel?': 'Nasıl iptal ederim?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    '<billing>Ayarlar</billing> sayfasında iki tıklamayla: <b>Aboneliği iptal et</b> düğmesine basın ve açılan sayfada onaylayın. Oraya <b>Ödemeleri yönet</b> ile de ulaşabilirsiniz. Neden belirtmeniz gerekmez.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Planınız ödediğiniz dönemin sonuna kadar sürer ve yenilenmez. O zamana kadar <b>Ödemeleri yönet</b> altında fikrinizi değiştirebilirsiniz.',
  'A payment failed. What now?': 'Bir ödeme alınamadı. Şimdi ne olacak?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'Size e-posta göndeririz; <billing>Ayarlar</billing> sayfasında da bir not görürsünüz. Planınız ödediğiniz dönemin sonuna kadar etkin kalır. Kartınızı <b>Ödemeleri yönet</b> altında güncelleyin. Ödeme alınınca planınız, bitmiş olsa bile devam eder.',
  'What happens when a paid plan ends?': 'Ücretli plan bitince ne olur?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Ücretsiz plana dönersiniz; tüm yorumlarınız ve iş yerleriniz sizde kalır. {limit} veya daha çok yorumunuz varsa yorum sayfanız duraklar.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'Birden fazla iş yeri ekleyemezsiniz.',
    other: '{count} iş yerinden fazlasını ekleyemezsiniz.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Planınız yenilenmeyecekse bitmeden üç gün önce ve bittiğinde size e-posta göndeririz.',
  // Your account and data
  'I forgot my password': 'Şifremi unuttum',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    '<forgot>Şifremi unuttum</forgot> sayfasına e-posta adresinizi girin. Gönderdiğimiz bağlantı bir saat içinde, bir kez çalışır. İki kez isterseniz yalnızca en yenisi çalışır. Bir şey gelmedi mi? Spam klasörünüze bakın veya kullanmış olabileceğiniz başka bir adresi deneyin.',
  'How do I sign in with my face or fingerprint?': 'Yüzüm veya parmak izimle nasıl giriş yaparım?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    '<settings>Ayarlar</settings> sayfasında her cihaz için bir geçiş anahtarı ekleyin. Sonrasında giriş için yüzünüz, parmak iziniz veya telefonunuzun kodu yeter. Şifreniz geçerli kalır. Cihazınızı mı kaybettiniz? Geçiş anahtarını Ayarlar’dan kaldırın.',
  'Can I use {name} in my language?': 'Kendi dilimde kullanabilir miyim: {name}?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Evet, yorum sayfanızın on iki dilinde. Dilinizi <settings>Ayarlar</settings> sayfasında seçin. E-postalarımız da o dilde gelir.',
  'How do I change my email address, name or password?':
    'E-posta adresimi, adımı veya şifremi nasıl değiştiririm?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    '<settings>Ayarlar</settings> sayfasında. Yeni e-posta adresinize bir bağlantı göndeririz. Onu açana kadar yorumlarınız eski adrese gider. Yeni şifre diğer cihazlarınızda oturumu kapatır. Yeni ad yorum sayfanızda hemen görünür.',
  'How do I get a copy of everything you store about me?':
    'Hakkımda sakladığınız her şeyin kopyasını nasıl alırım?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    '<settings>Ayarlar</settings> sayfasında <b>Verilerimi indir</b> düğmesine basın.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'Hesabınızı, iş yerlerinizi, yorumlarınızı, aboneliklerinizi ve ödemelerinizi içeren tek bir dosya alırsınız.',
  'You get one file with your account, workplaces and reviews.':
    'Hesabınızı, iş yerlerinizi ve yorumlarınızı içeren tek bir dosya alırsınız.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'Neleri ne kadar süre sakladığımız <privacy>Gizlilik politikası</privacy> sayfasında yazar.',
  'How do I delete my account?': 'Hesabımı nasıl silerim?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    '<settings>Ayarlar</settings> sayfasında <b>Hesabı sil</b> düğmesine basın ve şifrenizi girin. Hesabınız, iş yerleriniz ve yorumlarınız hemen silinir. Bu işlem geri alınamaz; kodlarınız artık çalışmaz.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Aboneliğiniz varsa o da biter ve ödediğiniz süreyi kaybedersiniz. O süreyi kullanmak için önce <cancel>aboneliği iptal edin</cancel>, hesabınızı sonra silin.',
  'I lost my phone, or forgot to sign out somewhere':
    'Telefonumu kaybettim ya da bir yerde çıkış yapmayı unuttum',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'Nerelerde oturumunuzun açık olduğunu <settings>Ayarlar</settings> sayfasında görün. Kaybettiğiniz cihazın yanındaki <b>Çıkış yap</b> düğmesine basın. Ya da kullandığınız cihazı da kapsayan <b>Her yerde çıkış yap</b> düğmesine basın. Telefonunuzda şifreniz kayıtlıysa onu da değiştirin.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'Bir tarayıcıyı 30\u00a0gün kullanmazsanız, her durumda da 90\u00a0gün sonra oturumunuz kapanır.',
  'I think someone else is in my account': 'Hesabımda başkası var galiba',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Şifrenizi <settings>Ayarlar</settings> sayfasında değiştirin ve yalnızca tanıdığınız geçiş anahtarlarını bırakın. Diğer tüm cihazlarda oturum kapanır. Giremiyor musunuz? Hepsinde oturumu kapatmak ve tüm geçiş anahtarlarını kaldırmak için <forgot>şifrenizi sıfırlayın</forgot>. Sonra bize yazın: <support>{support}</support>.',
  'It says Too many requests': '“Çok fazla deneme yapıldı” yazıyor',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'Siz ya da internet bağlantınızı kullanan biri aynı şeyi birçok kez denedi. Kimse şifreleri tahmin edemesin diye kısa bir ara veririz. Birkaç dakika, en fazla bir saat bekleyip tekrar deneyin. Hiçbir şey kaybolmadı veya kilitlenmedi. Şifrenizi hatırlamıyor musunuz? <forgot>Sıfırlayın</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'Hesap veya uygulama gerekiyor mu?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'Hayır. Kodu okutun, yıldızlarınızı seçin, birkaç kelime yazın ve adınızı ekleyin. Hepsi bu.',
  'Who reads what I write?': 'Yazdıklarımı kim okur?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Yalnızca yazdığınız kişi. Yorumunuzu ona e-postayla gönderir ve özel listesinde saklarız. Yayımlamayız, işvereniyle paylaşmayız.',
  'Can I change or delete my review?': 'Yorumumu değiştirebilir veya silebilir miyim?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Evet, {days}\u00a0gün boyunca. Yorumunuzu gönderdikten sonra <b>Özel bağlantımı kaydet</b> düğmesine basın. Bu bağlantıyla yorumunuzu düzenleyebilir, geri çekebilir veya yanıtı okuyabilirsiniz. Bağlantıya sahip olan herkes aynısını yapabilir; kendinize saklayın. Telefonunuza kaydedilenleri <links>Bu telefondaki özel bağlantılar</links> altında bulursunuz.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'Bağlantı sizde yok mu? Bize yazın: <support>{support}</support>. Yorumun kimin için olduğunu, ne zaman gönderdiğinizi ve kullandığınız adı belirtin.',
  'What does it mean to allow showing my review to an employer?':
    'Yorumumun bir işverene gösterilmesine izin vermek ne demek?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'Karar sizin. İzin verirseniz, yazdığınız kişi yorumunuzu adınızla (soyadınız olmadan) bir işverene gösterebilir. Bunu en fazla {most}\u00a0gün çalışan bir bağlantıyla yapar. Özel bağlantınızla {days}\u00a0gün boyunca fikrinizi değiştirebilirsiniz.',
  'It says Saved on this phone, not sent yet': '“Bu telefona kaydedildi, henüz gönderilmedi” yazıyor',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Yazdıklarınız telefonunuzda güvende. Yeniden çevrimiçi olduğunuzda göndereceğiz. Sayfayı kapatırsanız daha sonra herhangi bir yorum bağlantısını açmanız yeterli. Yorumunuz yalnızca bir kez ulaşır.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Sayfa açık kalmasını istiyorsa telefonunuz yazdıklarınızı kaydedememiştir. Lütfen henüz kapatmayın.',
  "It says the person can't take more reviews right now": 'Kişinin şu anda başka yorum alamadığı yazıyor',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'Ücretsiz planı dolmuş. Sizinle ilgisi yok. Birkaç gün sonra aynı bağlantıyı yeniden deneyin ya da yüz yüze söyleyin.',
  'It says Invalid Review Link': '“Geçersiz bağlantı” yazıyor',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'Bağlantı eksik ya da hesap artık yok. Kodu yeniden okutun veya yeni bir bağlantı isteyin.',
};
