import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { MAX_ID } from '#contract/fields.ts';
import { screens } from '#contract/screens.ts';
import { contract, endpoints, type OperationId } from '#server/api-docs/endpoints.ts';
import type { Db } from '#server/db/schema.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { requests } from '#tests/api-requests.ts';
import {
  createEmailLink,
  createPasskeyChallenge,
  createResetLink,
  createReviewWithLink,
  type Fixture,
  insertFixture,
  PASSWORD,
} from '#tests/fixture.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { createAuthenticator } from '#tests/software-authenticator.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { isBelow, serverPaths } from '#web/server-paths.ts';

beforeEach(skipWithoutDatabase);

/*
 * Who may call what, and what they see of others. All other endpoints are for those who are signed in, and those with an
 * id in their address for its owner.
 */
const under = (place: string, fields: string) =>
  fields
    .split(' ')
    .map((field) => `${place}.${field}`)
    .join(' ');

const USER =
  'id username fullName email industry language reviewMails foldLowRatings thanksLink question subscriptionType subscriptionExpiresAt createdAt';
const ADMIN_USER = `${USER.replace('thanksLink question ', '')} reviewCount workplaceCount renews`;
const REVIEW_BY_LINK =
  'rating comment customerName customerLocation firstName workplace editedAt answer answeredAt isLinkSaved sharingAllowed wantsReply createdAt until';
const PLAN = 'subscriptionType subscriptionExpiresAt';

/** Endpoints for anyone, with the fields of their answers. */
const open: Partial<Record<OperationId, string>> = {
  register: USER,
  login: USER,
  logout: 'message',
  signInWithPasskey: USER,
  preparePasskeySignIn: 'challenge rpId timeout userVerification',
  forgotPassword: 'message',
  resetPassword: 'message',
  checkResetToken: 'valid',
  confirmEmail: 'message',
  lookUpUser: 'id fullName acceptingReviews thanksLink question',
  lookUpWorkplace: 'id name location',
  submitReview: 'message',
  getReviewByLink: REVIEW_BY_LINK,
  markReviewLinkSaved: REVIEW_BY_LINK,
  getSharing: 'firstName sharingAllowed',
  editReview: REVIEW_BY_LINK,
  allowSharing: REVIEW_BY_LINK,
  setReplyEmail: REVIEW_BY_LINK,
  removeReplyEmail: REVIEW_BY_LINK,
  withdrawReview: '',
};

/** Endpoints for the admin, with the fields of their answers. */
const administrative: Partial<Record<OperationId, string>> = {
  getUserStats: 'totalUsers paidUsers conversionRate monthlyRevenue totalReviews',
  getPlatformInsights: under('months[]', 'month signUps reviews revenue'),
  listUsers: under('[]', ADMIN_USER),
  updateUser: ADMIN_USER,
  deleteUser: '',
  signOutUser: 'message',
  listAuditEntries: under(
    '[]',
    `id at actor action target.id target.username ${under('before', PLAN)} ${under('after', PLAN)}`,
  ),
  getMailHealth: 'held queued failed lastError.at lastError.error',
  retryMails: 'message',
  getServiceStatus: 'version commit ageDays update',
};

/** The admin has none. */
const ofWebhook: OperationId[] = ['getWebhook', 'deleteWebhook', 'testWebhook', 'renewWebhookSecret'];

type Outcome = 'ok' | RefusalCode;

/** What signed-in callers other than Ana are told. */
function outcomeFor(id: OperationId, caller: Caller): Outcome {
  if (id in open) return 'ok';
  if (signedOut.includes(caller)) return 'unauthorized';
  if (id in administrative) return caller === 'the admin' ? 'ok' : 'accessDenied';
  if (caller === 'the professional') return 'ok';
  if (id === 'createEmployerLink') return 'reviewNotShareable';
  if (id === 'deleteAccount' && caller === 'the admin') return 'adminProtected';
  if (id === 'createPortalSession' && caller === 'the admin') return 'nothingBilled';
  if (ofWebhook.includes(id) && caller === 'the admin') return 'webhookNotFound';
  return idsFor(contract[id].url)?.refusal ?? 'ok';
}

