import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.': 'Scan en vertel het {name}. 30\u00a0seconden, privé.',
  // On a badge, which the person wears
  'How did I do?': 'Hoe deed ik het?',
  'Scan and tell me. 30 seconds, private.': 'Scan en vertel het me. 30\u00a0seconden, privé.',
};
