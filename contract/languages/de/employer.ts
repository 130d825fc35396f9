import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, in den Worten der Gäste',
  'For {employer}': 'Für {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Eine Bewertung, die {name} Ihnen mit Erlaubnis des Gastes zeigt.',
      other: '{count} Bewertungen, die {name} Ihnen mit Erlaubnis der Gäste zeigt.',
    },
  '{rating} out of 5 stars': '{rating} von 5\u00a0Sternen',
  // Instead of a name
  'A customer': 'Ein Gast',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Bei {site} schreiben Gäste ohne Konto, über einen Link oder QR-Code des Menschen, der sie bedient hat. Dieser kann Bewertungen weder schreiben noch ändern. {name} hat die Bewertungen auf dieser Seite ausgewählt; es kann weitere geben.',
  'This page is only for you. It closes on {date} at the latest.':
    'Diese Seite ist nur für Sie. Sie schließt spätestens am {date}.',
  'This page is closed': 'Diese Seite ist geschlossen',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Dieser Link ist abgelaufen oder abgeschaltet. Fragen Sie, wer ihn geschickt hat, nach einem neuen.',
};
