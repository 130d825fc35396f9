import type { Sentence } from './languages/sentence.ts';
import { INVISIBLE, isReadable } from './text/rules.ts';

type Rule = readonly [isRight: (url: string) => boolean, error: Sentence];

/**
 * An https address that people type for others to open. A parser forgives much that hides where a link leads, so the text is
 * checked before it is parsed, and readers see the host of what is stored. Each rule needs those before it.
 */
export const webAddressRules: readonly Rule[] = [
  [(url) => /^https:\/\//i.test(url), 'Please use an address that begins with https://' as Sentence],
  [
    (url) => isReadable(url) && !/[\s\\]/.test(url) && url.search(INVISIBLE) < 0,
    'Please check this address: it has spaces or hidden characters' as Sentence,
  ],
  [
    hasDomain,
    'Please use the address of a website, as in https://example.com, without a user name, password or port' as Sentence,
  ],
];

/** Written so that no one can take it for another, and no IP address: the parser writes those with digits at the end. */
function hasDomain(url: string): boolean {
  const typed = /^https:\/\/([\p{L}\p{M}\p{N}.-]+)(?:[/?#]|$)/iu.exec(url)?.[1] ?? '';
  if (typed.normalize('NFKC') !== typed.normalize('NFC')) return false;
  const labels = hostOf(url).split('.');
  const last = labels.at(-1) ?? '';
  const isPlain = labels.every((label) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(label) && !label.endsWith('-'));
  return typed !== '' && isPlain && labels.length > 1 && /^[a-z]./.test(last) && last !== 'localhost';
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
