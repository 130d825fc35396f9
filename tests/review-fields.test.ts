import { randomUUID } from 'node:crypto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReviewField, reviewFieldNames, textFieldNames } from '#contract/review-fields.ts';
import { type Review, reviewForm } from '#contract/reviews.ts';
import { newReview } from '#server/demo/cast.ts';
import { reviewReceivedMail } from '#server/reviews/review-received.mail.ts';
import { type Auth, AuthContext } from '#web/accounts/auth.tsx';
import { findMessages, toWords } from '#web/public/form-fields.ts';
import { OpenedReview } from '#web/public/review-link/OpenedReview.tsx';
import { reviewsCsv } from '#web/reviews/csv.ts';
import { ReviewLetter } from '#web/reviews/ReviewLetter.tsx';
import { ownReview, receivedReview } from './components/fixtures.ts';
import { newMailContext } from './mail-context.ts';
import { skipWithoutDatabase, startWithAna } from './start-app.ts';

beforeEach(skipWithoutDatabase);

/* These tests show where a new field of the contract's `reviewFields` is missing. */
const texts = Object.fromEntries(textFieldNames.map((field) => [field, `Typed-as-${field}`]));
const content = { rating: 4, ...texts } as Pick<Review, ReviewField>;
const changes = Object.entries({ ...content, rating: 5 }).map(
  ([field, value]) => [field, typeof value === 'string' ? `${value}-again` : value] as const,
);

test('The form has every field, and without JavaScript an error page refills each', async () => {
  const { app, ana } = await startWithAna();
  const path = `/review/${ana.user.id}`;
  expectAll(
    (await app.visitor().get(path)).text,
    reviewFieldNames.map((field) => ` name="${field}"`),
  );
  const { status, text } = await app.visitor().send('POST', path, { body: new URLSearchParams(texts) });
  expect(status).toBe(400);
  expectAll(text, Object.values(texts));
});

test('Every field is stored, listed, downloaded and shown to the customer', async () => {
  const { customer, ana, reviewLink } = await leaveReview();
  expect((await ana.get('/api/reviews')).body).toMatchObject([content]);
  expect(JSON.parse((await ana.get('/api/my-data')).text).reviews).toMatchObject([content]);
  expect((await customer.get('/api/review-link', { 'review-link': reviewLink })).body).toMatchObject(content);
});

test('A change of any field alone makes another request of an Idempotency-Key, and is stored as an edit', async () => {
  const { customer, ana, send, reviewLink } = await leaveReview();
  expect((await send({})).status).toBe(201);
  for (const [field, value] of changes) {
    expect([field, (await send({ [field]: value })).status]).toEqual([field, 422]);
    const edited = { ...content, [field]: value };
    expect((await customer.put('/api/review-link', edited, { 'review-link': reviewLink })).status).toBe(200);
    expect((await ana.get('/api/reviews')).body).toMatchObject([edited]);
  }
});

describe('Every field is shown', () => {
  const shown = reviewFieldNames.map((field) =>
    field === 'rating' ? `${content.rating} out of 5 stars` : String(content[field]),
  );
  const createdAt = '2026-11-21T23:30:00.000Z';
  const review = receivedReview({ ...content, createdAt });

  test('on the letter', () => {
    const letter = createElement(ReviewLetter, { review, headingLevel: 'h2' });
    const auth = createElement(AuthContext, { value: { user: null } as Auth }, letter);
    const client = new QueryClient();
    const page = createElement(QueryClientProvider, { client }, auth);
    expectAll(renderToStaticMarkup(page), shown);
  });

  test('on the customer’s private link', () => {
    const opened = ownReview({ ...content, createdAt, sharingAllowed: false, until: createdAt });
    const page = createElement(OpenedReview, {
      reviewLink: 'a.b',
      review: opened,
      onChanged() {},
      onWithdrawn() {},
    });
    vi.stubGlobal('location', new URL('https://goodword.example/my-review'));
    expectAll(renderToStaticMarkup(page), shown);
    vi.unstubAllGlobals();
  });

  test('in the mail, as text and HTML', () => {
    const { html, text } = reviewReceivedMail(newMailContext(), {
      review,
      workplace: null,
      reviewsLeft: null,
      foldLowRatings: false,
    });
    for (const form of [html ?? '', text]) expectAll(form, shown);
  });

  test('in the CSV export', async () => {
    async function* pages() {
      yield [review];
    }
    const file = (await reviewsCsv(pages(), []))?.join('') ?? '';
    expectAll(file, Object.values(content).map(String));
  });
});

const visible = ['a', 'é', 'e\u0301', '漢', '\u3164', '\u2800', '👍', '👍🏽', '🇵🇹'];
const invisible = [' ', '\t', '\r\n', '\r', '\n', '\u0000', '\u007f', '\u0085', '\u2028', '\u00a0', '\u200b'];
const joining = ['\u200d', '\ufeff', '\ufe0f', '\u034f', '\ud83d', '\udc4d'];
const characters = fc.constantFrom(...visible, ...invisible, ...joining);
const typedText = fc.string({ unit: characters, maxLength: 8 });
const repeated = fc
  .tuple(characters, fc.constantFrom(119, 120, 121, 4_999, 5_000, 5_001), typedText)
  .map(([character, times, rest]) => character.repeat(times) + rest);
const typedReview = fc.record({
  rating: fc.constantFrom(0, 1, 5, 6),
  comment: fc.oneof(typedText, repeated),
  customerName: fc.oneof(typedText, repeated),
  customerLocation: fc.oneof(typedText, repeated),
});

test('The customer’s page and the API agree on the messages and on the words that are stored, for anything typed', () => {
  fc.assert(
    fc.property(typedReview, (typed) => {
      const { data, error } = reviewForm.safeParse(typed);
      const refused: Record<string, string> = {};
      for (const { path, message } of error?.issues ?? []) refused[String(path[0])] ??= message;
      expect(findMessages(typed)).toEqual(refused);
      if (data) expect(toWords(typed)).toEqual(data);
    }),
    { numRuns: 500 },
  );
});

async function leaveReview() {
  const { app, ana } = await startWithAna();
  const customer = app.visitor();
  const keys = { 'idempotency-key': randomUUID(), 'review-link-secret': 'k'.repeat(22) };
  const send = (overrides: object) =>
    customer.post('/api/reviews/submit', { ...newReview(ana.user.id), ...content, ...overrides }, keys);
  expect((await send({})).status).toBe(201);
  return { customer, ana, send, reviewLink: `${keys['idempotency-key']}.${keys['review-link-secret']}` };
}

function expectAll(text: string, parts: string[]) {
  for (const part of parts) expect(text).toContain(part);
}
