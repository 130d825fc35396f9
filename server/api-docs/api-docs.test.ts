import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { default as formats } from 'ajv-formats';
import type { OpenAPIV3 } from 'openapi-types';
import { describe, expect, test } from 'vitest';
import { MAX_OPEN_LINKS } from '#contract/employer-links.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { MAX_ID } from '#contract/fields.ts';
import { MAX_PINNED_REVIEWS } from '#contract/my-reviews.ts';
import { freePlan } from '#contract/plans.ts';
import { MAX_TRACKED_CODES } from '#contract/tracked-codes.ts';
import { MAX_WORKPLACES } from '#contract/workplaces.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { description, everyOperation, messagesOf, type Operation } from '#tests/api-description.ts';
import { parameters, requests } from '#tests/api-requests.ts';
import { json, signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { createEmailLink, createResetLink } from '#tests/fixture.ts';
import { createAuthenticator } from '#tests/software-authenticator.ts';
import { startApp, type TestApp } from '#tests/start-app.ts';
import { contract, type OperationId } from './endpoints.ts';

type Schema = OpenAPIV3.SchemaObject & { $ref?: string };

describe('The API docs', () => {
  test('are valid OpenAPI for every route, the same as JSON and YAML, and to simultaneous readers', async () => {
    const visitor = (await startApp()).visitor();
    const paths = ['/api/docs/json', '/api/docs/yaml', '/api/docs/json'];
    const [json, yaml, again] = await Promise.all(paths.map((path) => visitor.get(path)));
    const { servers, paths: described } = json?.body ?? {};
    expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
    expect({ ...json?.body, paths: sorted(described) }).toEqual({
      ...description,
      paths: sorted(description.paths),
    });
    expect(again?.text).toBe(json?.text);
    expect(yaml?.text).toMatch(/^openapi: 3.0.3\n/);
    expect(json?.headers.get('content-type')).toBe('application/json; charset=utf-8');

    const { valid, errors } = await new Validator().validate(json?.body);
    expect([valid, errors]).toEqual([true, undefined]);
    expect(json?.headers.get('content-encoding')).toBe('gzip');
  });

  test('name the https cookie if the service runs on https', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const { body } = await app.visitor().get('/api/docs/json');
    expect(body.servers).toEqual([{ url: 'https://goodword.example' }]);
    expect(body.components.securitySchemes.session.name).toBe('__Host-session');
  });

  test('have a summary of every operation, and messages for every error', () => {
    for (const { id, summary, responses } of everyOperation) {
      expect([id, summary]).toEqual([id, expect.stringMatching(/\w{3}/)]);
      for (const [status, { content }] of Object.entries(responses)) {
        const { examples = {} } = content?.['application/json'] ?? {};
        if (status >= '400') expect([id, status, examples]).not.toEqual([id, status, {}]);
        else if (status === '204') expect(content).toBeUndefined();
      }
    }
  });

  test('list every error message, except those outside of operations', () => {
    const listed = new Set(
      everyOperation.flatMap((operation) =>
        Object.keys(operation.responses).flatMap((status) => messagesOf(operation, status)),
      ),
    );
    const missing = Object.entries(refusals).filter(([, [, message]]) => !listed.has(message));
    expect(missing.map(([code]) => code)).toEqual(['invalidSignature', 'notFound', 'methodNotAllowed']);
  });

  test('are shown by a page that loads all its files from here, and 404 for unknown paths', async () => {
    const visitor = (await startApp()).visitor();
    const page = await visitor.get('/api/docs');
    const files = [...page.text.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
    for (const file of files) expect([file, (await visitor.get(file)).status]).toEqual([file, 200]);
    const head = await visitor.send('HEAD', '/api/docs');
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
    expect((await visitor.get('/api/docs/nothing')).body).toEqual({ message: 'Not found' });
    expect((await visitor.get('/api/docs/static/../package.json')).status).toBe(404);
  });
});

/** Every operation, in an order that works for one account. */
const sequence: OperationId[] = [
  'register',
  'logout',
  'login',
  'getMe',
  'updateMe',
  'preparePasskey',
  'addPasskey',
  'listPasskeys',
  'preparePasskeyConfirmation',
  'preparePasskeySignIn',
  'signInWithPasskey',
  'removePasskey',
  'getPush',
  'subscribeToPush',
  'unsubscribeFromPush',
  'createWorkplace',
  'listWorkplaces',
  'lookUpWorkplace',
  'updateWorkplace',
  'createTrackedCode',
  'listTrackedCodes',
  'updateTrackedCode',
  'lookUpUser',
  'submitReview',
  'getReviewByLink',
  'markReviewLinkSaved',
  'allowSharing',
  'editReview',
  'answerReview',
  'listReviews',
  'pinReview',
  'unpinReview',
  'pickReview',
  'markReviewsRead',
  'getReviewStats',
  'getReviewInsights',
  'listShareableReviews',
  'createEmployerLink',
  'listEmployerLinks',
  'revokeEmployerLink',
  'getSubscriptionStatus',
  'createSubscription',
  'createPortalSession',
  'downloadMyData',
  'withdrawReview',
  'deleteWorkplace',
  'getEmailStatus',
  'retryEmail',
  'changeEmail',
  'confirmEmail',
  'changePassword',
  'listSessions',
  'endSession',
  'forgotPassword',
  'checkResetToken',
  'resetPassword',
  'getUserStats',
  'listUsers',
  'getPlatformInsights',
  'updateUser',
  'signOutUser',
  'listAuditEntries',
  'getMailHealth',
  'getServiceStatus',
  'retryMails',
  'deleteUser',
  'endAllSessions',
  'deleteAccount',
];

test('Every operation can be called as described, and responds as described', async () => {
  expect(sequence.toSorted()).toEqual(everyOperation.map(({ id }) => id).sort());
  const app = await startApp({ env: UNSENT });
  const { db } = app.service.deps;
  await failMail(app);
  const admin = await signInAsAdmin(app);
  const maya = app.visitor();
  const signIn = async () => {
    const { status } = await maya.send('POST', '/api/auth/login', json(requests.login));
    expect(status).toBe(200);
  };

  const phone = createAuthenticator();
  const optionsFor = async (caller: Caller, what: string) =>
    (await caller.send('POST', `/api/auth/passkeys/${what}`, json({}))).body;
  const passkeyId = async () => (await maya.get('/api/auth/passkeys')).body.passkeys[0].id;

  const before: Partial<Record<OperationId, () => unknown>> = {
    createPortalSession: async () => {
      const { body } = await maya.send('POST', '/api/create-subscription', json({ plan: 'yearly' }));
      await maya.send('POST', `${new URL(body.paymentUrl).pathname}/pay`);
    },
    createEmployerLink: () =>
      db.updateTable('reviews').set({ sharing_allowed_at: '2026-11-20T18:05:00.000Z' }).execute(),
    deleteUser: () => app.professional(),
    endAllSessions: signIn,
    deleteAccount: signIn,
  };
  const inserted: Partial<Record<OperationId, () => Promise<Partial<Call>>>> = {
    addPasskey: async () => ({ body: { credential: phone.create(await optionsFor(maya, 'options')) } }),
    preparePasskeyConfirmation: async () => ({ body: {} }),
    signInWithPasskey: async () => ({ body: phone.get(await optionsFor(maya, 'sign-in/options')) }),
    removePasskey: async () => ({ id: await passkeyId() }),
    confirmEmail: async () => ({ body: { token: await createEmailLink(db, 2, 'maya.torres@example.com') } }),
    checkResetToken: async () => ({ body: { token: await createResetLink(db, 2) } }),
    resetPassword: async () => ({
      body: { ...requests.resetPassword, token: await createResetLink(db, 2) },
    }),
    lookUpUser: async () => ({ id: 2 }),
    updateUser: async () => ({ id: 2 }),
    signOutUser: async () => ({ id: 2 }),
    deleteUser: async () => ({ id: 3 }),
    endSession: async () => ({ id: (await maya.get('/api/auth/sessions')).body[0].id }),
  };

  for (const id of sequence) {
    await before[id]?.();
    const caller = contract[id].caller === 'admin' ? admin : maya;
    const answer = await call(caller, id, await inserted[id]?.());
    const { status, response } = successOf(operationOf(id));
    expect([id, answer.status, answer.text]).toEqual([id, Number(status), expect.anything()]);
    const schema = response.content?.['application/json']?.schema;
    if (schema) expect([id, violations(answer.body, schema)]).toEqual([id, []]);
    else expect([id, answer.text]).toEqual([id, '']);
    const promised = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
    const sent = ['set-cookie', 'content-disposition'].filter((name) => answer.headers.has(name));
    expect([id, sent]).toEqual([id, promised.filter((name) => name !== 'link')]);
  }
});

describe('Errors', () => {
  test('of every request are the same everywhere, and reveal nothing without access', async () => {
    const app = await startApp({ env: UNSENT });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    for (const { id, method, parameters } of everyOperation) {
      const { caller } = contract[id];
      const right = caller === 'admin' ? admin : ana;
      const expectRefused = async (expected: number, wrong: Partial<Call>, by: Caller = right) => {
        const { status, body } = await call(by, id, wrong);
        expect([id, wrong, status, body]).toEqual([id, wrong, expected, { message: expect.any(String) }]);
      };
      if (caller !== 'anyone') await expectRefused(401, { isMalformed: true }, app.visitor());
      if (caller === 'admin') await expectRefused(403, { isMalformed: true }, ana);
      if (parameters.some((parameter) => parameter.in === 'path')) {
        await expectRefused(404, { id: 'x' });
        await expectRefused(404, { id: id === 'endSession' ? 'f'.repeat(16) : MAX_ID });
      }
      await expectRefused(414, { query: { long: 'x'.repeat(9_000) } });
      if (method === 'GET') continue;
      await expectRefused(403, { headers: { 'sec-fetch-site': 'cross-site' } });
      await expectRefused(415, { body: 'text', headers: { 'content-type': 'text/plain' } });
      await expectRefused(413, { body: 'x'.repeat(33_000), headers: { 'content-type': 'application/json' } });
      await expectRefused(400, { isMalformed: true });
    }
  });

  test('of a field are listed for that field, and every listed one occurs', async () => {
    const app = await startApp({ env: UNSENT });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    for (const operation of everyOperation) {
      const { id } = operation;
      const right = contract[id].caller === 'admin' ? admin : ana;
      const seen = new Set<string>();
      for (const wrong of invalidCalls(operation)) {
        const { status, body } = await call(right, id, wrong);
        expect([id, wrong, status]).toEqual([id, wrong, 400]);
        seen.add(body.message);
      }
      const unseen = messagesOf(operation, 400).filter((message) => !seen.has(message) && !isOfCode(message));
      expect([id, unseen]).toEqual([id, []]);
    }
  });

  test('that an operation lists all occur, and no others', async () => {
    const app = await startApp({ env: UNSENT });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    const password = ana.password;
    const taken = (await app.professional()).user.email;
    const had = new Set<string>();
    const expectRefusal = async (
      by: Caller,
      id: OperationId,
      code: RefusalCode,
      wrong: Partial<Call> = {},
    ) => {
      const [status, message] = refusals[code];
      const answer = await call(by, id, wrong);
      expect([id, answer.status, answer.body]).toEqual([id, status, { message }]);
      had.add(`${id} ${code}`);
    };

    await expectRefusal(ana, 'register', 'accountTaken', { body: newRegistration({ email: taken }) });
    await expectRefusal(app.visitor(), 'login', 'invalidCredentials');
    await expectRefusal(ana, 'resetPassword', 'invalidResetToken');
    await expectRefusal(ana, 'confirmEmail', 'invalidEmailToken');
    const token = await createEmailLink(app.service.deps.db, ana.user.id, taken);
    await expectRefusal(ana, 'confirmEmail', 'emailTaken', { body: { token } });
    await expectRefusal(ana, 'changeEmail', 'wrongPassword');
    await expectRefusal(ana, 'changeEmail', 'emailUnchanged', { body: { email: ana.user.email, password } });
    await expectRefusal(ana, 'changeEmail', 'emailTaken', { body: { email: taken, password } });
    await expectRefusal(ana, 'changePassword', 'wrongPassword');
    await expectRefusal(ana, 'deleteAccount', 'wrongPassword');
    await expectRefusal(admin, 'deleteAccount', 'adminProtected');
    await expectRefusal(ana, 'endSession', 'sessionNotFound');

    const inside = { ...requests.subscribeToPush, endpoint: 'https://10.0.0.1/push' };
    await expectRefusal(ana, 'subscribeToPush', 'pushSubscriptionUnusable', { body: inside });

    await expectRefusal(ana, 'updateWorkplace', 'workplaceNotFound');
    await expectRefusal(ana, 'deleteWorkplace', 'workplaceNotFound');
    await expectRefusal(ana, 'lookUpWorkplace', 'workplaceNotFound');
    expect((await call(ana, 'createWorkplace')).status).toBe(201);
    await expectRefusal(ana, 'createWorkplace', 'workplaceLimitReached');
    const { db } = app.service.deps;
    await db
      .updateTable('users')
      .set({ subscription_type: 'annual' })
      .where('id', '=', ana.user.id)
      .execute();
    const more = { user_id: ana.user.id, name: 'Blue Door', created_at: new Date().toISOString() };
    await db
      .insertInto('workplaces')
      .values(Array(MAX_WORKPLACES - 1).fill(more))
      .execute();
    await expectRefusal(ana, 'createWorkplace', 'workplaceMaximumReached');
    await db.updateTable('users').set({ subscription_type: 'free' }).where('id', '=', ana.user.id).execute();

    const nowhere = { name: 'Flyer', workplaceId: MAX_ID };
    await expectRefusal(ana, 'createTrackedCode', 'workplaceNotFound', { body: nowhere });
    await expectRefusal(ana, 'updateTrackedCode', 'trackedCodeNotFound');
    const { id } = (await call(ana, 'createTrackedCode', { body: { name: 'Flyer' } })).body;
    await expectRefusal(ana, 'updateTrackedCode', 'workplaceNotFound', {
      id,
      body: { ...nowhere, isOff: false },
    });
    for (let count = 1; count < MAX_TRACKED_CODES; count += 1)
      await call(ana, 'createTrackedCode', { body: { name: 'Flyer' } });
    await expectRefusal(ana, 'createTrackedCode', 'trackedCodeLimitReached', { body: { name: 'Flyer' } });

    await expectRefusal(ana, 'lookUpUser', 'userNotFound', { id: MAX_ID });
    const review = requests.submitReview;
    await expectRefusal(ana, 'submitReview', 'userNotFound', { body: { ...review, userId: MAX_ID } });
    for (let count = 0; count < freePlan.reviews; count += 1) {
      const headers = { 'Idempotency-Key': String(count), 'Review-Link-Secret': 'k'.repeat(22) };
      expect((await call(ana, 'submitReview', { headers })).status).toBe(201);
    }
    await expectRefusal(ana, 'submitReview', 'reviewLimitReached');
    const other = { body: { ...review, comment: 'Something else' }, headers: { 'Idempotency-Key': '0' } };
    await expectRefusal(ana, 'submitReview', 'idempotencyKeyReused', other);

    const linkTo = (key: number) => ({ headers: { 'Review-Link': `${key}.${'k'.repeat(22)}` } });
    const reviews = (await ana.get('/api/reviews')).body.toReversed();
    for (const id of ['pinReview', 'unpinReview', 'markReviewsRead'] as const)
      await expectRefusal(ana, id, 'reviewNotFound', { id: MAX_ID });
    for (const { id } of reviews.slice(0, MAX_PINNED_REVIEWS))
      expect((await call(ana, 'pinReview', { id })).status).toBe(200);
    await expectRefusal(ana, 'pinReview', 'pinLimitReached', { id: reviews[MAX_PINNED_REVIEWS].id });
    await expectRefusal(ana, 'answerReview', 'reviewNotFound', { id: MAX_ID });
    await expectRefusal(ana, 'answerReview', 'answerUnreadable', { id: reviews[0].id });
    expect((await call(ana, 'markReviewLinkSaved', linkTo(0))).status).toBe(200);
    expect((await call(ana, 'answerReview', { id: reviews[0].id })).status).toBe(200);
    await expectRefusal(ana, 'answerReview', 'reviewAnswered', { id: reviews[0].id });
    const long = { created_at: '2020-01-01T00:00:00.000Z' };
    await db.updateTable('reviews').set(long).where('id', '=', reviews[0].id).execute();
    for (const { id } of everyOperation.filter(({ path }) => path.startsWith('/api/review-link'))) {
      await expectRefusal(ana, id, 'reviewLinkNotFound', linkTo(99));
      await expectRefusal(ana, id, 'reviewLinkExpired', linkTo(0));
    }
    await expectRefusal(ana, 'createEmployerLink', 'reviewNotShareable');
    await expectRefusal(ana, 'revokeEmployerLink', 'employerLinkNotFound');
    await db.updateTable('reviews').set({ sharing_allowed_at: '2026-11-20T18:05:00.000Z' }).execute();
    const [{ id: reviewId }] = (await ana.get('/api/shareable-reviews')).body;
    const link = { body: { ...requests.createEmployerLink, reviewIds: [reviewId] } };
    for (let count = 0; count < MAX_OPEN_LINKS; count += 1) {
      expect((await call(ana, 'createEmployerLink', link)).status).toBe(201);
    }
    await expectRefusal(ana, 'createEmployerLink', 'employerLinkLimitReached', link);

    await expectRefusal(ana, 'createPortalSession', 'nothingBilled');
    const { body: checkout } = await call(ana, 'createSubscription');
    await ana.post(`${new URL(checkout.paymentUrl).pathname}/pay`);
    await expectRefusal(ana, 'createSubscription', 'planExists');

    await expectRefusal(admin, 'listUsers', 'invalidCursor', { query: { cursor: 'x' } });
    const distant = { subscriptionType: 'annual', subscriptionExpiresAt: '9999-12-31' };
    await expectRefusal(admin, 'updateUser', 'expiryOutOfRange', { body: distant });
    for (const id of ['updateUser', 'deleteUser', 'signOutUser'] as const) {
      await expectRefusal(admin, id, 'userNotFound', { id: MAX_ID });
    }
    await expectRefusal(admin, 'deleteUser', 'adminProtected', { id: 1 });

    const listed = everyOperation.flatMap(({ id }) =>
      ((contract[id] as Endpoint).errors ?? []).map((code) => `${id} ${code}`),
    );
    expect(listed.filter((each) => !had.has(each) && !testedElsewhere.test(each))).toEqual([]);
    expect([...had].filter((each) => !listed.includes(each))).toEqual([]);
  });
});

/** By tests of rate limits, passkeys, unavailable providers, PLANS=off, registration modes and concurrent deletion. */
const testedElsewhere =
  /(tooManyRequests|registrationClosed|paymentsUnavailable|paymentProviderUnavailable|noPlans|challengeExpired|confirmationNeeded|passkey\w+)$|^(register|changePassword|signInWithPasskey) invalidCredentials$|^(prepare|remove)Passkey wrongPassword$/;

type Caller = Pick<ReturnType<TestApp['visitor']>, 'send'>;

/** Values that replace the usual ones. */
interface Call {
  id: string | number;
  query: Record<string, string>;
  /** A query parameter to repeat. */
  twice: string;
  headers: Record<string, string>;
  body: unknown;
  /** Sends a body that is not JSON. */
  isMalformed: boolean;
}

/** Calls an operation with the usual parameters and body. */
function call(caller: Caller, id: OperationId, instead: Partial<Call> = {}) {
  const { parameters: described, method, path } = operationOf(id);
  const usual = (place: string) =>
    Object.fromEntries(
      described.flatMap((each) => (each.in === place ? [[each.name, usualValue(id, each.name)]] : [])),
    );
  const query = new URLSearchParams({ ...usual('query'), ...instead.query });
  if (instead.twice) query.append(instead.twice, query.get(instead.twice) ?? '');
  const address = path.replace('{id}', String(instead.id ?? usual('path').id));
  const body = instead.body ?? usualBody(id);
  const isJson = typeof body !== 'string' && body !== undefined;
  const sent = instead.isMalformed ? '{ no json' : isJson ? JSON.stringify(body) : body;
  const isTyped = method !== 'GET' && (isJson || instead.isMalformed);
  return caller.send(method, `${address}?${query}`, {
    headers: {
      ...usual('header'),
      ...(isTyped && { 'content-type': 'application/json' }),
      ...instead.headers,
    },
    ...(method !== 'GET' && sent !== undefined && { body: sent as string }),
  });
}

function usualValue(id: OperationId, name: string): string {
  const key = name.toLowerCase();
  return String(parameters[`${id}.${key}`] ?? parameters[key] ?? parameters[name]);
}

const usualBody = (id: OperationId) => (requests as Partial<Record<OperationId, object>>)[id];

/** Calls that each violate one rule of the description. */
function invalidCalls({ id, parameters, body }: Operation): Partial<Call>[] {
  const calls: Partial<Call>[] = [];
  for (const { in: place, name, schema } of parameters) {
    if (place === 'path') continue;
    for (const value of invalidValues(schema).filter((each) => typeof each === 'string')) {
      // The client refuses values that are invalid in a header.
      if (place === 'query') calls.push({ query: { [name]: value } });
      else if (/^[\x20-\x7e]+$/.test(value)) calls.push({ headers: { [name]: value } });
    }
    if (place === 'query') calls.push({ twice: name });
    if (place === 'query' && schema.type !== 'string') calls.push({ query: { [name]: 'x' } });
    if (/^(from|to)$/.test(name)) calls.push({ query: { [name]: '0000-01-01' } });
  }
  if (!body) return calls;
  const usual = usualBody(id);
  calls.push({ body: [] });
  const { properties = {}, required = [], additionalProperties } = resolve(body.schema as Schema);
  for (const [name, field] of Object.entries(properties)) {
    for (const value of [...invalidValues(field), { no: 'such type' }]) {
      calls.push({ body: { ...usual, [name]: value } });
    }
    if (required.includes(name)) calls.push({ body: { ...usual, [name]: undefined } });
  }
  if (additionalProperties === false) calls.push({ body: { ...usual, price: 1 } });
  if ('fullName' in properties && 'username' in properties)
    calls.push({ body: { ...usual, username: 'in\u200bvisible' } });
  if ('subscriptionExpiresAt' in properties) calls.push({ body: { ...usual, subscriptionType: 'free' } });
  return calls;
}

function invalidValues(schema: Schema): unknown[] {
  const { type, minimum, maximum, minLength = 0, maxLength, maxItems, pattern, format, ...rest } = schema;
  if (maxItems) return [[], Array(maxItems + 1).fill(1)];
  return [
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1), 'a \u0007 bell'] : []),
    ...(pattern || format || rest.enum ? ['not like / this'] : []),
    ...(minimum !== undefined ? [minimum - 1] : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
  ].flatMap((value) => (typeof value === 'number' ? [value, String(value)] : [value]));
}

