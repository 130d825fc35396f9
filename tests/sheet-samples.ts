import type { Language } from '#contract/languages/languages.ts';
import { createTranslator, type Texts, type Translator } from '#contract/languages/translator.ts';

/** Sentences of a printed sheet, longer than any translation should be. */
const samples: Partial<Record<Language, [question: string, telling: string, me: string, tellingMe: string]>> =
  {
    de: [
      'Wie zufrieden waren Sie heute mit {name}?',
      'Scannen Sie den Code und schreiben Sie es {name}. Dauert 30 Sekunden, bleibt vertraulich.',
      'Wie zufrieden waren Sie mit mir?',
      'Scannen Sie den Code und schreiben Sie es mir. Dauert 30 Sekunden, bleibt vertraulich.',
    ],
    pl: [
      '{name}\u00a0– jakie wrażenia po dzisiejszej wizycie?',
      'Zeskanuj kod i napisz, {name} przeczyta. Zajmie to 30 sekund i pozostanie prywatne.',
      'Jakie wrażenia po wizycie?',
      'Zeskanuj kod i napisz do mnie. Zajmie to 30 sekund i pozostanie prywatne.',
    ],
    ar: [
      'كيف كانت تجربتك اليوم مع {name}؟',
      'امسح الرمز وأخبر {name} برأيك. يستغرق ذلك 30 ثانية فقط، ويبقى سريًّا تمامًا.',
      'كيف كانت تجربتك معي اليوم؟',
      'امسح الرمز وأخبرني برأيك. يستغرق ذلك 30 ثانية فقط، ويبقى سريًّا تمامًا.',
    ],
    zh: [
      '{name}今天的\u200b服务\u200b让您\u200b满意吗？',
      '扫一扫，\u200b告诉{name}\u200b您的\u200b感受。\u200b只需\u200b30秒，\u200b内容\u200b不会\u200b公开。',
      '我的\u200b服务\u200b怎么样？',
      '扫一扫，\u200b告诉我\u200b您的\u200b感受。\u200b只需\u200b30秒，\u200b内容\u200b不会\u200b公开。',
    ],
    ja: [
      '{name}さんの\u200bサービスは\u200bいかが\u200bでしたか？',
      'スキャンして\u200b{name}さんに\u200bお伝え\u200bください。\u200b30秒で\u200b完了、\u200b内容は\u200b非公開です。',
      '私の\u200bサービスは\u200bいかが\u200bでしたか？',
      'スキャンして\u200bお伝え\u200bください。\u200b30秒で\u200b完了、\u200b内容は\u200b非公開です。',
    ],
  };

export const sampleLanguages = Object.keys(samples) as Language[];

export function sampleTranslator(language: Language): Translator {
  const [question, telling, me, tellingMe] = samples[language] ?? [];
  const texts = {
    'How did {name} do?': question,
    'Scan and tell {name}. 30 seconds, private.': telling,
    'How did I do?': me,
    'Scan and tell me. 30 seconds, private.': tellingMe,
  } as Texts;
  return createTranslator(language, texts);
}
