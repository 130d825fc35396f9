import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { MAX_ID } from '#contract/fields.ts';
import { screens } from '#contract/screens.ts';
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
 * Who may call each endpoint, which fields it accepts, and which it returns. The tests below are generated
 * from these tables; a missing endpoint, field or route fails.
 *
 * `access` has four columns: callers without a valid session (none, ended, expired, of a deleted account),
 * the owner, another professional, and the admin. 'ok' for a URL without an id means
 * the caller's own data.
 */
type Access = readonly [signedOut: Outcome, owner: Outcome, another: Outcome, admin: Outcome];
type Outcome = 'ok' | RefusalCode;

const ANYONE: Access = ['ok', 'ok', 'ok', 'ok'];
const SIGNED_IN: Access = ['unauthorized', 'ok', 'ok', 'ok'];
const ADMIN: Access = ['unauthorized', 'accessDenied', 'accessDenied', 'ok'];
const WORKPLACE_OWNER: Access = ['unauthorized', 'ok', 'workplaceNotFound', 'workplaceNotFound'];
const TRACKED_CODE_OWNER: Access = ['unauthorized', 'ok', 'trackedCodeNotFound', 'trackedCodeNotFound'];
const REVIEW_OWNER: Access = ['unauthorized', 'ok', 'reviewNotFound', 'reviewNotFound'];
const SESSION_OWNER: Access = ['unauthorized', 'ok', 'sessionNotFound', 'sessionNotFound'];
const PASSKEY_OWNER: Access = ['unauthorized', 'ok', 'passkeyNotFound', 'passkeyNotFound'];
const EMPLOYER_LINK_OWNER: Access = ['unauthorized', 'ok', 'employerLinkNotFound', 'employerLinkNotFound'];
/** By the reviews in the body. */
const REVIEWS_OWNER: Access = ['unauthorized', 'ok', 'reviewNotShareable', 'reviewNotShareable'];
const NOT_ADMIN: Access = ['unauthorized', 'ok', 'ok', 'adminProtected'];
const PAYING: Access = ['unauthorized', 'ok', 'ok', 'nothingBilled'];

const under = (place: string, fields: string) =>
  fields
    .split(' ')
    .map((field) => `${place}.${field}`)
    .join(' ');

const USER =
  'id username fullName email industry language reviewMails foldLowRatings subscriptionType subscriptionExpiresAt createdAt';
const ADMIN_USER = `${USER} reviewCount workplaceCount renews`;
const WORKPLACE = 'id name location';
const TRACKED_CODE = 'id code name workplaceId url scans reviews offAt createdAt';
const REVIEW =
  'id rating comment customerName customerLocation customerPhoto workplaceId userId language editedAt answer answeredAt linkSavedAt sharingAllowedAt pinnedAt isUnread createdAt';
const REVIEW_BY_LINK =
  'rating comment customerName customerLocation firstName workplace editedAt answer answeredAt isLinkSaved sharingAllowed createdAt until';
const EMPLOYER_LINK = 'id employer state reviews createdAt expiresAt openings lastOpenedAt';
const PASSKEY = 'id name createdAt lastUsedAt isSynced';
const CREDENTIAL = 'id type transports[]';
const ASSERTION_OPTIONS = 'challenge rpId timeout userVerification';
const EMAIL_STATUS = 'state refusal';
const PUSH = 'publicKey endpoint showWords';
const MY_DATA = [
  'exportedAt',
  under('account', USER),
  under('account.emailStatus', EMAIL_STATUS),
  under('account.newEmail', 'email createdAt expiresAt'),
  under('workplaces[]', `${WORKPLACE} createdAt`),
  under('trackedCodes[]', 'id code name workplaceId scans offAt createdAt'),
  under('views[]', 'day views'),
  under('sessions[]', 'device createdAt lastUsedAt expiresAt'),
  under('pushSubscriptions[]', 'pushService showWords createdAt'),
  under('passkeys[]', 'name createdAt lastUsedAt isSynced'),
  under('mails[]', 'kind state createdAt sentAt'),
  under('subscriptions[]', 'plan price status startedAt periodEnd endedAt'),
  under('employerLinks[]', 'employer reviewIds[] createdAt expiresAt revokedAt openings lastOpenedAt'),
  under('payments[]', 'amount paidAt'),
  under('adminChanges[]', 'at action'),
  under('reviews[]', `${REVIEW} workplaceName workplaceLocation trackedCodeName`),
].join(' ');
const INSIGHTS = [
  under('months[]', 'month reviews averageRating views'),
  'ratings[]',
  under('recent', 'views reviews'),
  under('workplaces[]', 'workplaceId reviews averageRating'),
].join(' ');
const AUDIT = [
  'id at actor action target.id target.username',
  under('before', 'subscriptionType subscriptionExpiresAt'),
  under('after', 'subscriptionType subscriptionExpiresAt'),
].join(' ');
const STATUS =
  'subscriptionType subscriptionExpiresAt totalReviews reviewsThisMonth reviewLimit renewsAt paymentFailed';