/** What an id in an address names: one of Ana's, one that doesn't exist, and the refusal of both to others. */
function idsFor(url: string, ana?: Fixture['ana']) {
  const resources: [string, RefusalCode, existing?: string | number, unknown?: string][] = [
    ['/auth/sessions/', 'sessionNotFound', ana?.otherSessionId, 'f'.repeat(16)],
    ['/auth/passkeys/', 'passkeyNotFound', ana?.passkey.id],
    ['/tokens/', 'apiTokenNotFound', ana?.apiTokenId],
    ['/tracked-codes/', 'trackedCodeNotFound', ana?.trackedCodeId],
    ['/review-requests/', 'requestNotFound', ana?.reviewRequestId],
    ['/earlier-praise/', 'praiseNotFound', ana?.praiseId],
    ['/reviews/', 'reviewNotFound', ana?.reviewId],
    ['/workplaces/', 'workplaceNotFound', ana?.workplaceId],
    ['/employer-links/', 'employerLinkNotFound', ana?.employerLinkId],
    ['/users/', 'userNotFound', ana?.id],
  ];
  const found = resources.find(([path]) => url.includes(`${path}:id`));
  if (!found) return null;
  const [, refusal, existing = '', unknown = String(MAX_ID)] = found;
  return { refusal, existing, unknown };
}

/** Bodies that depend on the caller or the fixture; the others are those of the API docs. */
const bodies: Partial<Record<OperationId, (fixture: Fixture, caller: Caller) => object | Promise<object>>> = {
  register: () => newRegistration(),
  login: ({ ana }) => ({ username: ana.username, password: PASSWORD }),
  resetPassword: async ({ db, ana }) => ({
    token: await createResetLink(db, ana.id),
    newPassword: PASSWORD,
  }),
  checkResetToken: async ({ db, ana }) => ({ token: await createResetLink(db, ana.id) }),
  confirmEmail: async ({ db, ana }) => ({ token: await createEmailLink(db, ana.id, ana.email) }),
  changeEmail: (_, caller) => ({ email: newRegistration().email, password: passwordOf(caller) }),
  changePassword: (_, caller) => ({ password: passwordOf(caller), newPassword: PASSWORD }),
  createReviewRequest: () => ({ name: 'Tom', language: 'de' }),
  deleteAccount: (_, caller) => ({ password: passwordOf(caller) }),
  preparePasskey: (_, caller) => ({ password: passwordOf(caller) }),
  addPasskey: async (fixture, caller) => ({
    credential: createAuthenticator().create({
      challenge: await challengeFor(fixture, caller),
      user: { id: 'x' },
    }),
  }),
  preparePasskeyConfirmation: () => ({}),
  removePasskey: (_, caller) => ({ password: passwordOf(caller) }),
  signInWithPasskey: async ({ db, ana: { passkey } }) =>
    passkey.authenticator.get(
      { challenge: await createPasskeyChallenge(db, 'sign-in') },
      { userHandle: passkey.handle },
    ),
  createTrackedCode: () => ({ name: 'Table tents', workplaceId: null }),
  submitReview: ({ ana }) => newReview(ana.id, { workplaceId: ana.workplaceId }),
  createEmployerLink: ({ ana }) => ({ employer: 'Blue Hotel', reviewIds: [ana.reviewId], days: 7 }),
};

const passwordOf = (caller: Caller) => (caller === 'the admin' ? ADMIN_PASSWORD : PASSWORD);

async function challengeFor({ db, ...fixture }: Fixture, caller: Caller) {
  const accounts: Partial<Record<Caller, { id: number; token: string }>> = {
    'the professional': fixture.ana,
    'another professional': fixture.ben,
    'the admin': fixture.admin,
  };
  const account = accounts[caller];
  return account ? createPasskeyChallenge(db, 'add', account.id, account.token) : 'x';
}

