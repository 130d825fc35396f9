import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'marketing'> = {
  '"{quote}"': '“{quote}”',
  'A link that belongs to a person': 'Un link che appartiene a una persona',
  'A printed card with a question and a QR code': 'Un biglietto stampato con una domanda e un codice QR',
  'As on every page here.': 'Come in ogni pagina di questo sito.',
  'Ask us a question': 'Ci faccia una domanda',
  "Don't recolor, stretch or rotate it.": 'Non va ricolorato, deformato o ruotato.',
  'Download {format}<more>: {picture}</more>': 'Scarica {format}<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Ogni recensione arriva subito via e-mail al professionista di cui parla. Nulla viene pubblicato e non ci sono classifiche.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Ogni storia di fondazione ha il suo momento. Il nostro è la fine di un turno: un ospite ha detto che la serata è stata splendida grazie a lei e, ripulito l’ultimo tavolo, quelle parole non ci sono più. Resta solo una stella sulla pagina del ristorante.',
  'Everyone else': 'Per tutti gli altri',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'Da usare liberamente in articoli, trasmissioni e conferenze su {name}. Non serve chiedere.',
  'How it started': 'Come è nato',
  'Just the G, for small and square spaces.': 'Solo la G, per spazi piccoli e quadrati.',
  'Leave clear space around it: at least half the height of the mark.':
    'Lasciare spazio libero intorno: almeno metà dell’altezza del simbolo.',
  Logo: 'Logo',
  'Logos and pictures': 'Loghi e immagini',
  'Mark and name, on a transparent background.': 'Simbolo e nome, su sfondo trasparente.',
  Mark: 'Simbolo',
  'No advertising, no trackers': 'Niente pubblicità, niente tracciatori',
  'Open source': 'Open source',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'Un complimento è di chi se l’è meritato. Noi gli abbiamo solo dato un posto dove restare.',
  'Press and media kit': 'Cartella stampa',
  'Press contacts': 'Contatti stampa',
  'Press inquiries': 'Richieste della stampa',
  'Printed card': 'Biglietto stampato',
  'Private by design': 'Privato per scelta',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'I dati sono dei professionisti, che possono scaricarli o eliminarli quando vogliono. Le pagine non caricano nulla da altre aziende.',
  'Quote these as they are, or use your own words.': 'Testi da citare così come sono o da riscrivere.',
  'Review page': 'Pagina per le recensioni',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'I siti di recensioni raccolgono complimenti per le attività. Qui vanno a chi serve ai tavoli, ripara i tubi o taglia i capelli, che li porta con sé da un lavoro all’altro.',
  'Simple pricing': 'Prezzi semplici',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'C’è chi porta con sé un taccuino e chiede agli ospiti una riga, da rileggere in un turno storto.',
  'The <help>Help Center</help>': '<help>Assistenza</help>',
  'The card with the QR code, as printed.': 'Il biglietto con il codice QR, così come si stampa.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'Il cliente inquadra un codice, sceglie da una a cinque stelle e aggiunge due parole e un nome. Niente app, niente account.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'La panoramica di un professionista, con i totali, le ultime recensioni e un codice QR',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'Le prime {limit} recensioni sono gratis. Poi le recensioni illimitate costano {monthly} al mese o {annual} all’anno.',
  'The idea behind {name}': 'L’idea dietro {name}',
  'The review page on a phone: five stars and a few fields':
    'La pagina per le recensioni su un telefono: cinque stelle e pochi campi',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'Il software è libero con licenza MIT. Chiunque può usarlo sul proprio server.',
  'The {name} logo': 'Il logo di {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'Il logo di {name}: una G verde a forma di fumetto, e il nome',
  'The {name} mark: a green G shaped like a speech bubble':
    'Il simbolo di {name}: una G verde a forma di fumetto',
  'Thirty seconds for a customer': 'Trenta secondi per il cliente',
  'This page is in English only.': 'Questa pagina è solo in inglese.',
  'Using the logo': 'Come usare il logo',
  'What a customer sees on a phone.': 'Che cosa vede il cliente sul telefono.',
  'What a professional sees, with made-up reviews.':
    'Che cosa vede il professionista, con recensioni inventate.',
  'What it does': 'Che cosa fa',
  'free reviews': 'recensioni gratis',
  languages: 'lingue',
  'person reads each review': 'persona legge ogni recensione',
  'seconds per review': 'secondi per recensione',
  'taps from scanning to sending': 'tocchi dalla scansione all’invio',
  '{name} in numbers': '{name} in cifre',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} è quel taccuino, per chiunque lavori a tu per tu con le persone. Basta mezzo minuto. Le parole le vede una persona sola, che le porta con sé al prossimo lavoro.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'Con {name} camerieri, idraulici e parrucchieri raccolgono recensioni private tutte loro. Ecco ciò che serve per scriverne.',
};