interface Row {
  access: Access;
  /** Accepted fields. */
  body?: string;
  query?: string;
  /** Fields of a successful response. */
  response: string;
}

// biome-ignore format: a table is read in columns
const matrix: Record<string, Row> = {
  'POST /api/auth/register':              { access: ANYONE, body: 'fullName username email password industry', response: USER },
  'POST /api/auth/login':                 { access: ANYONE, body: 'username password', response: USER },
  'POST /api/auth/logout':                { access: ANYONE, response: 'message' },
  'POST /api/auth/forgot-password':       { access: ANYONE, body: 'email', response: 'message' },
  'POST /api/auth/reset-password':        { access: ANYONE, body: 'token newPassword', response: 'message' },
  'POST /api/auth/reset-password/check':  { access: ANYONE, body: 'token', response: 'valid' },
  'POST /api/auth/confirm-email':         { access: ANYONE, body: 'token', response: 'message' },
  'GET /api/auth/me':                     { access: SIGNED_IN, response: USER },
  'PATCH /api/auth/me':                   { access: SIGNED_IN, body: 'fullName language reviewMails foldLowRatings', response: USER },
  'POST /api/auth/change-email':          { access: SIGNED_IN, body: 'email password', response: 'message' },
  'POST /api/auth/change-password':       { access: SIGNED_IN, body: 'password newPassword keptPasskeys', response: 'message' },
  'POST /api/auth/delete-account':        { access: NOT_ADMIN, body: 'password', response: 'message' },
  'GET /api/auth/sessions':               { access: SIGNED_IN, response: under('[]', 'id device signedInAt lastUsedAt isCurrent') },
  'DELETE /api/auth/sessions':            { access: SIGNED_IN, response: '' },
  'DELETE /api/auth/sessions/:id':        { access: SESSION_OWNER, response: '' },

  'GET /api/auth/passkeys':               { access: SIGNED_IN, response: `${under('passkeys[]', PASSKEY)} isAvailable` },
  'POST /api/auth/passkeys/options':      { access: SIGNED_IN, body: 'password passkey', response: `rp.id rp.name user.id user.name user.displayName challenge pubKeyCredParams[].type pubKeyCredParams[].alg timeout ${under('excludeCredentials[]', CREDENTIAL)} authenticatorSelection.residentKey authenticatorSelection.requireResidentKey authenticatorSelection.userVerification attestation extensions.credProps` },
  'POST /api/auth/passkeys':              { access: SIGNED_IN, body: 'credential', response: PASSKEY },
  'POST /api/auth/passkeys/:id/remove':   { access: PASSKEY_OWNER, body: 'password passkey', response: 'message' },
  'POST /api/auth/passkeys/confirmation': { access: SIGNED_IN, body: 'except', response: `${ASSERTION_OPTIONS} ${under('allowCredentials[]', CREDENTIAL)}` },
  'POST /api/auth/passkeys/sign-in/options': { access: ANYONE, response: ASSERTION_OPTIONS },
  'POST /api/auth/passkeys/sign-in':      { access: ANYONE, body: 'id response', response: USER },

  'GET /api/auth/email-status':           { access: SIGNED_IN, response: EMAIL_STATUS },
  'POST /api/auth/email-status/retry':    { access: SIGNED_IN, response: EMAIL_STATUS },

  'GET /api/push':                        { access: SIGNED_IN, response: PUSH },
  'PUT /api/push':                        { access: SIGNED_IN, body: 'endpoint keys showWords', response: PUSH },
  'DELETE /api/push':                     { access: SIGNED_IN, response: '' },

  'GET /api/workplaces':                  { access: SIGNED_IN, response: under('[]', WORKPLACE) },
  'POST /api/workplaces':                 { access: SIGNED_IN, body: 'name location', response: WORKPLACE },
  'PUT /api/workplaces/:id':              { access: WORKPLACE_OWNER, body: 'name location', response: WORKPLACE },
  'DELETE /api/workplaces/:id':           { access: WORKPLACE_OWNER, response: '' },
  'GET /api/workplaces/:id':              { access: ANYONE, response: WORKPLACE },

  'GET /api/tracked-codes':               { access: SIGNED_IN, response: under('[]', TRACKED_CODE) },
  'POST /api/tracked-codes':              { access: SIGNED_IN, body: 'name workplaceId', response: TRACKED_CODE },
  'PUT /api/tracked-codes/:id':           { access: TRACKED_CODE_OWNER, body: 'name workplaceId isOff', response: TRACKED_CODE },

  'GET /api/users/:id':                   { access: ANYONE, response: 'id fullName acceptingReviews' },
  'POST /api/reviews/submit':             { access: ANYONE, body: 'rating comment customerName customerLocation userId workplaceId gw_leave_empty code', response: 'message' },
  'GET /api/reviews':                     { access: SIGNED_IN, query: 'limit cursor workplaceId rating search until pinned', response: under('[]', REVIEW) },
  'GET /api/reviews/stats':               { access: SIGNED_IN, response: 'totalReviews recentViews averageRating' },
  'GET /api/reviews/insights':            { access: SIGNED_IN, response: INSIGHTS },
  'PUT /api/reviews/:id/pin':            { access: REVIEW_OWNER, response: REVIEW },
  'DELETE /api/reviews/:id/pin':         { access: REVIEW_OWNER, response: REVIEW },
  'PUT /api/reviews/:id/read':           { access: REVIEW_OWNER, response: '' },
  'GET /api/reviews/unread':             { access: SIGNED_IN, response: `count ${under('oldest[]', REVIEW)}` },
  'GET /api/reviews/random':             { access: SIGNED_IN, query: 'except', response: under('review', REVIEW) },
  'POST /api/reviews/:id/answer':         { access: REVIEW_OWNER, body: 'text', response: REVIEW },
  'GET /api/review-link':                 { access: ANYONE, response: REVIEW_BY_LINK },
  'POST /api/review-link/saved':           { access: ANYONE, response: REVIEW_BY_LINK },
  'PUT /api/review-link':                 { access: ANYONE, body: 'rating comment customerName customerLocation', response: REVIEW_BY_LINK },
  'PUT /api/review-link/sharing':         { access: ANYONE, body: 'allowed', response: REVIEW_BY_LINK },
  'DELETE /api/review-link':              { access: ANYONE, response: '' },
  'GET /api/my-data':                     { access: SIGNED_IN, response: MY_DATA },

  'GET /api/employer-links':              { access: SIGNED_IN, response: under('[]', EMPLOYER_LINK) },
  'POST /api/employer-links':             { access: REVIEWS_OWNER, body: 'days employer reviewIds', response: `${EMPLOYER_LINK} url` },
  'DELETE /api/employer-links/:id':       { access: EMPLOYER_LINK_OWNER, response: '' },
  'GET /api/shareable-reviews':           { access: SIGNED_IN, query: 'limit cursor', response: under('[]', 'id rating comment customerName createdAt') },

  'GET /api/subscription/status':         { access: SIGNED_IN, response: STATUS },
  'POST /api/create-subscription':        { access: SIGNED_IN, body: 'plan', response: 'paymentUrl' },
  'POST /api/create-portal-session':      { access: PAYING, body: 'flow', response: 'portalUrl' },

  'GET /api/admin/user-stats':            { access: ADMIN, response: 'totalUsers paidUsers conversionRate monthlyRevenue totalReviews' },
  'GET /api/admin/insights':              { access: ADMIN, response: under('months[]', 'month signUps reviews revenue') },
  'GET /api/admin/users':                 { access: ADMIN, query: 'limit cursor search sort', response: under('[]', ADMIN_USER) },
  'PATCH /api/admin/users/:id':           { access: ADMIN, body: 'subscriptionType subscriptionExpiresAt', response: ADMIN_USER },
  'DELETE /api/admin/users/:id':          { access: ADMIN, response: '' },
  'POST /api/admin/users/:id/sign-out':   { access: ADMIN, response: 'message' },
  'GET /api/admin/audit':                 { access: ADMIN, query: 'limit cursor', response: AUDIT.split(' ').map((field) => `[].${field}`).join(' ') },
  'GET /api/admin/mail-health':           { access: ADMIN, response: 'held queued failed lastError.at lastError.error' },
  'POST /api/admin/mail-health/retry':    { access: ADMIN, response: 'message' },
  'GET /api/admin/service-status':        { access: ADMIN, response: 'version commit' },
};