/** Fields that no body may set, with values that are easy to find in the database. */
const forged = {
  id: 987_654_321,
  isAdmin: true,
  role: 'forged',
  username: 'forged',
  fullName: 'forged',
  email: 'forged@example.com',
  passwordHash: 'forged',
  unsubscribe_token: 'forged',
  subscriptionType: 'annual',
  subscriptionExpiresAt: '2099-12-31T00:00:00.000Z',
  granted_plan: 'annual',
  granted_until: '2099-12-31T00:00:00.000Z',
  createdAt: '2001-01-01T00:00:00.000Z',
  expires_at: '2099-12-31T00:00:00.000Z',
  used_at: '2001-01-01T00:00:00.000Z',
  reviewCount: 42_424_242,
  rating_sum: 42_424_242,
  customerPhoto: 'https://forged.example/photo.png',
  idempotencyKey: 'forged',
  device: 'forged',
  amount: 42_424_242,
  price: 42_424_242,
};
const FORGED = /forged|987.?654.?321|42.?424.?242|2099-12-31|2001-01-01/i;

/** Columns that only the admin may change. */
const privileges = [
  'id',
  'subscription_type',
  'subscription_expires_at',
  'granted_plan',
  'granted_until',
  'created_at',
] as const;

const ids = endpoints.map(([id]) => id);

test('Anyone may call the open endpoints, the admin alone those below /api/admin, and the others need a session', () => {
  const calledBy = (wanted: string) => endpoints.filter(([, { caller }]) => caller === wanted);
  const namesOf = (found: typeof endpoints) => found.map(([id]) => id).sort();
  expect(namesOf(calledBy('anyone'))).toEqual(Object.keys(open).sort());
  expect(namesOf(calledBy('admin'))).toEqual(Object.keys(administrative).sort());
  expect(calledBy('admin')).toEqual(endpoints.filter(([, { url }]) => url.startsWith('/api/admin/')));
});

test('Every endpoint has a route, every route is known to the service worker, and the tools are for this machine alone', async () => {
  const found = new Set([...routesOf(await startApp()), ...routesOf(await startApp({ env: STRIPE }))]);
  const named = [...endpoints.map(([, { method, url }]) => `${method} ${url}`), ...otherRoutes];
  expect(named.filter((route) => !found.has(route))).toEqual([]);
  // Strangers find neither the mailbox nor the test page for payments.
  const inPublic = routesOf(await startApp({ env: { APP_URL: 'https://goodword.example' } }));
  expect(inPublic.filter((route) => / \/(dev|test-)/.test(route))).toEqual([]);
  // The service worker and the dev server pass these routes to the server. Files are not pages.
  const strays = [...found]
    .map((route) => route.split(' ')[1] ?? '')
    .filter((path) => !signedInPages.includes(path) && !/\.\w+$/.test(path) && !isBelow(path, serverPaths));
  expect(strays).toEqual([]);
});

test.for(ids)('%s answers each caller as it may, without data of others', async (id) => {
  const now = new Date();
  const app = await startApp({ clock: () => now });
  const fixture = await insertFixture(app);
  const secrets = await everySecret(fixture);
  const shown = open[id] ?? administrative[id];

  const before = await everyCurrentRow(fixture);
  for (const caller of callersOf(id)) {
    const outcome = outcomeFor(id, caller);
    if (outcome === 'ok') continue;
    const [status, message] = refusals[outcome];
    const answer = await call(app, fixture, { id, caller });
    expect([caller, answer.status, answer.text]).toEqual([caller, status, JSON.stringify({ message })]);
    const others = [await call(app, fixture, { id, caller, isUnknown: true })];
    // Those without access get the same response to a malformed request.
    const isGuard = outcome === 'unauthorized' || outcome === 'accessDenied';
    if (isGuard) others.push(await call(app, fixture, { id, caller, isMalformed: true }));
    for (const other of others) expect([caller, plain(other)]).toEqual([caller, plain(answer)]);
  }
  expect(await everyCurrentRow(fixture)).toEqual(before);

  for (const caller of callersOf(id)) {
    if (outcomeFor(id, caller) !== 'ok') continue;
    const answer = await call(app, fixture, { id, caller });
    expect([caller, answer.status, answer.text]).toEqual([caller, successOf(id), expect.anything()]);
    if (shown !== undefined) expect([caller, fieldsOf(answer.body)]).toEqual([caller, namesIn(shown)]);
    expectNoForeignData(id, caller, answer.text, fixture);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
    if (contract[id].method === 'GET' && shown === undefined) {
      const ben = String(fixture.ben.id);
      const asked = await call(app, fixture, { id, caller, query: { userId: ben, user_id: ben, id: ben } });
      expect(plain(asked)).toEqual(plain(answer));
    }
  }
});

