import { hash } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ReputationBundle } from '#contract/reputation.ts';
import { reputationBundle } from '#contract/reputation.ts';
import { canonicalJson } from '#contract/signed-reviews.ts';
import type { PublishedKey } from '#contract/signing-keys.ts';
import { praise } from '#server/cast.ts';
import { backUp, restore } from '#server/db/backup.ts';
import { openDatabase } from '#server/db/open.ts';
import { DAY } from '#server/platform/clock.ts';
import { createSigningKeys } from '#server/platform/signing-keys.ts';
import { signReviews, signUnsigned } from '#server/reviews/sign-reviews.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { checkBundle } from '#web/verify/check-bundle.ts';

beforeEach(skipWithoutDatabase);

const PERIOD = '/api/reputation/bundle?from=2026-01-01&to=2026-12-31';
const YEAR = `${PERIOD}&names=shown&texts=shown`;

describe('A bundle', () => {
  test('holds every review of the period, and whoever has the published keys finds it genuine', async () => {
    const { app, ana, turnTo } = await open();
    const { id: workplaceId } = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' }))
      .body;
    await review(app, ana.user.id, { rating: 4, comment: 'Before' });
    turnTo('2026-03-01T00:00:00.000Z');
    await review(app, ana.user.id, { rating: 4, comment: 'Erste "Wörter"\n\u2028 👩‍🍳', workplaceId });
    turnTo('2026-03-31T23:59:59.999Z');
    await review(app, ana.user.id, { rating: 5, customerLocation: '' });
    await review(app, ana.user.id, { rating: 5, comment: 'The last one' });
    turnTo('2026-04-01T00:00:00.000Z');
    await review(app, ana.user.id, { rating: 1, comment: 'After' });

    const { body, headers } = await (await signIn(app, ana)).get(
      '/api/reputation/bundle?from=2026-03-01&to=2026-03-31&names=shown&texts=shown',
    );
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="goodword-reputation-2026-03-01-to-2026-03-31.json"',
    );
    const { reviews, statement } = reputationBundle.parse(body);
    expect(reviews.map(({ shown }) => shown.comment?.value)).toEqual([
      'The last one',
      praise(1).comment,
      'Erste "Wörter"\n\u2028 👩‍🍳',
    ]);
    expect(reviews.map(({ where }) => where)).toEqual([null, null, 'Blue Door - Porto']);
    expect(reviews[1]?.shown.customerLocation?.value).toBe(null);
    expect(statement.form).toMatchObject({
      issuer: 'http://localhost:3000',
      professional: { id: ana.user.id, fullName: 'Ana Ruiz' },
      period: { from: '2026-03-01', to: '2026-03-31' },
      count: 3,
      ratingSum: 14,
      average: 4.67,
      rounding: 'two decimals, half up',
      allTime: { count: 5, ratingSum: 19, average: 3.8 },
      issuedAt: '2026-04-01T00:00:00.000Z',
    });
    expect(await faultsOf(app, body)).toEqual([]);
  });

  test('hides names and texts that are not asked for, and tells of them no more than a hash', async () => {
    const { app, ana } = await open();
    await review(app, ana.user.id);
    const { comment, customerName, customerLocation } = praise(ana.user.id);
    for (const [query, hidden] of [
      ['names=hidden&texts=shown', [customerName, customerLocation]],
      ['names=shown&texts=hidden', [comment]],
      ['', [comment, customerName, customerLocation]],
    ] as const) {
      const { body, text } = await ana.get(`${PERIOD}&${query}`);
      for (const words of hidden) expect(text).not.toContain(words);
      expect(Object.keys(body.reviews[0].shown)).toHaveLength(4 - hidden.length);
      expect(await faultsOf(app, body)).toEqual([]);
    }
  });

  test('of a period without a review is refused in a sentence', async () => {
    const { ana } = await open();
    const { status, body } = await ana.get(YEAR);
    expect([status, body.message]).toEqual([404, 'There are no reviews in this period']);
  });

  test('is signed in the course of it, where a review was changed or is older than signatures', async () => {
    const { app, ana, turnTo } = await open();
    const { db } = app.service.deps;
    for (const comment of ['Old', 'Changed', 'Kept']) await review(app, ana.user.id, { comment });
    turnTo('2026-02-03T00:00:00.000Z');
    await db.updateTable('reviews').set(UNSIGNED).where('comment', '=', 'Old').execute();
    const edited = { comment: 'Changed it', edited_at: '2026-02-02T00:00:00.000Z' };
    await db
      .updateTable('reviews')
      .set({ ...UNSIGNED, ...edited })
      .where('comment', '=', 'Changed')
      .execute();

    const { body } = await ana.get(YEAR);
    expect(await faultsOf(app, body)).toEqual([]);
    const times = (body as ReputationBundle).reviews.map(({ form }) => [form.editedAt, form.signedAt]);
    expect(times).toEqual([
      [null, START],
      ['2026-02-02T00:00:00.000Z', '2026-02-03T00:00:00.000Z'],
      [null, '2026-02-03T00:00:00.000Z'],
    ]);
    // They are kept: the next bundle has the same.
    expect((await ana.get(YEAR)).body.reviews).toEqual(body.reviews);
  });

  test('stays genuine when the address of the service has changed since', async () => {
    const { app, ana, place } = await open();
    await review(app, ana.user.id);
    await app.stop();
    const moved = await startApp({ place, env: { APP_URL: 'http://127.0.0.1:3999' }, clock: at(START) });
    await review(moved, ana.user.id, { comment: 'At the new address' });
    const { body } = await (await signIn(moved, ana)).get(YEAR);
    const issuers = body.reviews.map(({ form }: ReputationBundle['reviews'][number]) => form.issuer);
    expect(issuers).toEqual(['http://127.0.0.1:3999', 'http://localhost:3000']);
    expect(await faultsOf(moved, body)).toEqual([]);
  });

  test('of thousands of reviews is written page by page, and is whole', async () => {
    const { app, ana } = await open();
    await insert(app, ana.user.id, 600);
    const { body } = await ana.get(YEAR);
    expect(body.reviews).toHaveLength(600);
    expect(body.statement.form).toMatchObject({ count: 600, ratingSum: 3_000 });
    expect((await ana.get(YEAR)).body.statement.form.digest).toBe(body.statement.form.digest);
  });
});