function isOfCode(message: string): boolean {
  return Object.values(refusals).some(([, sentence]) => sentence === message);
}

function operationOf(id: OperationId) {
  const found = everyOperation.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not described`);
  return found;
}

function successOf({ responses }: Operation) {
  const [[status, response] = []] = Object.entries(responses).filter(([code]) => code < '300');
  if (status === undefined || response === undefined) throw new Error('No success');
  return { status, response };
}

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return (description.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
}

/** A validator that allows no fields beyond those described. */
const ajv = formats.default(new Ajv({ strict: false, allErrors: true, validateSchema: false }));

function violations(value: unknown, schema: unknown) {
  const validate = ajv.compile(closed({ ...(schema as object), components: description.components }));
  return validate(value) ? [] : validate.errors;
}

function closed(part: unknown): object {
  if (Array.isArray(part))
    return part.map((each) => (typeof each === 'object' && each !== null ? closed(each) : each));
  const entries = Object.entries(part as object).map(([key, each]) => [
    key,
    typeof each === 'object' && each !== null ? closed(each) : each,
  ]);
  const copy = Object.fromEntries(entries);
  return 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}

function sorted(paths: object = {}) {
  return Object.entries(paths)
    .map(([path, methods]) => [path, Object.entries(methods).sort()])
    .sort();
}

/** Inserts a failed mail job, with id 1. */
async function failMail({ service: { deps } }: TestApp): Promise<void> {
  await deps.db
    .insertInto('outbox')
    .values({
      user_id: 1,
      kind: 'password-changed',
      payload: '{"userId":1}',
      message_id: 'failed',
      state: 'failed',
      next_attempt_at: '2026-11-21T09:30:15.000Z',
      created_at: '2026-11-21T09:30:15.000Z',
      last_error: 'mailbox full',
    })
    .execute();
}
