import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_PASSKEYS } from '#contract/passkeys.ts';
import { MINUTE } from '#server/basics/clock.ts';
import { UNSENT } from '#tests/as-admin.ts';
import { addPasskey, brief, signInWithPasskey, UNKNOWN_PASSKEY } from '#tests/passkeys.ts';
import { type Authenticator, createAuthenticator } from '#tests/software-authenticator.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { deleteExpiredChallenges } from './challenges.ts';

beforeEach(skipWithoutDatabase);

const EXPIRED = [400, { message: 'That took too long. Please try again.' }];
const UNUSABLE = [400, { message: 'This passkey could not be saved. Please try again.' }];
const REFUSED = [403, { message: 'This passkey didn’t work. Try again, or use your password.' }];
const UNCONFIRMED = [403, { message: 'Please confirm with your password or a passkey' }];

type Visitor = ReturnType<TestApp['visitor']>;

describe('Signing in with a passkey', () => {
  test('starts an ordinary session for its account', async () => {
    const { ana, phone, visitor } = await open();
    const { status, body } = await signInWithPasskey(visitor, phone);
    expect([status, body]).toEqual([200, ana.user]);
    expect((await visitor.get('/api/auth/me')).body.id).toBe(ana.user.id);
    expect((await visitor.get('/api/auth/sessions')).body).toHaveLength(2);
    const [stored] = (await ana.get('/api/auth/passkeys')).body.passkeys;
    expect(stored.lastUsedAt).not.toBeNull();
  });

  test('names no account beforehand', async () => {
    const { app } = await open();
    const { body } = await app.visitor().post('/api/auth/passkeys/sign-in/options');
    expect(body).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' });
  });

  test.for([
    ['from another origin', { origin: 'https://evil.example' }],
    ['in a frame on another site', { crossOrigin: true }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without face, finger or PIN', { isVerified: false }],
    ['made to register', { type: 'webauthn.create' }],
    ['for another account', { userHandle: 'c29tZW9uZSBlbHNl' }],
  ] as const)('is refused for an assertion %s', async ([, behavior]) => {
    const { phone, visitor } = await open();
    const options = await optionsToSignIn(visitor);
    expect(brief(await visitor.post('/api/auth/passkeys/sign-in', phone.get(options, behavior)))).toEqual(
      REFUSED,
    );
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
  });

  test('is refused for an altered assertion, without an internal error', async () => {
    const { phone, visitor } = await open();
    const send = async (alter: (response: ReturnType<Authenticator['get']>['response']) => object) => {
      const options = await optionsToSignIn(visitor);
      const assertion = phone.get(options);
      const response = { ...assertion.response, ...alter(assertion.response) };
      return brief(await visitor.post('/api/auth/passkeys/sign-in', { ...assertion, response }));
    };
    type Response = ReturnType<Authenticator['get']>['response'];
    const alterations: [typeof REFUSED, (response: Response) => object][] = [
      [REFUSED, ({ signature }) => ({ signature: flip(signature, -3) })],
      // The last byte is the counter's.
      [REFUSED, ({ authenticatorData }) => ({ authenticatorData: flip(authenticatorData, -1) })],
      [REFUSED, (response) => ({ clientDataJSON: recode(response.clientDataJSON) })],
      [EXPIRED, () => ({ clientDataJSON: 'bnVsbA' })],
      [REFUSED, () => ({ userHandle: null })],
    ];
    for (const [answer, alter] of alterations) expect([alter, await send(alter)]).toEqual([alter, answer]);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await signInWithPasskey(visitor, phone)).status).toBe(200);
  });

  test('works once per challenge, also for 20 parallel uses', async () => {
    const { app, ana, phone, visitor } = await open();
    const assertion = phone.get(await optionsToSignIn(visitor));
    const { cookie } = visitor;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.visitor().post('/api/auth/passkeys/sign-in', assertion, { cookie }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(brief).filter(([status]) => status !== 200)).toEqual(Array(19).fill(EXPIRED));
    expect((await ana.get('/api/auth/sessions')).body).toHaveLength(2);
    expect(brief(await visitor.post('/api/auth/passkeys/sign-in', assertion))).toEqual(EXPIRED);
  });

  test('works however many challenges strangers ask for, also at the same address: only a valid assertion is stored', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on', ...UNSENT } });
    const { phone } = await withPasskey(app);
    const { db } = app.service.deps;
    await db.deleteFrom('used_passkey_challenges').execute();
    const visitor = app.visitor();
    const options = await optionsToSignIn(visitor);
    const stranger = app.visitor();
    for (let asked = 0; asked < 150; asked += 1)
      expect((await stranger.post('/api/auth/passkeys/sign-in/options')).status).toBe(200);

    const wrong = phone.get(options, { isVerified: false });
    expect(brief(await visitor.post('/api/auth/passkeys/sign-in', wrong))).toEqual(REFUSED);
    expect(await db.selectFrom('used_passkey_challenges').selectAll().execute()).toEqual([]);
    expect((await visitor.post('/api/auth/passkeys/sign-in', phone.get(options))).status).toBe(200);
    expect(await db.selectFrom('used_passkey_challenges').selectAll().execute()).toHaveLength(1);
  });

  test('is refused with a challenge that we did not sign, or not as it is', async () => {
    const { phone, visitor } = await open();
    const { challenge } = await optionsToSignIn(visitor);
    const send = async (altered: string) =>
      brief(await visitor.post('/api/auth/passkeys/sign-in', phone.get({ challenge: altered })));
    const length = Buffer.from(challenge, 'base64url').length;
    for (const altered of [
      '',
      Buffer.alloc(length).toString('base64url'),
      // Its time, its nonce and its signature.
      flip(challenge, 0),
      flip(challenge, 8),
      flip(challenge, -1),
      challenge.slice(0, -4),
      `${challenge}AAAA`,
      // The same bytes in other letters.
      `${challenge}=`,
    ])
      expect([altered, await send(altered)]).toEqual([altered, EXPIRED]);
    expect((await send(challenge))[0]).toBe(200);
  });

  test('works within five minutes, only in the browser that asked, and only with its own challenge', async () => {
    let now = new Date();
    const app = await startApp({ clock: () => now });
    const { ana, phone } = await withPasskey(app);
    const visitor = app.visitor();
    const options = await optionsToSignIn(visitor);
    expect(brief(await app.visitor().post('/api/auth/passkeys/sign-in', phone.get(options)))).toEqual(
      EXPIRED,
    );

    const toAdd = (await ana.post('/api/auth/passkeys/options', { password: ana.password })).body;
    expect(brief(await visitor.post('/api/auth/passkeys/sign-in', phone.get(toAdd)))).toEqual(EXPIRED);
    now = new Date(now.getTime() + 5 * MINUTE);
    expect(brief(await visitor.post('/api/auth/passkeys/sign-in', phone.get(options)))).toEqual(EXPIRED);
    expect((await signInWithPasskey(visitor, phone)).status).toBe(200);
  });

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const { headers } = await app.visitor().post('/api/auth/passkeys/sign-in/options');
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-passkey-sign-in=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('refuses a counter that went back, but neither a rising one nor 0 twice', async () => {
    const { app, ana, phone, visitor } = await open();
    expect((await signInWithPasskey(visitor, phone)).status).toBe(200);
    expect((await signInWithPasskey(visitor, phone)).status).toBe(200);
    // Beyond PostgreSQL's integer.
    expect((await signInWithPasskey(visitor, phone, { counter: 4_000_000_000 })).status).toBe(200);
    for (const counter of [4_000_000_000, 3, 0])
      expect(brief(await signInWithPasskey(app.visitor(), phone, { counter }))).toEqual(REFUSED);
    expect((await signInWithPasskey(visitor, phone, { counter: 4_000_000_001 })).status).toBe(200);
    expect((await ana.get('/api/auth/passkeys')).body.passkeys).toHaveLength(1);
  });

  test('is refused once the passkey was removed', async () => {
    const { app, ana, phone, id } = await open();
    await ana.post(`/api/auth/passkeys/${id}/remove`, { password: ana.password });
    expect(brief(await signInWithPasskey(app.visitor(), phone))).toEqual(UNKNOWN_PASSKEY);
  });
});

