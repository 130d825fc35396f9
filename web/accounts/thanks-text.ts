import type { Sentence } from '#contract/languages/sentence.ts';
import type { ThanksKind, ThanksLink } from '#contract/thanks-link.ts';

/** What the link after the thank-you says, in Settings and to customers. */
export const thanksTexts: Record<ThanksKind, Sentence> = {
  tip: 'Tip {name}' as Sentence,
  call: 'Call {name}' as Sentence,
  book: 'Book {name} again' as Sentence,
  public: 'Say it publicly' as Sentence,
  website: 'Visit my website' as Sentence,
};

/** The host or number, which says where the link leads. */
export function destinationOf({ kind, url }: ThanksLink): string {
  return kind === 'call' ? url.replace('tel:', '') : new URL(url).hostname;
}