describe('Whoever checks a bundle finds out', () => {
  const PROMISES = {
    whole: 'http://localhost:3000 has signed the whole',
    each: 'Each review was signed by itself',
    dates: 'Everything was signed while its key was in use',
    parts: 'Nothing that is shown of them was changed',
    complete: 'No review was added, left out or put elsewhere',
    counts: 'Count and average are right',
    period: 'Each review is of the period',
    person: 'Each review is about the same person',
  };
  type Reviews = ReputationBundle['reviews'];
  type ReviewForm = Reviews[number]['form'];
  type StatementForm = ReputationBundle['statement']['form'];
  const tampers: Record<string, { with: (bundle: ReputationBundle) => void; breaks: string[] }> = {
    'a changed word': {
      with: ({ reviews: [first] }) => Object.assign(first?.shown.comment ?? {}, { value: 'Better' }),
      breaks: [PROMISES.parts],
    },
    'a better star': {
      with: ({ reviews }) => Object.assign(reviews[1]?.shown.rating ?? {}, { value: 5 }),
      breaks: [PROMISES.parts, PROMISES.counts],
    },
    'another name': {
      with: ({ reviews: [first] }) => Object.assign(first?.shown.customerName ?? {}, { value: 'The Queen' }),
      breaks: [PROMISES.parts],
    },
    'a place that was put in': {
      with: ({ reviews }) => Object.assign(reviews[1]?.shown.customerLocation ?? {}, { value: 'Rome' }),
      breaks: [PROMISES.parts],
    },
    'a hash that fits other words': {
      with: ({ reviews }) => Object.assign(reviews[0]?.form.parts ?? {}, reviews[1]?.form.parts),
      breaks: [PROMISES.each, PROMISES.parts, PROMISES.complete],
    },
    'a date of its own': {
      with: ({ reviews }) =>
        Object.assign(reviews[0]?.form ?? {}, { receivedAt: '2025-01-01T00:00:00.000Z' }),
      breaks: [PROMISES.each, PROMISES.complete, PROMISES.period],
    },
    'a review that is left out': {
      with: ({ reviews }) => reviews.splice(1, 1),
      breaks: [PROMISES.complete, PROMISES.counts],
    },
    'one that is left out with count and average changed to fit': {
      with: ({ reviews, statement }) => {
        reviews.splice(1, 1);
        Object.assign(statement.form, { count: 2, ratingSum: 10, average: 5 });
      },
      breaks: [PROMISES.whole, PROMISES.complete],
    },
    'one that is there twice, for another': {
      with: ({ reviews }) => reviews.splice(1, 1, reviews[0] as Reviews[number]),
      breaks: [PROMISES.complete, PROMISES.counts],
    },
    'another order': {
      with: ({ reviews }) => reviews.reverse(),
      breaks: [PROMISES.complete],
    },
    'a better average': {
      with: ({ statement }) => Object.assign(statement.form, { average: 4.9 }),
      breaks: [PROMISES.whole, PROMISES.counts],
    },
    'a better average of all time': {
      with: ({ statement }) => Object.assign(statement.form.allTime, { average: 5 }),
      breaks: [PROMISES.whole],
    },
    'another name on it': {
      with: ({ statement }) => Object.assign(statement.form.professional, { fullName: 'Ben Okafor' }),
      breaks: [PROMISES.whole],
    },
    'a period that is not its own': {
      with: ({ statement }) => Object.assign(statement.form.period, { from: '2026-06-01' }),
      breaks: [PROMISES.whole, PROMISES.period],
    },
    'another person’s statement': {
      with: ({ statement }) => Object.assign(statement.form.professional, { id: 1 }),
      breaks: [PROMISES.whole, PROMISES.person],
    },
    'an issuer who has not signed it': {
      with: ({ reviews: [first] }) => Object.assign(first?.form ?? {}, { issuer: 'https://other.example' }),
      breaks: [PROMISES.each, PROMISES.complete],
    },
    'a key that nobody has published': {
      with: ({ statement }) => Object.assign(statement, { kid: 'mine' }),
      breaks: [PROMISES.whole],
    },
    'a signature that was cut short': {
      with: ({ statement }) => Object.assign(statement, { signature: statement.signature.slice(0, -4) }),
      breaks: [PROMISES.whole],
    },
  };

  test.for(Object.entries(tampers))('%s', async ([_name, tamper]) => {
    const { keys, body } = await bundleOfThree();
    expect(await faultsIn(body, keys)).toEqual([]);
    tamper.with(body);
    expect(await faultsIn(body, keys)).toEqual(tamper.breaks);
  });

  test('a file that is none, or only half of one', async () => {
    const { keys, text } = await bundleOfThree();
    for (const broken of ['', '{}', 'Dear diary', text.slice(0, -10)]) {
      const { isGenuine, checks } = await checkBundle(broken, keys);
      expect([isGenuine, checks[0]?.fault]).toEqual([
        false,
        'It is another kind of file, or only a part of one.',
      ]);
    }
  });

  test('a service that this page does not know, and a key that is newer than it, each in words of its own', async () => {
    const { keys, text } = await bundleOfThree();
    const faultBy = async (known: PublishedKey[]) => (await checkBundle(text, known)).checks[0]?.fault;
    const older = keys.map((key) => ({ ...key, kid: 'older' }));
    expect(await faultBy(older)).toContain('Then open http://localhost:3000/verify, and try again.');
    const stranger = keys.map((key) => ({ ...key, issuer: 'https://other.example' }));
    expect(await faultBy(stranger)).toBe(
      'It says that it is from http://localhost:3000, and this page believes nobody but https://other.example.',
    );
  });

  test('a date at which the key was not in use, or that is in the future, by the keys of a saved page too', async () => {
    const { app, ana, turnTo } = await open();
    const { signingKeys } = app.service.deps;
    await review(app, ana.user.id);
    const key = await signingKeys.current();
    const saved = await keysOf(app);
    const forge = async ({ reviews: [first], statement }: ReputationBundle, time: string) => {
      const sign = async <Form extends ReviewForm | StatementForm>(form: Form) => ({
        form,
        kid: key.kid,
        signature: await key.sign(canonicalJson(form)),
      });
      const forged = { ...first, ...(await sign({ ...(first as Reviews[number]).form, signedAt: time })) };
      const digest = hash('sha256', hash('sha256', canonicalJson(forged.form), 'buffer'), 'base64url');
      return { reviews: [forged], statement: await sign({ ...statement.form, issuedAt: time, digest }) };
    };
    const { body } = await ana.get(YEAR);
    turnTo(daysLater(91));
    await signingKeys.rotate();
    for (const keys of [saved, await keysOf(app)]) {
      expect(await faultsIn(await forge(body, daysLater(89)), keys)).toEqual([]);
      for (const time of [daysLater(-1), daysLater(91), '2099-01-01T00:00:00.000Z'])
        expect([time, await faultsIn(await forge(body, time), keys)]).toEqual([time, [PROMISES.dates]]);
    }
  });

  /** One for all of them: nobody changes it. */
  let made: Promise<{ keys: PublishedKey[]; text: string }> | null = null;
  async function bundleOfThree() {
    made ??= makeBundle();
    const { keys, text } = await made;
    return { keys, text, body: JSON.parse(text) as ReputationBundle };
  }
  async function makeBundle() {
    const { app, ana } = await open();
    await review(app, ana.user.id);
    await review(app, ana.user.id, { rating: 3, comment: 'Fair' });
    await review(app, ana.user.id, { comment: 'Great' });
    const { text } = await ana.get(YEAR);
    return { keys: await keysOf(app), text };
  }
});

