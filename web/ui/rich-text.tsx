import { Fragment, type ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';

/**
 * A translated sentence with elements in it: `richText(t('Read our <terms>terms</terms>.'), { terms: (text) => <a>{text}</a> })`.
 * Elements don't nest.
 */
export function richText(text: string, elements: Record<string, (text: string) => ReactNode>): ReactNode {
  const parts = text.split(/(<\w+>.*?<\/\w+>)/s).map((part, index) => {
    const [, name = '', inner = ''] = /^<(\w+)>(.*)<\/\w+>$/s.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    return <Fragment key={index}>{elements[name]?.(inner) ?? part}</Fragment>;
  });
  // Another sentence replaces it as a whole, since a translator may have replaced its texts.
  return <span key={text}>{parts}</span>;
}

/** A sentence with elements as values: `sentenceWith('Welcome, {name}!', { name: <bdi>Ana</bdi> })`. */
export function sentenceWith(sentence: Sentence, values: Record<string, ReactNode>): ReactNode {
  const places = Object.keys(values).map((name) => [name, `<${name}></${name}>`]);
  const elements = Object.entries(values).map(([name, value]) => [
    name,
    () => (typeof value === 'string' ? <span>{value}</span> : value),
  ]);
  return richText(t(sentence, Object.fromEntries(places)), Object.fromEntries(elements));
}
