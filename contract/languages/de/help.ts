import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Kurze Antworten auf häufige Fragen, und eine Adresse für alles andere.',
  'Getting started': 'Erste Schritte',
  'Sharing your code': 'Code weitergeben',
  'Reviews and email': 'Bewertungen und E-Mails',
  Plans: 'Abos',
  'Your account and data': 'Konto und Daten',
  'For customers who leave a review': 'Für Gäste, die bewerten',
  'Still stuck?': 'Noch Fragen?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Schreiben Sie an <support>{support}</support>. Sagen Sie uns, was Sie getan haben, was passiert ist und welche E-Mail-Adresse Ihr Konto hat.',
  'On this page': 'Auf dieser Seite',
  // Getting started
  '<register>Create an account</register>.': '<register>Legen Sie ein Konto an</register>.',
  '<login>Sign in</login>.': '<login>Melden Sie sich an</login>.',
  'How do I start?': 'Wie fange ich an?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Link und QR-Code finden Sie in Ihrer <dashboard>Übersicht</dashboard>. Drucken Sie den Code oder teilen Sie den Link, und fragen Sie Ihren nächsten zufriedenen Gast. Das ist alles.',
  'Do I have to add a workplace?': 'Muss ich einen Arbeitsort eintragen?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'Nein. Mit <b>Kein bestimmter Arbeitsort</b> öffnet Ihr Code Ihre allgemeine Seite, nur mit Ihrem Vornamen. Diese Bewertungen heißen „Allgemeine Bewertung“. Mit einem Arbeitsort sehen Gäste, wo sie Sie getroffen haben, und Sie sehen, woher jede Bewertung kommt.',
  'How do I add a second workplace?': 'Wie trage ich einen zweiten Arbeitsort ein?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'In den <settings>Optionen</settings> oder mit <b>Neuer Arbeitsort\u00a0…</b> in der Liste über Ihrem QR-Code. Jeder Arbeitsort bekommt eigenen Link und Code.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'Kostenlos ist ein Arbeitsort dabei. Für weitere brauchen Sie ein <pricing>Abo</pricing>.',
      other: 'Kostenlos sind {count} Arbeitsorte dabei. Für weitere brauchen Sie ein <pricing>Abo</pricing>.',
    },
  'How do I put {name} on my phone like an app?': 'Wie bekomme ich {name} als App aufs Telefon?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> Öffnen Sie diese Website in Chrome und tippen Sie auf der Karte auf „Installieren“. Oder wählen Sie im Browsermenü „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone und iPad:</b> Öffnen Sie diese Website in Safari, tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  'Your customers never need to install anything.': 'Ihre Gäste müssen nie etwas installieren.',
  // Sharing your code
  'How do I hand out my code?': 'Wie gebe ich meinen Code weiter?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'In Ihrer <dashboard>Übersicht</dashboard> druckt <b>QR-Code drucken</b> ein Plakat, und <b>QR-Code teilen</b> verschickt den Link als Nachricht. Sie können auch <show>den Code auf dem Telefon zeigen</show> oder im <print>Druckstudio</print> Karten und Aufsteller drucken.',
  'It works best right after a job well done. Ask in your own words.':
    'Am besten gleich nach guter Arbeit. Fragen Sie mit Ihren eigenen Worten.',
  'How do I show my code on my phone?': 'Wie zeige ich meinen Code auf dem Telefon?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'Tippen Sie in Ihrer <dashboard>Übersicht</dashboard> unter dem Code auf <b>Meinen Code zeigen</b>. Er füllt den Bildschirm und hält ihn wach. Der zuletzt gewählte Arbeitsort bleibt gewählt.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Ist die App <install>installiert</install>, geht das auch ohne Netz. Am schnellsten: App-Symbol gedrückt halten.',
  "My code doesn't scan. What can I do?": 'Mein Code wird nicht erkannt. Was tun?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'Drucken Sie ihn mindestens 3\u00a0cm breit, oder größer, wenn Leute weiter weg stehen.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Lassen Sie ihn schwarz auf weiß, mit weißem Rand. Nicht verzerren, nicht umfärben.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Nehmen Sie mattes Papier. Auf glänzendem kann eine Spiegelung den Code verdecken.',
  'On your phone, turn up the brightness.': 'Auf dem Telefon: Machen Sie das Display heller.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'Der Link steht auch unter dem Code, falls jemand lieber tippt.',
  'What happens to printed codes if I rename or delete a workplace?':
    'Was passiert mit gedruckten Codes, wenn ich einen Arbeitsort umbenenne oder lösche?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Sie funktionieren weiter. Nach dem Umbenennen zeigt die Seite den neuen Namen. Nach dem Löschen öffnen die Codes Ihre allgemeine Seite. Alte und neue Bewertungen werden allgemeine Bewertungen.',
  'How do I print cards, tents and posters?': 'Wie drucke ich Karten, Aufsteller und Plakate?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'Öffnen Sie das <studio>Druckstudio</studio>. Wählen Sie, was der Code öffnet und was gedruckt wird. Dann drucken Sie, oder bringen Sie das PDF in einen Copyshop. Die Vorschau zeigt genau, was Sie bekommen.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'Drucken Sie mit 100\u00a0% („Tatsächliche Größe“) und schalten Sie „An Seite anpassen“ aus. Sonst stimmen die Maße nicht.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Nehmen Sie für Karten und Namensschilder Papier mit 200 bis 300\u00a0g/m². Schneiden Sie an den feinen Marken am Rand.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Falten Sie einen Aufsteller an der gestrichelten Linie. Die Rückseite steht auf dem Blatt mit Absicht kopf.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'Laminieren? Wählen Sie zuerst „Wird laminiert“. Matte Folie spiegelt weniger als glänzende.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'Der Aufkleber ist für Etikettendrucker mit 62-mm-Rolle, bei 90\u00a0mm geschnitten.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Ein leeres Kästchen heißt, dass uns für diesen Buchstaben die Schrift fehlt. Es gibt Latein, Kyrillisch, Griechisch, Arabisch, Hebräisch, Chinesisch und Japanisch.',
  'Does my link ever change?': 'Ändert sich mein Link irgendwann?',
  'No. You can change your name, email address, password and plan.':
    'Nein. Name, E-Mail-Adresse, Passwort und Abo können Sie ändern.',
  'No. You can change your name, email address and password.':
    'Nein. Name, E-Mail-Adresse und Passwort können Sie ändern.',
  'Your links and printed codes will keep working.': 'Ihre Links und gedruckten Codes funktionieren weiter.',
  'How can I see which table brings in reviews?': 'Wie sehe ich, welcher Tisch Bewertungen bringt?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Legen Sie für jeden einen <codes>Zählcode</codes> an: für den Tisch am Fenster, den Flyer, Ihre E-Mail-Signatur. Sie sehen, wie oft jeder gescannt wurde und wie viele Bewertungen daraus wurden. Jede Person zählt pro Code einmal am Tag, Ihre eigenen Scans zählen nicht.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'Der Code selbst ändert sich nie, Sie müssen ihn nicht neu drucken. Nach einem Jobwechsel lassen Sie ihn einfach einen anderen Arbeitsort öffnen. Geht ein Code verloren oder wird missbraucht, schalten Sie ihn ab. Ihre anderen Codes funktionieren weiter.',
  'Can customers tap instead of scan?': 'Können Gäste tippen statt scannen?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Ja, mit einem NFC-Tag: einem Aufkleber, der Ihre Seite öffnet, wenn ein Telefon ihn berührt. Wählen Sie unter <codes>Zählcodes</codes> die Schaltfläche <b>Auf NFC-Tag schreiben</b>, in Chrome auf einem Android-Telefon. Mit einem anderen Telefon kopieren Sie den Link und schreiben ihn mit einer App wie NFC Tools. Ein Tippen zählt als Scan.',
  'What do customers see about me?': 'Was sehen Gäste von mir?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Ihren Vornamen, und Name und Ort des Arbeitsorts, wenn der Code zu einem gehört. Nachname, E-Mail-Adresse, Bewertungen und Sterne sehen sie nicht.',
  'Which languages does my review page support?': 'Welche Sprachen kann meine Bewertungsseite?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'Englisch, Spanisch, Portugiesisch, Französisch, Deutsch, Italienisch, Niederländisch, Polnisch, Türkisch, Arabisch, Chinesisch und Japanisch. Sie öffnet sich in der Sprache des Browsers, oben kann man wechseln. Für einen Link in einer Sprache wählen Sie diese auf der Seite und kopieren die Adresse.',
  "You get your reviews as they were written. We don't translate them.":
    'Sie bekommen Bewertungen so, wie sie geschrieben wurden. Wir übersetzen sie nicht.',
  // Reviews and email
  "I didn't get an email for a review": 'Zu einer Bewertung kam keine E-Mail',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'Sie ist nicht verloren. Jede steht unter <reviews>Bewertungen</reviews>, auch wenn die E-Mail nicht ankam. Prüfen Sie dann:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'Ist Ihre E-Mail-Adresse noch nicht bestätigt? Dann bittet Sie ein Hinweis in Ihrer <dashboard>Übersicht</dashboard>, den Link zu öffnen, den wir Ihnen geschickt haben. Bis dahin warten diese E-Mails.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'Liegt sie im Spam-Ordner? Dann markieren Sie sie als erwünscht.',
  'Is your email address in <settings>Settings</settings> correct?':
    'Stimmt Ihre E-Mail-Adresse in den <settings>Optionen</settings>?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'Haben Sie diese E-Mails abgeschaltet? In den <emails>Optionen</emails> schalten Sie sie wieder ein.',
  'Was your mail server down? We keep trying for five days.':
    'War Ihr Mailserver gestört? Wir versuchen es fünf Tage lang.',
  'Can I stop the emails?': 'Kann ich die E-Mails abstellen?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Ja. Nutzen Sie <b>Keine E-Mails über Bewertungen mehr</b> am Ende einer solchen E-Mail. Ihre Bewertungen finden Sie weiter in der Liste. Derselbe Link schaltet die E-Mails wieder ein.',
  'Can I get fewer emails?': 'Gehen auch weniger E-Mails?',
  'Yes, in <emails>Settings</emails>.': 'Ja, in den <emails>Optionen</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Neue und geänderte Bewertungen kommen sofort, in einer E-Mail am Tag oder nie. Voreingestellt ist „Sofort“. Die tägliche E-Mail kommt 24 Stunden nach der ersten Bewertung darin.',
  'Emails about your account and plan always come right away.':
    'E-Mails zu Ihrem Konto und Tarif kommen immer sofort.',
  'Emails about your password and address always come right away.':
    'E-Mails zu Passwort und Adresse kommen immer sofort.',
  'Can my phone tell me about a new review?': 'Kann mein Telefon neue Bewertungen melden?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Ja. Installieren Sie die App, öffnen Sie auf dem Telefon die <alerts>Optionen</alerts> und schalten Sie <b>Auf diesem Gerät benachrichtigen</b> ein. Mitteilungen folgen Ihren E-Mail-Optionen. Sie zeigen Sterne und einen Vornamen, den Text nur auf Wunsch.',
  'Can I hide the text of bad reviews until I want to read it?':
    'Kann ich den Text schlechter Bewertungen verbergen, bis ich ihn lesen will?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Ja. Schalten Sie in den <emails>Optionen</emails> <b>Bewertungen mit 1 und 2\u00a0Sternen zuklappen, bis ich sie öffne</b> ein. In Listen und E-Mails steht dann <b>Lesen Sie es, wenn Sie so weit sind</b> statt des Textes. Sie zählen trotzdem zum Durchschnitt.',
  'How do I find a review?': 'Wie finde ich eine Bewertung?',
  'Are my reviews public?': 'Sind meine Bewertungen öffentlich?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'Nein. Nur Sie sehen sie. Es gibt kein öffentliches Profil und keine Rangliste, und das sagen wir auch Ihren Gästen. Mit deren Erlaubnis können Sie <employer>einem Arbeitgeber einige zeigen</employer>.',
  'Can a review be changed or removed?': 'Kann eine Bewertung geändert oder entfernt werden?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Nicht von Ihnen, auch keine schlechte. Darum kann man den übrigen vertrauen. Gäste mit gespeichertem privaten Link können ihre Bewertung {days} Tage lang ändern oder zurücknehmen. Dann schreiben wir Ihnen.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'Ist eine Bewertung beleidigend oder für jemand anderen gedacht? Schreiben Sie an <support>{support}</support>.',
  'Can I reply to a review?': 'Kann ich auf eine Bewertung antworten?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Ja, einmal und privat. Nutzen Sie <b>Privat antworten</b> unter <reviews>Bewertungen</reviews>. Der Gast sieht Ihre Antwort über seinen privaten Link. Wir mailen ihm nicht, und Sie können sie später nicht ändern.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'Die Schaltfläche erscheint nur, wenn der Gast seinen privaten Link gespeichert hat, und {days} Tage lang.',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'Tippen Sie unter <reviews>Bewertungen</reviews> ein paar Worte in <b>Bewertungen durchsuchen</b>: aus dem Text, Name oder Ort des Gastes, oder Ihren Arbeitsort.',
  'How do I export my reviews?': 'Wie exportiere ich meine Bewertungen?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'Drücken Sie <b>CSV exportieren</b> unter <reviews>Bewertungen</reviews>. Die Datei öffnet sich in Excel, Numbers oder Google Tabellen. Sie enthält alle Bewertungen oder nur die des gewählten Arbeitsorts.',
  'What are Recent Views?': 'Was bedeutet „Aufrufe zuletzt“?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Wie oft Ihre Bewertungsseite in den letzten 30\u00a0Tagen geöffnet wurde. Jeder Besucher zählt einmal am Tag. Suchmaschinen zählen nicht, und Sie selbst auch nicht, solange Sie angemeldet sind.',
  'How do I take my reviews to a new job?': 'Wie nehme ich meine Bewertungen in einen neuen Job mit?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'Drücken Sie unter <reviews>Bewertungen</reviews> auf <reputation>Meine Bewertungen mitnehmen</reputation>. Dort können Sie alle herunterladen oder einen Link erstellen, der einem Arbeitgeber einige zeigt.',
  'Can I show reviews to an employer?': 'Kann ich einem Arbeitgeber Bewertungen zeigen?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Ja, wenn die Gäste es erlauben. Wir fragen sie nach dem Senden. Wählen Sie unter <reputation>Meine Bewertungen mitnehmen</reputation> einige davon aus, und Sie bekommen einen Link für einen Arbeitgeber. Er gilt höchstens {days}\u00a0Tage oder bis Sie ihn abschalten, und Sie sehen, wie oft er geöffnet wurde.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'Der Arbeitgeber sieht Ihren vollen Namen und die Vornamen der Gäste. Überlegt ein Gast es sich anders, verschwindet seine Bewertung sofort von der Seite.',
  // Plans
  "What's free?": 'Was ist kostenlos?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: 'Insgesamt {limit} Bewertungen und ein Arbeitsort, mit Link, QR-Code und einer E-Mail für jede Bewertung. Das bleibt kostenlos.',
      other:
        'Insgesamt {limit} Bewertungen und {count} Arbeitsorte, mit Link, QR-Code und einer E-Mail für jede Bewertung. Das bleibt kostenlos.',
    },
  'What happens at {limit} reviews?': 'Was passiert bei {limit} Bewertungen?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'Ihre Bewertungsseite pausiert. Wer sie öffnet, liest, dass Sie gerade keine weiteren Bewertungen annehmen können. Sie behalten alles. Mit den letzten zwei kostenlosen Bewertungen sagen wir Ihnen Bescheid. Trifft ein Gast auf die pausierte Seite, melden wir auch das, höchstens einmal am Tag.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'Mit einem <pricing>Abo</pricing> ist Ihre Seite sofort wieder offen, mit demselben Link und Code.',
  'What do the paid plans cost?': 'Was kosten die Abos?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} im Monat oder {annual} im Jahr, das spart {saving}. In beiden sind unbegrenzt viele Bewertungen und mehrere Arbeitsorte dabei. Siehe <pricing>Preise</pricing>.',
  'How do I pay?': 'Wie bezahle ich?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'Wählen Sie unter <pricing>Preise</pricing> ein Abo und zahlen Sie mit Karte über Stripe, unseren Zahlungsdienst. Wir sehen Ihre Karte nie. Ihr Abo beginnt, sobald Stripe die Zahlung bestätigt, meist in Sekunden, und wir schreiben Ihnen. Wird die Karte abgelehnt oder gehen Sie zurück, wird nichts abgebucht.',
  'Can I switch between Monthly and Annual?': 'Kann ich zwischen Monats- und Jahresabo wechseln?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Ja, jederzeit, unter <pricing>Preise</pricing>. Das neue Abo beginnt sofort und wird voll berechnet. Ungenutztes vom alten rechnen wir auf die nächsten Zahlungen an.',
  'How do I cancel?': 'Wie kündige ich?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'In den <billing>Optionen</billing>, mit zwei Klicks: Drücken Sie <b>Abo kündigen</b> und bestätigen Sie auf der Seite, die sich öffnet. Dorthin kommen Sie auch mit <b>Zahlung verwalten</b>. Einen Grund brauchen Sie nicht.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Ihr Abo läuft bis zum Ende des bezahlten Zeitraums und verlängert sich nicht. Bis dahin können Sie es sich unter <b>Zahlung verwalten</b> anders überlegen.',
  'A payment failed. What now?': 'Eine Zahlung ist fehlgeschlagen. Was nun?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'Wir schreiben Ihnen, und in den <billing>Optionen</billing> steht ein Hinweis. Ihr Abo bleibt bis zum Ende des bezahlten Zeitraums aktiv. Aktualisieren Sie Ihre Karte unter <b>Zahlung verwalten</b>. Ihr Abo läuft weiter, sobald die Zahlung durchgeht, auch wenn es schon zu Ende war.',
  'What happens when a paid plan ends?': 'Was passiert, wenn ein Abo endet?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Es geht kostenlos weiter, mit allen Bewertungen und Arbeitsorten. Ab {limit} Bewertungen pausiert Ihre Bewertungsseite.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'Mehr als einen Arbeitsort können Sie dann nicht eintragen.',
    other: 'Mehr als {count} Arbeitsorte können Sie dann nicht eintragen.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Verlängert sich Ihr Abo nicht, schreiben wir Ihnen drei Tage vor dem Ende und noch einmal danach.',
  // Your account and data
  'I forgot my password': 'Ich habe mein Passwort vergessen',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'Geben Sie Ihre E-Mail-Adresse unter <forgot>Passwort vergessen</forgot> ein. Der Link gilt einmal, eine Stunde lang. Fragen Sie zweimal, gilt nur der neueste. Nichts da? Sehen Sie im Spam-Ordner nach, oder versuchen Sie eine andere Adresse.',
  'How do I sign in with my face or fingerprint?': 'Wie melde ich mich mit Gesicht oder Fingerabdruck an?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'Fügen Sie in den <settings>Optionen</settings> einen Passkey hinzu, je einen pro Gerät. Dann genügt zur Anmeldung Ihr Gesicht, Ihr Fingerabdruck oder der Code des Telefons. Ihr Passwort gilt weiterhin. Gerät verloren? Entfernen Sie seinen Passkey in den Optionen.',
  'Can I use {name} in my language?': 'Gibt es {name} in meiner Sprache?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Ja, in den zwölf Sprachen Ihrer Bewertungsseite. Wählen Sie Ihre in den <settings>Optionen</settings>. Auch unsere E-Mails kommen dann so.',
  'How do I change my email address, name or password?':
    'Wie ändere ich E-Mail-Adresse, Namen oder Passwort?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'In den <settings>Optionen</settings>. An die neue E-Mail-Adresse schicken wir einen Link. Bis Sie ihn öffnen, gehen Ihre Bewertungen an die alte. Ein neues Passwort meldet Ihre anderen Geräte ab. Ein neuer Name steht sofort auf Ihrer Bewertungsseite.',
  'How do I get a copy of everything you store about me?':
    'Wie bekomme ich eine Kopie von allem, was Sie über mich speichern?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'Drücken Sie <b>Meine Daten herunterladen</b> in den <settings>Optionen</settings>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'Sie bekommen eine Datei mit Konto, Arbeitsorten, Bewertungen, Abos und Zahlungen.',
  'You get one file with your account, workplaces and reviews.':
    'Sie bekommen eine Datei mit Konto, Arbeitsorten und Bewertungen.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'Die <privacy>Datenschutzerklärung</privacy> nennt, was wir speichern, und wie lange.',
  'How do I delete my account?': 'Wie lösche ich mein Konto?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'Drücken Sie <b>Konto löschen</b> in den <settings>Optionen</settings> und geben Sie Ihr Passwort ein. Das löscht Konto, Arbeitsorte und Bewertungen sofort. Es lässt sich nicht rückgängig machen, und Ihre Codes funktionieren nicht mehr.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Auch ein Abo endet damit, und die bezahlte Zeit verfällt. Um sie zu nutzen, <cancel>kündigen Sie</cancel> zuerst und löschen Ihr Konto später.',
  'I lost my phone, or forgot to sign out somewhere': 'Telefon verloren, oder irgendwo nicht abgemeldet',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'In den <settings>Optionen</settings> sehen Sie, wo Sie angemeldet sind. Drücken Sie neben dem verlorenen Gerät <b>Abmelden</b>. Oder drücken Sie <b>Überall abmelden</b>, auch das Gerät in Ihrer Hand. Hat das Telefon Ihr Passwort gespeichert, ändern Sie es ebenfalls.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'Ohne Nutzung werden Sie nach 30\u00a0Tagen abgemeldet, in jedem Fall nach 90\u00a0Tagen.',
  'I think someone else is in my account': 'Ich glaube, jemand anderes ist in meinem Konto',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Ändern Sie Ihr Passwort in den <settings>Optionen</settings> und behalten Sie nur die Passkeys, die Sie kennen. Das meldet alle anderen Geräte ab. Sie kommen nicht hinein? <forgot>Wählen Sie ein neues Passwort</forgot>, das meldet alle ab und entfernt alle Passkeys. Schreiben Sie dann an <support>{support}</support>.',
  'It says Too many requests': 'Da steht „Zu viele Anfragen“',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'Sie oder jemand an Ihrem Anschluss hat dasselbe sehr oft versucht. Wir pausieren kurz, damit niemand Passwörter errät. Warten Sie ein paar Minuten, höchstens eine Stunde, und versuchen Sie es erneut. Nichts ist verloren oder gesperrt. Passwort vergessen? <forgot>Wählen Sie ein neues</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'Brauche ich ein Konto oder eine App?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'Nein. Code scannen, Sterne wählen, ein paar Worte und Ihren Namen schreiben. Das ist alles.',
  'Who reads what I write?': 'Wer liest, was ich schreibe?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Nur der Mensch, dem Sie schreiben. Wir mailen ihm Ihre Bewertung und bewahren sie in seiner privaten Liste auf. Wir veröffentlichen sie nicht und geben sie nicht an den Arbeitgeber.',
  'Can I change or delete my review?': 'Kann ich meine Bewertung ändern oder löschen?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Ja, {days} Tage lang. Drücken Sie nach dem Senden <b>Meinen privaten Link speichern</b>. Damit können Sie Ihre Bewertung ändern, zurücknehmen oder die Antwort lesen. Das kann jeder mit dem Link, behalten Sie ihn also für sich. Gespeicherte Links finden Sie unter <links>Private Links auf diesem Telefon</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'Kein Link? Schreiben Sie an <support>{support}</support>. Sagen Sie uns, für wen die Bewertung war, wann Sie sie gesendet haben und unter welchem Namen.',
  'What does it mean to allow showing my review to an employer?':
    'Was heißt es, das Zeigen bei einem Arbeitgeber zu erlauben?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'Das entscheiden Sie. Mit Ihrer Erlaubnis darf Ihre Bewertung mit Ihrem Vornamen einem Arbeitgeber gezeigt werden, über einen Link, der höchstens {most}\u00a0Tage gilt. Mit Ihrem privaten Link können Sie es sich {days} Tage lang anders überlegen.',
  'It says Saved on this phone, not sent yet':
    'Da steht „Auf diesem Telefon gespeichert, noch nicht gesendet“',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Ihre Worte sind auf dem Telefon sicher. Wir senden sie, sobald Sie wieder online sind. Schließen Sie die Seite, öffnen Sie später einfach wieder einen Bewertungslink. Ihre Bewertung kommt nur einmal an.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Bittet die Seite darum, offen zu bleiben, konnte das Telefon nichts speichern. Bitte schließen Sie sie dann noch nicht.',
  "It says the person can't take more reviews right now":
    'Da steht, dass gerade keine Bewertungen möglich sind',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'Die kostenlosen Bewertungen sind verbraucht. Das hat nichts mit Ihnen zu tun. Versuchen Sie denselben Link in ein paar Tagen, oder sagen Sie es persönlich.',
  'It says Invalid Review Link': 'Da steht „Ungültiger Bewertungslink“',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'Der Link ist unvollständig, oder das Konto gibt es nicht mehr. Scannen Sie den Code noch einmal, oder bitten Sie um einen neuen Link.',
};
