import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { richText } from '#web/ui/rich-text.tsx';

/** `name` is isolated from the text direction in English too, where `t` does not. */
export function withName(sentence: Sentence, name: string): ReactNode {
  return richText(t(sentence, { name: '<name></name>' }), { name: () => <bdi>{name}</bdi> });
}
