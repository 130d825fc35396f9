import type { Dictionary } from '../sentences.ts';

/** `{support}` is an email address, or the name of who runs the installation. Tags like `<settings>` are links; `<b>` is a button's name, as the button has it. */
export const texts: Dictionary<'it', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Risposte brevi alle domande più comuni, e un indirizzo per tutto il resto.',
  'Getting started': 'Per iniziare',
  'Sharing your code': 'Condividere il codice',
  'Reviews and email': 'Recensioni ed e-mail',
  Plans: 'Piani',
  'Your account and data': 'Il Suo account e i dati',
  'For customers who leave a review': 'Per chi lascia una recensione',
  'Still stuck?': 'Serve altro aiuto?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Scriva a <support>{support}</support>. Ci dica che cosa ha fatto, che cosa è successo e quale indirizzo e-mail usa il Suo account.',
  'On this page': 'In questa pagina',
  // Getting started
  '<register>Create an account</register>.': '<register>Crei un account</register>.',
  '<login>Sign in</login>.': '<login>Acceda</login>.',
  'How do I start?': 'Come inizio?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Il link e il codice QR sono nella <dashboard>Panoramica</dashboard>. Stampi il codice o condivida il link, e chieda al prossimo cliente contento. Tutto qui.',
  'Do I have to add a workplace?': 'Devo aggiungere un luogo di lavoro?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'No. Con <b>Nessun luogo in particolare</b> il codice apre la Sua pagina generale, solo con il Suo nome. Quelle recensioni compaiono come Recensione generale. Con un luogo di lavoro, i clienti vedono dove L’hanno incontrata e Lei vede da dove arriva ogni recensione.',
  'How do I add a second workplace?': 'Come aggiungo un secondo luogo di lavoro?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'In <settings>Preferenze</settings>, o con <b>Aggiungi luogo di lavoro…</b> nell’elenco sopra il codice QR. Ogni luogo ha il suo link e il suo codice.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'Il piano Gratuito include un luogo di lavoro. Per averne altri serve un <pricing>piano a pagamento</pricing>.',
      other:
        'Il piano Gratuito include {count} luoghi di lavoro. Per averne altri serve un <pricing>piano a pagamento</pricing>.',
    },
  'How do I put {name} on my phone like an app?': 'Come metto {name} sul telefono come un’app?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> apra questo sito in Chrome e tocchi Installa sul riquadro che appare. Può anche scegliere Installa app o Aggiungi a schermata Home nel menu del browser.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone e iPad:</b> apra questo sito in Safari, tocchi Condividi, poi Aggiungi alla schermata Home.',
  'Your customers never need to install anything.': 'I clienti non devono mai installare nulla.',
  // Sharing your code
  'How do I hand out my code?': 'Come do il mio codice ai clienti?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'Nella <dashboard>Panoramica</dashboard>, <b>Stampa codice QR</b> stampa un manifesto e <b>Condividi codice QR</b> manda il link in un messaggio. Può anche <show>mostrare il codice sul telefono</show>, o stampare biglietti e cavalieri da tavolo nel <print>centro stampa</print>.',
  'It works best right after a job well done. Ask in your own words.':
    'Il momento migliore è subito dopo un lavoro ben fatto. Chieda con parole Sue.',
  'How do I show my code on my phone?': 'Come mostro il codice sul telefono?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'Tocchi <b>Mostra il codice</b> sotto il codice nella <dashboard>Panoramica</dashboard>. Occupa tutto lo schermo e lo tiene acceso. Ricorda l’ultimo luogo di lavoro usato.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Con l’app <install>installata</install> funziona anche offline. Per arrivarci in fretta, tenga premuta l’icona dell’app.',
  "My code doesn't scan. What can I do?": 'Il codice non si legge. Che cosa posso fare?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'Lo stampi largo almeno 3\u00a0cm, o di più se le persone sono lontane.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Lo lasci nero su bianco, con il bordo bianco intorno. Non lo deformi e non lo ricolori.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Usi carta opaca. I riflessi della carta lucida possono coprire il codice.',
  'On your phone, turn up the brightness.': 'Sul telefono, aumenti la luminosità.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'Sotto il codice è stampato anche il link, per chi preferisce digitarlo.',
  'What happens to printed codes if I rename or delete a workplace?':
    'Che cosa succede ai codici stampati se rinomino o elimino un luogo di lavoro?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Continuano a funzionare. Se rinomina un luogo, la pagina mostra il nuovo nome. Se lo elimina, i codici aprono la Sua pagina generale. Le recensioni, vecchie e nuove, diventano generali.',
  'How do I print cards, tents and posters?': 'Come stampo biglietti, cavalieri e manifesti?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'Apra il <studio>centro stampa</studio>. Scelga che cosa apre il codice e che cosa stampare. Poi stampi, o porti il PDF in copisteria. L’anteprima mostra esattamente il risultato.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'Stampi al 100% (“Dimensioni effettive”) e disattivi “Adatta alla pagina”. Altrimenti le misure saranno sbagliate.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Per biglietti e badge usi carta da 200 a 300\u00a0g/m². Tagli lungo i segni sottili ai bordi.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Pieghi il cavaliere da tavolo lungo la linea tratteggiata. Il retro è capovolto sul foglio apposta.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'Lo plastifica? Prima selezioni “Lo plastificherò”. La pellicola opaca riflette meno di quella lucida.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'L’adesivo è pensato per una stampante di etichette con rotolo da 62\u00a0mm, tagliato a 90\u00a0mm.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Un riquadro vuoto significa che non abbiamo un carattere per quella lettera. Sono supportati latino, cirillico, greco, arabo, ebraico, cinese e giapponese.',
  'Does my link ever change?': 'Il mio link può cambiare?',
  'No. You can change your name, email address, password and plan.':
    'No. Può cambiare nome, indirizzo e-mail, password e piano.',
  'No. You can change your name, email address and password.':
    'No. Può cambiare nome, indirizzo e-mail e password.',
  'Your links and printed codes will keep working.': 'I link e i codici stampati continueranno a funzionare.',
  'How can I see which table brings in reviews?': 'Come vedo quale tavolo porta recensioni?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Crei un <codes>codice tracciato</codes> per ciascuno: il tavolo alla finestra, il volantino, la firma delle e-mail. Vedrà quante scansioni e quante recensioni porta ogni codice. Ogni persona conta una volta al giorno per codice, e le Sue scansioni non contano.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'Il codice non cambia mai, quindi non serve ristamparlo. Se cambia lavoro, basta collegarlo a un altro luogo. Se un codice va perso o viene usato male, lo disattivi. Gli altri continuano a funzionare.',
  'Can customers tap instead of scan?': 'Basta avvicinare il telefono, senza inquadrare?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Sì, con un tag NFC: un adesivo che apre la Sua pagina quando un telefono lo tocca. In <codes>Codici tracciati</codes> scelga <b>Scrivi su tag NFC</b>, in Chrome su un telefono Android. Con un altro telefono, copi il link e lo scriva con un’app come NFC Tools. Ogni tocco conta come una scansione.',
  'What do customers see about me?': 'Che cosa vedono di me i clienti?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Il Suo nome e, se il codice è di un luogo di lavoro, il nome e la località del luogo. Non vedono cognome, indirizzo e-mail, recensioni o voto.',
  'Which languages does my review page support?': 'In quali lingue è la mia pagina per le recensioni?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'Inglese, spagnolo, portoghese, francese, tedesco, italiano, olandese, polacco, turco, arabo, cinese e giapponese. Si apre nella lingua del browser del cliente, che può cambiarla in alto. Per condividere un link in una lingua, la scelga sulla pagina e copi l’indirizzo.',
  "You get your reviews as they were written. We don't translate them.":
    'Le recensioni arrivano così come sono state scritte. Non le traduciamo.',
  // Reviews and email
  "I didn't get an email for a review": 'Non ho ricevuto l’e-mail di una recensione',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'Non è andata persa. Ogni recensione è in <reviews>Recensioni</reviews>, anche se l’e-mail non è arrivata. Poi controlli:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'L’indirizzo e-mail non è ancora confermato? In questo caso un avviso nella <dashboard>Panoramica</dashboard> Le chiede di aprire il link che Le abbiamo inviato. Fino ad allora, queste e-mail aspettano.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'È nello spam? Se sì, la segni come posta normale.',
  'Is your email address in <settings>Settings</settings> correct?':
    'L’indirizzo e-mail in <settings>Preferenze</settings> è corretto?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'Ha disattivato queste e-mail? Può riattivarle in <emails>Preferenze</emails>.',
  'Was your mail server down? We keep trying for five days.':
    'Il Suo server di posta era fermo? Continuiamo a provare per cinque giorni.',
  'Can I stop the emails?': 'Posso fermare le e-mail?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Sì. Usi <b>Ferma le e-mail sulle recensioni</b> in fondo a una di queste e-mail. Le recensioni restano nel Suo elenco. Lo stesso link riattiva le e-mail.',
  'Can I get fewer emails?': 'Posso ricevere meno e-mail?',
  'Yes, in <emails>Settings</emails>.': 'Sì, in <emails>Preferenze</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Può ricevere le recensioni nuove e cambiate subito, in un’unica e-mail al giorno o mai. Di norma arrivano subito. L’e-mail giornaliera arriva 24 ore dopo la prima recensione che contiene.',
  'Emails about your account and plan always come right away.':
    'Le e-mail su account e piano arrivano sempre subito.',
  'Emails about your password and address always come right away.':
    'Le e-mail su password e indirizzo arrivano sempre subito.',
  'Can my phone tell me about a new review?': 'Il telefono può avvisarmi di una nuova recensione?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Sì. Installi l’app, apra <alerts>Preferenze</alerts> sul telefono e attivi <b>Notifiche su questo dispositivo</b>. Le notifiche seguono le preferenze per le e-mail. Mostrano stelle e nome, e il testo solo se lo sceglie Lei.',
  'Can I hide the text of bad reviews until I want to read it?':
    'Posso nascondere il testo delle recensioni negative finché non voglio leggerlo?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Sì. Attivi <b>Nascondi le recensioni da 1 e 2\u00a0stelle finché non le apro</b> in <emails>Preferenze</emails>. In elenchi ed e-mail vedrà <b>Da leggere con calma</b> al posto del testo. Contano comunque nella media.',
  'Are my reviews public?': 'Le mie recensioni sono pubbliche?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'No. Le vede solo Lei. Non c’è un profilo pubblico né una classifica, e lo diciamo anche ai clienti. Può <employer>mostrarne alcune a un datore di lavoro</employer>, se i clienti lo permettono.',
  'Can a review be changed or removed?': 'Una recensione si può cambiare o rimuovere?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Lei non può farlo, nemmeno se è negativa: per questo ci si può fidare delle altre. I clienti che hanno salvato il link privato possono modificarla o ritirarla per {days}\u00a0giorni. In quel caso Le scriviamo.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'Una recensione è offensiva o era per un’altra persona? Scriva a <support>{support}</support>.',
  'Can I reply to a review?': 'Posso rispondere a una recensione?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Sì, una volta e in privato. Usi <b>Rispondi in privato</b> in <reviews>Recensioni</reviews>. Il cliente vedrà la risposta con il suo link privato. Non gli mandiamo e-mail, e la risposta non si può modificare.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'Il pulsante appare solo se il cliente ha salvato il link privato, e per {days}\u00a0giorni dopo la recensione.',
  'How do I find a review?': 'Come trovo una recensione?',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'Scriva qualche parola in <b>Cerca nelle recensioni</b> in <reviews>Recensioni</reviews>: qualcosa che il cliente ha scritto, il nome o la località, o il Suo luogo di lavoro.',
  'How do I export my reviews?': 'Come esporto le recensioni?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'Prema <b>Esporta CSV</b> in <reviews>Recensioni</reviews>. Il file si apre in Excel, Numbers o Fogli Google. Contiene tutte le recensioni, o solo quelle del luogo selezionato.',
  'What are Recent Views?': 'Che cosa sono le Visite recenti?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Quante volte è stata aperta la Sua pagina negli ultimi 30\u00a0giorni. Ogni persona conta una volta al giorno. Non contano i motori di ricerca, e nemmeno Lei dopo l’accesso.',
  'How do I take my reviews to a new job?': 'Come porto le recensioni in un nuovo lavoro?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'In <reviews>Recensioni</reviews> prema <reputation>Porto con me le recensioni</reputation>. Lì può scaricarle tutte o creare un link che ne mostra alcune a un datore di lavoro.',
  'Can I show reviews to an employer?': 'Posso mostrare recensioni a un datore di lavoro?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Sì, se i clienti lo permettono. Lo chiediamo dopo l’invio della recensione. Ne scelga alcune in <reputation>Porto con me le recensioni</reputation> per avere un link per un datore di lavoro. Vale al massimo {days}\u00a0giorni, o finché non lo disattiva, e vede quante volte è stato aperto.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'Il datore di lavoro vede il Suo nome e cognome e solo il nome dei clienti. Se un cliente cambia idea, la recensione sparisce subito dalla pagina.',
  // Plans
  "What's free?": 'Che cosa è gratis?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: '{limit} recensioni in tutto e un luogo di lavoro, con il link, il codice QR e un’e-mail per ogni recensione. Il piano Gratuito non scade.',
      other:
        '{limit} recensioni in tutto e {count} luoghi di lavoro, con il link, il codice QR e un’e-mail per ogni recensione. Il piano Gratuito non scade.',
    },
  'What happens at {limit} reviews?': 'Che cosa succede a {limit} recensioni?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'La Sua pagina va in pausa. Chi la apre legge che in questo momento non può ricevere altre recensioni. Tutto ciò che ha resta Suo. La avvisiamo con le ultime due recensioni gratuite. Se un cliente trova la pagina in pausa, Le diciamo anche questo, al massimo una volta al giorno.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'Con un <pricing>piano a pagamento</pricing> la pagina riapre subito, con lo stesso link e codice.',
  'What do the paid plans cost?': 'Quanto costano i piani a pagamento?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} al mese, oppure {annual} all’anno, con un risparmio di {saving}. Entrambi includono recensioni illimitate e più luoghi di lavoro. Veda <pricing>Prezzi</pricing>.',
  'How do I pay?': 'Come pago?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'Scelga un piano nella pagina <pricing>Prezzi</pricing> e paghi con carta tramite Stripe, il nostro fornitore. Non vediamo mai la Sua carta. Il piano parte appena Stripe conferma il pagamento, di solito in pochi secondi, e Le scriviamo. Se la carta viene rifiutata o torna indietro, non c’è alcun addebito.',
  'Can I switch between Monthly and Annual?': 'Posso passare da Mensile ad Annuale e viceversa?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Sì, quando vuole, nella pagina <pricing>Prezzi</pricing>. Il nuovo piano parte subito e si paga per intero. Ciò che non ha usato del vecchio viene scalato dai prossimi addebiti.',
  'How do I cancel?': 'Come disdico?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'In <billing>Preferenze</billing>, con due clic: prema <b>Disdici abbonamento</b> e confermi nella pagina che si apre. Ci arriva anche con <b>Gestisci pagamenti</b>. Non serve un motivo.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Il piano dura fino alla fine del periodo già pagato e non si rinnova. Fino ad allora può ripensarci in <b>Gestisci pagamenti</b>.',
  'A payment failed. What now?': 'Un pagamento non è riuscito. E adesso?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'Le scriviamo, e vedrà un avviso in <billing>Preferenze</billing>. Il piano resta attivo fino alla fine del periodo già pagato. Aggiorni la carta in <b>Gestisci pagamenti</b>. Il piano riprende appena il pagamento va a buon fine, anche se era terminato.',
  'What happens when a paid plan ends?': 'Che cosa succede quando un piano a pagamento termina?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Torna al piano Gratuito e tiene tutte le recensioni e i luoghi di lavoro. La Sua pagina va in pausa se ha {limit} recensioni o più.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'Non può aggiungere altri luoghi di lavoro oltre al primo.',
    other: 'Non può aggiungere luoghi di lavoro oltre i {count} inclusi.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Se il piano non si rinnova, Le scriviamo tre giorni prima della fine, e di nuovo quando è terminato.',
  // Your account and data
  'I forgot my password': 'Ho dimenticato la password',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'Inserisca il Suo indirizzo e-mail nella pagina <forgot>Password dimenticata</forgot>. Il link che inviamo vale una volta sola, per un’ora. Se lo chiede due volte, vale solo l’ultimo. Non c’è? Guardi nello spam, o provi un altro indirizzo che potrebbe aver usato.',
  'How do I sign in with my face or fingerprint?': 'Come accedo con il volto o l’impronta?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'Aggiunga una passkey in <settings>Preferenze</settings>, una per ogni dispositivo. Poi per accedere bastano il volto, l’impronta o il codice del telefono. La password continua a valere. Ha perso un dispositivo? Ne rimuova la passkey in Preferenze.',
  'Can I use {name} in my language?': 'Posso usare {name} nella mia lingua?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Sì, nelle dodici lingue della pagina per le recensioni. Scelga la Sua in <settings>Preferenze</settings>. Anche le nostre e-mail saranno in quella lingua.',
  'How do I change my email address, name or password?': 'Come cambio indirizzo e-mail, nome o password?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'In <settings>Preferenze</settings>. Inviamo un link al nuovo indirizzo e-mail. Finché non lo apre, le recensioni arrivano a quello vecchio. Una nuova password chiude l’accesso sugli altri dispositivi. Un nuovo nome appare subito sulla Sua pagina.',
  'How do I get a copy of everything you store about me?':
    'Come ottengo una copia di tutto ciò che conservate su di me?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'Prema <b>Scarica i miei dati</b> in <settings>Preferenze</settings>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'Riceve un file con account, luoghi di lavoro, recensioni, abbonamenti e pagamenti.',
  'You get one file with your account, workplaces and reviews.':
    'Riceve un file con account, luoghi di lavoro e recensioni.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'L’<privacy>Informativa sulla privacy</privacy> elenca che cosa conserviamo e per quanto tempo.',
  'How do I delete my account?': 'Come elimino il mio account?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'Prema <b>Elimina account</b> in <settings>Preferenze</settings> e inserisca la password. Account, luoghi di lavoro e recensioni vengono eliminati subito. L’operazione non si può annullare, e i codici non funzioneranno più.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Se ha un abbonamento, termina anche quello, e perde il tempo già pagato. Per usarlo, prima lo <cancel>disdica</cancel> ed elimini l’account più tardi.',
  'I lost my phone, or forgot to sign out somewhere':
    'Ho perso il telefono, o ho dimenticato di uscire da qualche parte',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'Apra <settings>Preferenze</settings> per vedere gli accessi attivi. Prema <b>Esci</b> accanto al dispositivo perso. Oppure prema <b>Esci ovunque</b>, che comprende il dispositivo in uso. Se il telefono ha la password salvata, cambi anche quella.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'L’accesso si chiude dopo 30\u00a0giorni se non usa un browser, e comunque dopo 90\u00a0giorni.',
  'I think someone else is in my account': 'Credo che qualcun altro usi il mio account',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Cambi la password in <settings>Preferenze</settings> e tenga solo le passkey che riconosce. Così si chiude l’accesso su tutti gli altri dispositivi. Non riesce a entrare? <forgot>Reimposti la password</forgot> per chiuderlo ovunque e rimuovere tutte le passkey. Poi scriva a <support>{support}</support>.',
  'It says Too many requests': 'Leggo Troppe richieste',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'Lei, o qualcuno sulla Sua connessione a Internet, ha riprovato la stessa cosa molte volte. Facciamo una breve pausa perché nessuno possa indovinare le password. Attenda qualche minuto, al massimo un’ora, e riprovi. Nulla è perso o bloccato. Non ricorda la password? <forgot>La reimposti</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'Mi serve un account o un’app?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'No. Inquadri il codice, scelga le stelle, scriva due parole e aggiunga il Suo nome. Tutto qui.',
  'Who reads what I write?': 'Chi legge quello che scrivo?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Solo la persona a cui ha scritto. Le inviamo la recensione via e-mail e la teniamo nel suo elenco privato. Non la pubblichiamo e non la diamo al datore di lavoro.',
  'Can I change or delete my review?': 'Posso cambiare o eliminare la mia recensione?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Sì, per {days}\u00a0giorni. Dopo l’invio prema <b>Salva il mio link privato</b>. Con questo link può modificare la recensione, ritirarla o leggere la risposta. Chi ha il link può fare lo stesso, quindi lo tenga per sé. Trova i link salvati sul telefono in <links>Link privati su questo telefono</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'Non ha il link? Scriva a <support>{support}</support>. Ci dica per chi era la recensione, quando l’ha inviata e con quale nome.',
  'What does it mean to allow showing my review to an employer?':
    'Che cosa significa permettere di mostrare la mia recensione a un datore di lavoro?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'Decide Lei. Se lo permette, il professionista può mostrare la recensione, con il Suo nome, a un datore di lavoro. Lo fa con un link che vale al massimo {most}\u00a0giorni. Con il link privato può cambiare idea per {days}\u00a0giorni.',
  'It says Saved on this phone, not sent yet': 'Leggo Salvata su questo telefono, non ancora inviata',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Le Sue parole sono al sicuro sul telefono. Le invieremo appena tornerà online. Se chiude la pagina, basta riaprire più tardi un qualsiasi link per le recensioni. La recensione arriverà una volta sola.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Se la pagina chiede di restare aperta, il telefono non è riuscito a salvare il testo. Per ora non la chiuda.',
  "It says the person can't take more reviews right now":
    'Leggo che la persona non può ricevere altre recensioni',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'Il suo piano Gratuito è esaurito. Lei non c’entra. Riprovi lo stesso link fra qualche giorno, o glielo dica di persona.',
  'It says Invalid Review Link': 'Leggo Link non valido',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'Il link è incompleto, o l’account non esiste più. Inquadri di nuovo il codice o chieda un nuovo link.',
};