describe('Adding a passkey', () => {
  test('needs the password or another passkey, except just after signing in', async () => {
    let now = new Date();
    const app = await startApp({ clock: () => now });
    const { ana, phone } = await withPasskey(app);
    const prepare = (body: object) => ana.post('/api/auth/passkeys/options', body);
    expect((await prepare({})).status).toBe(200);
    now = new Date(now.getTime() + 5 * MINUTE);
    expect(brief(await prepare({}))).toEqual(UNCONFIRMED);
    expect(brief(await prepare({ password: 'wrong' }))).toEqual([
      403,
      { message: 'The password is not correct' },
    ]);
    expect((await prepare({ password: ana.password })).status).toBe(200);

    const options = (await ana.post('/api/auth/passkeys/confirmation', {})).body;
    expect((await prepare({ passkey: phone.get(options) })).status).toBe(200);
    expect(brief(await prepare({ passkey: phone.get(options) }))).toEqual(EXPIRED);
    const toSignIn = (await ana.post('/api/auth/passkeys/sign-in/options')).body;
    expect(brief(await prepare({ passkey: phone.get(toSignIn) }))).toEqual(EXPIRED);
  });

  test('asks for a verified, discoverable one, without naming the person to authenticators by id', async () => {
    const { ana, phone } = await open();
    const { body } = await ana.post('/api/auth/passkeys/options', {});
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Goodword' },
      user: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        name: ana.user.username,
        displayName: ana.user.fullName,
      },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: phone.credentialId, type: 'public-key', transports: ['internal'] }],
    });
    expect((await optionsToAdd(ana)).user.id).toBe(body.user.id);
  });

  test.for([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without face, finger or PIN', { isVerified: false }],
    ['made to sign in', { type: 'webauthn.get' }],
    ['in a frame on another site', { crossOrigin: true }],
  ] as const)('is refused for one %s', async ([, behavior]) => {
    const { ana } = await startWithAna();
    const phone = createAuthenticator();
    const options = await optionsToAdd(ana);
    const refused = await ana.post('/api/auth/passkeys', { credential: phone.create(options, behavior) });
    expect(brief(refused)).toEqual(UNUSABLE);
    expect((await ana.get('/api/auth/passkeys')).body.passkeys).toEqual([]);
  });

  test('works only for the session that asked, and once per device', async () => {
    const { app, ana, phone } = await open();
    const ben = await app.professional();
    const options = (await ben.post('/api/auth/passkeys/options', {})).body;
    const credential = phone.create(options);
    expect(brief(await ana.post('/api/auth/passkeys', { credential }))).toEqual(EXPIRED);
    const taken = await ben.post('/api/auth/passkeys', { credential });
    expect(brief(taken)).toEqual([409, { message: 'This passkey was already added' }]);
  });

  test('works once per challenge, also in parallel with 20 devices', async () => {
    const { ana } = await startWithAna();
    const options = await optionsToAdd(ana);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ana.post('/api/auth/passkeys', { credential: createAuthenticator().create(options) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201).map(brief)).toEqual(Array(19).fill(EXPIRED));
    expect((await ana.get('/api/auth/passkeys')).body.passkeys).toHaveLength(1);
  });

  test(`is possible up to ${MAX_PASSKEYS} times, also in parallel`, async () => {
    const { ana } = await startWithAna();
    const credentials = [];
    for (let index = 0; index < MAX_PASSKEYS + 2; index += 1)
      credentials.push(createAuthenticator().create(await optionsToAdd(ana)));
    const answers = await Promise.all(
      credentials.map((credential) => ana.post('/api/auth/passkeys', { credential })),
    );
    const LIMIT = [409, { message: 'You can have up to 10 passkeys. Remove one first.' }];
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PASSKEYS);
    expect(answers.filter(({ status }) => status !== 201).map(brief)).toEqual([LIMIT, LIMIT]);
    expect(brief(await ana.post('/api/auth/passkeys/options', {}))).toEqual(LIMIT);
  });

  test('names it after the device, and lists it without keys', async () => {
    const { ana } = await startWithAna();
    const phone = createAuthenticator();
    const credential = phone.create(await optionsToAdd(ana), {
      isSynced: true,
    });
    const { body } = await ana.post(
      '/api/auth/passkeys',
      { credential },
      {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
      },
    );
    expect(body).toMatchObject({ name: 'Chrome on Android', lastUsedAt: null, isSynced: true });
    const { text } = await ana.get('/api/auth/passkeys');
    expect(JSON.parse(text).passkeys).toEqual([body]);
    for (const secret of [phone.publicKey, phone.credentialId]) {
      expect(text).not.toContain(secret);
      expect((await ana.get('/api/my-data')).text).not.toContain(secret);
    }
    expect((await ana.get('/api/my-data')).body.passkeys).toMatchObject([
      { name: 'Chrome on Android', isSynced: true },
    ]);
  });

  test('is refused where APP_URL has an IP address', async () => {
    const app = await startApp({ env: { APP_URL: 'http://127.0.0.1:3000' } });
    const ana = await app.professional();
    const UNAVAILABLE = [404, { message: 'Passkeys need a domain name. This site only has an IP address.' }];
    expect((await ana.get('/api/auth/passkeys')).body.isAvailable).toBe(false);
    expect(brief(await ana.post('/api/auth/passkeys/options', {}))).toEqual(UNAVAILABLE);
    expect(brief(await ana.post('/api/auth/passkeys/sign-in/options'))).toEqual(UNAVAILABLE);
  });
});

