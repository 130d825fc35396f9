import { z } from 'zod/mini';
import type { Sentence } from './languages/sentence.ts';
import { INVISIBLE, isReadable } from './text/rules.ts';
import { type ThanksKind, thanksKinds } from './thanks-link.ts';

const MAX_URL_LENGTH = 500;

const NO_ADDRESS = 'Please enter an address' as Sentence;
const TOO_LONG = 'Please use an address with at most 500 characters' as Sentence;
const HTTPS_ONLY = 'Please use an address that begins with https://' as Sentence;
const INVALID_ADDRESS = 'Please check this address: it has spaces or hidden characters' as Sentence;
const INVALID_HOST =
  'Please use the address of a website, as in https://example.com, without a user name, password or port' as Sentence;
const INVALID_NUMBER = 'Please enter a phone number, as in +351 912 345 678' as Sentence;

interface TypedLink {
  kind: ThanksKind;
  url: string;
}

const rule = (isRight: (link: TypedLink) => boolean, error: Sentence) =>
  z.refine<TypedLink>(isRight, { path: ['url'], error, abort: true });

const webRule = (isRight: (url: string) => boolean, error: Sentence) =>
  rule(({ kind, url }) => kind === 'call' || isRight(url), error);

/**
 * What may follow the thank-you. A parser forgives much that hides where a link leads, so the text is checked before it is
 * parsed, and customers read the host of what is stored.
 */
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
    webRule((url) => /^https:\/\//i.test(url), HTTPS_ONLY),
    webRule((url) => isReadable(url) && !/[\s\\]/.test(url) && url.search(INVISIBLE) < 0, INVALID_ADDRESS),
    webRule(hasDomain, INVALID_HOST),
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