describe('What signs', () => {
  test('changes after 90 days, and then the old one can sign no more, while what it has signed still counts', async () => {
    const { app, ana, turnTo } = await open();
    const { signingKeys, db } = app.service.deps;
    await review(app, ana.user.id, { comment: 'Under the first key' });
    const [first] = await keysOf(app);
    turnTo(new Date(Date.parse(START) + 90 * DAY).toISOString());
    await review(app, ana.user.id, { comment: 'Under the second' });
    await signingKeys.rotate();
    expect(await storedKeys(app)).toMatchObject([{ isPrivate: true }, { isPrivate: true }]);
    turnTo(new Date(Date.parse(START) + 91 * DAY).toISOString());
    await signingKeys.rotate();

    expect(await storedKeys(app)).toEqual([
      { id: first?.kid, isPrivate: false, isRetired: true },
      { id: expect.any(String), isPrivate: true, isRetired: false },
    ]);
    const { body } = await (await signIn(app, ana)).get(YEAR);
    const kids = body.reviews.map(({ kid }: { kid: string }) => kid);
    expect([kids[1], kids[0] === kids[1], body.statement.kid]).toEqual([first?.kid, false, kids[0]]);
    expect(await faultsOf(app, body)).toEqual([]);
    expect(await db.selectFrom('signing_keys').select('id').execute()).toHaveLength(2);
  });

  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'is one key for several processes on one database, and each learns of what another has made',
    async () => {
      const { app, ana, place, turnTo, clock } = await open();
      const other = await startApp({ place, clock });
      turnTo(new Date(Date.parse(START) + 90 * DAY).toISOString());
      const both = [app, other].map(({ service }) => service.deps.signingKeys);
      await Promise.all([...both, ...both].map((keys) => keys.current()));
      const [mine, theirs] = await Promise.all(both.map((keys) => keys.current()));
      expect(await storedKeys(app)).toHaveLength(2);
      expect(mine?.kid).toBe(theirs?.kid);
      await review(app, ana.user.id);
      await review(other, ana.user.id, { comment: 'By way of the other' });
      const { body } = await (await signIn(other, ana)).get(YEAR);
      expect(await faultsOf(other, body)).toEqual([]);
    },
  );

  test('is read by any page in the world, with nothing in it that could sign', async () => {
    const { app } = await open();
    const { headers, text } = await app.visitor().get('/.well-known/jwks.json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const [key, ...others] = await app.service.deps.db
      .selectFrom('signing_keys')
      .select(['id', 'public_key', 'private_key', 'created_at'])
      .execute();
    expect(others).toEqual([]);
    expect(JSON.parse(text)).toEqual({
      keys: [
        {
          kty: 'OKP',
          crv: 'Ed25519',
          use: 'sig',
          kid: key?.id,
          x: key?.public_key,
          issuer: 'http://localhost:3000',
          created: key?.created_at,
          retired: null,
        },
      ],
    });
    expect(text).not.toContain(key?.private_key?.slice(-20));
  });

  test.skipIf(process.env.TEST_DATABASE === 'postgres')(
    'signs on in a database that was restored from a backup of another quarter',
    async () => {
      const { app, ana, turnTo } = await open();
      await review(app, ana.user.id);
      const backup = join(app.dataDir, 'backup.db');
      await backUp(app.dataDir, backup);
      const later = new Date(Date.parse(START) + 91 * DAY).toISOString();
      turnTo(later);
      await app.service.deps.signingKeys.rotate();
      await app.stop();
      restore(app.dataDir, backup, { force: true });

      const place = { dataDir: app.dataDir, databaseUrl: null };
      const restored = await startApp({ place, clock: at(later) });
      await review(restored, ana.user.id, { comment: 'Since then' });
      const { body } = await (await signIn(restored, ana)).get(YEAR);
      expect(body.reviews).toHaveLength(2);
      expect(await faultsOf(restored, body)).toEqual([]);
    },
  );

  test('that was stolen is taken out of the world by deleting its row: everything is signed anew', async () => {
    const { app, ana, place } = await open();
    await review(app, ana.user.id);
    const before = (await ana.get(YEAR)).body;
    await app.service.deps.db.deleteFrom('signing_keys').where('private_key', 'is not', null).execute();
    await app.stop();
    const again = await startApp({ place, clock: at(START) });
    const { body } = await (await signIn(again, ana)).get(YEAR);
    expect(await faultsOf(again, body)).toEqual([]);
    expect((await checkBundle(JSON.stringify(before), await keysOf(again))).isGenuine).toBe(false);
  });
});

