import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#server/basics/clock.ts';
import { customerWith, leaveReviewWithLink } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const START = Date.parse('2026-03-01T12:00:00.000Z');

describe('The permission to show a review', () => {
  test('is unanswered at first, at every rating, and then yes or no for both sides', async () => {
    const { app, ana } = await begin();
    for (const rating of [1, 5]) {
      const customer = await leaveReviewWithLink(app, ana.user.id, { rating });
      const seen = async () => [
        (await customer.get()).body.sharingAllowed,
        (await ana.get('/api/reviews')).body[0].sharingAllowed,
      ];
      expect(await seen()).toEqual([null, null]);
      for (const answer of [true, false, true]) {
        expect((await customer.allow(answer)).body.sharingAllowed).toBe(answer);
        expect(await seen()).toEqual([answer, answer]);
      }
    }
  });

  test('can be given and taken back as long as the review exists, but opens nothing else after 30 days', async () => {
    const { app, ana, customer, sharing, setDay } = await begin();
    await customer.save();
    const [{ id }] = (await ana.get('/api/reviews')).body;
    expect((await ana.post(`/api/reviews/${id}/answer`, { text: 'Thank you!' })).status).toBe(200);
    setDay(400);
    expect((await sharing()).body).toEqual({ firstName: 'Ana', sharingAllowed: null });
    for (const answer of [true, false]) {
      const { status, body, text } = await customer.allow(answer);
      expect([status, body.sharingAllowed, body.answer]).toEqual([200, answer, null]);
      expect(text).not.toContain('Thank you!');
      expect((await sharing()).body.sharingAllowed).toBe(answer);
    }
    for (const other of [await customer.get(), await customer.save(), await customer.withdraw()])
      expect(other.status).toBe(410);
    await app.service.deps.db.deleteFrom('reviews').where('id', '=', id).execute();
    expect([(await sharing()).status, (await customer.allow(true)).status]).toEqual([404, 404]);
  });

  test('is a no once the previous release has taken a yes back', async () => {
    const { app, customer } = await begin();
    await customer.allow(true);
    await app.service.deps.db.updateTable('reviews').set({ sharing_allowed_at: null }).execute();
    expect((await customer.get()).body.sharingAllowed).toBe(false);
  });

  test('can’t be given by the professional, who knows the review but not its secret', async () => {
    const { app, ana, customer } = await begin();
    const [{ id }] = (await ana.get('/api/reviews')).body;
    for (const guess of [
      String(id),
      `${id}.${'0'.repeat(22)}`,
      `${customer.idempotencyKey}.${'0'.repeat(22)}`,
    ]) {
      const headers = { 'review-link': guess };
      const { status } = await ana.put('/api/review-link/sharing', { allowed: true }, headers);
      expect([400, 404]).toContain(status);
    }
    expect((await customerWith(app, customer.reviewLink).get()).body.sharingAllowed).toBeNull();
  });
});

describe('Without JavaScript', () => {
  test('the thank-you page asks with nothing preset, and answers with what was saved', async () => {
    const { ana, post, write } = await begin();
    const { page, reviewLink } = await write('?lang=de');
    expect(page).toMatch(/<fieldset/);
    expect(page).not.toMatch(/<input[^>]* type="radio"[^>]* checked/);
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
    expect(action).toBe('/my-review/sharing?lang=de');
    for (const [allowed, stored] of [
      ['yes', true],
      ['no', false],
    ] as const) {
      const { status, headers, text } = await post(action, { reviewLink, allowed });
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(text).toContain('<html lang="de"');
      expect(text).toMatch(
        new RegExp(`<input[^>]* checked=""[^>]* value="${allowed}"|value="${allowed}"[^>]* checked`),
      );
      expect(text).toContain('Kind and quick.');
      expect((await ana.get('/api/reviews')).body[0].sharingAllowed).toBe(stored);
    }
  });

  test('an answer without a choice, or by a link that is wrong, gets a page that says so', async () => {
    const { ana, post, write } = await begin();
    const { reviewLink } = await write();
    for (const [fields, status, message] of [
      [{ reviewLink }, 400, 'Please choose Yes or No'],
      [{ reviewLink, allowed: 'maybe' }, 400, 'Please choose Yes or No'],
      [{ reviewLink: `${reviewLink}x`, allowed: 'yes' }, 404, 'This link no longer works'],
      [{ allowed: 'yes' }, 400, ''],
    ] as const) {
      const answer = await post('/my-review/sharing', fields);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(answer.text).toContain(message);
    }
    expect((await ana.get('/api/reviews')).body[0].sharingAllowed).toBeNull();
  });
});

async function begin() {
  let now = START;
  const app = await startApp({ clock: () => new Date(now) });
  const ana = await app.professional();
  const customer = await leaveReviewWithLink(app, ana.user.id);
  const post = (path: string, fields: Record<string, string>) =>
    app.visitor().send('POST', path, { body: new URLSearchParams(fields) });
  return {
    app,
    ana,
    customer,
    post,
    sharing: () => app.visitor().get('/api/review-link/sharing', { 'review-link': customer.reviewLink }),
    setDay(day: number) {
      now = START + day * DAY;
    },
    /** Sends a review by the form without scripts. */
    async write(query = '') {
      const keys = { idempotencyKey: randomUUID(), reviewLinkSecret: 'k'.repeat(22) };
      const words = { rating: '5', comment: 'Kind and quick.', customerName: 'Ida', customerLocation: '' };
      const { text } = await post(`/review/${ana.user.id}${query}`, { ...words, ...keys });
      return { page: text, reviewLink: `${keys.idempotencyKey}.${keys.reviewLinkSecret}` };
    },
  };
}
