import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { currentTranslator } from '#web/language.ts';
import { richText } from '#web/ui/rich-text.tsx';

/** `name` is isolated from the text direction in English too, where `t` does not. Numbers keep their unit. */
export function withName(sentence: Sentence, name: string, { t } = currentTranslator()): ReactNode {
  const text = t(sentence, { name: '<name></name>' }).replace(/(\d) /g, '$1\u00a0');
  return richText(text, { name: () => <bdi>{name}</bdi> });
}
