import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Antwoorden over beoordelingslinks, QR-codes, e-mails en uw gegevens.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Antwoorden over beoordelingslinks, QR-codes, e-mails, abonnementen en uw gegevens.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Verzamel privébeoordelingen van klanten met een eigen link en QR-code. Klanten zijn 30\u00a0seconden bezig. U krijgt meteen een e-mail, en uw gegevens zijn van u.',
  'Create your {site} account and get your own review link and QR code.':
    'Maak uw account bij {site} en krijg een eigen link en QR-code voor beoordelingen.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'Maak uw account bij {site} en krijg een eigen link en QR-code voor beoordelingen. De eerste {count} beoordelingen zijn gratis.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'Feiten, logo’s en schermafbeeldingen voor wie over {site} schrijft.',
  'Sign in to {site} to read what your customers say about you.':
    'Log in bij {site} en lees wat uw klanten over u zeggen.',
  'What you can expect from {site}, and what we ask of you.':
    'Wat u van {site} mag verwachten, en wat we van u vragen.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'Wat {site} bewaart, hoelang, wie het ziet, en hoe u het downloadt of verwijdert.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    'De eerste {count} beoordelingen bij {site} zijn gratis. Daarna kost het {monthly} per maand of {annual} per jaar, voor onbeperkt beoordelingen.',
};
