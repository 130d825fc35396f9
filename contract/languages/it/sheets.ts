import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.': 'Inquadri e lo dica a {name}. 30\u00a0secondi, in privato.',
  // On a badge, which the person wears
  'How did I do?': 'Com’è andata con me?',
  'Scan and tell me. 30 seconds, private.': 'Inquadri e me lo dica. 30\u00a0secondi, in privato.',
};
