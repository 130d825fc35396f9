import { Fragment, type ReactNode } from 'react';

/**
 * A translated sentence with elements in it: `richText(t('Read our <terms>terms</terms>.'), { terms: (text) => <a>{text}</a> })`.
 * Elements don't nest.
 */
export function richText(text: string, elements: Record<string, (text: string) => ReactNode>): ReactNode {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
    const [, name = '', inner = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    return <Fragment key={index}>{elements[name]?.(inner) ?? part}</Fragment>;
  });
}
