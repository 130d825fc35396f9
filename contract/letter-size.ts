import { countVisible } from './text/rules.ts';

/** Few words stand large; the same on pages, in print and in mails. */
export function letterSize(words: string): 'l' | 'm' | 's' {
  const length = countVisible(words);
  return length <= 60 ? 'l' : length <= 180 ? 'm' : 's';
}
