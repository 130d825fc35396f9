import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#server/basics/clock.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { leaveReviews, leaveReviewWithLink, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startWithAna, type TestApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';
import { startWebhookReceiver } from '#tests/webhook-receiver.ts';

beforeEach(skipWithoutDatabase);

const SECRET = /^whsec_[\w+/]{32}$/;
const NOT_FOUND = [404, { message: 'There is no webhook' }];

describe('An event', () => {
  test('tells of a new, an edited and a withdrawn review, signed as the official library expects', async () => {
    const { app, ana, receiver } = await open();
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
    const customer = await leaveReviewWithLink(app, ana.user.id, {
      ...{ rating: 4, comment: 'Good.', customerName: 'Tom', customerLocation: 'Porto' },
      workplaceId: workplace.id,
    });
    await expect.poll(() => receiver.received).toHaveLength(1);
    const [review] = (await ana.get('/api/reviews')).body;
    await customer.edit({ rating: 5, comment: 'Great.', customerName: 'Tom', customerLocation: null });
    await expect.poll(() => receiver.received).toHaveLength(2);
    await customer.withdraw();
    await expect.poll(() => receiver.received).toHaveLength(3);
    const data = { id: review.id, rating: 5, workplaceId: workplace.id, createdAt: review.createdAt };
    const stamped = (type: string, data: object) => ({
      ...{ id: expect.any(String), type, data },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(receiver.received).toEqual([
      stamped('review.created', { ...data, rating: 4 }),
      stamped('review.updated', data),
      stamped('review.withdrawn', data),
    ]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
    expect(receiver.mistakes).toEqual([]);
    await expect.poll(() => jobsIn(app)).toEqual([]);
  });

  test('has the words and the name only where that was chosen', async () => {
    const { app, ana, receiver } = await open({ words: true });
    await leaveReviews(app, ana.user.id, [
      { comment: 'Grüße 🎉', customerName: 'Tom', customerLocation: null },
    ]);
    await expect.poll(() => receiver.received).toHaveLength(1);
    const words = { comment: 'Grüße 🎉', customerName: 'Tom', customerLocation: null };
    expect(receiver.received[0]?.data.words).toEqual(words);
    await ana.put('/api/webhook', { url: receiver.url, words: false });
    await leaveReviews(app, ana.user.id, [{ comment: 'Not for programs.' }]);
    await expect.poll(() => receiver.received).toHaveLength(2);
    expect(receiver.requests[1]?.body).not.toContain('Not for');
  });

  test('of a review that was withdrawn before it left is not sent; its withdrawal is', async () => {
    const { app, ana, receiver } = await open({ words: true });
    receiver.answerWith(503);
    const customer = await leaveReviewWithLink(app, ana.user.id, { comment: 'Taken back.' });
    await expect.poll(() => receiver.requests).toHaveLength(1);
    await customer.withdraw();
    receiver.answerWith(204);
    await makeDue(app);
    await expect.poll(() => receiver.received.map(({ type }) => type)).toEqual(['review.withdrawn']);
    await expect.poll(() => jobsIn(app)).toEqual([]);
  });

  test('is stored with its review or not at all, and only for accounts that have a webhook', async () => {
    const { app, ana, receiver } = await open();
    const ben = await app.professional();
    await leaveReviews(app, ben.user.id, [{}]);
    await leaveReviews(app, ana.user.id, [{}]);
    const key = { 'idempotency-key': 'once' };
    for (let i = 0; i < 3; i += 1) await submitReview(app, ana.user.id, { comment: 'Once.' }, key);
    for (let i = 0; i < 4; i += 1) await submitReview(app, ana.user.id, { comment: `No. ${i}` });
    expect((await ana.get('/api/reviews')).body).toHaveLength(5);
    await expect.poll(() => receiver.received).toHaveLength(5);
    await expect.poll(() => jobsIn(app)).toEqual([]);
    expect(receiver.received).toHaveLength(5);
  });
});

describe('A receiver', () => {
  test('that fails gets the same webhook-id again, with a new time and signature', async () => {
    const { app, ana, receiver, advance } = await openWithClock();
    receiver.answerWith(500);
    await leaveReviews(app, ana.user.id, [{}]);
    await expect.poll(() => receiver.requests).toHaveLength(1);
    await expect
      .poll(async () => (await ana.get('/api/webhook')).body)
      .toMatchObject({
        state: 'active',
        lastError: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 500$/),
        lastErrorAt: expect.stringMatching(/Z$/),
      });
    receiver.answerWith(204);
    advance(10 * SECOND);
    await expect.poll(() => receiver.received).toHaveLength(1);
    const [first, second] = receiver.requests.map(({ headers }) => headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(second?.['webhook-timestamp']).not.toBe(first?.['webhook-timestamp']);
    expect(second?.['webhook-signature']).not.toBe(first?.['webhook-signature']);
    await expect.poll(async () => (await ana.get('/api/webhook')).body.lastError).toBe(null);
  });

  test('that answers with a redirect is not followed', async () => {
    const [inside, { app, ana, receiver }] = [await startWebhookReceiver(), await open()];
    receiver.answerWith([307, { location: inside.url }]);
    await leaveReviews(app, ana.user.id, [{}]);
    await expect.poll(async () => (await ana.get('/api/webhook')).body.lastError).toMatch(/ answered 307$/);
    expect(inside.requests).toEqual([]);
  });

  test('that hangs delays only the events of its own account, including new ones', async () => {
    const { app, ana, receiver } = await open();
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const [ben, own] = [await app.professional(), await startWebhookReceiver()];
        own.keep((await ben.put('/api/webhook', { url: own.url })).body.secret);
        return { ben, own };
      }),
    );
    receiver.answerWith('hang');
    await leaveReviews(app, ana.user.id, [{}, {}, {}]);
    for (const { ben } of others) await leaveReviews(app, ben.user.id, [{}]);
    for (const { own } of others) await expect.poll(() => own.received).toHaveLength(1);
    const lastError = async () => (await ana.get('/api/webhook')).body.lastError;
    await expect.poll(lastError).toMatch(/: No answer in time$/);
    await leaveReviews(app, ana.user.id, [{}]);
    await expect.poll(async () => (await jobsIn(app)).filter(isDue)).toHaveLength(0);
    expect(await jobsIn(app)).toHaveLength(4);
    expect(receiver.requests).toHaveLength(1);
    receiver.answerWith(204);
    expect((await ana.post('/api/webhook/test')).body.lastError).toBe(null);
    await expect.poll(() => receiver.received).toHaveLength(5);
  });

  test('that refuses one event gets the others, and that one again', async () => {
    const { app, ana, receiver } = await open();
    const customer = await leaveReviewWithLink(app, ana.user.id, { comment: 'One.' });
    await expect.poll(() => receiver.received).toHaveLength(1);
    receiver.answerWith(({ type }) => (type === 'review.updated' ? 422 : 204));
    await customer.edit({ rating: 5, comment: 'Two.', customerName: 'Tom', customerLocation: null });
    await expect.poll(() => receiver.requests).toHaveLength(2);
    await leaveReviews(app, ana.user.id, [{}, {}, {}]);
    await expect.poll(() => receiver.received).toHaveLength(4);
    receiver.answerWith(204);
    await makeDue(app);
    await expect.poll(() => receiver.received.at(-1)?.type).toBe('review.updated');
  });

  test('that answers without end is heard to the status, and no further', async () => {
    const { ana, receiver } = await open();
    receiver.answerWith('endless');
    const before = performance.now();
    expect((await ana.post('/api/webhook/test')).body.lastError).toMatch(/ answered 500$/);
    // The timeout takes five seconds.
    expect(performance.now() - before).toBeLessThan(4_900);
  });

  test('with hundreds of waiting events delays no other account', async () => {
    const { app, ana, receiver } = await open();
    const join = async () => {
      const [professional, own] = [await app.professional(), await startWebhookReceiver()];
      own.keep((await professional.put('/api/webhook', { url: own.url })).body.secret);
      return { id: professional.user.id, own };
    };
    const others = [await join(), await join(), await join()];
    const ben = await join();
    await leaveReviews(app, ana.user.id, [{}]);
    await expect.poll(() => receiver.received).toHaveLength(1);
    const payload = { at: new Date().toISOString(), data: { id: receiver.received[0]?.data.id } };
    const jobs = others.flatMap(({ id: userId }) =>
      Array.from({ length: 300 }, () => ({ kind: 'review.updated', userId, payload })),
    );
    await enqueue(app.service.deps.db, jobs, new Date(), 'webhook');
    await leaveReviews(app, ben.id, [{}]);
    await expect.poll(() => ben.own.received).toHaveLength(1);
    for (const { own } of others)
      expect([own.received.length > 0, own.received.length < 100]).toEqual([true, true]);
  });

  test('that answers 410 is sent no more until it is saved again', async () => {
    const { app, ana, receiver } = await open();
    receiver.answerWith(410);
    await leaveReviews(app, ana.user.id, [{}, {}]);
    await expect.poll(async () => (await ana.get('/api/webhook')).body.state).toBe('ended');
    await expect.poll(() => jobsIn(app)).toEqual([]);
    const before = receiver.requests.length;
    receiver.answerWith(204);
    await leaveReviews(app, ana.user.id, [{}]);
    expect(await jobsIn(app)).toEqual([]);
    expect((await ana.put('/api/webhook', { url: receiver.url })).body.state).toBe('active');
    await leaveReviews(app, ana.user.id, [{}]);
    await expect.poll(() => receiver.received).toHaveLength(1);
    expect(receiver.requests).toHaveLength(before + 1);
  });

  test('that fails for five days pauses the webhook, mails its owner once, and loses no event', async () => {
    const { app, sink, ana, receiver, advance } = await openWithClock(5 * DAY + HOUR);
    receiver.answerWith(500);
    await leaveReviews(app, ana.user.id, [{}, {}]);
    const webhook = async () => (await ana.get('/api/webhook')).body;
    const state = async () => (await webhook()).state;
    // A failure is recorded after its request, with the time of then.
    const failedAt = async () => Date.parse((await webhook()).lastErrorAt);
    await expect.poll(failedAt).toBeGreaterThan(0);
    const first = await failedAt();
    advance(5 * DAY - HOUR);
    await expect.poll(failedAt).toBeGreaterThan(first + 4 * DAY);
    expect(await state()).toBe('active');
    advance(2 * HOUR);
    await expect.poll(state).toBe('paused');
    await leaveReviews(app, ana.user.id, [{}]);
    await expect.poll(() => statesIn(app)).toEqual(['held', 'held', 'held']);
    const pausedMails = () => sink.received.filter(({ subject }) => subject === 'Your webhook is paused');
    await expect.poll(pausedMails).toHaveLength(1);
    expect(pausedMails()[0]?.text).toContain(new URL(receiver.url).host);
    receiver.answerWith(204);
    expect((await ana.put('/api/webhook', { url: receiver.url })).body).toMatchObject({
      state: 'active',
      lastError: null,
    });
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(pausedMails()).toHaveLength(1);
  });
});