test.for(endpoints.filter(([, { schema }]) => schema.body).map(([id]) => id))(
  '%s neither stores nor returns other fields',
  async (id) => {
    const app = await startApp();
    const fixture = await insertFixture(app);
    const { ben, db } = fixture;
    const { body } = contract[id].schema as { body?: { shape?: object } };
    const foreign = { ...forged, userId: ben.id, user_id: ben.id, ownerId: ben.id };
    const extra = Object.fromEntries(
      Object.entries(foreign).filter(([field]) => !(field in (body?.shape ?? {}))),
    );
    const accountsBefore = await accountsIn(db);
    const bensBefore = await rowsOf(fixture, ben.id);

    const caller = id in administrative ? 'the admin' : 'the professional';
    const answer = await call(app, fixture, { id, caller, extra });
    // The only strict one: a client that sends a price should learn that it has no effect.
    expect(answer.status).toBe(id === 'createSubscription' ? 400 : successOf(id));
    expect(answer.text).not.toMatch(FORGED);
    expect(JSON.stringify(await readAllRows(db))).not.toMatch(FORGED);
    expect(await rowsOf(fixture, ben.id)).toEqual(bensBefore);

    for (const account of await accountsIn(db)) {
      const known = accountsBefore.find(({ id }) => id === account.id);
      const isSet = id === 'updateUser' && account.id === fixture.ana.id;
      expect(account).toEqual({ ...account, ...(known ?? NEW_ACCOUNT), ...(isSet && PLAN_SET) });
    }
  },
);

const planColumns = (subscription_type: string, subscription_expires_at: string | null) => ({
  subscription_type,
  subscription_expires_at,
  granted_plan: subscription_type === 'free' ? null : subscription_type,
  granted_until: subscription_expires_at,
});
const NEW_ACCOUNT = planColumns('free', null);
/** Set by the admin's request. */
const PLAN_SET = planColumns(requests.updateUser.subscriptionType, requests.updateUser.subscriptionExpiresAt);

/*
 * All other routes: pages, images, and routes for payment providers and mail programs. They don't depend on the session: every caller gets
 * the same bytes. Private ones need an unguessable token in the URL.
 */
const WORKPLACE_SHOWN = /Herwords (Café|Street)/g;
/** Shared by Ana: a review and the workplace it is about. */
const SHARED = /Robin Onlyhers|Herwords (Hotel|Café|Street)|Herwords, well said|Herwords, said elsewhere/g;
const IN_ADDRESS = /test_(cs|sub)_Herwords/g;

/** Data of Ana's that a page may show: it is public there, or in the URL anyway. */
const allowed: Record<string, RegExp> = {
  'GET /review/:userId/:workplaceId': WORKPLACE_SHOWN,
  'GET /r/:code': WORKPLACE_SHOWN,
  'GET /R/:code': WORKPLACE_SHOWN,
  'GET /for/:token': SHARED,
  'GET /reply/:token': /Herwords, well said|Maria Herwords|Herwords Town/g,
  'GET /test-payment/:id': IN_ADDRESS,
  'GET /test-billing/:id': IN_ADDRESS,
};

