import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formLine, nullable, optional, pageQuery, paragraphs, timestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { reviewFields } from './review-fields.ts';
import { webAddressRules } from './web-address.ts';

/** An account has no more. */
export const MAX_PRAISE = 500;
/** Bytes of an import; other requests may have far fewer. */
export const IMPORT_MAX = 4 * 1024 * 1024;
export const PRAISE_PER_PAGE = 50;
const MAX_URL_LENGTH = 2_000;

export const praiseSources = [
  ...(['google', 'trustpilot', 'tripadvisor', 'yelp', 'facebook', 'linkedin'] as const),
  ...(['email', 'letter', 'other'] as const),
] as const;
export type PraiseSource = (typeof praiseSources)[number];

/** Words that someone wrote elsewhere, as the professional has typed or imported them. */
export const earlierPraise = z.object({
  id: z.int(),
  words: z.string(),
  name: nullable(z.string()),
  rating: nullable(z.int()),
  /** A month, like 2024-03. */
  month: nullable(z.string()),
  source: z.enum(praiseSources),
  url: nullable(z.string()),
  createdAt: timestamp,
});
export type EarlierPraise = z.infer<typeof earlierPraise>;

const { comment, rating } = reviewFields;
const STARS = 'Please use 1 to 5 whole stars' as Sentence;
const TOO_LONG = 'Please use an address with at most 2,000 characters' as Sentence;
const MONTH = 'Please enter a month like 2024-03, no later than this one' as Sentence;

/** The current month in the time zone that is furthest ahead. */
const currentMonth = () => new Date(Date.now() + 14 * 60 * 60 * 1_000).toISOString().slice(0, 7);

export const praiseForm = z.object({
  words: paragraphs({ ...comment, message: 'Please enter what the customer wrote' as Sentence }).check(
    // Empty lines would move them away from what says where they are from.
    z.overwrite((words) => words.replace(/\n\s*\n/g, '\n\n')),
  ),
  name: optional(formLine(120, 'name must be text', 0)),
  rating: optional(z.int(STARS).check(z.minimum(rating.min, STARS), z.maximum(rating.max, STARS))),
  month: optional(
    z.string(MONTH).check(
      z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, MONTH),
      z.refine((month) => month <= currentMonth(), MONTH),
    ),
  ),
  source: z.enum(praiseSources, 'Please choose where the words are from' as Sentence),
  url: optional(
    z.string('url must be text').check(
      z.maxLength(MAX_URL_LENGTH, { error: TOO_LONG, abort: true }),
      z.trim(),
      ...webAddressRules.map(([isRight, error]) => z.refine<string>(isRight, { error, abort: true })),
      z.overwrite((url) => new URL(url).href),
      z.maxLength(MAX_URL_LENGTH, TOO_LONG),
    ),
  ),
});
export type PraiseForm = z.output<typeof praiseForm>;

const praiseInUrl = z.object({ id: urlId('Praise not found' as Sentence) });

export const listPraise = endpoint('GET', '/api/earlier-praise', {
  caller: 'professional',
  errors: ['tooManyRequests'],
  querystring: pageQuery,
  response: { 200: z.array(earlierPraise) },
});

export const addPraise = endpoint('POST', '/api/earlier-praise', {
  caller: 'professional',
  errors: ['praiseLimitReached', 'tooManyRequests'],
  body: praiseForm,
  response: { 201: earlierPraise },
});

export const updatePraise = endpoint('PUT', '/api/earlier-praise/:id', {
  caller: 'professional',
  errors: ['praiseNotFound'],
  params: praiseInUrl,
  body: praiseForm,
  response: { 200: earlierPraise },
});

export const removePraise = endpoint('DELETE', '/api/earlier-praise/:id', {
  caller: 'professional',
  errors: ['praiseNotFound'],
  params: praiseInUrl,
  response: { 204: z.void() },
});

/** All or nothing: an error about an item has its zero-based `index`. */
export const importPraise = endpoint('POST', '/api/earlier-praise/import', {
  caller: 'professional',
  errors: ['praiseLimitReached', 'tooManyRequests'],
  body: z.object({
    items: z
      .array(praiseForm, 'items must be a list')
      .check(z.minLength(1, 'There is nothing to import' as Sentence)),
  }),
  response: { 201: z.object({ added: z.int() }) },
});
