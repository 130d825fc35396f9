import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type StatementFile, statementFile } from '#contract/reputation.ts';
import type { PublishedKey } from '#contract/signing-keys.ts';
import { backUp, restore } from '#server/db/backup.ts';
import { openDatabase } from '#server/db/open.ts';
import { newReview } from '#server/demo/cast.ts';
import { DAY } from '#server/platform/clock.ts';
import { createSigningKeys } from '#server/platform/signing-keys.ts';
import { signReviews, signUnsignedReviews } from '#server/reviews/sign-reviews.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { checkStatement } from '#web/verify/check-statement.ts';

beforeEach(skipWithoutDatabase);

const PERIOD = '/api/reputation/statement?from=2026-01-01&to=2026-12-31';
const YEAR = `${PERIOD}&names=shown&texts=shown`;

describe('A statement', () => {
  test('contains every review of the period and passes verification with the published keys', async () => {
    const { app, ana, setClock } = await open();
    const { id: workplaceId } = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' }))
      .body;
    await review(app, ana.user.id, { rating: 4, comment: 'Before' });
    setClock('2026-03-01T00:00:00.000Z');
    await review(app, ana.user.id, { rating: 4, comment: 'Erste "Wörter"\n\u2028 👩‍🍳', workplaceId });
    setClock('2026-03-31T23:59:59.999Z');
    await review(app, ana.user.id, { rating: 5, customerLocation: '' });
    await review(app, ana.user.id, { rating: 5, comment: 'The last one' });
    setClock('2026-04-01T00:00:00.000Z');
    await review(app, ana.user.id, { rating: 1, comment: 'After' });

    const { body, headers } = await (await signIn(app, ana)).get(
      '/api/reputation/statement?from=2026-03-01&to=2026-03-31&names=shown&texts=shown',
    );
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="goodword-reputation-2026-03-01-to-2026-03-31.json"',
    );
    statementFile.parse(body);
    const { reviews, statement } = await verifyStatement(app, body);
    expect(reviews.map(({ comment }) => comment)).toEqual([
      'The last one',
      newReview(1).comment,
      'Erste "Wörter"\n\u2028 👩‍🍳',
    ]);
    expect(reviews.map(({ where }) => where)).toEqual([null, null, 'Blue Door - Porto']);
    expect(reviews[1]?.customerLocation).toBe(null);
    expect(statement).toMatchObject({
      iss: 'http://localhost:3000',
      sub: String(ana.user.id),
      iat: Date.parse('2026-04-01T00:00:00.000Z') / 1000,
      name: 'Ana Ruiz',
      period: { from: '2026-03-01', to: '2026-03-31' },
      ...{ count: 3, ratingSum: 14, average: 4.67 },
      allTime: { count: 5, ratingSum: 19, average: 3.8 },
    });
  });

  test('hides names and texts unless they are requested', async () => {
    const { app, ana } = await open();
    await review(app, ana.user.id);
    const { comment, customerName, customerLocation } = newReview(ana.user.id);
    for (const [query, shown] of [
      ['names=hidden&texts=shown', { comment }],
      ['names=shown&texts=hidden', { customerName, customerLocation }],
      ['', {}],
    ] as const) {
      const { body } = await ana.get(`${PERIOD}&${query}`);
      const [, ...disclosures] = body.reviews[0].sdJwt.split('~').slice(0, -1);
      const claims = disclosures.map((each: string) => decode(each).slice(1));
      expect(Object.fromEntries(claims)).toEqual(shown);
      expect(decodeJwt(body.reviews[0].sdJwt)).not.toHaveProperty('comment');
      expect((await verifyStatement(app, body)).reviews).toMatchObject([{ rating: 5, ...shown }]);
    }
  });

  test('is refused for a period without reviews', async () => {
    const { ana } = await open();
    const { status, body } = await ana.get(YEAR);
    expect([status, body.message]).toEqual([404, 'There are no reviews in this period']);
  });

  test('signs unsigned reviews and stores the signatures', async () => {
    const { app, ana, setClock } = await open();
    const { db } = app.service.deps;
    for (const comment of ['Old', 'Kept']) await review(app, ana.user.id, { comment });
    setClock('2026-02-03T00:00:00.000Z');
    const edited = { comment: 'Edited', edited_at: '2026-02-02T00:00:00.000Z', sd_jwt: null };
    await db.updateTable('reviews').set(edited).where('comment', '=', 'Old').execute();

    const { body } = await ana.get(YEAR);
    const { reviews } = await verifyStatement(app, body);
    expect(reviews.map(({ comment, editedAt, iat }) => [comment, editedAt, iat * 1000])).toEqual([
      ['Kept', null, Date.parse(START)],
      ['Edited', '2026-02-02T00:00:00.000Z', Date.parse('2026-02-03T00:00:00.000Z')],
    ]);
    expect((await ana.get(YEAR)).body.reviews).toEqual(body.reviews);
  });

  test('passes verification after the service moved to another URL', async () => {
    const { app, ana, storage } = await open();
    await review(app, ana.user.id);
    await app.stop();
    const moved = await startApp({
      storage,
      env: { APP_URL: 'http://127.0.0.1:3999' },
      clock: at(START),
    });
    await review(moved, ana.user.id, { comment: 'At the new URL' });
    const { body } = await (await signIn(moved, ana)).get(YEAR);
    const { reviews } = await verifyStatement(moved, body);
    expect(reviews.map(({ iss }) => iss)).toEqual(['http://127.0.0.1:3999', 'http://localhost:3000']);
  });

  test('is complete if it spans several database pages', async () => {
    const { app, ana } = await open();
    await insert(app, ana.user.id, 600);
    const { body } = await ana.get(YEAR);
    const { statement } = await verifyStatement(app, body);
    expect(statement).toMatchObject({ count: 600, ratingSum: 3_000 });
    expect(decodeJwt((await ana.get(YEAR)).body.statement).digest).toBe(statement.digest);
  });
});