function addressOf(route: string, { ana }: Fixture): string {
  const address = route
    .replace(/^\w+ /, '')
    .replace(':userId', String(ana.id))
    .replace(':workplaceId', String(ana.workplaceId))
    .replace(':code', ana.code)
    .replace(':token', route.includes('/reply/') ? ana.replyToken : ana.employerToken)
    .replace('theme/:file', 'theme/phone.css')
    .replace(':file', 'index.css')
    .replace(':id', route.includes('billing') ? ana.subscriptionId : ana.sessionId);
  const query = { token: ana.unsubscribeToken, data: 'https://goodword.example', name: 'Robin' };
  return `${address}?${new URLSearchParams(query)}`;
}

const signedInPages: string[] = Object.values(screens).map(({ path }) => path);

/** Tested separately. */
const otherRoutes = [
  'POST /review/:userId',
  'POST /review/:userId/:workplaceId',
  'POST /r/:code',
  'POST /R/:code',
  'POST /my-review/sharing',
  'GET /content/help.json',
  'GET /content/terms.json',
  'GET /content/privacy.json',
  'GET /content/media.json',
  'GET /dev/mail',
  'GET /dev/mail/:name',
  'GET /dev/mail/:name/html',
  'GET /dev/mail/:name/raw',
  'POST /api/payments/stripe/webhook',
  'GET /healthz',
  'GET /readyz',
  'GET /health',
];

/** Different in each form. */
const KEY = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=reviewLinkSecret"(:| value=)")[\w-]{22}/g;

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_matrix', STRIPE_WEBHOOK_SECRET: 'whsec_matrix' };

test('A page is the same with every session, and contains no private data', async () => {
  const app = await startApp();
  const fixture = await insertFixture(app);
  const { ana, ben, cookies } = fixture;
  const secrets = await everySecret(fixture);
  const known = [
    ...endpoints.map(([, { method, url }]) => `${method} ${url}`),
    ...signedInPages.map((path) => `GET ${path}`),
    ...otherRoutes,
  ];
  const pages = routesOf(app).filter((route) => !known.includes(route));
  expect(pages).toEqual(expect.arrayContaining(Object.keys(allowed)));
  for (const route of pages) {
    const [method = ''] = route.split(' ');
    const address = addressOf(route, fixture);
    const answers = [];
    for (const cookie of Object.values(cookies))
      answers.push(await app.visitor().send(method, address, { headers: { cookie } }));
    const status = route.startsWith('POST /test-') ? 303 : 200;
    expect([route, new Set(answers.map((answer) => answer.status))]).toEqual([route, new Set([status])]);
    const [text = '', ...others] = new Set(answers.map(({ text }) => text.replace(KEY, '')));
    expect([route, others]).toEqual([route, []]);
    const rest = text.replaceAll(allowed[route] ?? /^$/g, '');
    for (const mark of [ana.account, ana.words, ben.account, ben.words])
      expect([route, rest]).toEqual([route, expect.not.stringMatching(mark)]);
    for (const secret of secrets.filter((secret) => !address.includes(secret)))
      expect(text).not.toContain(secret);
  }
});

