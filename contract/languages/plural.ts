import { perLanguage } from './locale.ts';
import type { PluralSentence } from './sentence.ts';
import { fillIn, type Translator, type Values } from './translator.ts';

/** The form for `{count}`, which is written with the language's separators: "1 review", "2,345 reviews". */
export function pluralIn(
  { language, texts }: Translator,
  sentence: PluralSentence,
  count: number,
  values: Values = {},
): string {
  const category = rules(language).select(count);
  const forms = texts?.[sentence] ?? englishForms(sentence);
  const text = forms[category] ?? forms.other ?? sentence;
  const number = numbers(language).format(count);
  return fillIn(language, text.replaceAll('{count}', number), values);
}

const rules = perLanguage((locale) => new Intl.PluralRules(locale));
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));

function englishForms(sentence: PluralSentence): Record<string, string> {
  const [one = '', other = ''] = sentence.split('|');
  return { one, other };
}