/** A valid body for each endpoint that takes one, new for each call. */
const bodies: Record<string, (fixture: Fixture, caller: Caller) => object | Promise<object>> = {
  'POST /api/auth/register': () => newRegistration(),
  'POST /api/auth/login': ({ ana }) => ({ username: ana.username, password: PASSWORD }),
  'POST /api/auth/forgot-password': () => ({ email: 'stranger@example.com' }),
  'POST /api/auth/reset-password': async ({ db, ana }) => ({
    token: await createResetLink(db, ana.id),
    newPassword: PASSWORD,
  }),
  'POST /api/auth/reset-password/check': async ({ db, ana }) => ({
    token: await createResetLink(db, ana.id),
  }),
  'POST /api/auth/confirm-email': async ({ db, ana }) => ({
    token: await createEmailLink(db, ana.id, ana.email),
  }),
  'PATCH /api/auth/me': () => ({ fullName: 'Ana New', reviewMails: 'daily', foldLowRatings: true }),
  'POST /api/auth/change-email': (_fixture, caller) => ({
    email: newRegistration().email,
    password: passwordOf(caller),
  }),
  'POST /api/auth/change-password': (_fixture, caller) => ({
    password: passwordOf(caller),
    newPassword: PASSWORD,
  }),
  'POST /api/auth/delete-account': (_fixture, caller) => ({ password: passwordOf(caller) }),
  'POST /api/auth/passkeys/options': (_fixture, caller) => ({ password: passwordOf(caller) }),
  'POST /api/auth/passkeys': async (fixture, caller) => ({
    credential: createAuthenticator().create({
      challenge: await challengeFor(fixture, caller, 'add'),
      user: { id: 'x' },
    }),
  }),
  'POST /api/auth/passkeys/:id/remove': (_fixture, caller) => ({ password: passwordOf(caller) }),
  'POST /api/auth/passkeys/confirmation': () => ({}),
  'POST /api/auth/passkeys/sign-in': async ({ db, ana: { passkey } }) =>
    passkey.authenticator.get(
      { challenge: await createPasskeyChallenge(db, 'sign-in') },
      { userHandle: passkey.handle },
    ),
  'PUT /api/push': () => requests.subscribeToPush,
  'POST /api/workplaces': () => ({ name: 'Blue Door', location: 'Porto' }),
  'PUT /api/workplaces/:id': () => ({ name: 'Red Door', location: 'Porto' }),
  'POST /api/tracked-codes': () => ({ name: 'Table tents', workplaceId: null }),
  'PUT /api/tracked-codes/:id': () => ({ name: 'Table tents', workplaceId: null, isOff: true }),
  'POST /api/reviews/submit': ({ ana }) => newReview(ana.id, { workplaceId: ana.workplaceId }),
  'POST /api/reviews/:id/answer': () => ({ text: 'Thank you.' }),
  'PUT /api/review-link': () => ({ rating: 4, comment: 'On second thought', customerName: 'Maria' }),
  'PUT /api/review-link/sharing': () => ({ allowed: true }),
  'POST /api/employer-links': ({ ana }) => ({ employer: 'Blue Hotel', reviewIds: [ana.reviewId], days: 7 }),
  'POST /api/create-subscription': () => ({ plan: 'yearly' }),
  'POST /api/create-portal-session': () => ({}),
  'PATCH /api/admin/users/:id': () => ({ subscriptionType: 'free', subscriptionExpiresAt: null }),
};