test('A signed-in page has data of its professional only, and totals for the admin only', async () => {
  const app = await startApp();
  const fixture = await insertFixture(app);
  const { ana, ben, cookies } = fixture;
  const secrets = await everySecret(fixture);
  const hasData = { 'the professional': [ana, ben], 'another professional': [ben, ana] } as const;
  for (const path of signedInPages) {
    for (const [caller, cookie] of Object.entries(cookies)) {
      const { status, text } = await app.visitor().get(path, { cookie });
      const [own, other] = hasData[caller as keyof typeof hasData] ?? [];
      const isAdmin = caller === 'the admin';
      const isShown = isAdmin || own !== undefined;
      expect([path, caller, status, text.includes('id="initial-data"')]).toEqual([
        path,
        caller,
        200,
        isShown,
      ]);
      expect([path, caller, own?.account.test(text) ?? false]).toEqual([path, caller, own !== undefined]);
      const hasTotals = isAdmin && path.startsWith('/admin');
      expect([path, caller, /"(userStats|users|serviceStatus)":/.test(text)]).toEqual([
        path,
        caller,
        hasTotals,
      ]);
      const listsUsers = isAdmin && path === '/admin/users';
      for (const { account, words } of other ? [other] : [ana, ben]) {
        expect([path, caller, account.test(text)]).toEqual([path, caller, listsUsers]);
        expect([path, caller, words.test(text)]).toEqual([path, caller, false]);
      }
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  }
});

describe('Access by URL', () => {
  test('with an incomplete token gets the same response as with an unknown one', async () => {
    const app = await startApp();
    const fixture = await insertFixture(app);
    const { ana } = fixture;
    const before = await everyCurrentRow(fixture);
    for (const [method, path, known] of [
      ['GET', '/unsubscribe?token=', ana.unsubscribeToken],
      ['POST', '/unsubscribe?token=', ana.unsubscribeToken],
      ['POST', '/unsubscribe/undo?token=', ana.unsubscribeToken],
      ['GET', '/for/', ana.employerToken],
      ['GET', '/reply/', ana.replyToken],
      ['GET', '/test-payment/', ana.sessionId],
      ['GET', '/test-billing/', ana.subscriptionId],
      ['GET', '/review/', String(ana.id)],
      ['GET', '/r/', ana.code],
    ] as const) {
      const absent = path === '/review/' ? String(MAX_ID) : 'x'.repeat(22);
      const answers = [];
      for (const token of [absent, known.slice(0, -1) || '0', `${known}0`]) {
        answers.push(await app.visitor().send(method, path + token));
      }
      expect([path, answers.map(({ status }) => status)]).toEqual([path, [404, 404, 404]]);
      // A review page holds the id of its own address.
      const texts = answers.map(({ text }) => text.replace(/"userId":\d+/, '"userId":0'));
      expect(new Set(texts).size).toBe(1);
    }
    expect(await everyCurrentRow(fixture)).toEqual(before);
  });

  test('lists no reviews for another professional’s workplace, as for an unknown one', async () => {
    const app = await startApp();
    const { ana, cookies } = await insertFixture(app);
    const cookie = cookies['another professional'];
    for (const workplaceId of [ana.workplaceId, MAX_ID])
      expect((await app.visitor().get(`/api/reviews?workplaceId=${workplaceId}`, { cookie })).text).toBe(
        '[]',
      );
  });
});

interface Call {
  id: OperationId;
  caller: Caller;
  /** The id doesn't exist. */
  isUnknown?: boolean;
  /** Additional fields of the body. */
  extra?: object;
  query?: Record<string, string>;
  /** The body is not JSON, and id and query are invalid. */
  isMalformed?: boolean;
}
type Caller = keyof Fixture['cookies'];

async function call(app: TestApp, fixture: Fixture, { id, caller, extra, query, ...kind }: Call) {
  const { method, url, schema } = contract[id];
  const known = idsFor(url, fixture.ana);
  const named = kind.isMalformed ? 'x' : kind.isUnknown ? known?.unknown : known?.existing;
  const broken = kind.isMalformed && { limit: 'no', cursor: 'no', state: 'no', sort: 'no' };
  const path = `${url.replace(':id', String(named))}?${new URLSearchParams({ ...query, ...broken })}`;
  const headers = { cookie: fixture.cookies[caller], ...(await reviewLinkFor(url, fixture)) };
  if (!('body' in schema) || !schema.body) return app.visitor().send(method, path, { headers });
  const usual = (requests as Partial<Record<OperationId, object>>)[id];
  const body = { ...extra, ...((await bodies[id]?.(fixture, caller)) ?? usual) };
  return app.visitor().send(method, path, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: kind.isMalformed ? '{ no json' : JSON.stringify(body),
  });
}

/** A new private link for each call. */
async function reviewLinkFor(url: string, { db, ana }: Fixture): Promise<Record<string, string>> {
  if (!url.includes('/review-link')) return {};
  return { 'review-link': await createReviewWithLink(db, ana.id, 'Herwords again') };
}

function successOf(id: OperationId): number {
  return Number(Object.keys(contract[id].schema.response)[0]);
}

const signedOut: Caller[] = [
  'no session',
  'an ended session',
  'an expired session',
  'a session of a deleted account',
];

