import { z } from 'zod/mini';
import { cleanAddress, EMAIL_ADDRESS, isDeliverable } from './email-address.ts';
import { type Language, languages } from './languages/languages.ts';
import type { Sentence } from './languages/sentence.ts';
import {
  clean,
  countCharacters,
  countVisible,
  isReadable,
  type TextRule,
  tidy,
  UNREADABLE,
} from './text/rules.ts';

/** PostgreSQL's largest `integer`. */
export const MAX_ID = 2_147_483_647;

// @__NO_SIDE_EFFECTS__
export const line = (rule: TextRule) => urlLine(rule).check(z.refine(isReadable, UNREADABLE));

/** Text in an address, where no lone surrogate arrives. */
// @__NO_SIDE_EFFECTS__
export const urlLine = (rule: TextRule) => text(rule, (typed) => tidy(typed, rule));

const tooLong = {
  60: 'Please use at most 60 characters' as Sentence,
  120: 'Please use at most 120 characters' as Sentence,
  254: 'Please use at most 254 characters' as Sentence,
};

/** A line of a form; `message` if it has less than `min` characters. */
// @__NO_SIDE_EFFECTS__
export const formLine = (max: keyof typeof tooLong, message: string, min = 1) =>
  line({ min, max, message, tooLong: tooLong[max] });

/** Missing and empty values become null. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value || null),
  );

// @__NO_SIDE_EFFECTS__
export const paragraphs = (rule: TextRule) => line({ ...rule, isMultiline: true });

/** Never trimmed, and invisible characters count too. */
// @__NO_SIDE_EFFECTS__
export const secret = (min: number, message: string) =>
  text(
    { min, max: 256, message, tooLong: 'Please use at most 256 characters' as Sentence },
    clean,
    countCharacters,
  ).check(z.refine(isReadable, UNREADABLE));

function text(
  { min = 0, max, message, tooLong }: TextRule,
  cleaned: (typed: string) => string,
  count = countVisible,
) {
  return z.string(message).check(
    z.overwrite(cleaned),
    counted({ minimum: min }, (text) => count(text) >= min, message),
    counted({ maximum: max }, (text) => countCharacters(text) <= max, tooLong),
  );
}

/** Has a bound for the API's description, whose lengths are in characters; zod's own checks count UTF-16 units. */
function counted(
  bound: { minimum?: number; maximum?: number },
  isRight: (text: string) => boolean,
  message: string,
) {
  // No later check reads what is too long: normalizing thousands of combining marks takes their number squared.
  const check = z.refine<string>(isRight, { error: message, abort: bound.maximum !== undefined });
  check._zod.onattach.push(({ _zod: { bag } }) => Object.assign(bag, bound));
  return check;
}

export const fullName = formLine(120, 'Full name is required' as Sentence, 2);

export const newPassword = secret(6, 'Password must be at least 6 characters long' as Sentence);

export const email = (message: string) =>
  z.string(message).check(
    // Normalizing thousands of combining marks takes their number squared.
    z.maxLength(1_000, { error: message, abort: true }),
    z.overwrite(cleanAddress),
    z.trim(),
    z.maxLength(254, message),
    z.regex(EMAIL_ADDRESS, message),
    z.refine(isDeliverable, message),
  );

export const language = z.enum(
  Object.keys(languages) as [Language, ...Language[]],
  'Please choose one of the languages' as Sentence,
);

export const id = z
  .int('Please use a valid id')
  .check(z.minimum(1, 'Please use a valid id'), z.maximum(MAX_ID, 'Please use a valid id'));

// @__NO_SIDE_EFFECTS__
export const textNumber = (spelling: RegExp, [min, max]: [number, number], message: string) =>
  z.pipe(
    z.string(message).check(z.regex(spelling, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );

/** An id in a path or query string; in a path `message` is also that of the 404. */
// @__NO_SIDE_EFFECTS__
export const urlId = (message: string) => textNumber(/^[1-9]\d{0,9}$/, [1, MAX_ID], message);

/** ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime();

/** Strict where it is written. Readers take any text, so that one odd date can't break a whole list. */
export const readableTimestamp = z.catch(timestamp, (found) => `${found?.input}`);

/** A response field that defaults to null if missing. */
export const nullable = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);

/** A page of a list, and the cursor of the next one. */
export const pageOf = <List extends z.ZodMiniType>(list: List) =>
  z.object({ items: list, next: z.nullable(z.string()) });

/** The cursor of the next page, in the Link header (RFC 8288) of a page; null on the last one. */
export function cursorIn(link: string | null): string | null {
  const [, query] = link?.match(/^<[^>]*\?([^>]*)>; rel="next"$/) ?? [];
  return new URLSearchParams(query).get('cursor');
}

export const acknowledgement = z.object({ message: z.string() });
export const errorBody = z.object({
  message: z.string(),
  /** The zero-based position of the wrong item in a list. */
  index: z.optional(z.int()),
});

export const MAX_PAGE_SIZE = 200;
const LIMIT = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;

export const urlLimit = textNumber(/^\d{1,3}$/, [1, MAX_PAGE_SIZE], LIMIT);

/** The query of a list ordered by id. */
export const pageQuery = z.object({
  limit: z.optional(urlLimit),
  cursor: z.optional(urlId('cursor is not valid')),
});
