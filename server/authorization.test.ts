import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { MAX_ID } from '#contract/fields.ts';
import { newRegistration, newReview } from '#server/cast.ts';
import type { Db } from '#server/db/schema.ts';
import { everyRow } from '#tests/every-row.ts';
import {
  furnish,
  type House,
  leaveReviewWithLink,
  mailEmailLink,
  mailResetLink,
  PASSWORD,
} from '#tests/full-house.ts';
import { ADMIN_PASSWORD } from '#tests/migrated.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { isBelow, serverPaths } from '#web/server-paths.ts';

beforeEach(skipWithoutDatabase);

/*
 * Who may call what, which fields of the body count, and which fields of what is stored leave. The tests below are made
 * from these tables; an endpoint, a field or a route that is missing here fails.
 *
 * `who` has four columns: those who are signed out (nobody, an ended session, an expired one, one of a deleted account),
 * the professional whose thing is asked for, another professional, and the admin. 'ok' without an id in the address is
 * about the caller's own things.
 */
type Who = readonly [signedOut: Outcome, owner: Outcome, another: Outcome, admin: Outcome];
type Outcome = 'ok' | RefusalCode;

const ANYONE: Who = ['ok', 'ok', 'ok', 'ok'];
const SIGNED_IN: Who = ['unauthorized', 'ok', 'ok', 'ok'];
const ADMIN: Who = ['unauthorized', 'accessDenied', 'accessDenied', 'ok'];
const WORKPLACE_OWNER: Who = ['unauthorized', 'ok', 'workplaceNotFound', 'workplaceNotFound'];
const TRACKED_CODE_OWNER: Who = ['unauthorized', 'ok', 'trackedCodeNotFound', 'trackedCodeNotFound'];
const REVIEW_OWNER: Who = ['unauthorized', 'ok', 'reviewNotFound', 'reviewNotFound'];
const SESSION_OWNER: Who = ['unauthorized', 'ok', 'sessionNotFound', 'sessionNotFound'];
const EMPLOYER_LINK_OWNER: Who = ['unauthorized', 'ok', 'employerLinkNotFound', 'employerLinkNotFound'];
/** Who names reviews in the body. */
const REVIEWS_OWNER: Who = ['unauthorized', 'ok', 'reviewNotShareable', 'reviewNotShareable'];
const NOT_ADMIN: Who = ['unauthorized', 'ok', 'ok', 'adminProtected'];
const REVIEWED: Who = ['unauthorized', 'ok', 'ok', 'noReviewsInPeriod'];
const PAYING: Who = ['unauthorized', 'ok', 'ok', 'nothingBilled'];

const under = (place: string, fields: string) =>
  fields
    .split(' ')
    .map((field) => `${place}.${field}`)
    .join(' ');

const USER = 'id username fullName email industry subscriptionType subscriptionExpiresAt createdAt';
const ADMIN_USER = `${USER} reviewCount workplaceCount renews`;
const WORKPLACE = 'id name location';
const TRACKED_CODE = 'id code name workplaceId url scans reviews offAt createdAt';
const REVIEW =
  'id rating comment customerName customerLocation customerPhoto workplaceId userId language editedAt answer answeredAt linkSavedAt sharingAllowedAt createdAt';
const REVIEW_BY_LINK =
  'rating comment customerName customerLocation firstName workplace editedAt answer answeredAt isLinkSaved sharingAllowed createdAt until';
