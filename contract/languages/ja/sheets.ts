import type { Dictionary } from '../sentences.ts';

/** With a zero-width space wherever a line may end. */
export const texts: Dictionary<'ja', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.':
    'QRコードから\u200b{name}さんに\u200bひとこと。\u200b30秒で\u200b書けて、\u200b非公開です。',
  // On a badge, which the person wears
  'How did I do?': '本日は\u200bいかがでしたか？',
  'Scan and tell me. 30 seconds, private.':
    'QRコードから\u200bひとこと\u200bどうぞ。\u200b30秒で\u200b書けて、\u200b非公開です。',
};