const passwordOf = (caller: Caller) => (caller === 'the admin' ? ADMIN_PASSWORD : PASSWORD);

async function challengeFor({ db, ...fixture }: Fixture, caller: Caller, purpose: 'add' | 'confirm') {
  const accounts: Partial<Record<Caller, { id: number; token: string }>> = {
    'the professional': fixture.ana,
    'another professional': fixture.ben,
    'the admin': fixture.admin,
  };
  const account = accounts[caller];
  return account ? createPasskeyChallenge(db, purpose, account.id, account.token) : 'x';
}

const queries: Record<string, Record<string, string>> = {};

/** An id of Ana's, and one that does not exist. */
function idsFor(name: string, { ana }: Fixture): [existing: string | number, unknown: string | number] {
  if (name.includes('/auth/sessions')) return [ana.otherSessionId, 'f'.repeat(16)];
  if (name.includes('/auth/passkeys')) return [ana.passkey.id, MAX_ID];
  if (name.includes('/tracked-codes')) return [ana.trackedCodeId, MAX_ID];
  if (name.includes('/reviews/:id')) return [ana.reviewId, MAX_ID];
  if (name.includes('/workplaces')) return [ana.workplaceId, MAX_ID];
  if (name.includes('/employer-links')) return [ana.employerLinkId, MAX_ID];
  return [ana.id, MAX_ID];
}

