import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.':
    'Escanee y cuénteselo a {name}. 30\u00a0segundos, en privado.',
  // On a badge, which the person wears
  'How did I do?': '¿Qué tal mi trabajo?',
  'Scan and tell me. 30 seconds, private.': 'Escanee y cuéntemelo. 30\u00a0segundos, en privado.',
};