describe('The address', () => {
  test.for([
    'http://93.184.216.34/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://[64:ff9b::a00:1]/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://localhost/hook',
    'https://localhost./hook',
    'https://127.0.0.1/hook',
    'https://intranet/hook',
    'https://user:password@hooks.example/hook',
    'https://hooks.example:8443/hook',
    'https://hooks.example /hook',
    'https://[/hook',
    'ftp://hooks.example/hook',
    '//hooks.example/hook',
    'javascript:alert(1)',
    '',
    7,
  ])('%s is refused on a public service', async (url) => {
    const { ana } = await startWithAna({ settings: { isLoopback: false } });
    const { status, body } = await ana.put('/api/webhook', { url, words: true });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^Please use an (https )?address/)]);
    expect((await ana.get('/api/webhook')).status).toBe(404);
  });

  test('is told to the owner by email when it is new, and not when it stays', async () => {
    const { app, sink, ana, receiver } = await openWithClock();
    const kinds = async () =>
      (await app.service.deps.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);
    await sink.waitFor(1);
    expect(sink.received[0]?.subject).toBe(
      `Your Goodword reviews are now sent to ${new URL(receiver.url).host}`,
    );
    await ana.put('/api/webhook', { url: receiver.url, words: true });
    expect(await kinds()).toEqual(['webhook-changed']);
    await ana.put('/api/webhook', { url: `${receiver.url}/elsewhere` });
    expect(await kinds()).toEqual(['webhook-changed', 'webhook-changed']);
    // A field that is left out keeps its value.
    expect((await ana.get('/api/webhook')).body).toMatchObject({ words: true });
  });

  test('with an internationalized host is shown as it is looked up', async () => {
    const { ana } = await startWithAna();
    const { body } = await ana.put('/api/webhook', { url: 'https://bücher.example/hook' });
    expect(body.url).toBe('https://xn--bcher-kva.example/hook');
  });

  test('of the service’s own network is never connected to, whatever was saved', async () => {
    const inside = await startWebhookReceiver();
    const { app, ana } = await startWithAna({ settings: { isLoopback: false } });
    await ana.put('/api/webhook', { url: 'https://hooks.example/hook' });
    await app.service.deps.db.updateTable('webhooks').set({ url: inside.url }).execute();
    const { body } = await ana.post('/api/webhook/test');
    expect(body.lastError).toMatch(/The URL is not allowed$/);
    expect(inside.requests).toEqual([]);
  });
});

