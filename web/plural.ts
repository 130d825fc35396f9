import { pluralIn } from '#contract/languages/plural.ts';
import type { PluralSentence } from '#contract/languages/sentence.ts';
import type { Values } from '#contract/languages/translator.ts';
import { currentTranslator } from './language.ts';

/** `plural('{count} review|{count} reviews', 5)`; not at the top level of a module. */
export function plural(sentence: PluralSentence, count: number, values?: Values): string {
  return pluralIn(currentTranslator(), sentence, count, values);
}