describe('Removing a passkey', () => {
  test('needs the password or another passkey, and sends a notice as adding does', async () => {
    const { app, ana, phone, id } = await open();
    const remove = (body: object) => ana.post(`/api/auth/passkeys/${id}/remove`, body);
    expect(brief(await remove({}))).toEqual(UNCONFIRMED);
    expect(brief(await remove({ password: 'wrong' }))).toEqual([
      403,
      { message: 'The password is not correct' },
    ]);
    const own = (await ana.post('/api/auth/passkeys/confirmation', {})).body;
    expect(brief(await remove({ passkey: phone.get(own) }))).toEqual(UNCONFIRMED);

    const tablet = createAuthenticator();
    await addPasskey(ana, tablet);
    const { body: options } = await ana.post('/api/auth/passkeys/confirmation', { except: id });
    expect(options.allowCredentials.map((each: { id: string }) => each.id)).toEqual([tablet.credentialId]);
    expect((await remove({ passkey: tablet.get(options) })).status).toBe(200);
    expect(brief(await remove({ password: ana.password }))).toEqual([404, { message: 'Passkey not found' }]);

    const jobs = await app.service.deps.db
      .selectFrom('outbox')
      .select('kind')
      .where('user_id', '=', ana.user.id)
      .where('kind', 'like', 'passkey%')
      .orderBy('id')
      .execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['passkey-added', 'passkey-added', 'passkey-removed']);
  });

  test('of another account is answered like an unknown one, and another’s passkey confirms nothing', async () => {
    const { app, ana, id } = await open();
    const ben = await withPasskey(app);
    const foreign = await ben.ana.post(`/api/auth/passkeys/${id}/remove`, { password: ben.ana.password });
    expect(brief(foreign)).toEqual([404, { message: 'Passkey not found' }]);
    const options = (await ana.post('/api/auth/passkeys/confirmation', {})).body;
    const confirmed = await ana.post(`/api/auth/passkeys/${id}/remove`, { passkey: ben.phone.get(options) });
    expect(brief(confirmed)).toEqual(UNKNOWN_PASSKEY);
  });

  test('happens with the account', async () => {
    const { app, ana, phone } = await open();
    await ana.post('/api/auth/delete-account', { password: ana.password });
    const { db } = app.service.deps;
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect(brief(await signInWithPasskey(app.visitor(), phone))).toEqual(UNKNOWN_PASSKEY);
  });
});