/** Fields that no body may set, with values that are easy to find in the database. */
const forged = {
  id: 987_654_321,
  isAdmin: true,
  is_admin: 1,
  role: 'forged',
  username: 'forged',
  usernameKey: 'forged',
  fullName: 'forged',
  email: 'forged@example.com',
  password_hash: 'forged',
  passwordHash: 'forged',
  unsubscribe_token: 'forged',
  subscriptionType: 'annual',
  subscription_type: 'annual',
  subscriptionExpiresAt: '2099-12-31T00:00:00.000Z',
  subscription_expires_at: '2099-12-31T00:00:00.000Z',
  granted_plan: 'annual',
  granted_until: '2099-12-31T00:00:00.000Z',
  createdAt: '2001-01-01T00:00:00.000Z',
  created_at: '2001-01-01T00:00:00.000Z',
  expires_at: '2099-12-31T00:00:00.000Z',
  used_at: '2001-01-01T00:00:00.000Z',
  reviewCount: 42_424_242,
  review_count: 42_424_242,
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

const endpoints = await endpointsOfContract();
const rows = Object.keys(matrix);

describe('The matrix', () => {
  test('has every endpoint of the contract, with exactly the fields of its body and query', () => {
    expect(rows.toSorted()).toEqual([...endpoints.keys()].sort());
    for (const [name, { schema }] of endpoints) {
      expect([name, shapeOf(schema.body), shapeOf(schema.querystring)]).toEqual([
        name,
        namesIn(matrix[name]?.body),
        namesIn(matrix[name]?.query),
      ]);
    }
    const takers = [...endpoints].filter(([, { schema }]) => schema.body !== undefined);
    expect(Object.keys(bodies).sort()).toEqual(takers.map(([name]) => name).sort());
  });

  test('and the pages below are all routes except built files', async () => {
    const onThisMachine = routesOf(await startApp({ env: { METRICS_TOKEN } }));
    const withStripe = routesOf(await startApp({ env: STRIPE }));
    const found = new Set([...onThisMachine, ...withStripe]);
    const written = [
      ...rows,
      ...Object.keys(pages),
      ...signedInPages.map((path) => `GET ${path}`),
      ...otherRoutes,
    ];
    expect([...found].sort()).toEqual(written.sort());

    // Routes that the service worker and the dev server pass to the server. Files are not pages.
    const strays = written
      .map((route) => route.split(' ')[1] ?? '')
      .filter((path) => !signedInPages.includes(path) && !/\.\w+$/.test(path) && !isBelow(path, serverPaths));
    expect(strays).toEqual([]);
  });
});

test.for(rows)('%s answers each caller as in the matrix, without data of others', async (name) => {
  const now = new Date();
  const app = await startApp({ clock: () => now });
  const fixture = await insertFixture(app);
  const secrets = await everySecret(fixture);
  const { access, response } = rowOf(name);
  const [existing, unknown] = idsFor(name, fixture);
  const { callersWith, isGuard } = outcomesOf(name);

  const before = await everyCurrentRow(fixture);
  for (const { caller, outcome } of callersWith((outcome) => outcome !== 'ok')) {
    const [status, message] = refusals[outcome as RefusalCode];
    const answer = await call(app, fixture, { name, caller, id: existing });
    expect([caller, answer.status, answer.text]).toEqual([caller, status, JSON.stringify({ message })]);
    const others = [await call(app, fixture, { name, caller, id: unknown })];
    // Without access, even a malformed request gets the same response.
    if (isGuard(outcome)) others.push(await call(app, fixture, { name, caller, id: 'x', isMalformed: true }));
    for (const other of others) expect([caller, plain(other)]).toEqual([caller, plain(answer)]);
  }
  expect(await everyCurrentRow(fixture)).toEqual(before);

  for (const { caller } of callersWith((outcome) => outcome === 'ok')) {
    const answer = await call(app, fixture, { name, caller, id: existing });
    expect([caller, answer.status, answer.text]).toEqual([caller, successOf(name), expect.anything()]);
    if (access !== SIGNED_IN || caller === 'the professional') {
      expect([caller, fieldsOf(answer.body)]).toEqual([caller, namesIn(response)]);
    }
    expectNoForeignData(access, caller, answer.text, fixture);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
    if (name.startsWith('GET') && access === SIGNED_IN) {
      const asBen = {
        userId: String(fixture.ben.id),
        user_id: String(fixture.ben.id),
        id: String(fixture.ben.id),
      };
      const asked = await call(app, fixture, { name, caller, id: existing, query: asBen });
      expect(plain(asked)).toEqual(plain(answer));
    }
  }
});

test.for(Object.keys(bodies))('%s neither stores nor returns other fields', async (name) => {
  const app = await startApp();
  const fixture = await insertFixture(app);
  const { ben, db } = fixture;
  const { access, body: accepted, response } = rowOf(name);
  const extra = Object.fromEntries(
    Object.entries({ ...forged, userId: ben.id, user_id: ben.id, ownerId: ben.id }).filter(
      ([field]) => !namesIn(accepted).includes(field),
    ),
  );
  const accountsBefore = await accountsIn(db);
  const bensBefore = await rowsOf(fixture, ben.id);

  const caller = access === ADMIN ? 'the admin' : 'the professional';
  const answer = await call(app, fixture, { name, caller, id: idsFor(name, fixture)[0], extra });
  if (name === 'POST /api/create-subscription') {
    // The only strict one: a client that sends a price should learn that it has no effect.
    expect([answer.status, answer.body]).toEqual([400, { message: refusals.badRequest[1] }]);
  } else {
    expect([answer.status, fieldsOf(answer.body)]).toEqual([successOf(name), namesIn(response)]);
  }
  expect(answer.text).not.toMatch(FORGED);
  expect(JSON.stringify(await readAllRows(db))).not.toMatch(FORGED);
  expect(await rowsOf(fixture, ben.id)).toEqual(bensBefore);

  for (const account of await accountsIn(db)) {
    const known = accountsBefore.find(({ id }) => id === account.id);
    const expected = { ...account, ...(known ?? NEW_ACCOUNT) };
    if (name !== 'PATCH /api/admin/users/:id') expect(account).toEqual(expected);
    else expect(account).toEqual({ ...expected, ...(account.id === fixture.ana.id && { ...PLAN_SET }) });
  }
});

const NO_GRANT = { granted_plan: null, granted_until: null } as const;
const NEW_ACCOUNT = { subscription_type: 'free', subscription_expires_at: null, ...NO_GRANT } as const;
/** Set by the admin's request. */
const PLAN_SET = { subscription_type: 'free', subscription_expires_at: null, ...NO_GRANT } as const;

/*
 * Pages, images, and routes for payment providers and mail programs. They don't depend on the session: every caller gets
 * the same bytes. Private ones need an unguessable token in the URL.
 */
interface Page {
  path: (fixture: Fixture) => string;
  status: 200 | 303;
  /** Allowed data of Ana's: on her public page, or in the URL anyway. */
  allowed?: RegExp;
  /** 2: with any session cookie, another page without personal data. */
  variants?: 1 | 2;
}

const token = ({ ana }: Fixture) => `token=${ana.unsubscribeToken}`;
const payment = ({ ana }: Fixture) => `/test-payment/${ana.sessionId}`;
const billing = ({ ana }: Fixture) => `/test-billing/${ana.subscriptionId}`;
const WORKPLACE_SHOWN = /Herwords (Café|Street)/g;
/** Shared by Ana: a review and the workplace it is about. */
const SHARED = /Robin Onlyhers|Herwords (Hotel|Café|Street)|Herwords, well said/g;
const IN_ADDRESS = /test_(cs|sub)_Herwords/g;

// biome-ignore format: a table is read in columns
const pages: Record<string, Page> = {
  'GET /app-shell':                   { path: () => '/app-shell', status: 200 },
  'GET /api/docs':                    { path: () => '/api/docs', status: 200 },
  'GET /api/docs/json':               { path: () => '/api/docs/json', status: 200 },
  'GET /api/docs/yaml':               { path: () => '/api/docs/yaml', status: 200 },
  'GET /api/docs/static/:file':       { path: () => '/api/docs/static/index.css', status: 200 },
  'GET /api/docs/static/theme/:file': { path: () => '/api/docs/static/theme/phone.css', status: 200 },
  'GET /review/:userId':              { path: ({ ana }) => `/review/${ana.id}`, status: 200 },
  'GET /review/:userId/:workplaceId': { path: ({ ana }) => `/review/${ana.id}/${ana.workplaceId}`, status: 200, allowed: WORKPLACE_SHOWN },
  'GET /r/:code':                     { path: ({ ana }) => `/r/${ana.code}`, status: 200, allowed: WORKPLACE_SHOWN },
  'GET /R/:code':                     { path: ({ ana }) => `/R/${ana.code}`, status: 200, allowed: WORKPLACE_SHOWN },
  'GET /for/:token':                  { path: ({ ana }) => `/for/${ana.employerToken}`, status: 200, allowed: SHARED },
  'GET /my-review':                   { path: () => '/my-review', status: 200 },
  'GET /unsubscribe':                 { path: (fixture) => `/unsubscribe?${token(fixture)}`, status: 200 },
  'POST /unsubscribe':                { path: (fixture) => `/unsubscribe?${token(fixture)}`, status: 200 },
  'POST /unsubscribe/undo':           { path: (fixture) => `/unsubscribe/undo?${token(fixture)}`, status: 200 },
  'POST /unsubscribe/daily':          { path: (fixture) => `/unsubscribe/daily?${token(fixture)}`, status: 200 },
  'GET /qr':                          { path: () => '/qr?data=https://goodword.example', status: 200 },
  'GET /avatar':                      { path: () => '/avatar?name=Robin', status: 200 },
  'GET /test-payment/:id':            { path: payment, status: 200, allowed: IN_ADDRESS },
  'POST /test-payment/:id/pay':       { path: (fixture) => `${payment(fixture)}/pay`, status: 303 },
  'POST /test-payment/:id/decline':   { path: (fixture) => `${payment(fixture)}/decline`, status: 303 },
  'POST /test-payment/:id/cancel':    { path: (fixture) => `${payment(fixture)}/cancel`, status: 303 },
  'GET /test-billing/:id':            { path: billing, status: 200, allowed: IN_ADDRESS },
  'POST /test-billing/:id/resume':    { path: (fixture) => `${billing(fixture)}/resume`, status: 303 },
  'POST /test-billing/:id/cancel':    { path: (fixture) => `${billing(fixture)}/cancel`, status: 303 },
};

const signedInPages: string[] = Object.values(screens).map(({ path }) => path);

/** Tested separately. */
const otherRoutes = [
  'POST /review/:userId',
  'POST /review/:userId/:workplaceId',
  'POST /r/:code',
  'POST /R/:code',
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
  'GET /metrics',
];

/** Different in each form. */
const KEY = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=reviewLinkSecret"(:| value=)")[\w-]{22}/g;