describe('The secret', () => {
  test('is shown by the first save and by a new one, and by nothing else', async () => {
    const { ana, secret, receiver } = await open();
    expect(secret).toMatch(SECRET);
    const later = await ana.put('/api/webhook', { url: receiver.url, words: true });
    const shown = { url: receiver.url, words: true, state: 'active', lastError: null, lastErrorAt: null };
    expect(later.body).toEqual(shown);
    expect((await ana.get('/api/webhook')).body).toEqual(shown);
    const renewed = await ana.post('/api/webhook/secret');
    expect(renewed.body).toEqual({ secret: expect.stringMatching(SECRET) });
    expect(renewed.body.secret).not.toBe(secret);
    expect((await ana.get('/api/my-data')).text).not.toContain('whsec_');
  });

  test('of before signs along for 24 hours', async () => {
    const { app, ana, secret, receiver, advance } = await openWithClock(DAY);
    const renewed = (await ana.post('/api/webhook/secret')).body.secret;
    advance(DAY - MINUTE);
    const signatures = () => receiver.requests.at(-1)?.headers['webhook-signature'];
    // A second new secret must not end the one in use.
    const second = (await ana.post('/api/webhook/secret')).body.secret;
    for (const [index, kept] of [secret, renewed, second].entries()) {
      receiver.keep(kept);
      await leaveReviews(app, ana.user.id, [{}]);
      await expect.poll(() => receiver.received).toHaveLength(index + 1);
      expect(signatures()).toMatch(/^(v1,[\w+/]+={0,2}( |$)){3}/);
    }
    advance(DAY);
    await ana.post('/api/webhook/test');
    expect(receiver.requests).toHaveLength(4);
    expect(signatures()).toMatch(/^v1,[\w+/]+={0,2}$/);
  });
});

