import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'sheets'> = {
  // Beside the QR code on cards and posters, below "How did {name} do?"
  'Scan and tell {name}. 30 seconds, private.':
    '扫码\u200b告诉{name}。\u200b只要\u00a030\u00a0秒，\u200b不会\u200b公开。',
  // On a badge, which the person wears
  'How did I do?': '我的\u200b服务\u200b怎么样？',
  'Scan and tell me. 30 seconds, private.':
    '扫码\u200b告诉我。\u200b只要\u00a030\u00a0秒，\u200b不会\u200b公开。',
};
