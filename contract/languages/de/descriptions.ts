import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Antworten zu Bewertungslinks, QR-Codes, E-Mails und Ihren Daten.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Antworten zu Bewertungslinks, QR-Codes, E-Mails, Abos und Ihren Daten.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Sammeln Sie private Bewertungen mit eigenem Link und QR-Code. Gäste brauchen 30\u00a0Sekunden. Sie bekommen sofort eine E-Mail, und Ihre Daten gehören Ihnen.',
  'Create your {site} account and get your own review link and QR code.':
    'Legen Sie Ihr Konto bei {site} an und bekommen Sie Ihren eigenen Bewertungslink und QR-Code.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'Legen Sie Ihr Konto bei {site} an und bekommen Sie Ihren eigenen Bewertungslink und QR-Code. Die ersten {count} Bewertungen sind kostenlos.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'Fakten, Logos und Bilder für alle, die über {site} schreiben.',
  'Sign in to {site} to read what your customers say about you.':
    'Melden Sie sich bei {site} an und lesen Sie, was Ihre Kundschaft über Sie sagt.',
  'What you can expect from {site}, and what we ask of you.':
    'Was Sie von {site} erwarten können, und worum wir Sie bitten.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'Was {site} speichert, wie lange, wer es sieht und wie Sie es herunterladen oder löschen.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site} ist für Ihre ersten {count} Bewertungen kostenlos. Danach kosten unbegrenzt viele Bewertungen {monthly} im Monat oder {annual} im Jahr.',
};
