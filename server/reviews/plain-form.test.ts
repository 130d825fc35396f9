import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { HONEYPOT } from '#contract/review-fields.ts';
import { leaveReviews, queuedKinds, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const words = {
  rating: '4',
  comment: 'Kind and quick.',
  customerName: 'Ida Berg',
  customerLocation: 'Oslo',
};

describe('The review form without JavaScript', () => {
  test('stores the review and its mail job, and shows a thank-you page', async () => {
    const { app, ana } = await startWithAna();
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
    const answer = await post(app, `/review/${ana.user.id}/${workplace.id}`, {
      ...words,
      comment: '  Lovely.\r\n\r\n\tReally & "truly" 👩‍🍳  ',
      [HONEYPOT]: '',
      idempotencyKey: randomUUID(),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('>Thank You</h1>');
    expect(answer.text).toContain('Your review has been sent to Ana.');
    expect(answer.text).not.toContain('Ruiz');
    expect(answer.text).toContain('aria-label="You gave 4 out of 5 stars"');
    expect(answer.text.match(/ class="missing"/g)).toHaveLength(1);
    expect(answer.text).toMatch(/>Lovely\.\n\n\tReally &amp; &quot;truly&quot; 👩‍🍳<.*>Ida Berg<.*>Oslo</);
    expect((await ana.get('/api/reviews')).body).toMatchObject([
      {
        rating: 4,
        comment: 'Lovely.\n\n\tReally & "truly" 👩‍🍳',
        customerName: 'Ida Berg',
        customerLocation: 'Oslo',
        workplaceId: workplace.id,
      },
    ]);
    expect(await queuedKinds(app)).toEqual(['review-received']);
  });

  test('returns pages that must not be cached, since they contain the private link or the review', async () => {
    const { app, ana } = await startWithAna();
    const keys = { idempotencyKey: randomUUID(), reviewLinkSecret: 'k'.repeat(22) };
    const send = (fields: Record<string, string>) =>
      post(app, `/review/${ana.user.id}`, { ...keys, ...fields });
    const thanks = await send(words);
    expect(thanks.text).toContain(`#${keys.idempotencyKey}.${keys.reviewLinkSecret}`);
    const [wrong, conflict] = [await send({ ...words, rating: '' }), await send({ ...words, rating: '1' })];
    expect([thanks, wrong, conflict].map(({ status }) => status)).toEqual([201, 400, 422]);
    for (const { headers } of [thanks, wrong, conflict])
      expect(headers.get('cache-control')).toBe('no-store');
  });

  test.for([
    [{ rating: undefined }, 'Please choose a rating', 'rating'],
    [{ rating: '4.5' }, 'Please choose a rating', 'rating'],
    [{ comment: ' a ' }, 'Please provide a review comment', 'comment'],
    [{ customerName: 'x'.repeat(121) }, 'Please use at most 120 characters', 'customerName'],
    [{ customerLocation: 'x'.repeat(121) }, 'Please use at most 120 characters', 'customerLocation'],
  ] as const)(
    'with %o stores nothing, shows "%s" at the field and keeps all input',
    async ([wrong, message, field]) => {
      const { app, ana } = await startWithAna();
      const typed = { ...words, ...wrong };
      const answer = await post(app, `/review/${ana.user.id}`, typed);
      expect(answer.status).toBe(400);
      expect(errorsIn(answer.text)).toEqual({ [field]: message });
      expect(answer.text.match(/<[^>]* autofocus[^>]*>/g)).toEqual([
        expect.stringContaining(` name="${field}"`),
      ]);
      expect(fieldsIn(answer.text)).toMatchObject(
        Object.fromEntries(
          Object.entries(typed).filter(([name, value]) => name !== 'rating' || /^[1-5]$/.test(value ?? '')),
        ),
      );
      expect((await ana.get('/api/reviews')).body).toEqual([]);
    },
  );

  test('accepts 5,000 characters of any script, which a browser encodes as 45 KB', async () => {
    const { app, ana } = await startWithAna();
    const comment = '很'.repeat(5000);
    expect((await post(app, `/review/${ana.user.id}`, { ...words, comment })).status).toBe(201);
    expect((await ana.get('/api/reviews')).body[0].comment).toBe(comment);
  });

  test('over 32 KiB is refused with all input kept; a much larger one is not read', async () => {
    const { app, ana } = await startWithAna();
    const comment = 'x'.repeat(33_000);
    const large = await post(app, `/review/${ana.user.id}`, { ...words, comment });
    expect(large.status).toBe(413);
    expect(large.text).toContain('Your text is too long');
    expect(fieldsIn(large.text)).toMatchObject({ ...words, comment });
    const huge = await post(app, `/review/${ana.user.id}`, { ...words, comment: 'x'.repeat(100_000) });
    expect([huge.status, huge.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(huge.text).toContain('Your text is too long');
    expect((await ana.get('/api/reviews')).body).toEqual([]);
  });

  test('escapes the input of every field', async () => {
    const { app, ana } = await startWithAna();
    const attack = `</textarea>"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;`;
    for (const path of [`/review/${ana.user.id}`, '/review/999999']) {
      const { text } = await post(app, path, {
        rating: attack,
        comment: attack,
        customerName: attack,
        customerLocation: attack,
        idempotencyKey: `"><script>alert(1)</script>`,
      });
      expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
      expect(text).toContain('&lt;script&gt;');
    }
  });

  test('to an unknown user is refused and shows the comment', async () => {
    const answer = await post(await startApp(), '/review/999999', words);
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/<h1[^>]*>Invalid Review Link<\/h1>/);
    expect(answer.text).toMatch(/<blockquote[^>]*>Kind and quick\.<\/blockquote>/);
  });

  test('with a filled honeypot is refused with all input kept; emptied and sent again, it is stored once', async () => {
    const { app, ana } = await startWithAna();
    const keys = { idempotencyKey: randomUUID(), reviewLinkSecret: 'k'.repeat(22) };
    const sent = { ...words, ...keys, [HONEYPOT]: 'spam.example' };
    const refused = await post(app, `/review/${ana.user.id}`, sent);
    expect(refused.status).toBe(422);
    expect(refused.text).not.toContain('Thank');
    expect(refused.text).not.toContain('Pick your stars');
    expect(errorsIn(refused.text)).toEqual({
      [HONEYPOT]: 'Your browser may have filled this in. Please clear it and send again.',
    });
    expect(fieldsIn(refused.text)).toEqual(sent);
    expect((await ana.get('/api/reviews')).body).toEqual([]);

    const wrong = await post(app, `/review/${ana.user.id}`, { ...sent, customerName: '' });
    expect([wrong.status, Object.keys(errorsIn(wrong.text))]).toEqual([400, ['customerName', HONEYPOT]]);

    const emptied = { ...fieldsIn(refused.text), [HONEYPOT]: '' };
    for (let i = 0; i < 2; i += 1)
      expect((await post(app, `/review/${ana.user.id}`, emptied)).status).toBe(201);
    expect((await ana.get('/api/reviews')).body).toHaveLength(1);
  });
});

describe('The form', () => {
  test('returns the input where the free plan is full', async () => {
    const { app, ana } = await startWithAna();
    await leaveReviews(app, ana.user.id, Array(freePlan.reviews).fill({}));
    const refused = await post(app, `/review/${ana.user.id}`, words);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Review limit reached')]);
    expect(fieldsIn(refused.text)).toMatchObject(words);
  });

  test('shares its rate limits with the API and sends Retry-After', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on' } });
    const ana = await app.professional();
    const key = randomUUID();
    for (let i = 0; i < 30; i += 1) {
      await submitReview(app, ana.user.id, {}, { 'idempotency-key': key });
      expect((await post(app, `/review/${ana.user.id}`, { ...words, [HONEYPOT]: 'spam' })).status).toBe(422);
    }
    const refused = await post(app, `/review/${ana.user.id}`, words);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused.text).toContain('Too many requests. Please try again later.');
    expect(fieldsIn(refused.text)).toMatchObject(words);
    // Invalid input is reported without being counted.
    expect((await post(app, `/review/${ana.user.id}`, { ...words, comment: '' })).status).toBe(400);
  });

  test('answers 503 with Retry-After and all input if the database is unavailable', async () => {
    const { app, ana } = await startWithAna();
    const idempotencyKey = randomUUID();
    const { db } = app.service.deps;
    app.service.deps.db = new Proxy(db, {
      get() {
        throw Object.assign(new Error('gone'), { code: '08006' });
      },
    });
    const answer = await post(app, `/review/${ana.user.id}`, { ...words, idempotencyKey });
    app.service.deps.db = db;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.text).toContain('Service temporarily unavailable');
    expect(fieldsIn(answer.text)).toEqual({ ...words, idempotencyKey, reviewLinkSecret: '', [HONEYPOT]: '' });
  });
});

describe('The form’s idempotency key', () => {
  test('recognizes a copy that the page’s script sent', async () => {
    const { app, ana } = await startWithAna();
    const idempotencyKey = randomUUID();
    const copy = { ...words, rating: 4, workplaceId: null };
    await submitReview(app, ana.user.id, copy, { 'idempotency-key': idempotencyKey });
    expect((await post(app, `/review/${ana.user.id}`, { ...words, idempotencyKey })).status).toBe(201);
    expect((await ana.get('/api/reviews')).body).toHaveLength(1);
    expect(await queuedKinds(app)).toEqual(['review-received']);
  });

  test('is replaced if the content differs, so that both reviews can be sent', async () => {
    const { app, ana } = await startWithAna();
    const idempotencyKey = randomUUID();
    await post(app, `/review/${ana.user.id}`, { ...words, idempotencyKey });
    const other = { ...words, comment: 'Even kinder the second time.' };
    const answer = await post(app, `/review/${ana.user.id}`, { ...other, idempotencyKey });
    expect(answer.status).toBe(422);
    const offered = fieldsIn(answer.text);
    expect(offered).toMatchObject(other);
    expect(offered.idempotencyKey).not.toBe(idempotencyKey);
    expect((await post(app, `/review/${ana.user.id}`, offered)).status).toBe(201);
    expect((await ana.get('/api/reviews')).body).toHaveLength(2);
  });

  test('may be missing or invalid without losing the review', async () => {
    const { app, ana } = await startWithAna();
    for (const idempotencyKey of ['', 'with a space', 'x'.repeat(129)])
      expect((await post(app, `/review/${ana.user.id}`, { ...words, idempotencyKey })).status).toBe(201);
    expect((await ana.get('/api/reviews')).body).toHaveLength(3);
  });
});

describe('Form posts', () => {
  test('are accepted only by the review page, which accepts nothing else', async () => {
    const { app, ana } = await startWithAna();
    const elsewhere = await post(app, '/api/reviews/submit', words);
    expect([elsewhere.status, elsewhere.body]).toEqual([415, { message: 'Please send JSON' }]);
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const answer = await app.visitor().send('POST', `/review/${ana.user.id}`, {
        headers: { 'content-type': type },
        body: JSON.stringify(words),
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });
});

function post(
  app: TestApp,
  path: string,
  fields: Record<string, string | undefined>,
  headers: Record<string, string> = {},
) {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return app.visitor().send('POST', path, { headers, body: new URLSearchParams(given) });
}

/** The fields a browser would post. */
function fieldsIn(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of page.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    if (attribute('type') === 'radio' && !tag.includes(' checked')) continue;
    fields[attribute('name') ?? ''] = unescapeHtml(attribute('value') ?? '');
  }
  const [, comment = ''] = /<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(page) ?? [];
  return { ...fields, comment: unescapeHtml(comment) };
}

/** Error messages by field, found by `aria-describedby`. */
function errorsIn(page: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [tag] of page.matchAll(/<(?:input|textarea)[^>]* aria-invalid="true"[^>]*>/g)) {
    const [name = '', id] = ['name', 'aria-describedby'].map(
      (it) => new RegExp(` ${it}="([^"]*)"`).exec(tag)?.[1],
    );
    errors[name] =
      new RegExp(`<p id="${id}"[^>]*>(?:<svg .*?</svg>)?(?:<span>)?([^<]*)<`).exec(page)?.[1] ?? '';
  }
  return errors;
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replace(/&([^;]+);/g, (entity, name) => characters[name] ?? entity);
}