test('A review that was signed by a clock that was ahead is signed anew, and its bundle is genuine', async () => {
  const { app, ana, turnTo } = await open();
  turnTo('2099-01-01T00:00:00.000Z');
  await review(app, ana.user.id);
  turnTo(START);
  await app.service.deps.signingKeys.rotate();
  await app.service.deps.db.updateTable('reviews').set({ created_at: START }).execute();
  const { body } = await ana.get(YEAR);
  expect(body.reviews[0].form.signedAt).toBe(START);
  expect(await faultsOf(app, body)).toEqual([]);
});

test('A review that cannot be signed is stored all the same, and signed later', async () => {
  const { app, ana, turnTo } = await open();
  const { signingKeys, db } = app.service.deps;
  const { current } = signingKeys;
  signingKeys.current = () => Promise.reject(new Error('no key'));
  await review(app, ana.user.id);
  const unsigned = () => db.selectFrom('reviews').select('id').where('signature', 'is', null).execute();
  expect(await unsigned()).toHaveLength(1);
  turnTo('2026-02-02T00:00:00.000Z');
  signingKeys.current = current;
  await signUnsigned(app.service.deps);
  expect(await unsigned()).toEqual([]);
  const { body } = await ana.get(YEAR);
  expect(body.reviews[0].form).toMatchObject({ receivedAt: START, signedAt: '2026-02-02T00:00:00.000Z' });
  expect(await faultsOf(app, body)).toEqual([]);
});

