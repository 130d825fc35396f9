import { z } from 'zod/mini';

/** The largest id that both databases hold (PostgreSQL's `integer`). */
export const MAX_ID = 2_147_483_647;

/** A copy of the schema with a description for the API docs, and what else they say instead of what zod would. */
// @__NO_SIDE_EFFECTS__
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  more: { type?: 'integer'; minimum?: number; maximum?: number } = {},
): Schema {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, { description, ...more });
  return copy;
}

const CONTROL_CHARACTER = /\p{Cc}/u;
const CONTROL_CHARACTER_EXCEPT_NEWLINE_AND_TAB = /[^\P{Cc}\n\t]/u;

const isLine = (text: string) => text.isWellFormed() && !CONTROL_CHARACTER.test(text);
const isParagraphs = (text: string) =>
  text.isWellFormed() && !CONTROL_CHARACTER_EXCEPT_NEWLINE_AND_TAB.test(text);

interface TextRule {
  /** Fewest characters after trimming. */
  min?: number;
  max: number;
  /** The sentence for a missing or too short value. */
  message: string;
  /** The sentence for a value over `max`. */
  tooLong: string;
}

const UNREADABLE = 'Please use ordinary characters only';

/** Text on one line: trimmed, without control characters. */
export const line = ({ min = 0, max, message, tooLong }: TextRule) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(min, message), z.maxLength(max, tooLong), z.refine(isLine, UNREADABLE));

/** A line that may be left out: missing, null and empty are all null. */
export const optionalLine = (rule: TextRule) =>
  z.pipe(
    z.nullish(line(rule)),
    z.transform((text) => text || null),
  );

/** Text of several lines: trimmed; newline and tab are the only control characters. */
export const paragraphs = ({ min = 0, max, message, tooLong }: TextRule) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, tooLong),
      z.refine(isParagraphs, UNREADABLE),
    );

/** A secret as typed: never trimmed, never shortened. */
export const secret = ({ min = 0, max, message, tooLong }: TextRule) =>
  z.string(message).check(z.minLength(min, message), z.maxLength(max, tooLong), z.refine(isLine, UNREADABLE));

/** An address that mail can be sent to: exactly one, without a display name. */
export const email = (message: string) =>
  z.string(message).check(z.trim(), z.maxLength(254, message), z.regex(z.regexes.email, message));

/** An id in a JSON body. */
export const id = z
  .int('Please use a valid id')
  .check(z.minimum(1, 'Please use a valid id'), z.maximum(MAX_ID, 'Please use a valid id'));

/** An id in a path or query string; `message` is also the sentence of the 404 for a path that can match nothing. */
export const idInUrl = (message: string) =>
  described(
    z.pipe(
      z.string(message).check(z.regex(/^[1-9]\d{0,9}$/, message)),
      z.pipe(z.transform(Number), z.number().check(z.maximum(MAX_ID, message))),
    ),
    'An id.',
    { type: 'integer', minimum: 1, maximum: MAX_ID },
  );

/** ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime();

/** A value that an answer may leave out: a reader takes it for null. */
export const nullable = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);

/** The body of answers that only say that it went well. */
export const acknowledgement = z.object({ message: z.string() });

export const PAGE_MAX = 200;
const LIMIT = `limit must be a whole number from 1 to ${PAGE_MAX}`;

/** The page size of a list, in a query string. */
export const limitInUrl = described(
  z.pipe(
    z.string(LIMIT).check(z.regex(/^\d{1,3}$/, LIMIT)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(1, LIMIT), z.maximum(PAGE_MAX, LIMIT))),
  ),
  'How many per page.',
  { type: 'integer', minimum: 1, maximum: PAGE_MAX },
);
