import { z } from 'zod/mini';
import type { Sentence } from './languages/sentence.ts';
import { type ThanksKind, thanksKinds } from './thanks-link.ts';
import { webAddressRules } from './web-address.ts';

const MAX_URL_LENGTH = 500;

const NO_ADDRESS = 'Please enter an address' as Sentence;
const TOO_LONG = 'Please use an address with at most 500 characters' as Sentence;
const INVALID_NUMBER = 'Please enter a phone number, as in +351 912 345 678' as Sentence;

interface TypedLink {
  kind: ThanksKind;
  url: string;
}

const rule = (isRight: (link: TypedLink) => boolean, error: Sentence) =>
  z.refine<TypedLink>(isRight, { path: ['url'], error, abort: true });

/** What may follow the thank-you. */
export const typedThanksLink = z
  .object({
    kind: z.enum(thanksKinds, 'Please choose what the link is for' as Sentence),
    url: z
      .string(NO_ADDRESS)
      .check(
        z.maxLength(MAX_URL_LENGTH, { error: TOO_LONG, abort: true }),
        z.trim(),
        z.minLength(1, { error: NO_ADDRESS, abort: true }),
      ),
  })
  .check(
    rule(({ kind, url }) => kind !== 'call' || /^\+?\d{5,15}$/.test(numberIn(url)), INVALID_NUMBER),
    ...webAddressRules.map(([isRight, error]) =>
      rule(({ kind, url }) => kind === 'call' || isRight(url), error),
    ),
    z.overwrite(({ kind, url }) => ({
      kind,
      url: kind === 'call' ? `tel:${numberIn(url)}` : new URL(url).href,
    })),
    rule(({ url }) => url.length <= MAX_URL_LENGTH, TOO_LONG),
  );

/** Codes with * and # could forward calls or change a line's settings. */
function numberIn(url: string): string {
  // Abroad, the zero in brackets isn't dialed, except in Italy.
  const dialed = url.replace(/^(tel:\s*\+(?!39)\d{1,3}\s*)\(0\)/i, '$1');
  const number = dialed.match(/^tel:\p{Zs}*((?:\+[1-9]|\(?\d)[\d\p{Zs}().\-/]*)$/iu)?.[1];
  return number?.replace(/[^+\d]/g, '') ?? '';
}