test('A review that is changed while it is being signed keeps no signature of what it said before', async () => {
  const { app, ana, place, clock } = await open();
  await review(app, ana.user.id);
  // Without the service, whose job would sign it.
  await app.stop();
  const { db, close } = await openDatabase(place);
  onTestFinished(close);
  const { id } = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const edited_at = '2026-02-02T00:00:00.000Z';
  await db
    .updateTable('reviews')
    .set({ ...UNSIGNED, edited_at })
    .where('id', '=', id)
    .execute();
  const signingKeys = createSigningKeys(db, clock, 'http://localhost:3000');
  const before = {
    ...praise(ana.user.id),
    id,
    customerLocation: null,
    createdAt: START,
    signature: null as string | null,
  };
  const sign = (editedAt: string | null) =>
    signReviews({ db, signingKeys, clock }, [{ ...before, editedAt }]);
  const stored = async () => (await db.selectFrom('reviews').select('salt').executeTakeFirst())?.salt;
  await sign(null);
  expect(await stored()).toBe(null);
  const [signed] = await sign(edited_at);
  expect(await stored()).toBe(signed?.salt);
});

const UNSIGNED = { signing_key_id: null, salt: null, signature: null, signed_at: null };
const START = '2026-02-01T12:00:00.000Z';
const daysLater = (days: number) => new Date(Date.parse(START) + days * DAY).toISOString();
const at = (time: string) => () => new Date(time);

/** A service whose time can be turned, and Ana, on a plan without a limit. */
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
    place: { dataDir: app.dataDir, databaseUrl: app.service.deps.config.databaseUrl },
    turnTo: (time: string) => {
      now = new Date(time);
    },
  };
}

/** Again: a session does not last as long as a key, and belongs to one address. */
async function signIn(app: TestApp, { user, password }: { user: { username: string }; password: string }) {
  const visitor = app.visitor();
  const { status } = await visitor.post('/api/auth/login', { username: user.username, password });
  expect(status).toBe(200);
  return visitor;
}

async function review(app: TestApp, userId: number, overrides: Parameters<typeof praise>[1] = {}) {
  const { status } = await app.visitor().post('/api/reviews/submit', praise(userId, overrides));
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

/** The promises that do not hold, by the code of the page where anybody checks. */
async function faultsOf(app: TestApp, body: unknown): Promise<string[]> {
  return faultsIn(body, await keysOf(app));
}

async function faultsIn(body: unknown, keys: PublishedKey[]): Promise<string[]> {
  const { isGenuine, checks } = await checkBundle(JSON.stringify(body), keys);
  const faults = checks.filter(({ fault }) => fault !== null);
  expect(isGenuine).toBe(faults.length === 0);
  return faults.map(({ promise }) => promise);
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
