import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.': 'Scannen und {name} schreiben. 30\u00a0Sekunden, privat.',
  // On a badge, which the person wears
  'How did I do?': 'Wie war es mit mir?',
  'Scan and tell me. 30 seconds, private.': 'Scannen und mir schreiben. 30\u00a0Sekunden, privat.',
};
