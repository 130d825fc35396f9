import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. `{name}` is Maya, a waitress. */
export const texts: Dictionary<'it', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'Ogni giorno qualcuno La ringrazia, e a fine turno non ne resta nulla. Con un link e un codice QR tutti Suoi, al cliente bastano 30\u00a0secondi, e legge solo Lei.',
  'Start collecting, free': 'Inizi a raccogliere, gratis',
  'Start collecting': 'Inizi a raccogliere',
  'See how it works': 'Come funziona',
  'Your first {limit} reviews are free. No card needed.':
    'Le prime {limit} recensioni sono gratis. Senza carta di credito.',
  "We don't take new accounts here.": 'Qui non si accettano nuovi account.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': 'Com’è andata con {name}?',
  'Try it: how did {name} do?': 'Provi: com’è andata con {name}?',
  'Try it. Tap a star.': 'Provi. Tocchi una stella.',
  'Just now': 'Adesso',
  'Private, for {name} only': 'Privato, solo per {name}',
  'You remembered our table, and the joke about the tiramisu.':
    'Si è ricordata del nostro tavolo, e della battuta sul tiramisù.',
  'You know your wine. I now order that Bairrada by the case.':
    'Di vini se ne intende. Ormai quel Bairrada lo ordino a casse.',
  'Friendly, but our starters and mains came at the same time.':
    'Gentile, ma antipasti e secondi sono arrivati insieme.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Bel sorriso, ma ho chiesto l’acqua due volte e sono rimasto a bocca asciutta.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    'Cinquanta minuti per un secondo, e non era nemmeno quello giusto.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'Parla di Lei, non del ristorante',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'I siti di recensioni premiano il ristorante. Qui il complimento resta a chi ha reso bella la serata.',
  'The reviews on this page are made-up examples.': 'Le recensioni in questa pagina sono esempi inventati.',
  'Instant email notifications': 'Notifiche via e-mail immediate',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'Appena il cliente tocca Invia, la recensione completa parte verso la Sua posta.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Perdita sistemata in 20\u00a0minuti, alle nove di sera. Un mito.',
  'You own your data': 'I dati sono Suoi',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Scarichi tutte le recensioni quando vuole. Se cambia lavoro, il Suo buon nome viene con Lei.',
  'I followed you to the new salon. Two buses, and worth it.':
    'L’ho seguita nel nuovo salone. Due autobus, e ne vale la pena.',
  'Private, not posted': 'Private, non pubblicate',
  'Only you see your reviews. No public score next to your name.':
    'Le recensioni le vede solo Lei. Nessun punteggio pubblico accanto al Suo nome.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'Lo stucco è di un tono diverso dal campione. A dirla tutta, mi piace di più così.',
  '30 seconds for a customer': '30\u00a0secondi per il cliente',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Niente app, niente account. Solo stelle, due parole e un nome, da qualsiasi telefono.',
  'Plaster like glass.': 'Intonaco liscio come vetro.',
  'Every place you work': 'Ovunque Lei lavori',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'Il bistrot in settimana, l’hotel nel weekend? Con un piano a pagamento ognuno ha il suo codice.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'Il bistrot in settimana, l’hotel nel weekend? Ognuno ha il suo codice.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Ero a tavola da sola e temevo di sentirlo. Invece no, neanche un minuto.',
  'Easy to hand out': 'Facile da condividere',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Stampi il codice sul conto, mandi il link in un messaggio o lo mostri sul telefono.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'Ci ha detto di NON ordinare la seconda bottiglia: avremmo perso l’ultimo tram.',
  // How it works
  'How it works': 'Come funziona',
  'Add where you work': 'Aggiunga dove lavora',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Crei il Suo account e aggiunga il luogo di lavoro. Basta un minuto, senza installare nulla.',
  'Hand out your code': 'Dia il Suo codice',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'Chieda subito dopo un lavoro ben fatto. Il cliente inquadra, tocca e scrive.',
  'Keep the good word': 'Conservi le belle parole',
  'It arrives by email and stays in your list, whatever job you do next.':
    'Arrivano via e-mail e restano nel Suo elenco, qualunque sia il prossimo lavoro.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Un biglietto stampato: Com’è andata con {name}? Accanto alla domanda, un codice QR',
  'Scan and tell {name}. 30 seconds, private.': 'Inquadri e lo dica a {name}. 30\u00a0secondi, in privato.',
  // The last letter
  'The next thank you could be the first one you keep': 'Il prossimo grazie può essere il primo che resta',
  'Create your account': 'Crei il Suo account',
  'See pricing': 'Vedi i prezzi',
};
