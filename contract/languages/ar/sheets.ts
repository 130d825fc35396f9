import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.':
    'بمسح الرمز يصل رأيك إلى {name}. 30\u00a0ثانية، وبخصوصية تامة.',
  // On a badge, which the person wears
  'How did I do?': 'كيف كانت تجربتك معي؟',
  'Scan and tell me. 30 seconds, private.': 'بمسح الرمز يصلني رأيك. 30\u00a0ثانية، وبخصوصية تامة.',
};