describe('The signing key', () => {
  test('rotates after 90 days; the old one can no longer sign, but its signatures stay valid', async () => {
    const { app, ana, setClock } = await open();
    const { signingKeys } = app.service.deps;
    await review(app, ana.user.id, { comment: 'Under the first key' });
    const [first] = await keysOf(app);
    setClock(new Date(Date.parse(START) + 90 * DAY).toISOString());
    await review(app, ana.user.id, { comment: 'Under the second' });
    await signingKeys.rotate();
    expect(await storedKeys(app)).toMatchObject([{ isPrivate: true }, { isPrivate: true }]);
    setClock(new Date(Date.parse(START) + 91 * DAY).toISOString());
    await signingKeys.rotate();

    expect(await storedKeys(app)).toEqual([
      { id: first?.kid, isPrivate: false, isRetired: true },
      { id: expect.any(String), isPrivate: true, isRetired: false },
    ]);
    const { body } = await (await signIn(app, ana)).get(YEAR);
    await verifyStatement(app, body);
    const { reviews, statement } = body as StatementFile;
    const kids = [statement, ...reviews.map(({ sdJwt }) => sdJwt)].map(
      (jwt) => decodeProtectedHeader(jwt).kid,
    );
    const [, second] = await keysOf(app);
    expect(kids).toEqual([second?.kid, second?.kid, first?.kid]);
  });

  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'is shared by all processes on one database',
    async () => {
      const { app, ana, storage, setClock, clock } = await open();
      const other = await startApp({ storage, clock });
      setClock(new Date(Date.parse(START) + 90 * DAY).toISOString());
      const both = [app, other].map(({ service }) => service.deps.signingKeys);
      await Promise.all([...both, ...both].map((keys) => keys.current()));
      const [mine, theirs] = await Promise.all(both.map((keys) => keys.current()));
      expect(await storedKeys(app)).toHaveLength(2);
      expect(mine?.kid).toBe(theirs?.kid);
      await review(app, ana.user.id);
      await review(other, ana.user.id, { comment: 'At the other process' });
      const { body } = await (await signIn(other, ana)).get(YEAR);
      await verifyStatement(other, body);
    },
  );

  test('is published in a JWK Set without its private part, readable from any origin', async () => {
    const { app } = await open();
    const { headers, text } = await app.visitor().get('/.well-known/jwks.json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const { db } = app.service.deps;
    const stored = await db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
    const jwk = {
      kty: 'OKP',
      crv: 'Ed25519',
      use: 'sig',
      alg: 'EdDSA',
      kid: stored.id,
      x: stored.public_key,
    };
    const life = { issuer: 'http://localhost:3000', created: stored.created_at, retired: null };
    expect(JSON.parse(text)).toEqual({ keys: [{ ...jwk, ...life }] });
  });

  test.skipIf(process.env.TEST_DATABASE === 'postgres')(
    'is rotated in a database restored from an old backup',
    async () => {
      const { app, ana, setClock } = await open();
      await review(app, ana.user.id);
      const backup = join(app.dataDir, 'backup.db');
      await backUp(app.dataDir, backup);
      const later = new Date(Date.parse(START) + 91 * DAY).toISOString();
      setClock(later);
      await app.service.deps.signingKeys.rotate();
      await app.stop();
      restore(app.dataDir, backup, { force: true });

      const storage = { dataDir: app.dataDir, databaseUrl: null };
      const restored = await startApp({ storage, clock: at(later) });
      await review(restored, ana.user.id, { comment: 'Since then' });
      const { body } = await (await signIn(restored, ana)).get(YEAR);
      expect((await verifyStatement(restored, body)).reviews).toHaveLength(2);
    },
  );

  test('can be revoked by deleting its row, after which everything is signed again', async () => {
    const { app, ana, storage } = await open();
    await review(app, ana.user.id);
    const before = (await ana.get(YEAR)).body;
    await app.service.deps.db.deleteFrom('signing_keys').where('private_key', 'is not', null).execute();
    await app.stop();
    const again = await startApp({ storage, clock: at(START) });
    const { body } = await (await signIn(again, ana)).get(YEAR);
    await verifyStatement(again, body);
    expect((await checkStatement(JSON.stringify(before), await keysOf(again))).genuine).toBe(null);
  });
});