const EMPLOYER_LINK = 'id employer state reviews createdAt expiresAt openings lastOpenedAt';
const MAIL_PREFERENCES = 'reviews changes notices quietHours.from quietHours.to foldLowRatings timeZone';
const MY_DATA = [
  'exportedAt',
  under('account', USER),
  under('account.mailPreferences', MAIL_PREFERENCES),
  under('account.newEmail', 'email createdAt expiresAt'),
  under('workplaces[]', `${WORKPLACE} createdAt`),
  under('trackedCodes[]', 'id code name workplaceId scans offAt createdAt'),
  under('views[]', 'day views'),
  under('sessions[]', 'device createdAt lastUsedAt expiresAt'),
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
const STATEMENT = `statement ${under('reviews[]', 'sdJwt where')}`;
const AUDIT = [
  'id at actor action target.id target.username',
  under('before', 'subscriptionType subscriptionExpiresAt'),
  under('after', 'subscriptionType subscriptionExpiresAt'),
].join(' ');
const MAIL = 'id kind recipient state attempts createdAt nextAttemptAt sentAt lastError';
const STATUS =
  'subscriptionType subscriptionExpiresAt totalReviews reviewsThisMonth reviewLimit renewsAt paymentFailed';

interface Row {
  who: Who;
  /** The fields of the body that count, and of the query. */
  takes?: string;
  asks?: string;
  /** The fields of a good answer. */
  gives: string;
}

// biome-ignore format: a table is read in columns
const matrix: Record<string, Row> = {
  'POST /api/auth/register':              { who: ANYONE, takes: 'fullName username email password industry', gives: USER },
  'POST /api/auth/login':                 { who: ANYONE, takes: 'username password', gives: USER },
  'POST /api/auth/logout':                { who: ANYONE, gives: 'message' },
  'POST /api/auth/forgot-password':       { who: ANYONE, takes: 'email', gives: 'message' },
  'POST /api/auth/reset-password':        { who: ANYONE, takes: 'token newPassword', gives: 'message' },
  'POST /api/auth/reset-password/check':  { who: ANYONE, takes: 'token', gives: 'valid' },
  'POST /api/auth/confirm-email':         { who: ANYONE, takes: 'token', gives: 'message' },
  'GET /api/auth/me':                     { who: SIGNED_IN, gives: USER },
  'PATCH /api/auth/me':                   { who: SIGNED_IN, takes: 'fullName', gives: USER },
  'POST /api/auth/change-email':          { who: SIGNED_IN, takes: 'email password', gives: 'message' },
  'POST /api/auth/change-password':       { who: SIGNED_IN, takes: 'password newPassword', gives: 'message' },
  'POST /api/auth/delete-account':        { who: NOT_ADMIN, takes: 'password', gives: 'message' },
  'GET /api/auth/sessions':               { who: SIGNED_IN, gives: under('[]', 'id device signedInAt lastUsedAt isCurrent') },
  'DELETE /api/auth/sessions':            { who: SIGNED_IN, gives: '' },
  'DELETE /api/auth/sessions/:id':        { who: SESSION_OWNER, gives: '' },

  'GET /api/auth/mail-preferences':       { who: SIGNED_IN, gives: MAIL_PREFERENCES },
  'PUT /api/auth/mail-preferences':       { who: SIGNED_IN, takes: 'reviews changes notices quietHours foldLowRatings timeZone', gives: MAIL_PREFERENCES },

  'GET /api/workplaces':                  { who: SIGNED_IN, gives: under('[]', WORKPLACE) },
  'POST /api/workplaces':                 { who: SIGNED_IN, takes: 'name location', gives: WORKPLACE },
  'PUT /api/workplaces/:id':              { who: WORKPLACE_OWNER, takes: 'name location', gives: WORKPLACE },
  'DELETE /api/workplaces/:id':           { who: WORKPLACE_OWNER, gives: '' },
  'POST /api/workplaces/:id/merge':       { who: WORKPLACE_OWNER, takes: 'into', gives: WORKPLACE },
  'GET /api/workplaces/:id':              { who: ANYONE, gives: WORKPLACE },

  'GET /api/tracked-codes':               { who: SIGNED_IN, gives: under('[]', TRACKED_CODE) },
  'POST /api/tracked-codes':              { who: SIGNED_IN, takes: 'name workplaceId', gives: TRACKED_CODE },
  'PUT /api/tracked-codes/:id':           { who: TRACKED_CODE_OWNER, takes: 'name workplaceId isOff', gives: TRACKED_CODE },

  'GET /api/users/:id':                   { who: ANYONE, gives: 'id fullName acceptingReviews' },
  'POST /api/reviews/submit':             { who: ANYONE, takes: 'rating comment customerName customerLocation userId workplaceId website code', gives: 'message' },
  'GET /api/reviews':                     { who: SIGNED_IN, asks: 'limit cursor workplaceId', gives: under('[]', REVIEW) },
  'GET /api/reviews/stats':               { who: SIGNED_IN, gives: 'totalReviews recentViews averageRating' },
  'GET /api/reviews/insights':            { who: SIGNED_IN, gives: INSIGHTS },
  'POST /api/reviews/:id/answer':         { who: REVIEW_OWNER, takes: 'text', gives: REVIEW },
  'GET /api/review-link':                 { who: ANYONE, gives: REVIEW_BY_LINK },
  'POST /api/review-link/saved':           { who: ANYONE, gives: REVIEW_BY_LINK },
  'PUT /api/review-link':                 { who: ANYONE, takes: 'rating comment customerName customerLocation', gives: REVIEW_BY_LINK },
  'PUT /api/review-link/sharing':         { who: ANYONE, takes: 'allowed', gives: REVIEW_BY_LINK },
  'DELETE /api/review-link':              { who: ANYONE, gives: '' },
  'GET /api/my-data':                     { who: SIGNED_IN, gives: MY_DATA },

  'GET /api/reputation/statement':           { who: REVIEWED, asks: 'from to names texts', gives: STATEMENT },
  'GET /api/reputation/summary':          { who: SIGNED_IN, asks: 'from to', gives: 'count ratingSum average' },
  'GET /api/employer-links':              { who: SIGNED_IN, gives: under('[]', EMPLOYER_LINK) },
  'POST /api/employer-links':             { who: REVIEWS_OWNER, takes: 'employer reviewIds', gives: `${EMPLOYER_LINK} url` },
  'DELETE /api/employer-links/:id':       { who: EMPLOYER_LINK_OWNER, gives: '' },
  'GET /api/shareable-reviews':           { who: SIGNED_IN, asks: 'limit cursor', gives: under('[]', 'id rating comment customerName createdAt') },

  'GET /api/subscription/status':         { who: SIGNED_IN, gives: STATUS },
  'POST /api/create-subscription':        { who: SIGNED_IN, takes: 'plan', gives: 'paymentUrl' },
  'POST /api/create-portal-session':      { who: PAYING, takes: 'flow', gives: 'portalUrl' },

  'GET /api/admin/user-stats':            { who: ADMIN, gives: 'totalUsers paidUsers conversionRate monthlyRevenue totalReviews' },
  'GET /api/admin/insights':              { who: ADMIN, gives: under('months[]', 'month signUps reviews revenue') },
  'GET /api/admin/users':                 { who: ADMIN, asks: 'limit cursor search sort', gives: under('[]', ADMIN_USER) },
  'PATCH /api/admin/users/:id':           { who: ADMIN, takes: 'subscriptionType subscriptionExpiresAt', gives: ADMIN_USER },
  'DELETE /api/admin/users/:id':          { who: ADMIN, gives: '' },
  'POST /api/admin/users/:id/sign-out':   { who: ADMIN, gives: 'message' },
  'GET /api/admin/audit':                 { who: ADMIN, asks: 'limit cursor', gives: AUDIT.split(' ').map((field) => `[].${field}`).join(' ') },
  'GET /api/admin/mail-health':           { who: ADMIN, gives: 'queued sent failed' },
  'GET /api/admin/mails':                 { who: ADMIN, asks: 'state limit cursor', gives: under('[]', MAIL) },
  'POST /api/admin/mails/:id/retry':      { who: ADMIN, gives: 'message' },
};

/** What is sent, where the endpoint takes anything: a body that is right, and another one each time where only one can be. */
const bodies: Record<string, (house: House, caller: Caller) => object | Promise<object>> = {
  'POST /api/auth/register': () => newRegistration(),
  'POST /api/auth/login': ({ ana }) => ({ username: ana.username, password: PASSWORD }),
  'POST /api/auth/forgot-password': () => ({ email: 'stranger@example.com' }),
  'POST /api/auth/reset-password': async ({ db, ana }) => ({
    token: await mailResetLink(db, ana.id),
    newPassword: PASSWORD,
  }),
  'POST /api/auth/reset-password/check': async ({ db, ana }) => ({ token: await mailResetLink(db, ana.id) }),
  'POST /api/auth/confirm-email': async ({ db, ana }) => ({
    token: await mailEmailLink(db, ana.id, ana.email),
  }),
  'PATCH /api/auth/me': () => ({ fullName: 'Somebody New' }),
  'POST /api/auth/change-email': (_house, caller) => ({
    email: newRegistration().email,
    password: passwordOf(caller),
  }),
  'POST /api/auth/change-password': (_house, caller) => ({
    password: passwordOf(caller),
    newPassword: PASSWORD,
  }),
  'POST /api/auth/delete-account': (_house, caller) => ({ password: passwordOf(caller) }),
  'PUT /api/auth/mail-preferences': () => ({
    reviews: 'daily',
    changes: 'each',
    notices: 'weekly',
    quietHours: { from: '22:00', to: '07:00' },
    foldLowRatings: true,
    timeZone: 'Europe/Lisbon',
  }),
  'POST /api/workplaces': () => ({ name: 'Blue Door', location: 'Porto' }),
  'PUT /api/workplaces/:id': () => ({ name: 'Red Door', location: 'Porto' }),
  'POST /api/workplaces/:id/merge': ({ ana }) => ({ into: ana.otherWorkplaceId }),
  'POST /api/tracked-codes': () => ({ name: 'Table tents', workplaceId: null }),
  'PUT /api/tracked-codes/:id': () => ({ name: 'Table tents', workplaceId: null, isOff: true }),
  'POST /api/reviews/submit': ({ ana }) => newReview(ana.id, { workplaceId: ana.workplaceId }),
  'POST /api/reviews/:id/answer': () => ({ text: 'Thank you.' }),
  'PUT /api/review-link': () => ({ rating: 4, comment: 'On second thought', customerName: 'Maria' }),
  'PUT /api/review-link/sharing': () => ({ allowed: true }),
  'POST /api/employer-links': ({ ana }) => ({ employer: 'Blue Hotel', reviewIds: [ana.reviewId] }),
  'POST /api/create-subscription': () => ({ plan: 'yearly' }),
  'POST /api/create-portal-session': () => ({}),
  'PATCH /api/admin/users/:id': () => ({ subscriptionType: 'free', subscriptionExpiresAt: null }),
};

const passwordOf = (caller: Caller) => (caller === 'the admin' ? ADMIN_PASSWORD : PASSWORD);

const queries: Record<string, Record<string, string>> = {
  'GET /api/admin/mails': { state: 'failed' },
  'GET /api/reputation/statement': { from: '2026-01-01', to: '2090-01-01', names: 'shown', texts: 'shown' },
  'GET /api/reputation/summary': { from: '2026-01-01', to: '2090-01-01' },
};

/** An id of Ana's, and one that nobody has. */
function idsFor(name: string, { ana }: House): [hers: string | number, nobodys: string | number] {
  if (name.includes('/auth/sessions')) return [ana.otherSessionId, 'f'.repeat(16)];
  if (name.includes('/tracked-codes')) return [ana.trackedCodeId, MAX_ID];
  if (name.includes('/reviews/:id')) return [ana.reviewId, MAX_ID];
  if (name.includes('/workplaces')) return [ana.workplaceId, MAX_ID];
  if (name.includes('/employer-links')) return [ana.employerLinkId, MAX_ID];
  if (name.includes('/admin/mails')) return [ana.failedMailId, MAX_ID];
  return [ana.id, MAX_ID];
}

/** Fields that no body may set; each value can be found again, wherever it would come to stand. */
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

/** Signs of what an account may do: what no body but the admin's may change. */
const privileges = ['id', 'subscription_type', 'subscription_expires_at', 'created_at'] as const;

const endpoints = await endpointsOfContract();
const rows = Object.keys(matrix);

describe('The matrix', () => {
  test('has every endpoint of the contract, with exactly the fields that its body and its query take', () => {
    expect(rows.toSorted()).toEqual([...endpoints.keys()].sort());
    for (const [name, { schema }] of endpoints) {
      expect([name, shapeOf(schema.body), shapeOf(schema.querystring)]).toEqual([
        name,
        wordsOf(matrix[name]?.takes),
        wordsOf(matrix[name]?.asks),
      ]);
    }
    const takers = [...endpoints].filter(([, { schema }]) => schema.body !== undefined);
    expect(Object.keys(bodies).sort()).toEqual(takers.map(([name]) => name).sort());
  });

  test('and the pages below are every route there is, but for the built files', async () => {
    const onThisMachine = routesOf(await startApp({ env: { METRICS_TOKEN } }));
    const withStripe = routesOf(await startApp({ env: STRIPE }));
    const found = new Set([...onThisMachine, ...withStripe]);
    const written = [...rows, ...Object.keys(pages), ...otherRoutes];
    expect([...found].sort()).toEqual(written.sort());

    // What the service worker and the dev server leave to the server. A file is no page.
    const strays = written
      .map((route) => route.split(' ')[1] ?? '')
      .filter((path) => path !== '/' && !/\.\w+$/.test(path) && !isBelow(path, serverPaths));
    expect(strays).toEqual([]);
  });
});

test.for(rows)(
  '%s answers each caller as the matrix says, and tells nobody of anybody else',
  async (name) => {
    const now = new Date();
    const app = await startApp({ clock: () => now });
    const house = await furnish(app);
    const secrets = await everySecret(house);
    const { who, gives } = rowOf(name);
    const [hers, nobodys] = idsFor(name, house);
    const { callersWith, isGuard } = outcomesOf(who);

    const before = await everyLivingRow(house);
    for (const { caller, outcome } of callersWith((outcome) => outcome !== 'ok')) {
      const [status, message] = refusals[outcome as RefusalCode];
      const answer = await call(app, house, { name, caller, id: hers });
      expect([caller, answer.status, answer.text]).toEqual([caller, status, JSON.stringify({ message })]);
      const others = [await call(app, house, { name, caller, id: nobodys })];
      // Whoever may not come in learns nothing of what is wrong with the request.
      if (isGuard(outcome)) others.push(await call(app, house, { name, caller, id: 'x', isBroken: true }));
      for (const other of others) expect([caller, plain(other)]).toEqual([caller, plain(answer)]);
    }
    expect(await everyLivingRow(house)).toEqual(before);

    for (const { caller } of callersWith((outcome) => outcome === 'ok')) {
      const answer = await call(app, house, { name, caller, id: hers });
      expect([caller, answer.status, answer.text]).toEqual([caller, successOf(name), expect.anything()]);
      if (who !== SIGNED_IN || caller === 'the professional') {
        expect([caller, fieldsOf(answer.body)]).toEqual([caller, wordsOf(gives)]);
      }
      expectNothingOfOthers(who, caller, answer.text, house);
      for (const secret of secrets) expect(answer.text).not.toContain(secret);
      if (name.startsWith('GET') && who === SIGNED_IN) {
        const asBen = {
          userId: String(house.ben.id),
          user_id: String(house.ben.id),
          id: String(house.ben.id),
        };
        const asked = await call(app, house, { name, caller, id: hers, query: asBen });
        expect(plain(asked)).toEqual(plain(answer));
      }
    }
  },
);

test.for(Object.keys(bodies))('%s takes no other field: nothing of it is stored or echoed', async (name) => {
  const app = await startApp();
  const house = await furnish(app);
  const { ben, db } = house;
  const { who, takes, gives } = rowOf(name);
  const extra = Object.fromEntries(
    Object.entries({ ...forged, userId: ben.id, user_id: ben.id, ownerId: ben.id }).filter(
      ([field]) => !wordsOf(takes).includes(field),
    ),
  );
  const accountsBefore = await accountsIn(db);
  const bensBefore = await rowsOf(house, ben.id);

  const caller = who === ADMIN ? 'the admin' : 'the professional';
  const answer = await call(app, house, { name, caller, id: idsFor(name, house)[0], extra });
  if (name === 'POST /api/create-subscription') {
    // The one that refuses: whoever sends a price is to learn that it counts for nothing.
    expect([answer.status, answer.body]).toEqual([400, { message: refusals.badRequest[1] }]);
  } else {
    expect([answer.status, fieldsOf(answer.body)]).toEqual([successOf(name), wordsOf(gives)]);
  }
  expect(answer.text).not.toMatch(FORGED);
  expect(JSON.stringify(await everyRow(db))).not.toMatch(FORGED);
  expect(await rowsOf(house, ben.id)).toEqual(bensBefore);

  for (const account of await accountsIn(db)) {
    const known = accountsBefore.find(({ id }) => id === account.id);
    const expected = { ...account, ...(known ?? NEW_ACCOUNT) };
    if (who !== ADMIN) expect(account).toEqual(expected);
    else expect(account).toEqual({ ...expected, ...(account.id === house.ana.id && { ...PLAN_SET }) });
  }
});

const NEW_ACCOUNT = { subscription_type: 'free', subscription_expires_at: null } as const;
/** What the body of an admin's change says. */
const PLAN_SET = { subscription_type: 'free', subscription_expires_at: null } as const;

/*
 * Pages, pictures and what payment providers and mail programs call. None of them knows who is signed in: everybody gets
 * the same bytes. What is in the address, an unguessable token, is all that opens the private ones.
 */
interface Page {
  path: (house: House) => string;
  status: 200 | 303;
  /** Of Ana's words: what her public page says, and what stood in the address anyway. */
  tells?: RegExp;
  /** 2: with a session's cookie, alive or not, comes a page that is nobody's either. */
  variants?: 1 | 2;
}

const token = ({ ana }: House) => `token=${ana.unsubscribeToken}`;
const payment = ({ ana }: House) => `/test-payment/${ana.sessionId}`;
const billing = ({ ana }: House) => `/test-billing/${ana.subscriptionId}`;
const WORKPLACE_SHOWN = /Herwords (Café|Street)/g;
/** What Ana chose to show. */
const CHOSEN = /Robin Onlyhers|Herwords Hotel|Herwords, well said/g;
const IN_ADDRESS = /test_(cs|sub)_Herwords/g;

// biome-ignore format: a table is read in columns
const pages: Record<string, Page> = {
  'GET /':                            { path: () => '/', status: 200, variants: 2 },
  'GET /app-shell':                   { path: () => '/app-shell', status: 200 },
  'GET /api/docs':                    { path: () => '/api/docs', status: 200 },
  'GET /api/docs/json':               { path: () => '/api/docs/json', status: 200 },
  'GET /api/docs/yaml':               { path: () => '/api/docs/yaml', status: 200 },
  'GET /api/docs/styles.css':         { path: () => '/api/docs/styles.css', status: 200 },
  'GET /review/:userId':              { path: ({ ana }) => `/review/${ana.id}`, status: 200 },
  'GET /review/:userId/:workplaceId': { path: ({ ana }) => `/review/${ana.id}/${ana.workplaceId}`, status: 200, tells: WORKPLACE_SHOWN },
  'GET /r/:code':                     { path: ({ ana }) => `/r/${ana.code}`, status: 200, tells: WORKPLACE_SHOWN },
  'GET /R/:code':                     { path: ({ ana }) => `/R/${ana.code}`, status: 200, tells: WORKPLACE_SHOWN },
  'GET /for/:token':                  { path: ({ ana }) => `/for/${ana.employerToken}`, status: 200, tells: CHOSEN },
  'GET /my-review':                   { path: () => '/my-review', status: 200 },
  'GET /unsubscribe':                 { path: (house) => `/unsubscribe?${token(house)}`, status: 200 },
  'POST /unsubscribe':                { path: (house) => `/unsubscribe?${token(house)}`, status: 200 },
  'POST /unsubscribe/undo':           { path: (house) => `/unsubscribe/undo?${token(house)}`, status: 200 },
  'GET /verify':                      { path: () => '/verify', status: 200 },
  'GET /.well-known/jwks.json':       { path: () => '/.well-known/jwks.json', status: 200 },
  'POST /unsubscribe/daily':          { path: (house) => `/unsubscribe/daily?${token(house)}`, status: 200 },
  'POST /unsubscribe/weekly':         { path: (house) => `/unsubscribe/weekly?${token(house)}`, status: 200 },
  'GET /qr':                          { path: () => '/qr?data=https://goodword.example', status: 200 },
  'GET /avatar':                      { path: () => '/avatar?name=Robin', status: 200 },
  'GET /test-payment/:id':            { path: payment, status: 200, tells: IN_ADDRESS },
  'POST /test-payment/:id/pay':       { path: (house) => `${payment(house)}/pay`, status: 303 },
  'POST /test-payment/:id/decline':   { path: (house) => `${payment(house)}/decline`, status: 303 },
  'POST /test-payment/:id/cancel':    { path: (house) => `${payment(house)}/cancel`, status: 303 },
  'GET /test-billing/:id':            { path: billing, status: 200, tells: IN_ADDRESS },
  'POST /test-billing/:id/resume':    { path: (house) => `${billing(house)}/resume`, status: 303 },
  'POST /test-billing/:id/cancel':    { path: (house) => `${billing(house)}/cancel`, status: 303 },
};

/** Tested below, each for what it is. */
const otherRoutes = [
  'GET /reputation/statement.pdf',
  'POST /review/:userId',
  'POST /review/:userId/:workplaceId',
  'POST /r/:code',
  'POST /R/:code',
  'GET /print/sheet.svg',
  'GET /print/sheet.pdf',
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

/** A form gets others each time. */
const KEY = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=reviewLinkSecret"(:| value=)")[\w-]{22}/g;

const METRICS_TOKEN = 'a token of metrics';
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_matrix', STRIPE_WEBHOOK_SECRET: 'whsec_matrix' };

test('A page is the same for everybody, whoever is signed in, and tells of nobody what strangers may not know', async () => {
  const app = await startApp();
  const house = await furnish(app);
  const { ana, ben, cookies } = house;
  const secrets = await everySecret(house);
  for (const [name, { path, status, tells = /^$/g, variants = 1 }] of Object.entries(pages)) {
    const [method = ''] = name.split(' ');
    const answers = [];
    for (const cookie of Object.values(cookies)) {
      answers.push(await app.visitor().send(method, path(house), { headers: { cookie } }));
    }
    const statuses = new Set(answers.map(({ status }) => status));
    expect([name, statuses]).toEqual([name, new Set([status])]);
    const texts = new Set(answers.map(({ text }) => text.replace(KEY, '')));
    expect([name, texts.size]).toEqual([name, variants]);
    for (const text of texts) {
      const rest = text.replaceAll(tells, '');
      for (const mark of [ana.account, ana.words, ben.account, ben.words]) {
        expect([name, rest]).toEqual([name, expect.not.stringMatching(mark)]);
      }
      for (const secret of secrets.filter((secret) => !path(house).includes(secret))) {
        expect(text).not.toContain(secret);
      }
    }
  }
});

describe('What an address opens', () => {
  test('is closed to whoever has not got it whole: a foreign token is answered like one that never was', async () => {
    const app = await startApp();
    const house = await furnish(app);
    const { ana } = house;
    const before = await everyLivingRow(house);
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
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect(await everyLivingRow(house)).toEqual(before);
  });

  test('a workplace of another professional does not stand on the review page', async () => {
    const app = await startApp();
    const { ana, ben } = await furnish(app);
    const foreign = await app.visitor().get(`/review/${ana.id}/${ben.workplaceId}`);
    const absent = await app.visitor().get(`/review/${ana.id}/${MAX_ID}`);
    const [hers, nobodys] = [foreign, absent].map(({ text }) => text.replace(KEY, ''));
    expect([foreign.status, hers]).toEqual([200, nobodys]);
  });

  test('the list of reviews of a foreign workplace is as empty as of one that never was', async () => {
    const app = await startApp();
    const { ana, cookies } = await furnish(app);
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

describe('On a public address', () => {
  const PUBLIC = { APP_URL: 'https://goodword.example' };

  test('there is neither a mailbox nor a page that pretends to take money', async () => {
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

  test('nothing on this machine makes the webhook take what Stripe has not signed', async () => {
    const app = await startApp({ env: STRIPE });
    const house = await furnish(app);
    const before = await everyLivingRow(house);
    for (const cookie of Object.values(house.cookies)) {
      for (const signature of ['', 'v0=00', 't=1,v1=00']) {
        const answer = await app
          .visitor()
          .post('/api/payments/stripe/webhook', { id: 'evt_1' }, { cookie, 'stripe-signature': signature });
        expect([answer.status, answer.body]).toEqual([400, { message: refusals.invalidSignature[1] }]);
      }
    }
    expect(await everyLivingRow(house)).toEqual(before);
  });
});

describe('The developer’s mailbox', () => {
  test('stands open to whoever reaches this machine’s own address, and a name that is no mail is 404', async () => {
    const app = await startApp();
    const { cookies } = await furnish(app);
    for (const cookie of Object.values(cookies)) {
      expect((await app.visitor().get('/dev/mail', { cookie })).status).toBe(200);
      for (const path of ['x', 'x/html', 'x/raw', '..%2fgoodword.db', '..%2fgoodword.db/raw']) {
        expect((await app.visitor().get(`/dev/mail/${path}`, { cookie })).status).toBe(404);
      }
    }
  });
});

describe('What watches over the service', () => {
  test('asks whether it is well without being told anything private', async () => {
    const app = await startApp();
    const house = await furnish(app);
    const secrets = await everySecret(house);
    for (const path of ['/healthz', '/readyz', '/health']) {
      for (const cookie of Object.values(house.cookies)) {
        const { status, text } = await app.visitor().get(path, { cookie });
        expect([path, status]).toEqual([path, 200]);
        expectNobodyIn(text, house);
        for (const secret of secrets) expect(text).not.toContain(secret);
      }
    }
  });

  test('reads the metrics with the configured token, which no session stands for, not even the admin’s', async () => {
    const app = await startApp({ env: { METRICS_TOKEN } });
    const house = await furnish(app);
    for (const cookie of Object.values(house.cookies)) {
      const answer = await app.visitor().get('/metrics', { cookie });
      expect([answer.status, answer.body]).toEqual([401, { message: refusals.unauthorized[1] }]);
    }
    const answer = await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(answer.status).toBe(200);
    expectNobodyIn(answer.text, house);
  });

  function expectNobodyIn(text: string, { ana, ben }: House): void {
    for (const mark of [ana.account, ana.words, ben.account, ben.words]) expect(text).not.toMatch(mark);
  }
});

interface Call {
  name: string;
  caller: Caller;
  id: string | number;
  /** Fields that are sent beside those that count. */
  extra?: object;
  query?: Record<string, string>;
  /** With a body that is no JSON, and a query that means nothing. */
  isBroken?: boolean;
}
type Caller = keyof House['cookies'];

async function call(app: TestApp, house: House, { name, caller, id, extra, query, isBroken }: Call) {
  const [method = '', url = ''] = name.split(' ');
  const broken = isBroken && { limit: 'no', cursor: 'no', state: 'no', sort: 'no' };
  const asked = new URLSearchParams({ ...queries[name], ...query, ...broken });
  const path = `${url.replace(':id', String(id))}?${asked}`;
  const headers = { cookie: house.cookies[caller], ...(await reviewLinkFor(name, house)) };
  const body = await bodies[name]?.(house, caller);
  if (!body) return app.visitor().send(method, path, { headers });
  return app.visitor().send(method, path, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: isBroken ? '{ no json' : JSON.stringify({ ...extra, ...body }),
  });
}

/** A private link opens its review whoever is signed in; each call gets a new one. */
async function reviewLinkFor(name: string, { db, ana }: House): Promise<Record<string, string>> {
  if (!name.includes('/review-link')) return {};
  return { 'review-link': await leaveReviewWithLink(db, ana.id, 'Herwords again') };
}

function rowOf(name: string): Row {
  const row = matrix[name];
  if (!row) throw new Error(`${name} is not in the matrix`);
  return row;
}

function successOf(name: string): number {
  return Number(Object.keys(endpoints.get(name)?.schema.response ?? {})[0]);
}

/** Who calls, in an order in which nobody takes away what the next one needs. */
function outcomesOf([signedOut, owner, another, admin]: Who) {
  const outcomes: [Caller, Outcome][] = [
    ['the professional', owner],
    ['another professional', another],
    ['the admin', admin],
    ['nobody signed in', signedOut],
    ['a session that was ended', signedOut],
    ['a session that has expired', signedOut],
    ['a session of a deleted account', signedOut],
  ];
  return {
    callersWith: (isMeant: (outcome: Outcome) => boolean) =>
      outcomes.flatMap(([caller, outcome]) => (isMeant(outcome) ? [{ caller, outcome }] : [])),
    isGuard: (outcome: Outcome) => outcome === 'unauthorized' || outcome === 'accessDenied',
  };
}

/** The admin reads names and addresses, and of nobody's reviews a word; everybody else reads of themselves, and of Ana in public. */
function expectNothingOfOthers(who: Who, caller: Caller, text: string, { ana, ben }: House): void {
  const isAboutAna = who === ANYONE || caller === 'the professional';
  const isBens = who !== ANYONE && caller === 'another professional';
  const strangers = who === ADMIN ? [] : [...(isAboutAna ? [] : [ana]), ...(isBens ? [] : [ben])];
  for (const { account } of strangers) expect(text).not.toMatch(account);
  for (const { words } of who === ADMIN ? [ana, ben] : strangers) expect(text).not.toMatch(words);
}

/** What the service itself keeps and never tells: hashes, tokens, keys. */
async function everySecret({ db, ana, ben }: House): Promise<string[]> {
  const columns =
    /^(password_hash|token_hash|unsubscribe_token|idempotency_key|request_hash|salt|private_key|visitor_hash|message_id|customer_id)$/;
  /^(password_hash|token_hash|unsubscribe_token|idempotency_key|request_hash|review_link_hash|salt|visitor_hash|message_id|customer_id)$/;
  const stored = Object.values(await everyRow(db)).flatMap((rows) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        columns.test(column) && typeof value === 'string' && value !== '' ? [value] : [],
      ),
    ),
  );
  return [...stored, ana.token, ben.token];
}

/** Every row, but for sessions that have expired: a job may delete them at any time. */
async function everyLivingRow({ db }: House) {
  const { sessions = [], checkouts = [], subscriptions = [], ...rest } = await everyRow(db);
  const isOwned = (row: Record<string, unknown>) => row.user_id !== null;
  return {
    ...rest,
    sessions: sessions.filter((row) => String(row.expires_at) > new Date().toISOString()),
    // The scheduler ends those of deleted accounts in the meantime.
    checkouts: checkouts.filter(isOwned),
    subscriptions: subscriptions.filter(isOwned),
  };
}

async function rowsOf(house: House, userId: number) {
  const { users = [], ...rest }: Awaited<ReturnType<typeof everyRow>> = await everyLivingRow(house);
  const theirs = Object.entries(rest).map(([table, rows]) => [
    table,
    rows.filter((row) => row.user_id === userId || row.target_id === userId),
  ]);
  return [...theirs, ['users', users.filter(({ id }) => id === userId)]];
}

function accountsIn(db: Db) {
  return db.selectFrom('users').select(privileges).execute();
}

/** Where the values of an answer stand, as in `months[].month`. */
function fieldsOf(body: unknown): string[] {
  const walk = (value: unknown, place: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((each) => walk(each, `${place}[]`));
    if (typeof value !== 'object' || value === null) return [place];
    return Object.entries(value).flatMap(([key, each]) => walk(each, place === '' ? key : `${place}.${key}`));
  };
  return body === '' ? [] : [...new Set(walk(body, ''))].sort();
}

function wordsOf(fields = ''): string[] {
  return fields.split(' ').filter(Boolean).sort();
}

function shapeOf(schema: Endpoint['schema']['body']): string[] {
  return schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as object).sort() : [];
}

/** An answer without what differs from one to the next anyway. */
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

/** Read off the router's own drawing; without built files. */
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