const METRICS_TOKEN = 'a token of metrics';
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_matrix', STRIPE_WEBHOOK_SECRET: 'whsec_matrix' };

test('A page is the same with every session, and contains no private data', async () => {
  const app = await startApp();
  const fixture = await insertFixture(app);
  const { ana, ben, cookies } = fixture;
  const secrets = await everySecret(fixture);
  for (const [name, { path, status, allowed = /^$/g, variants = 1 }] of Object.entries(pages)) {
    const [method = ''] = name.split(' ');
    const answers = [];
    for (const cookie of Object.values(cookies)) {
      answers.push(await app.visitor().send(method, path(fixture), { headers: { cookie } }));
    }
    const statuses = new Set(answers.map(({ status }) => status));
    expect([name, statuses]).toEqual([name, new Set([status])]);
    const texts = new Set(answers.map(({ text }) => text.replace(KEY, '')));
    expect([name, texts.size]).toEqual([name, variants]);
    for (const text of texts) {
      const rest = text.replaceAll(allowed, '');
      for (const mark of [ana.account, ana.words, ben.account, ben.words]) {
        expect([name, rest]).toEqual([name, expect.not.stringMatching(mark)]);
      }
      for (const secret of secrets.filter((secret) => !path(fixture).includes(secret))) {
        expect(text).not.toContain(secret);
      }
    }
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

  test('does not show a workplace of another professional on the review page', async () => {
    const app = await startApp();
    const { ana, ben } = await insertFixture(app);
    const foreign = await app.visitor().get(`/review/${ana.id}/${ben.workplaceId}`);
    const absent = await app.visitor().get(`/review/${ana.id}/${MAX_ID}`);
    const [existing, unknown] = [foreign, absent].map(({ text }) => text.replace(KEY, ''));
    expect([foreign.status, existing]).toEqual([200, unknown]);
  });

  test('lists no reviews for another professional’s workplace, as for an unknown one', async () => {
    const app = await startApp();
    const { ana, cookies } = await insertFixture(app);
    const list = async (workplaceId: number) =>
      plain(
        await app
          .visitor()
          .get(`/api/reviews?workplaceId=${workplaceId}`, { cookie: cookies['another professional'] }),
      );
    expect(await list(ana.workplaceId)).toEqual(await list(MAX_ID));
    expect((await list(ana.workplaceId)).text).toBe('[]');
  });
});

describe('On a public service', () => {
  const PUBLIC = { APP_URL: 'https://goodword.example' };

  test('neither the mailbox nor the test payment page exists', async () => {
    const app = await startApp({ env: PUBLIC });
    const unknown = await app.visitor().get('/no/such/page');
    for (const route of routesOf(await startApp())) {
      if (!/ \/(dev|test-)/.test(route)) continue;
      const [method = '', path = ''] = route.split(' ');
      const answer = await app.visitor().send(method, path.replaceAll(/:\w+/g, 'test_cs_x'));
      expect([route, answer.status]).toEqual([route, 404]);
      if (method === 'GET') expect(answer.text).toBe(unknown.text);
    }
  });

  test('the webhook refuses requests that Stripe has not signed, with any session', async () => {
    const app = await startApp({ env: STRIPE });
    const fixture = await insertFixture(app);
    const before = await everyCurrentRow(fixture);
    for (const cookie of Object.values(fixture.cookies)) {
      for (const signature of ['', 'v0=00', 't=1,v1=00']) {
        const answer = await app
          .visitor()
          .post('/api/payments/stripe/webhook', { id: 'evt_1' }, { cookie, 'stripe-signature': signature });
        expect([answer.status, answer.body]).toEqual([400, { message: refusals.invalidSignature[1] }]);
      }
    }
    expect(await everyCurrentRow(fixture)).toEqual(before);
  });
});

describe('The developer’s mailbox', () => {
  test('is open on a loopback address, and answers unknown names with 404', async () => {
    const app = await startApp();
    const { cookies } = await insertFixture(app);
    for (const cookie of Object.values(cookies)) {
      expect((await app.visitor().get('/dev/mail', { cookie })).status).toBe(200);
      for (const path of ['x', 'x/html', 'x/raw', '..%2fgoodword.db', '..%2fgoodword.db/raw']) {
        expect((await app.visitor().get(`/dev/mail/${path}`, { cookie })).status).toBe(404);
      }
    }
  });
});

describe('Monitoring', () => {
  test('gets the health of the service without private data', async () => {
    const app = await startApp();
    const fixture = await insertFixture(app);
    const secrets = await everySecret(fixture);
    for (const path of ['/healthz', '/readyz', '/health']) {
      for (const cookie of Object.values(fixture.cookies)) {
        const { status, text } = await app.visitor().get(path, { cookie });
        expect([path, status]).toEqual([path, 200]);
        expectNoPersonalData(text, fixture);
        for (const secret of secrets) expect(text).not.toContain(secret);
      }
    }
  });

  test('reads the metrics with the configured token only, not with a session, even the admin’s', async () => {
    const app = await startApp({ env: { METRICS_TOKEN } });
    const fixture = await insertFixture(app);
    for (const cookie of Object.values(fixture.cookies)) {
      const answer = await app.visitor().get('/metrics', { cookie });
      expect([answer.status, answer.body]).toEqual([401, { message: refusals.unauthorized[1] }]);
    }
    const answer = await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(answer.status).toBe(200);
    expectNoPersonalData(answer.text, fixture);
  });

  function expectNoPersonalData(text: string, { ana, ben }: Fixture): void {
    for (const mark of [ana.account, ana.words, ben.account, ben.words]) expect(text).not.toMatch(mark);
  }
});

interface Call {
  name: string;
  caller: Caller;
  id: string | number;
  /** Additional fields of the body. */
  extra?: object;
  query?: Record<string, string>;
  /** With a body that is not JSON, and an invalid query. */
  isMalformed?: boolean;
}
type Caller = keyof Fixture['cookies'];

async function call(app: TestApp, fixture: Fixture, { name, caller, id, extra, query, isMalformed }: Call) {
  const [method = '', url = ''] = name.split(' ');
  const broken = isMalformed && { limit: 'no', cursor: 'no', state: 'no', sort: 'no' };
  const asked = new URLSearchParams({ ...queries[name], ...query, ...broken });
  const path = `${url.replace(':id', String(id))}?${asked}`;
  const headers = { cookie: fixture.cookies[caller], ...(await reviewLinkFor(name, fixture)) };
  const body = await bodies[name]?.(fixture, caller);
  if (!body) return app.visitor().send(method, path, { headers });
  return app.visitor().send(method, path, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: isMalformed ? '{ no json' : JSON.stringify({ ...extra, ...body }),
  });
}