test('A review signed while the clock was ahead is signed again', async () => {
  const { app, ana, setClock } = await open();
  setClock('2099-01-01T00:00:00.000Z');
  await review(app, ana.user.id);
  setClock(START);
  await app.service.deps.signingKeys.rotate();
  await app.service.deps.db.updateTable('reviews').set({ created_at: START }).execute();
  const { body } = await ana.get(YEAR);
  expect((await verifyStatement(app, body)).reviews).toMatchObject([{ iat: Date.parse(START) / 1000 }]);
});

test('A review that cannot be signed is stored anyway and signed later', async () => {
  const { app, ana, setClock } = await open();
  const { signingKeys, db } = app.service.deps;
  const { current } = signingKeys;
  signingKeys.current = () => Promise.reject(new Error('no key'));
  await review(app, ana.user.id);
  const unsigned = () => db.selectFrom('reviews').select('id').where('sd_jwt', 'is', null).execute();
  expect(await unsigned()).toHaveLength(1);
  setClock('2026-02-02T00:00:00.000Z');
  signingKeys.current = current;
  await signUnsignedReviews(app.service.deps);
  expect(await unsigned()).toEqual([]);
  const { body } = await ana.get(YEAR);
  const iat = Date.parse('2026-02-02T00:00:00.000Z') / 1000;
  expect((await verifyStatement(app, body)).reviews).toMatchObject([{ receivedAt: START, iat }]);
});

test('A review edited while being signed does not get the signature of its old text', async () => {
  const { app, ana, storage, clock } = await open();
  await review(app, ana.user.id);
  // Otherwise the service’s own job could sign it first.
  await app.stop();
  const { db, close } = await openDatabase(storage);
  onTestFinished(close);
  const { id } = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const edited_at = '2026-02-02T00:00:00.000Z';
  await db.updateTable('reviews').set({ sd_jwt: null, edited_at }).where('id', '=', id).execute();
  const signingKeys = createSigningKeys(db, clock, 'http://localhost:3000');
  const before = {
    ...newReview(ana.user.id),
    id,
    customerLocation: null,
    createdAt: START,
    sdJwt: null,
  };
  const sign = (editedAt: string | null) =>
    signReviews({ db, signingKeys, clock }, [{ ...before, editedAt }]);
  const stored = async () => (await db.selectFrom('reviews').select('sd_jwt').executeTakeFirst())?.sd_jwt;
  await sign(null);
  expect(await stored()).toBe(null);
  const signed = await sign(edited_at);
  expect(await stored()).toBe(signed.get(id));
});

const START = '2026-02-01T12:00:00.000Z';
const at = (time: string) => () => new Date(time);

async function open() {
  let now = new Date(START);
  const clock = () => now;
  const app = await startApp({ clock });
  const ana = await app.professional();
  const plan = { subscription_type: 'annual', subscription_expires_at: '2090-01-01T00:00:00.000Z' } as const;
  await app.service.deps.db.updateTable('users').set(plan).where('id', '=', ana.user.id).execute();
  return {
    app,
    ana,
    clock,
    storage: { dataDir: app.dataDir, databaseUrl: app.service.deps.config.databaseUrl },
    setClock: (time: string) => {
      now = new Date(time);
    },
  };
}

/** A new session, since sessions expire before keys rotate and are tied to one origin. */
async function signIn(app: TestApp, { user, password }: { user: { username: string }; password: string }) {
  const visitor = app.visitor();
  const { status } = await visitor.post('/api/auth/login', { username: user.username, password });
  expect(status).toBe(200);
  return visitor;
}

async function review(app: TestApp, userId: number, overrides: Parameters<typeof newReview>[1] = {}) {
  const { status } = await app.visitor().post('/api/reviews/submit', newReview(userId, overrides));
  expect(status).toBe(201);
}

async function insert(app: TestApp, userId: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    user_id: userId,
    rating: 5,
    comment: `Review ${i}`,
    created_at: START,
  }));
  for (let start = 0; start < count; start += 500)
    await app.service.deps.db
      .insertInto('reviews')
      .values(rows.slice(start, start + 500))
      .execute();
}

async function keysOf(app: TestApp): Promise<PublishedKey[]> {
  return JSON.parse((await app.visitor().get('/.well-known/jwks.json')).text).keys;
}

/** Verifies the statement as the verify page does. */
async function verifyStatement(app: TestApp, body: unknown) {
  const { checks, genuine } = await checkStatement(JSON.stringify(body), await keysOf(app));
  expect(checks.filter(({ fault }) => fault !== null)).toEqual([]);
  if (!genuine) throw new Error('The statement is not genuine');
  return genuine;
}

function decode(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

async function storedKeys(app: TestApp) {
  const rows = await app.service.deps.db
    .selectFrom('signing_keys')
    .select(['id', 'private_key', 'retired_at'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, private_key, retired_at }) => ({
    id,
    isPrivate: private_key !== null,
    isRetired: retired_at !== null,
  }));
}