test('A test event answers once the receiver has: that it arrived, or why not', async () => {
  const { ana, receiver } = await open({ words: true });
  expect((await ana.post('/api/webhook/test')).body).toMatchObject({ state: 'active', lastError: null });
  expect(receiver.received).toMatchObject([
    {
      type: 'webhook.test',
      data: { id: 0, rating: 5, workplaceId: null, words: { comment: 'This is a test.' } },
    },
  ]);
  receiver.answerWith(500);
  expect((await ana.post('/api/webhook/test')).body.lastError).toMatch(/answered 500$/);
  receiver.answerWith('hang');
  expect((await ana.post('/api/webhook/test')).body.lastError).toMatch(/: No answer in time$/);
  receiver.answerWith(410);
  expect((await ana.post('/api/webhook/test')).body.state).toBe('ended');
});

test('Without a webhook, all of its calls are 404, and deleting it forgets the events that wait', async () => {
  const { app, ana, receiver } = await open();
  receiver.answerWith(500);
  await leaveReviews(app, ana.user.id, [{}]);
  await expect.poll(() => receiver.requests).toHaveLength(1);
  expect((await ana.delete('/api/webhook')).status).toBe(204);
  await expect.poll(() => jobsIn(app)).toEqual([]);
  const answers = [
    await ana.get('/api/webhook'),
    await ana.delete('/api/webhook'),
    await ana.post('/api/webhook/test'),
    await ana.post('/api/webhook/secret'),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual(NOT_FOUND);
});

test('Changing and testing a webhook is limited to 60 calls an hour', async () => {
  const { ana, receiver } = await open({}, { env: { RATE_LIMITS: 'on' } });
  const statuses = [];
  for (let i = 0; i < 60; i += 1)
    statuses.push((await ana.put('/api/webhook', { url: receiver.url })).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  expect((await ana.post('/api/webhook/test')).status).toBe(429);
  expect((await ana.get('/api/webhook')).status).toBe(200);
});

async function open(choice: { words?: boolean } = {}, options?: Parameters<typeof startWithAna>[0]) {
  const started = await startWithAna({ env: { PLANS: 'on' }, ...options });
  return { ...started, ...(await setUp(started.ana, choice)) };
}

/** Its clock stands still until it is moved. The library takes no event that is more than five minutes old, or early. */
async function openWithClock(ahead = 0) {
  const started = await startWithMail({}, Date.now() - ahead);
  const ana = await started.app.professional();
  return { ...started, ana, ...(await setUp(ana, {})) };
}

async function setUp(ana: Awaited<ReturnType<TestApp['professional']>>, choice: { words?: boolean }) {
  const receiver = await startWebhookReceiver();
  const { status, body } = await ana.put('/api/webhook', { url: receiver.url, ...choice });
  expect([status, body.url, body.state]).toEqual([200, receiver.url, 'active']);
  receiver.keep(body.secret);
  return { receiver, secret: String(body.secret) };
}

function jobsIn({ service }: TestApp) {
  return service.deps.db.selectFrom('webhook_jobs').select(['state', 'next_attempt_at']).execute();
}

const isDue = ({ next_attempt_at: at }: { next_attempt_at: string }) => Date.parse(at) <= Date.now();

async function statesIn(app: TestApp) {
  return (await jobsIn(app)).map(({ state }) => state);
}

async function makeDue({ service }: TestApp) {
  await service.deps.db
    .updateTable('webhook_jobs')
    .set({ next_attempt_at: new Date().toISOString() })
    .execute();
}