test('Used challenges are deleted after they expired', async () => {
  const { app } = await open();
  const { db } = app.service.deps;
  await deleteExpiredChallenges(db, new Date(Date.now() + 5 * MINUTE));
  expect(await db.selectFrom('used_passkey_challenges').selectAll().execute()).toHaveLength(1);
  await deleteExpiredChallenges(db, new Date(Date.now() + 10 * MINUTE));
  expect(await db.selectFrom('used_passkey_challenges').selectAll().execute()).toEqual([]);
});

async function open() {
  const app = await startApp();
  return { app, visitor: app.visitor(), ...(await withPasskey(app)) };
}

async function withPasskey(app: TestApp) {
  const ana = await app.professional();
  const phone = createAuthenticator();
  return { ana, phone, id: await addPasskey(ana, phone) };
}

const optionsToSignIn = async (visitor: Visitor) =>
  (await visitor.post('/api/auth/passkeys/sign-in/options')).body;

const optionsToAdd = async (visitor: Visitor) => (await visitor.post('/api/auth/passkeys/options', {})).body;

/** Changes one bit of a byte. */
function flip(base64url: string, at: number): string {
  const bytes = Buffer.from(base64url, 'base64url');
  const index = at < 0 ? bytes.length + at : at;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes.toString('base64url');
}

/** Adds a field. */
function recode(base64url: string): string {
  const text = Buffer.from(base64url, 'base64url').toString().replace('}', ',"x":1}');
  return Buffer.from(text).toString('base64url');
}