/**
 * Callers, in an order that keeps the data that later ones need. One guard keeps all who are signed out from all endpoints:
 * each meets one of them, at night all.
 */
function callersOf(id: OperationId): Caller[] {
  const turn = ids.indexOf(id) % signedOut.length;
  const strangers = process.env.FULL ? signedOut : signedOut.slice(turn, turn + 1);
  return ['the professional', 'another professional', 'the admin', ...strangers];
}

/** The admin sees names and addresses but no review texts; others see their own data, and Ana's public data. */
function expectNoForeignData(id: OperationId, caller: Caller, text: string, { ana, ben }: Fixture): void {
  const isAboutAna = id in open || caller === 'the professional';
  const isBen = !(id in open) && caller === 'another professional';
  const strangers = id in administrative ? [] : [...(isAboutAna ? [] : [ana]), ...(isBen ? [] : [ben])];
  for (const { account } of strangers) expect(text).not.toMatch(account);
  for (const { words } of id in administrative ? [ana, ben] : strangers) expect(text).not.toMatch(words);
}

/** Hashes, tokens and keys. */
async function everySecret({ db, ana, ben }: Fixture): Promise<string[]> {
  const columns =
    /^(password_hash|token_hash|unsubscribe_token|idempotency_key|request_hash|salt|private_key|endpoint|p256dh|auth|session_hash|review_link_hash|visitor_hash|message_id|customer_id|challenge_hash|value)$/;
  const stored = Object.values(await readAllRows(db)).flatMap((rows) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        columns.test(column) && typeof value === 'string' && value !== '' ? [value] : [],
      ),
    ),
  );
  return [...stored, ana.token, ben.token];
}

/** Every row that no scheduled job may delete meanwhile. */
async function everyCurrentRow({ db }: Fixture) {
  const { sessions = [], checkouts = [], subscriptions = [], ...rest } = await readAllRows(db);
  const isOwned = (row: Record<string, unknown>) => row.user_id !== null;
  return {
    ...rest,
    sessions: sessions.filter((row) => String(row.expires_at) > new Date().toISOString()),
    // The scheduler ends those of deleted accounts.
    checkouts: checkouts.filter(isOwned),
    subscriptions: subscriptions.filter(isOwned),
  };
}

async function rowsOf(fixture: Fixture, userId: number) {
  const { users = [], ...rest }: Awaited<ReturnType<typeof readAllRows>> = await everyCurrentRow(fixture);
  const theirs = Object.entries(rest).map(([table, rows]) => [
    table,
    rows.filter((row) => row.user_id === userId || row.target_id === userId),
  ]);
  return [...theirs, ['users', users.filter(({ id }) => id === userId)]];
}

function accountsIn(db: Db) {
  return db.selectFrom('users').select(privileges).execute();
}

/** Paths of all values, for example `months[].month`. */
function fieldsOf(body: unknown): string[] {
  const walk = (value: unknown, place: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((each) => walk(each, `${place}[]`));
    if (typeof value !== 'object' || value === null) return [place];
    return Object.entries(value).flatMap(([key, each]) => walk(each, place === '' ? key : `${place}.${key}`));
  };
  return body === '' ? [] : [...new Set(walk(body, ''))].sort();
}

function namesIn(fields = ''): string[] {
  return fields.split(' ').filter(Boolean).sort();
}

/** Leaves the date header out. */
function plain({ status, headers, text }: { status: number; headers: Headers; text: string }) {
  return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
}

/** Parses the router's printed tree, without built files. */
function routesOf(app: TestApp): string[] {
  const found: string[] = [];
  const parents: string[] = [];
  for (const line of app.service.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] =
      /^((?:│ {3}| {4})*)[├└]── (.*) \((.+)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, part);
    const url = parents.join('').replace(/^\/\//, '/');
    const isFile =
      url !== '/' && existsSync(join(import.meta.dirname, '../dist/web', url.replace(/\*$/, '')));
    if (methods === '' || isFile) continue;
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${url}`);
  }
  return found;
}
