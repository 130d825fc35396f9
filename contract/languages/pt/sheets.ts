import type { Dictionary } from '../sentences.ts';

/** Japanese and Chinese have a zero-width space wherever a line may end, as in headings of the customer’s page. */
export const texts: Dictionary<'pt', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.':
    'Aponte a câmera e conte a {name} em 30\u00a0segundos. É privado.',
  // On a badge, which the person wears
  'How did I do?': 'Como me saí?',
  'Scan and tell me. 30 seconds, private.': 'Aponte a câmera e me conte em 30\u00a0segundos. É privado.',
};
