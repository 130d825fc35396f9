import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'tr', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.': 'Kodu okutun, {name} duysun. 30\u00a0saniye, aranızda kalır.',
  // On a badge, which the person wears
  'How did I do?': 'Memnun kaldınız mı?',
  'Scan and tell me. 30 seconds, private.': 'Kodu okutun, bana yazın. 30\u00a0saniye, aramızda kalır.',
};
