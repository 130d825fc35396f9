import type { Dictionary } from '../sentences.ts';

/** `{support}` is an email address, or the name of who runs the installation. Tags like `<settings>` are links; `<b>` is a button's name, as the button has it. */
export const texts: Dictionary<'nl', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Korte antwoorden op veelgestelde vragen, en een adres voor al het andere.',
  'Getting started': 'Beginnen',
  'Sharing your code': 'Uw code delen',
  'Reviews and email': 'Beoordelingen en e-mail',
  Plans: 'Abonnementen',
  'Your account and data': 'Uw account en gegevens',
  'For customers who leave a review': 'Voor klanten die een beoordeling geven',
  'Still stuck?': 'Komt u er niet uit?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Schrijf naar <support>{support}</support>. Vertel wat u deed, wat er gebeurde, en welk e-mailadres uw account heeft.',
  'On this page': 'Op deze pagina',
  // Getting started
  '<register>Create an account</register>.': '<register>Maak een account</register>.',
  '<login>Sign in</login>.': '<login>Log in</login>.',
  'How do I start?': 'Hoe begin ik?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Uw link en QR-code staan in uw <dashboard>Overzicht</dashboard>. Druk de code af of deel de link, en vraag het de volgende blije klant. Dat is alles.',
  'Do I have to add a workplace?': 'Moet ik een werkplek toevoegen?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'Nee. Met <b>Geen bepaalde werkplek</b> opent uw code uw algemene pagina, met alleen uw voornaam. Die beoordelingen heten Algemene beoordeling. Met een werkplek zien klanten waar ze u troffen, en ziet u waar elke beoordeling vandaan komt.',
  'How do I add a second workplace?': 'Hoe voeg ik een tweede werkplek toe?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'Onder <settings>Instellen</settings>, of met <b>Nieuwe werkplek…</b> in de lijst boven uw QR-code. Elke werkplek krijgt een eigen link en code.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'Gratis is er één werkplek bij. Voor meer hebt u een <pricing>abonnement</pricing> nodig.',
      other:
        'Gratis zijn er {count}\u00a0werkplekken bij. Voor meer hebt u een <pricing>abonnement</pricing> nodig.',
    },
  'How do I put {name} on my phone like an app?': 'Hoe zet ik {name} als app op mijn telefoon?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> open deze site in Chrome en tik op Installeren op de kaart die verschijnt. U kunt ook App installeren of Toevoegen aan startscherm kiezen in het menu van de browser.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone en iPad:</b> open deze site in Safari, tik op Deel en dan op Zet op beginscherm.',
  'Your customers never need to install anything.': 'Uw klanten hoeven nooit iets te installeren.',
  // Sharing your code
  'How do I hand out my code?': 'Hoe geef ik mijn code aan klanten?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'In uw <dashboard>Overzicht</dashboard> drukt <b>QR-code afdrukken</b> een poster af, en stuurt <b>QR-code delen</b> de link in een bericht. U kunt de code ook <show>op uw telefoon tonen</show>, of kaartjes en tafelkaarten afdrukken in de <print>drukstudio</print>.',
  'It works best right after a job well done. Ask in your own words.':
    'Het werkt het best meteen na goed werk. Vraag het in uw eigen woorden.',
  'How do I show my code on my phone?': 'Hoe toon ik mijn code op mijn telefoon?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'Tik op <b>Mijn code tonen</b> onder de code in uw <dashboard>Overzicht</dashboard>. De code vult het scherm en houdt het wakker. De laatst gebruikte werkplek wordt onthouden.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Is de app <install>geïnstalleerd</install>, dan werkt dit ook offline. Houd het pictogram van de app ingedrukt om er snel te komen.',
  "My code doesn't scan. What can I do?": 'Mijn code scant niet. Wat kan ik doen?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'Druk hem minstens 3\u00a0cm breed af, of groter als mensen verder weg staan.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Houd hem zwart op wit, met de witte rand eromheen. Rek hem niet uit en verander de kleur niet.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Neem mat papier. Glanzend papier spiegelt en kan de code verbergen.',
  'On your phone, turn up the brightness.': 'Zet op uw telefoon het scherm helderder.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'De link staat ook onder de code, voor wie liever typt.',
  'What happens to printed codes if I rename or delete a workplace?':
    'Wat gebeurt er met gedrukte codes als ik een werkplek hernoem of verwijder?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Ze blijven werken. Hernoemt u een werkplek, dan toont de pagina de nieuwe naam. Verwijdert u ze, dan openen de codes uw algemene pagina. De beoordelingen, oude en nieuwe, worden algemene beoordelingen.',
  'How do I print cards, tents and posters?': 'Hoe druk ik kaartjes, tafelkaarten en posters af?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'Open de <studio>drukstudio</studio>. Kies wat de code opent en wat u wilt afdrukken. Druk het dan af, of ga met de pdf naar een copyshop. Het voorbeeld toont precies wat u krijgt.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'Druk af op 100% (‘Werkelijke grootte’) en zet ‘Aanpassen aan pagina’ uit. Anders kloppen de maten niet.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Neem voor kaartjes en badges papier van 200 tot 300\u00a0g/m². Snijd langs de fijne streepjes aan de randen.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Vouw een tafelkaart langs de stippellijn. De achterkant staat met opzet ondersteboven op het vel.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'Gaat u lamineren? Kies eerst ‘Dit wordt gelamineerd’. Matte folie spiegelt minder dan glanzende.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'De sticker is gemaakt voor een labelprinter met een rol van 62\u00a0mm, afgesneden op 90\u00a0mm.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Een leeg vakje betekent dat we voor die letter geen lettertype hebben. We kennen Latijns, Cyrillisch, Grieks, Arabisch, Hebreeuws, Chinees en Japans schrift.',
  'Does my link ever change?': 'Verandert mijn link ooit?',
  'No. You can change your name, email address, password and plan.':
    'Nee. U kunt uw naam, e-mailadres, wachtwoord en abonnement wijzigen.',
  'No. You can change your name, email address and password.':
    'Nee. U kunt uw naam, e-mailadres en wachtwoord wijzigen.',
  'Your links and printed codes will keep working.': 'Uw links en gedrukte codes blijven werken.',
  'How can I see which table brings in reviews?': 'Hoe zie ik welke tafel beoordelingen oplevert?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Maak voor elke een <codes>telcode</codes>: de tafel bij het raam, de flyer, uw e-mailhandtekening. U ziet hoe vaak elke code is gescand en hoeveel beoordelingen hij opleverde. Iedereen telt één keer per dag per code, en uw eigen scans tellen niet.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'De code zelf verandert nooit, dus u hoeft hem niet opnieuw te drukken. Krijgt u een andere baan, laat hem dan naar een andere werkplek wijzen. Raakt een code kwijt of wordt hij misbruikt, zet hem dan uit. Uw andere codes blijven werken.',
  'Can customers tap instead of scan?': 'Kunnen klanten tikken in plaats van scannen?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Ja, met een NFC-tag: een sticker die uw pagina opent als een telefoon hem aanraakt. Kies bij <codes>Telcodes</codes> <b>Op NFC-tag schrijven</b>, in Chrome op een Android-telefoon. Met een andere telefoon kopieert u de link en schrijft u die met een app als NFC Tools. Een tik telt als scan.',
  'What do customers see about me?': 'Wat zien klanten van mij?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Uw voornaam, en naam en plaats van de werkplek als de code daarbij hoort. Uw achternaam, e-mailadres, beoordelingen en gemiddelde zien ze niet.',
  'Which languages does my review page support?': 'Welke talen kent mijn beoordelingspagina?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'Engels, Spaans, Portugees, Frans, Duits, Italiaans, Nederlands, Pools, Turks, Arabisch, Chinees en Japans. De pagina opent in de taal van de browser van de klant, die bovenaan kan wisselen. Om een link in één taal te delen, kiest u de taal op de pagina en kopieert u het adres.',
  "You get your reviews as they were written. We don't translate them.":
    'U krijgt beoordelingen zoals ze zijn geschreven. We vertalen ze niet.',
  // Reviews and email
  "I didn't get an email for a review": 'Ik kreeg geen e-mail over een beoordeling',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'Ze is niet kwijt. Elke beoordeling staat in <reviews>Reviews</reviews>, ook als de e-mail niet aankwam. Kijk dan na:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'Is uw e-mailadres nog niet bevestigd? Dan vraagt een melding in uw <dashboard>Overzicht</dashboard> u de link te openen die we u stuurden. Tot dan wachten deze e-mails.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'Zit de e-mail in uw spammap? Markeer hem dan als geen spam.',
  'Is your email address in <settings>Settings</settings> correct?':
    'Klopt uw e-mailadres onder <settings>Instellen</settings>?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'Hebt u deze e-mails uitgezet? Onder <emails>Instellen</emails> kunt u ze weer aanzetten.',
  'Was your mail server down? We keep trying for five days.':
    'Was uw mailserver onbereikbaar? We blijven het vijf dagen proberen.',
  'Can I stop the emails?': 'Kan ik de e-mails stoppen?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Ja. Gebruik <b>Beoordelingsmails stoppen</b> onderaan een e-mail met een beoordeling. Uw beoordelingen vindt u nog steeds in uw lijst. Met dezelfde link zet u de e-mails weer aan.',
  'Can I get fewer emails?': 'Kan ik minder e-mails krijgen?',
  'Yes, in <emails>Settings</emails>.': 'Ja, onder <emails>Instellen</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Nieuwe en gewijzigde beoordelingen kunt u meteen, in één e-mail per dag of nooit krijgen. Meteen is de standaard. De dagelijkse e-mail komt 24 uur na de eerste beoordeling erin.',
  'Emails about your account and plan always come right away.':
    'E-mails over uw account en abonnement komen altijd meteen.',
  'Emails about your password and address always come right away.':
    'E-mails over wachtwoord en adres komen altijd meteen.',
  'Can my phone tell me about a new review?': 'Kan mijn telefoon een nieuwe beoordeling melden?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Ja. Installeer de app, open <alerts>Instellen</alerts> op uw telefoon en zet <b>Meldingen op dit apparaat</b> aan. Meldingen volgen uw e-mailinstellingen. Ze tonen sterren en een voornaam, en de tekst alleen als u daarvoor kiest.',
  'Can I hide the text of bad reviews until I want to read it?':
    'Kan ik de tekst van slechte beoordelingen verbergen tot ik hem wil lezen?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Ja. Zet onder <emails>Instellen</emails> <b>Beoordelingen met 1 en 2\u00a0sterren dichtvouwen tot ik ze open</b> aan. In uw lijsten en e-mails ziet u dan <b>Lees het wanneer u eraan toe bent</b> in plaats van de tekst. Ze tellen wel mee in uw gemiddelde.',
  'Are my reviews public?': 'Zijn mijn beoordelingen openbaar?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'Nee. Alleen u ziet ze. Er is geen openbaar profiel en geen ranglijst, en dat zeggen we uw klanten ook. U kunt er <employer>een paar aan een werkgever laten zien</employer> als de klanten dat goedvinden.',
  'Can a review be changed or removed?': 'Kan een beoordeling worden gewijzigd of verwijderd?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Niet door u, ook een slechte niet. Daarom is de rest te vertrouwen. Klanten die hun privélink bewaarden, kunnen hun beoordeling {days}\u00a0dagen lang bewerken of intrekken. Dan mailen we u.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'Is een beoordeling beledigend, of voor iemand anders bedoeld? Schrijf naar <support>{support}</support>.',
  'Can I reply to a review?': 'Kan ik op een beoordeling antwoorden?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Ja, één keer en privé. Gebruik <b>Privé antwoorden</b> in <reviews>Reviews</reviews>. De klant ziet uw antwoord via de privélink. We mailen de klant niet, en u kunt het later niet wijzigen.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'U ziet de knop alleen als de klant de privélink heeft bewaard, tot {days}\u00a0dagen na de beoordeling.',
  'How do I find a review?': 'Hoe vind ik een beoordeling?',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'Typ een paar woorden bij <b>Zoeken in beoordelingen</b> in <reviews>Reviews</reviews>: iets wat de klant schreef, een naam of plaats, of uw werkplek.',
  'How do I export my reviews?': 'Hoe exporteer ik mijn beoordelingen?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'Druk op <b>CSV exporteren</b> in <reviews>Reviews</reviews>. Het bestand opent in Excel, Numbers of Google Spreadsheets. Het bevat al uw beoordelingen, of alleen die van de gekozen werkplek.',
  'What are Recent Views?': 'Wat betekent Recent bekeken?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Hoe vaak uw beoordelingspagina in de afgelopen 30\u00a0dagen is geopend. Elke bezoeker telt één keer per dag. Zoekmachines tellen niet, en uzelf ook niet als u bent ingelogd.',
  'How do I take my reviews to a new job?': 'Hoe neem ik mijn beoordelingen mee naar een nieuwe baan?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'Druk in <reviews>Reviews</reviews> op <reputation>Mijn beoordelingen meenemen</reputation>. Daar kunt u ze allemaal downloaden, of een link maken die er een paar aan een werkgever laat zien.',
  'Can I show reviews to an employer?': 'Kan ik beoordelingen aan een werkgever laten zien?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Ja, als de klanten het goedvinden. We vragen het ze na het versturen. Kies een paar van die beoordelingen bij <reputation>Mijn beoordelingen meenemen</reputation> voor een link voor één werkgever. Die werkt hoogstens {days}\u00a0dagen, of tot u hem uitzet, en u ziet hoe vaak hij is geopend.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'De werkgever ziet uw volledige naam en de voornamen van uw klanten. Bedenkt een klant zich, dan verdwijnt die beoordeling meteen van de pagina.',
  // Plans
  "What's free?": 'Wat is gratis?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: '{limit} beoordelingen in totaal en één werkplek, met uw link, uw QR-code en een e-mail bij elke beoordeling. Gratis verloopt niet.',
      other:
        '{limit} beoordelingen in totaal en {count}\u00a0werkplekken, met uw link, uw QR-code en een e-mail bij elke beoordeling. Gratis verloopt niet.',
    },
  'What happens at {limit} reviews?': 'Wat gebeurt er bij {limit} beoordelingen?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'Uw beoordelingspagina pauzeert. Wie ze opent, leest dat u nu geen beoordelingen meer kunt ontvangen. U houdt alles wat u hebt. Bij uw laatste twee gratis beoordelingen laten we het u weten. Treft een klant uw pagina op pauze aan, dan hoort u dat ook, hoogstens één keer per dag.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'Met een <pricing>abonnement</pricing> is uw pagina meteen weer open, met dezelfde link en code.',
  'What do the paid plans cost?': 'Wat kosten de abonnementen?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} per maand, of {annual} per jaar, wat {saving} scheelt. Allebei met onbeperkt beoordelingen en meer werkplekken. Zie <pricing>Prijzen</pricing>.',
  'How do I pay?': 'Hoe betaal ik?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'Kies een abonnement bij <pricing>Prijzen</pricing> en betaal met kaart via Stripe, onze betaaldienst. We zien uw kaart nooit. Uw abonnement begint zodra Stripe de betaling bevestigt, meestal binnen seconden, en we mailen u. Wordt uw kaart geweigerd of gaat u terug, dan wordt er niets afgeschreven.',
  'Can I switch between Monthly and Annual?': 'Kan ik wisselen tussen maandelijks en jaarlijks?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Ja, altijd, bij <pricing>Prijzen</pricing>. Het nieuwe abonnement begint meteen en wordt volledig afgeschreven. Wat u van het oude niet gebruikte, verrekenen we met uw volgende betalingen.',
  'How do I cancel?': 'Hoe zeg ik op?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'Onder <billing>Instellen</billing>, met twee klikken: druk op <b>Abonnement opzeggen</b> en bevestig op de pagina die opent. Via <b>Betaling beheren</b> komt u er ook. Een reden hoeft niet.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Uw abonnement loopt tot het einde van de betaalde periode en wordt niet verlengd. Tot dan kunt u zich bedenken onder <b>Betaling beheren</b>.',
  'A payment failed. What now?': 'Een betaling is mislukt. Wat nu?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'We mailen u, en u ziet een bericht onder <billing>Instellen</billing>. Uw abonnement blijft actief tot het einde van de betaalde periode. Werk uw kaart bij onder <b>Betaling beheren</b>. Uw abonnement loopt door zodra de betaling lukt, ook als het al geëindigd is.',
  'What happens when a paid plan ends?': 'Wat gebeurt er als een abonnement eindigt?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Dan gaat het gratis verder, met al uw beoordelingen en werkplekken. Uw beoordelingspagina pauzeert als u {limit} of meer beoordelingen hebt.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'Meer dan één werkplek kunt u niet toevoegen.',
    other: 'Meer dan {count}\u00a0werkplekken kunt u niet toevoegen.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Wordt uw abonnement niet verlengd, dan mailen we u drie dagen voor het einde, en nog eens als het geëindigd is.',
  // Your account and data
  'I forgot my password': 'Ik ben mijn wachtwoord vergeten',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'Vul uw e-mailadres in bij <forgot>Wachtwoord vergeten</forgot>. De link die we sturen, werkt één keer, een uur lang. Vraagt u er twee aan, dan werkt alleen de nieuwste. Niets ontvangen? Kijk in uw spammap, of probeer een ander adres dat u misschien gebruikte.',
  'How do I sign in with my face or fingerprint?': 'Hoe log ik in met mijn gezicht of vingerafdruk?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'Voeg onder <settings>Instellen</settings> een passkey toe, één per apparaat. Daarna is uw gezicht, uw vingerafdruk of de code van uw telefoon genoeg om in te loggen. Uw wachtwoord blijft werken. Apparaat kwijt? Verwijder de passkey ervan onder Instellen.',
  'Can I use {name} in my language?': 'Kan ik {name} in mijn taal gebruiken?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Ja, in de twaalf talen van uw beoordelingspagina. Kies de uwe onder <settings>Instellen</settings>. Onze e-mails komen ook in die taal.',
  'How do I change my email address, name or password?':
    'Hoe wijzig ik mijn e-mailadres, naam of wachtwoord?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'Onder <settings>Instellen</settings>. We sturen een link naar uw nieuwe e-mailadres. Tot u die opent, gaan uw beoordelingen naar het oude. Een nieuw wachtwoord logt uw andere apparaten uit. Een nieuwe naam staat meteen op uw beoordelingspagina.',
  'How do I get a copy of everything you store about me?':
    'Hoe krijg ik een kopie van alles wat u over mij bewaart?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'Druk onder <settings>Instellen</settings> op <b>Mijn gegevens downloaden</b>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'U krijgt één bestand met uw account, werkplekken, beoordelingen, abonnementen en betalingen.',
  'You get one file with your account, workplaces and reviews.':
    'U krijgt één bestand met uw account, werkplekken en beoordelingen.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'In het <privacy>Privacybeleid</privacy> staat wat we bewaren, en hoelang.',
  'How do I delete my account?': 'Hoe verwijder ik mijn account?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'Druk onder <settings>Instellen</settings> op <b>Account verwijderen</b> en vul uw wachtwoord in. Uw account, werkplekken en beoordelingen worden meteen verwijderd. Dit kan niet ongedaan worden gemaakt, en uw codes werken dan niet meer.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Hebt u een abonnement, dan eindigt dat ook, en verliest u de betaalde tijd. Wilt u die nog gebruiken, <cancel>zeg dan eerst op</cancel> en verwijder uw account later.',
  'I lost my phone, or forgot to sign out somewhere':
    'Ik ben mijn telefoon kwijt, of vergat ergens uit te loggen',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'Onder <settings>Instellen</settings> ziet u waar u ingelogd bent. Druk op <b>Uitloggen</b> naast het apparaat dat u kwijt bent. Of druk op <b>Overal uitloggen</b>; dat geldt ook voor dit apparaat. Heeft uw telefoon uw wachtwoord bewaard, wijzig het dan ook.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'Gebruikt u een browser niet, dan wordt u na 30\u00a0dagen uitgelogd, en na 90\u00a0dagen in elk geval.',
  'I think someone else is in my account': 'Ik denk dat iemand anders in mijn account zit',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Wijzig uw wachtwoord onder <settings>Instellen</settings> en houd alleen de passkeys die u herkent. Dat logt elk ander apparaat uit. Komt u er niet in? <forgot>Kies een nieuw wachtwoord</forgot> om ze allemaal uit te loggen en alle passkeys te verwijderen. Schrijf daarna naar <support>{support}</support>.',
  'It says Too many requests': 'Er staat ‘Te veel verzoeken’',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'U, of iemand op uw internetverbinding, probeerde vaak hetzelfde. We pauzeren even, zodat niemand wachtwoorden kan raden. Wacht een paar minuten, hoogstens een uur, en probeer het opnieuw. Er is niets kwijt of geblokkeerd. Wachtwoord vergeten? <forgot>Kies een nieuw</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'Heb ik een account of app nodig?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'Nee. Scan de code, kies uw sterren, schrijf een paar woorden en vul uw naam in. Dat is alles.',
  'Who reads what I write?': 'Wie leest wat ik schrijf?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Alleen degene aan wie u schreef. We mailen uw beoordeling en bewaren ze in een privélijst. We publiceren ze niet en delen ze niet met de werkgever.',
  'Can I change or delete my review?': 'Kan ik mijn beoordeling wijzigen of verwijderen?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Ja, {days}\u00a0dagen lang. Druk na het versturen op <b>Mijn privélink bewaren</b>. Met die link kunt u uw beoordeling aanpassen, intrekken of het antwoord lezen. Iedereen met de link kan dat, dus houd hem voor uzelf. Links die op uw telefoon zijn bewaard, vindt u onder <links>Privélinks op deze telefoon</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'Hebt u de link niet? Schrijf naar <support>{support}</support>. Vertel voor wie de beoordeling was, wanneer u ze verstuurde, en onder welke naam.',
  'What does it mean to allow showing my review to an employer?':
    'Wat betekent het dat mijn beoordeling aan een werkgever getoond mag worden?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'Dat bepaalt u. Vindt u het goed, dan mag degene die u beoordeelde uw beoordeling, met uw voornaam, aan een werkgever laten zien, via een link die hoogstens {most}\u00a0dagen werkt. Met uw privélink kunt u zich {days}\u00a0dagen lang bedenken.',
  'It says Saved on this phone, not sent yet': 'Er staat ‘Bewaard op deze telefoon, nog niet verstuurd’',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Uw woorden staan veilig op uw telefoon. We versturen ze zodra u weer online bent. Sluit u de pagina, open dan later gewoon weer een beoordelingslink. Uw beoordeling komt maar één keer aan.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Vraagt de pagina u haar open te laten, dan kon uw telefoon uw woorden niet opslaan. Sluit haar nog niet.',
  "It says the person can't take more reviews right now":
    'Er staat dat iemand nu geen beoordelingen meer kan ontvangen',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'De gratis beoordelingen van deze persoon zijn op. Het ligt niet aan u. Probeer dezelfde link over een paar dagen opnieuw, of zeg het persoonlijk.',
  'It says Invalid Review Link': 'Er staat ‘Ongeldige link’',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'De link is niet compleet, of het account bestaat niet meer. Scan de code opnieuw, of vraag om een nieuwe link.',
};
