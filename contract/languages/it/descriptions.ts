import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Risposte su link per le recensioni, codici QR, e-mail e i Suoi dati.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Risposte su link per le recensioni, codici QR, e-mail, piani e i Suoi dati.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Raccolga recensioni private dei clienti con un link e un codice QR tutti Suoi. Ai clienti bastano 30\u00a0secondi. La notifica via e-mail è immediata e i dati sono Suoi.',
  'Create your {site} account and get your own review link and QR code.':
    'Crei il Suo account {site} e riceva un link e un codice QR tutti Suoi.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'Crei il Suo account {site} e riceva un link e un codice QR tutti Suoi. Le prime {count} recensioni sono gratis.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'Dati, loghi e schermate per chi scrive di {site}.',
  'Sign in to {site} to read what your customers say about you.':
    'Acceda a {site} per leggere che cosa dicono di Lei i clienti.',
  'What you can expect from {site}, and what we ask of you.':
    'Che cosa può aspettarsi da {site} e che cosa Le chiediamo.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'Che cosa conserva {site}, per quanto tempo, chi lo vede e come scaricarlo o eliminarlo.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site} è gratis per le prime {count} recensioni. Poi costa {monthly} al mese o {annual} all’anno, con recensioni illimitate.',
};
