import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.': 'Scannez et dites-le à {name}. 30\u00a0secondes, en privé.',
  // On a badge, which the person wears
  'How did I do?': 'Qu’en avez-vous pensé\u202f?',
  'Scan and tell me. 30 seconds, private.': 'Scannez et dites-le-moi. 30\u00a0secondes, en privé.',
};