/** A new private link for each call. */
async function reviewLinkFor(name: string, { db, ana }: Fixture): Promise<Record<string, string>> {
  if (!name.includes('/review-link')) return {};
  return { 'review-link': await createReviewWithLink(db, ana.id, 'Herwords again') };
}

function rowOf(name: string): Row {
  const row = matrix[name];
  if (!row) throw new Error(`${name} is not in the matrix`);
  return row;
}

function successOf(name: string): number {
  return Number(Object.keys(endpoints.get(name)?.schema.response ?? {})[0]);
}

/** Callers, in an order that keeps the data that later ones need. */
const SIGNED_OUT = [
  'no session',
  'an ended session',
  'an expired session',
  'a session of a deleted account',
] as const;

/** One guard keeps all who are signed out from all endpoints: each meets one of them, at night all. */
function signedOutAt(row: number): readonly Caller[] {
  return process.env.FULL ? SIGNED_OUT : SIGNED_OUT.filter((_, at) => at === row % SIGNED_OUT.length);
}

function outcomesOf(name: string) {
  const [signedOut, owner, another, admin] = rowOf(name).access;
  const outcomes: [Caller, Outcome][] = [
    ['the professional', owner],
    ['another professional', another],
    ['the admin', admin],
    ...signedOutAt(rows.indexOf(name)).map((caller): [Caller, Outcome] => [caller, signedOut]),
  ];
  return {
    callersWith: (isMeant: (outcome: Outcome) => boolean) =>
      outcomes.flatMap(([caller, outcome]) => (isMeant(outcome) ? [{ caller, outcome }] : [])),
    isGuard: (outcome: Outcome) => outcome === 'unauthorized' || outcome === 'accessDenied',
  };
}

/** The admin sees names and addresses but no review texts; others see their own data, and Ana's public data. */
function expectNoForeignData(access: Access, caller: Caller, text: string, { ana, ben }: Fixture): void {
  const isAboutAna = access === ANYONE || caller === 'the professional';
  const isBen = access !== ANYONE && caller === 'another professional';
  const strangers = access === ADMIN ? [] : [...(isAboutAna ? [] : [ana]), ...(isBen ? [] : [ben])];
  for (const { account } of strangers) expect(text).not.toMatch(account);
  for (const { words } of access === ADMIN ? [ana, ben] : strangers) expect(text).not.toMatch(words);
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

function shapeOf(schema: Endpoint['schema']['body']): string[] {
  return schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as object).sort() : [];
}

/** Without the date header. */
function plain({ status, headers, text }: { status: number; headers: Headers; text: string }) {
  return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
}

async function endpointsOfContract(): Promise<Map<string, Endpoint>> {
  const folder = join(import.meta.dirname, '../contract');
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const exported = (await Promise.all(files.map((file) => import(join(folder, file))))).flatMap((page) =>
    Object.values<unknown>(page),
  );
  const found = exported.filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
  return new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint]));
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
