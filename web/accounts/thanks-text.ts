import type { Sentence } from '#contract/languages/sentence.ts';
import type { ThanksKind, ThanksLink } from '#contract/thanks-link.ts';

/** What the link after the thank-you says, in Settings and to customers. */
export const thanksTexts: Record<ThanksKind, Sentence> = {
  // For translators: a link to give {name} some money beyond the bill; a verb
  tip: 'Tip {name}' as Sentence,
  // For translators: by phone
  call: 'Call {name}' as Sentence,
  // For translators: a link to make the next appointment with {name}
  book: 'Book {name} again' as Sentence,
  // For translators: a link to write a public review elsewhere
  public: 'Say it publicly' as Sentence,
  website: 'Visit my website' as Sentence,
};

/** The host or number, which says where the link leads. */
export function destinationOf({ kind, url }: ThanksLink): string {
  return kind === 'call' ? url.replace('tel:', '') : new URL(url).hostname;
}
