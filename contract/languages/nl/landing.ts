import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'Elke dag bedankt iemand u, en bij sluitingstijd is het vergeten. Met een eigen link en QR-code blijft het: een klant is 30\u00a0seconden bezig, en alleen u leest het.',
  'Start collecting, free': 'Gratis beginnen',
  'Start collecting': 'Nu beginnen',
  'See how it works': 'Zo werkt het',
  'Your first {limit} reviews are free. No card needed.':
    'De eerste {limit} beoordelingen zijn gratis. Zonder creditcard.',
  "We don't take new accounts here.": 'Hier komen geen nieuwe accounts bij.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': 'Hoe deed {name} het?',
  'Try it: how did {name} do?': 'Probeer het: hoe deed {name} het?',
  'Try it. Tap a star.': 'Probeer het. Tik op een ster.',
  'Just now': 'Zojuist',
  'Private, for {name} only': 'Privé, alleen voor {name}',
  'You remembered our table, and the joke about the tiramisu.':
    'U wist onze tafel nog, en de grap over de tiramisu.',
  'You know your wine. I now order that Bairrada by the case.':
    'U kent uw wijn. Die Bairrada bestel ik nu per doos.',
  'Friendly, but our starters and mains came at the same time.':
    'Vriendelijk, maar voor- en hoofdgerecht kwamen tegelijk.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Mooie glimlach, maar ik vroeg twee keer om water en bleef dorst houden.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    '50\u00a0minuten op het hoofdgerecht gewacht, en toen was het het verkeerde.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'Het gaat om u, niet om het restaurant',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'Beoordelingssites prijzen het restaurant. Hier houdt wie de avond maakte het compliment.',
  'The reviews on this page are made-up examples.':
    'De beoordelingen op deze pagina zijn verzonnen voorbeelden.',
  'Instant email notifications': 'Meteen per e-mail',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'Zodra een klant op versturen tikt, is de hele beoordeling onderweg naar uw inbox.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Om negen uur ’s avonds het lek in 20\u00a0minuten gemaakt. Legende.',
  'You own your data': 'Uw gegevens zijn van u',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Download al uw beoordelingen wanneer u wilt. Neemt u een andere baan, dan gaat uw goede naam mee.',
  'I followed you to the new salon. Two buses, and worth it.':
    'Ik ben u gevolgd naar de nieuwe salon. Twee bussen, en het waard.',
  'Private, not posted': 'Privé, niet openbaar',
  'Only you see your reviews. No public score next to your name.':
    'Alleen u ziet uw beoordelingen. Geen openbaar cijfer naast uw naam.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'De voegen zijn een tint anders dan het staal. Eerlijk gezegd vind ik het zo mooier.',
  '30 seconds for a customer': '30\u00a0seconden voor een klant',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Geen app, geen account. Alleen sterren, een paar woorden en een naam, op elke telefoon.',
  'Plaster like glass.': 'Stucwerk als glas.',
  'Every place you work': 'Overal waar u werkt',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'Doordeweeks de bistro, in het weekend het hotel? Met een abonnement krijgt elke plek een eigen code.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'Doordeweeks de bistro, in het weekend het hotel? Elke plek krijgt een eigen code.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Ik kwam alleen en dacht dat te merken. Geen minuut.',
  'Easy to hand out': 'Makkelijk te geven',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Zet de code op de rekening, stuur de link, of laat hem zien op uw telefoon.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'Ze zei ons de tweede fles NIET te bestellen, omdat we anders de laatste tram zouden missen.',
  // How it works
  'How it works': 'Zo werkt het',
  'Add where you work': 'Voeg toe waar u werkt',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Maak een account en voeg uw werkplek toe. Het kost een minuut, zonder iets te installeren.',
  'Hand out your code': 'Geef uw code',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'Vraag het meteen na goed werk. Uw klant scant, tikt en schrijft.',
  'Keep the good word': 'Houd het goede woord',
  'It arrives by email and stays in your list, whatever job you do next.':
    'Het komt per e-mail en blijft in uw lijst, wat u hierna ook doet.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Een gedrukte kaart: Hoe deed {name} het? Naast de vraag een QR-code',
  'Scan and tell {name}. 30 seconds, private.': 'Scan en vertel het {name}. 30\u00a0seconden, privé.',
  // The last letter
  'The next thank you could be the first one you keep':
    'Het volgende dankjewel kan het eerste zijn dat u houdt',
  'Create your account': 'Account maken',
  'See pricing': 'Prijzen bekijken',
};
