import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, DefaultQueryExecutor, type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userSorts } from '#contract/admin.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { givePlan } from '#tests/accounts.ts';
import { nextPage, signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { queueDueMails } from './accounts/scheduled-mails.ts';
import { hashToken } from './accounts/sessions.ts';
import { foldedAccounts } from './accounts/store.ts';
import { DAY, timestampAfter } from './basics/clock.ts';
import { isPostgres } from './db/dialect.ts';
import { type FoldedTable, foldRows } from './db/fold-rows.ts';
import type { Db } from './db/schema.ts';
import { claimJobs, resetFutureTimes } from './mail/outbox-queue.ts';
import { deleteOldRequestNames } from './review-requests/store.ts';
import { foldedReviews } from './reviews/field-columns.ts';
import { deletePastVisitors } from './reviews/page-views.ts';
import { foldedWorkplaces } from './workplaces/store.ts';

beforeEach(skipWithoutDatabase);

const PHONE = 'Mozilla/5.0 (iPhone) Safari/604.1';
const PAST = '2026-01-01T00:00:00.000Z';
const FAR = '2090-01-01T00:00:00.000Z';

/** PostgreSQL rightly scans small tables. */
const MANY = process.env.TEST_DATABASE === 'postgres' ? 30_000 : 6_000;
/** Ana has more reviews and mails than this. */
const SORTED_MAX = 2_500;

/** Tables that grow with the number of users. */
const large = [
  'users',
  'sessions',
  'push_subscriptions',
  'workplaces',
  'tracked_codes',
  'review_requests',
  'earlier_praise',
  'reviews',
  'withdrawn_reviews',
  'reply_emails',
  'reply_links',
  'page_views',
  'page_view_visitors',
  'outbox',
  'scheduled_mails',
  'audit_entries',
];

test('With many rows, every query of a request uses an index, for sorting too', async () => {
  const { app, db, ana, admin } = await fill(MANY);
  const id = ana.user.id;
  const [{ id: workplaceId }] = (await ana.get('/api/workplaces')).body;
  const trackedCode = (await ana.post('/api/tracked-codes', { name: 'Table tents', workplaceId })).body;

  const [review] = (await ana.get('/api/reviews?limit=1')).body;
  const sharing_allowed_at = new Date().toISOString();
  await db.updateTable('reviews').set({ sharing_allowed_at }).where('id', '=', review.id).execute();
  const replyToken = 'x'.repeat(43);
  await db
    .insertInto('reply_links')
    .values({ token_hash: hashToken(replyToken), review_id: review.id, expires_at: FAR })
    .execute();
  const ask = { name: 'Tom', workplaceId, language: 'en' };
  const request = (await ana.post('/api/review-requests', ask)).body;
  const code = request.url.slice(-12);
  const piece = { words: 'Kind and quick.', source: 'letter' };
  const praise = (await ana.post('/api/earlier-praise', piece)).body;
  const form = { employer: 'Hotel Aurora', reviewIds: [review.id], praiseIds: [praise.id], days: 7 };
  const { body: link } = await ana.post('/api/employer-links', form);

  const keys = { 'idempotency-key': 'a-key', 'review-link-secret': 'k'.repeat(22) };
  const byLink = { 'review-link': `a-key.${keys['review-link-secret']}` };
  const sendByLink = (method: string, path = '', body?: object) =>
    app.visitor().send(method, `/api/review-link${path}`, {
      headers: { ...byLink, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const newest = async () => (await ana.get('/api/reviews?limit=1')).body[0].id;

  await expectIndexed(db, {
    'a lookup': () => app.visitor().get(`/api/users/${id}`),
    'a lookup of a workplace': () => app.visitor().get(`/api/workplaces/${workplaceId}`),
    'the review page': () => app.visitor().get(`/review/${id}/${workplaceId}`, { 'user-agent': PHONE }),
    'the page of a tracked code': () => app.visitor().get(`/r/${trackedCode.code}`, { 'user-agent': PHONE }),
    // Also flushes the scan counted before.
    'the tracked codes': () => ana.get('/api/tracked-codes'),
    'another tracked code': () => ana.post('/api/tracked-codes', { name: 'Flyer', workplaceId }),
    'a tracked code that changes': () =>
      ana.put(`/api/tracked-codes/${trackedCode.id}`, { name: 'Flyer', workplaceId, isOff: false }),
    'a review by a tracked code': () =>
      app.visitor().post('/api/reviews/submit', newReview(id, { code: trackedCode.code })),
    requests: () => ana.get('/api/review-requests'),
    'another request': () => ana.post('/api/review-requests', ask),
    'the page of a request': () => app.visitor().get(`/r/${code}`, { 'user-agent': PHONE }),
    'a review by a request': () => app.visitor().post('/api/reviews/submit', newReview(id, { code })),
    'a request that goes': () => ana.delete(`/api/review-requests/${request.id}`),
    'names of old requests': () => deleteOldRequestNames(db, new Date()),
    'earlier praise': () => ana.get('/api/earlier-praise?limit=50'),
    'all earlier praise': () => ana.get('/api/earlier-praise'),
    'another piece': () => ana.post('/api/earlier-praise', piece),
    'a piece that changes': () => ana.put(`/api/earlier-praise/${praise.id}`, piece),
    'a review': () => app.visitor().post('/api/reviews/submit', newReview(id), keys),
    'the same review again': () => app.visitor().post('/api/reviews/submit', newReview(id), keys),
    'a review by its private link': () => app.visitor().get('/api/review-link', byLink),
    'saving the private link': () => app.visitor().post('/api/review-link/saved', undefined, byLink),
    'allowing to show it': () => sendByLink('PUT', '/sharing', { allowed: true }),
    'an edit': () => sendByLink('PUT', '', { ...newReview(id), rating: 3 }),
    'an address for a reply': () => sendByLink('PUT', '/reply-email', { email: 'maria@example.org' }),
    'taking it back': () => sendByLink('DELETE', '/reply-email'),
    'the page of a reply': () => app.visitor().get(`/reply/${replyToken}`),
    'an answer': async () => ana.post(`/api/reviews/${await newest()}/answer`, { text: 'Thank you.' }),
    'a withdrawal': () => sendByLink('DELETE'),
    'a copy of what was withdrawn': () => app.visitor().post('/api/reviews/submit', newReview(id), keys),
    registering: () => app.visitor().post('/api/auth/register', newRegistration()),
    'signing in': () =>
      app.visitor().post('/api/auth/login', { username: ana.user.username, password: ana.password }),
    'asking for a reset link': () =>
      app.visitor().post('/api/auth/forgot-password', { email: ana.user.email }),
    'a session': () => ana.get('/api/auth/me'),
    'a choice of mails': () => ana.patch('/api/auth/me', { reviewMails: 'daily' }),
    'the first page of reviews': () => ana.get('/api/reviews?limit=25'),
    'reviews by rating': () => ana.get('/api/reviews?limit=25&rating=5'),
    'reviews by rating and workplace': () =>
      ana.get(`/api/reviews?limit=25&rating=5&workplaceId=${workplaceId}`),
    'a pin': async () => ana.put(`/api/reviews/${await newest()}/pin`),
    'the pinned reviews': () => ana.get('/api/reviews?pinned=true'),
    'a search': () => ana.get('/api/reviews?limit=25&search=no+such+word'),
    'a search by rating and workplace': () =>
      ana.get(`/api/reviews?limit=25&search=good&rating=5&workplaceId=${workplaceId}`),
    'the oldest unread reviews': () => ana.get('/api/reviews/unread'),
    'the first page of a month': () => ana.get('/api/reviews?limit=25&until=2026-01'),
    'a random review': () => ana.get('/api/reviews/random'),
    'reading a review': async () => ana.put(`/api/reviews/${await newest()}/read`),
    'a page in the middle': () => ana.get('/api/reviews?limit=25&cursor=3000'),
    'a page of a workplace': () => ana.get(`/api/reviews?limit=25&cursor=3000&workplaceId=${workplaceId}`),
    'all reviews': () => ana.get('/api/reviews'),
    stats: () => ana.get('/api/reviews/stats'),
    insights: () => ana.get('/api/reviews/insights'),
    'reviews to choose from': () => ana.get('/api/shareable-reviews'),
    'links for employers': () => ana.get('/api/employer-links'),
    'a link for an employer': () => ana.post('/api/employer-links', form),
    'an employer’s page': () => app.visitor().get(new URL(link.url).pathname, { 'user-agent': PHONE }),
    workplaces: () => ana.get('/api/workplaces'),
    'a workplace that goes': () => ana.delete(`/api/workplaces/${workplaceId}`),
    'the plan': () => ana.get('/api/subscription/status'),
    'the next mail': () => claimJobs(db, 'mail', new Date(), { limit: 8, busyAccounts: [ana.user.id] }),
    'the next push': () => claimJobs(db, 'push', new Date(), { limit: 8, busyAccounts: [ana.user.id] }),
    'accounts to fold': () => foldOneSlice(db, foldedAccounts),
    'workplaces to fold': () => foldOneSlice(db, foldedWorkplaces),
    'reviews to fold': () => foldOneSlice(db, foldedReviews),
    'mails that are due': () => queueDueMails(app.service.deps),
    'mails of another time': () => resetFutureTimes(db, new Date()),
    'the audit trail': () => admin.get('/api/admin/audit?cursor=3000'),
    'yesterday’s visitors': () => deletePastVisitors(db, new Date()),
  });
  for (const sort of userSorts) {
    const first = `/api/admin/users?limit=50&sort=${sort}`;
    const second = nextPage((await admin.get(first)).headers) ?? '';
    await expectIndexed(db, {
      [`users by ${sort}`]: () => admin.get(first),
      [`users by ${sort}, another page`]: () => admin.get(second),
    });
  }

  // Only a search scans the table, once.
  for (const [scanned, action] of [
    [['users'], () => admin.get('/api/admin/users?limit=50&search=no+such+user')],
    [[], () => admin.get('/api/admin/users?search=no+such+user')],
    [[], () => admin.get('/api/admin/users')],
    [[], () => ana.get('/api/my-data')],
    [[], () => ana.get('/api/auth/sessions')],
    [[], () => ana.post('/api/auth/delete-account', { password: ana.password })],
  ] as const) {
    const plans = await plansOf(db, action);
    expect([String(action), plans.flatMap((plan) => plan.scanned)]).toEqual([String(action), scanned]);
  }
}, 120_000);

test('Every list makes as many queries for 50 rows as for one', async () => {
  const app = await startWatched();
  const { db } = app.service.deps;
  const ana = await app.professional();
  const admin = await signInAsAdmin(app);
  const lists = {
    reviews: () => ana.get('/api/reviews?limit=100'),
    'found reviews': () => ana.get('/api/reviews?limit=100&search=o'),
    'all reviews': () => ana.get('/api/reviews'),
    insights: () => ana.get('/api/reviews/insights'),
    'links for employers': () => ana.get('/api/employer-links'),
    download: () => ana.get('/api/my-data'),
    workplaces: () => ana.get('/api/workplaces'),
    'the tracked codes': () => ana.get('/api/tracked-codes'),
    requests: () => ana.get('/api/review-requests'),
    'earlier praise': () => ana.get('/api/earlier-praise'),
    sessions: () => ana.get('/api/auth/sessions'),
    users: () => admin.get('/api/admin/users?limit=100'),
    'all users': () => admin.get('/api/admin/users'),
    'found users': () => admin.get('/api/admin/users?limit=100&search=a'),
    audit: () => admin.get('/api/admin/audit?limit=100'),
  };
  const countQueries = async () => {
    const counts: Record<string, number> = {};
    for (const [name, ask] of Object.entries(lists)) counts[name] = (await queriesOf(ask)).length;
    return counts;
  };
  await insertMany(db, ana.user.id, 1);
  const withOne = await countQueries();
  await insertMany(db, ana.user.id, 49);
  expect(await countQueries()).toEqual(withOne);
  expect((await ana.get('/api/reviews')).body).toHaveLength(50);
  expect((await admin.get('/api/admin/users')).body.length).toBeGreaterThan(50);
});

async function foldOneSlice<Row>(db: Db, folded: FoldedTable<Row>): Promise<void> {
  const stopping = new AbortController();
  await foldRows(db, folded, stopping.signal, async () => stopping.abort());
}

/** A database with this many rows per table, a tenth of them Ana's. */
async function fill(rows: number) {
  const app = await startWatched();
  const { db } = app.service.deps;
  const ana = await app.professional();
  const admin = await signInAsAdmin(app);
  await insertMany(db, ana.user.id, rows);
  await givePlan(app, ana.user.id);
  if (isPostgres(db)) await sql`analyze`.execute(db);
  return { app, db, ana, admin };
}

/** This many users, and rows of other tables: a tenth belongs to the given user (a thousandth of the workplaces), the rest to
 * the new users. */
async function insertMany(db: Db, userId: number, rows: number): Promise<void> {
  const { last } = await db
    .selectFrom('users')
    .select((of) => of.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const numbers = sql`with recursive n (i) as (select ${sql.lit(last + 1)} union all select i + 1 from n where i < ${sql.lit(last + rows)})`;
  const time = (text: string): RawBuilder<string> =>
    sql`cast(${sql.lit(text)} as ${isPostgres(db) ? sql`timestamptz` : sql`text`})`;
  const past = time(PAST);
  const tomorrow = timestampAfter(new Date(), DAY);
  const ownerOf = (share: number) =>
    sql`case when i % ${sql.lit(share)} = 0 or ${sql.lit(rows)} < 100 then ${sql.lit(userId)}
      else (select max(u.id) from users u) - i % ${sql.lit(rows)} end`;
  const owner = ownerOf(10);
  const statements = [
    sql`insert into users (username, username_key, email, email_key, full_name, industry, password_hash, unsubscribe_token, created_at, review_count)
      ${numbers} select 'p-' || i, 'p-' || i, 'p-' || i || '@example.com', 'p-' || i || '@example.com', 'Ana ' || i, 'Other', '', 't-' || i, ${past}, i % 50 from n`,
    sql`insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
      ${numbers} select 'hash-' || i, ${owner}, ${past}, ${past}, ${time(FAR)} from n`,
    sql`insert into push_subscriptions (user_id, session_hash, endpoint, p256dh, auth, show_words, created_at)
      ${numbers} select ${ownerOf(1_000)}, 'hash-' || i, 'https://push.example/' || i, '', '', 0, ${past} from n`,
    sql`insert into workplaces (user_id, name, created_at) ${numbers} select ${ownerOf(1_000)}, 'Blue Door', ${past} from n`,
    sql`insert into tracked_codes (user_id, code, name, workplace_id, created_at)
      ${numbers} select ${ownerOf(1_000)}, 'C' || i, 'Flyer', (select max(w.id) from workplaces w) - i % ${sql.lit(Math.min(rows, 100))}, ${past} from n`,
    sql`insert into review_requests (user_id, code, name, workplace_id, language, created_at)
      ${numbers} select ${ownerOf(1_000)}, 'R' || i, case when i % 10 = 0 then 'Tom' end, (select max(w.id) from workplaces w) - i % ${sql.lit(Math.min(rows, 100))}, 'en', ${past} from n`,
    sql`insert into earlier_praise (user_id, words, source, created_at) ${numbers} select ${ownerOf(1_000)}, 'Kind', 'letter', ${past} from n`,
    sql`insert into reviews (user_id, workplace_id, rating, comment, search_text, created_at)
      ${numbers} select ${owner}, (select max(w.id) from workplaces w) - i % ${sql.lit(Math.min(rows, 100))}, 1 + i % 5, 'Good', 'good', ${past} from n`,
    sql`insert into reply_emails (review_id, email, given_at) select id, 'm-' || id || '@example.org', ${past} from reviews where true on conflict do nothing`,
    sql`insert into reply_links (token_hash, review_id, expires_at) select 'r-' || id, id, ${time(FAR)} from reviews where true on conflict do nothing`,
    sql`insert into withdrawn_reviews (idempotency_key, user_id, withdrawn_at) ${numbers} select 'w-' || i, ${owner}, ${past} from n`,
    sql`insert into page_views (user_id, day, views) ${numbers} select i, '2026-11-01', 1 from n`,
    sql`insert into page_view_visitors (user_id, day, visitor_hash) ${numbers} select i, case when i % 20 = 0 then '2026-11-01' else '2090-01-01' end, 'v-' || i from n`,
    sql`insert into outbox (kind, user_id, payload, message_id, state, next_attempt_at, created_at)
      ${numbers} select 'review-received', ${owner}, '{}', 'm-' || i, case when i % 100 = 0 then 'failed' else 'sent' end, ${time(FAR)}, ${past} from n`,
    sql`insert into scheduled_mails (user_id, kind, subject, payload, due_at)
      ${numbers} select ${owner}, 'review-edited', 'r-' || i, '{}', ${time(tomorrow)} from n`,
    sql`insert into audit_entries (at, actor, action, target_id, target_username) ${numbers} select ${past}, 'admin', 'user signed out', i, 'p-' || i from n`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function expectIndexed(db: Db, actions: Record<string, () => Promise<unknown>>): Promise<void> {
  for (const [name, action] of Object.entries(actions)) {
    const plans = await plansOf(db, action);
    expect([name, plans.length > 0]).toEqual([name, true]);
    expect([name, plans.filter(({ scanned, sorts }) => scanned.length > 0 || sorts)]).toEqual([name, []]);
  }
}

interface Plan {
  sql: string;
  /** Large tables that are scanned. */
  scanned: string[];
  /** It sorts more rows than it returns. */
  sorts: boolean;
  plan: string;
}

/** The plans of all queries made during an action. */
async function plansOf(db: Db, action: () => Promise<unknown>): Promise<Plan[]> {
  const queries = await queriesOf(action);
  const plans = [];
  for (const query of queries) plans.push(await (isPostgres(db) ? planOfPostgres : planOfSqlite)(db, query));
  return plans;
}

/** The action that a query belongs to; those of the outbox and the scheduler belong to none. */
const actionOf = new AsyncLocalStorage<symbol>();
let currentAction = Symbol();

async function startWatched(): Promise<TestApp> {
  const app = await startApp({ env: UNSENT });
  app.service.app.server.prependListener('request', () => actionOf.enterWith(currentAction));
  return app;
}

/** All queries that an action or its request makes. */
async function queriesOf(action: () => Promise<unknown>): Promise<CompiledQuery[]> {
  currentAction = Symbol();
  const queries: CompiledQuery[] = [];
  const { executeQuery } = DefaultQueryExecutor.prototype;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    ...order
  ) {
    if (actionOf.getStore() === currentAction) queries.push(order[0]);
    return executeQuery.apply(this, order);
  });
  onTestFinished(() => spy.mockRestore());
  const answer = await actionOf.run(currentAction, action);
  if (answer instanceof Object && 'status' in answer) expect(answer.status).toBeLessThan(300);
  spy.mockRestore();
  return queries.filter(({ sql }) => /^\s*(select|insert|update|delete|with)\b/i.test(sql));
}

async function planOfSqlite(db: Db, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ id: number; parent: number; detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const scanned = rows.flatMap(({ detail }) => {
    // An index of the rows to fold has no others.
    const table = /^SCAN (\w+)(?! USING INDEX \w+_to_fold)\b/.exec(detail)?.[1] ?? '';
    return large.includes(table) && !isFirstPage(sql, table) ? [table] : [];
  });
  const isManyRows = (detail: string) => {
    const [, table = '', how = ''] = /^(?:SCAN|SEARCH) (\w+)(.*)$/.exec(detail) ?? [];
    return large.includes(table) && !how.endsWith('(rowid=?)');
  };
  const sorts = rows.some(
    ({ parent, detail }) =>
      detail === 'USE TEMP B-TREE FOR ORDER BY' &&
      rows.some((beside) => beside.parent === parent && isManyRows(beside.detail)),
  );
  return { sql, scanned, sorts, plan: rows.map(({ detail }) => detail).join('; ') };
}

/** A scan for the first rows of an index reads no others, but the few accounts that are being deleted. */
function isFirstPage(sql: string, table: string): boolean {
  const exists = '( where users\\.deletion_started_at is null)?';
  return new RegExp(`from "${table}"${exists} order by [^?$]* limit \\+?[?$]`).test(sql);
}

async function planOfPostgres(db: Db, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PostgresNode }[] }>(
    CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': '', 'Plan Rows': 0 };
  const nodes = nodesOf(plan);
  const scanned = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => large.includes(table));
  const sorts = nodes.some(
    (node) => node['Node Type'].endsWith('Sort') && (node.Plans?.[0]?.['Plan Rows'] ?? 0) > SORTED_MAX,
  );
  return { sql, scanned, sorts, plan: JSON.stringify(plan) };
}

interface PostgresNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: PostgresNode[];
}

function nodesOf(node: PostgresNode): PostgresNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
