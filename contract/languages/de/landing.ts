import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'Jeden Tag dankt Ihnen jemand, und am Feierabend ist es vergessen. Mit eigenem Link und QR-Code bleibt es: Ein Gast braucht 30\u00a0Sekunden, und nur Sie lesen es.',
  'Start collecting, free': 'Kostenlos anfangen',
  'Start collecting': 'Jetzt anfangen',
  'See how it works': 'So funktioniert es',
  'Your first {limit} reviews are free. No card needed.':
    'Die ersten {limit} Bewertungen sind kostenlos. Ohne Kreditkarte.',
  "We don't take new accounts here.": 'Hier werden keine neuen Konten angelegt.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': 'Wie war es mit {name}?',
  'Try it: how did {name} do?': 'Probieren Sie es: Wie war es mit {name}?',
  'Try it. Tap a star.': 'Probieren Sie es. Tippen Sie auf einen Stern.',
  'Just now': 'Gerade eben',
  'Private, for {name} only': 'Privat, nur für {name}',
  'You remembered our table, and the joke about the tiramisu.':
    'Sie wussten noch unseren Tisch, und den Witz über das Tiramisu.',
  'You know your wine. I now order that Bairrada by the case.':
    'Sie kennen Ihren Wein. Den Bairrada bestelle ich jetzt kistenweise.',
  'Friendly, but our starters and mains came at the same time.':
    'Freundlich, aber Vorspeise und Hauptgang kamen gleichzeitig.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Nettes Lächeln, aber zweimal um Wasser gebeten und durstig geblieben.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    '50\u00a0Minuten auf den Hauptgang gewartet, und dann war es der falsche.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'Es geht um Sie, nicht um das Restaurant',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'Bewertungsportale loben das Restaurant. Hier behält das Kompliment, wer den Abend gerettet hat.',
  'The reviews on this page are made-up examples.':
    'Die Bewertungen auf dieser Seite sind erfundene Beispiele.',
  'Instant email notifications': 'Sofort per E-Mail',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'Sobald ein Gast auf „Senden“ tippt, ist die ganze Bewertung unterwegs in Ihr Postfach.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Abends um neun das Leck in 20\u00a0Minuten repariert. Legende.',
  'You own your data': 'Ihre Daten gehören Ihnen',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Laden Sie jederzeit alle Bewertungen herunter. Wechseln Sie den Job, kommt Ihr guter Name mit.',
  'I followed you to the new salon. Two buses, and worth it.':
    'Ich bin Ihnen in den neuen Salon gefolgt. Zwei Busse, und es lohnt sich.',
  'Private, not posted': 'Privat, nicht öffentlich',
  'Only you see your reviews. No public score next to your name.':
    'Nur Sie sehen Ihre Bewertungen. Keine öffentliche Note neben Ihrem Namen.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'Die Fugen sind einen Ton anders als das Muster. Ehrlich gesagt gefällt es mir so besser.',
  '30 seconds for a customer': '30\u00a0Sekunden für einen Gast',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Keine App, kein Konto. Nur Sterne, ein paar Worte und ein Name, auf jedem Telefon.',
  'Plaster like glass.': 'Putz glatt wie Glas.',
  'Every place you work': 'Überall, wo Sie arbeiten',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'Unter der Woche das Bistro, am Wochenende das Hotel? Mit einem Abo bekommt jeder Ort seinen Code.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'Unter der Woche das Bistro, am Wochenende das Hotel? Jeder Ort bekommt seinen Code.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Ich kam allein und dachte, man merkt es. Keine Minute lang.',
  'Easy to hand out': 'Leicht weiterzugeben',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Drucken Sie den Code auf die Rechnung, schicken Sie den Link, oder zeigen Sie ihn auf dem Telefon.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'Sie hat uns die zweite Flasche AUSGEREDET, weil wir sonst die letzte Tram verpasst hätten.',
  // How it works
  'How it works': 'So funktioniert es',
  'Add where you work': 'Arbeitsort eintragen',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Legen Sie ein Konto an und tragen Sie Ihren Arbeitsort ein. Das dauert eine Minute, ohne Installation.',
  'Hand out your code': 'Code weitergeben',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'Fragen Sie gleich nach guter Arbeit. Ihr Gast scannt, tippt und schreibt.',
  'Keep the good word': 'Das gute Wort behalten',
  'It arrives by email and stays in your list, whatever job you do next.':
    'Es kommt per E-Mail und bleibt in Ihrer Liste, egal was Sie als Nächstes arbeiten.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Eine gedruckte Karte: Wie war es mit {name}? Neben der Frage ein QR-Code',
  'Scan and tell {name}. 30 seconds, private.': 'Scannen und {name} schreiben. 30\u00a0Sekunden, privat.',
  // The last letter
  'The next thank you could be the first one you keep':
    'Das nächste Danke könnte das erste sein, das Sie behalten',
  'Create your account': 'Konto anlegen',
  'See pricing': 'Preise ansehen',
};
