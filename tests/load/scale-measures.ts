import { type Kysely, sql } from 'kysely';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { deleteExpiredSessions } from '#server/accounts/sessions.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { newReview } from '#server/demo/cast.ts';
import { deleteSentMail } from '#server/mail/outbox.ts';
import { claimJob, resetFutureTimes } from '#server/mail/outbox-queue.ts';
import { deletePastVisitors } from '#server/reviews/page-views.ts';
import { DAY, HOUR } from '#server/system/clock.ts';
import type { Request } from './generator.ts';
import { BROWSER } from './measures.ts';
import { fixtures, type Size, tokenOf, usernameOf } from './scale-fill.ts';
import { PASSWORD } from './seed-load.ts';

export const ADMIN_PASSWORD = 'the admin password';
export const METRICS_TOKEN = 'a token of the measurement';

/** A different account each time, so that its rows are not cached. */
export interface Targets {
  size: Size;
  anyAccount(): number;
  /** A paying account with about a hundred reviews. */
  anyPaying(): number;
  adminCookie: string;
}

interface Named {
  name: string;
}

export interface SingleRequest extends Named {
  buildRequest(targets: Targets): Request;
}

export interface Load extends SingleRequest {
  connections: number;
}

export interface Operation extends Named {
  before?(tx: Db): Promise<unknown>;
  act(tx: Db): Promise<unknown>;
}

const [thousand, hundredThousand] = fixtures.map(({ id }) => id) as [number, number];

const as = (userId: number, path: string): Request => ({
  method: 'GET',
  path,
  headers: { cookie: `session=${tokenOf(userId)}` },
});
const asAdmin =
  (path: string) =>
  ({ adminCookie }: Targets): Request => ({ method: 'GET', path, headers: { cookie: adminCookie } });

const submit = ({ anyPaying }: Targets): Request => ({
  method: 'POST',
  path: '/api/reviews/submit',
  bodies: [newReview(anyPaying())],
});

export const loads: Load[] = [
  { name: 'submit a review, 1 connection', connections: 1, buildRequest: submit },
  { name: 'submit a review, 32 connections', connections: 32, buildRequest: submit },
  { name: 'newest 25 of 1,000', connections: 16, buildRequest: () => as(thousand, '/api/reviews?limit=25') },
  {
    name: 'newest 25 of 100,000',
    connections: 16,
    buildRequest: () => as(hundredThousand, '/api/reviews?limit=25'),
  },
  {
    name: 'newest 25, random accounts',
    connections: 16,
    buildRequest: ({ anyPaying }) => as(anyPaying(), '/api/reviews?limit=25'),
  },
  {
    name: 'stats, random accounts',
    connections: 16,
    buildRequest: ({ anyPaying }) => as(anyPaying(), '/api/reviews/stats'),
  },
  {
    name: 'insights, random accounts',
    connections: 16,
    buildRequest: ({ anyPaying }) => as(anyPaying(), '/api/reviews/insights'),
  },
  {
    name: 'review page, random accounts',
    connections: 16,
    buildRequest: ({ anyAccount }) => ({
      method: 'GET',
      path: `/review/${anyAccount()}`,
      headers: { 'user-agent': BROWSER },
    }),
  },
  {
    name: 'sign-in, random accounts',
    connections: 2,
    buildRequest: ({ anyAccount }) => ({
      method: 'POST',
      path: '/api/auth/login',
      bodies: [{ username: usernameOf(anyAccount()), password: PASSWORD }],
    }),
  },
];

const deepCursor = (sort: string, key: string | number, id: number) =>
  Buffer.from(JSON.stringify({ sort, key, id })).toString('base64url');

export const calls: SingleRequest[] = [
  { name: 'insights of 100,000', buildRequest: () => as(hundredThousand, '/api/reviews/insights') },
  {
    name: 'search of 100,000 without a hit',
    buildRequest: () => as(hundredThousand, '/api/reviews?limit=51&search=zebra'),
  },
  {
    name: 'search of 100,000 for two letters without a hit',
    buildRequest: () => as(hundredThousand, '/api/reviews?limit=51&search=tz'),
  },
  {
    name: 'search of 100,000 for two words, one without a hit',
    buildRequest: () => as(hundredThousand, '/api/reviews?limit=51&search=kitchen+zebra'),
  },
  {
    name: 'search of 100,000 for a word in most',
    buildRequest: () => as(hundredThousand, '/api/reviews?limit=51&search=friendly'),
  },
  { name: 'a random review of 100,000', buildRequest: () => as(hundredThousand, '/api/reviews/random') },
  { name: 'all of 100,000 reviews, as for CSV', buildRequest: () => as(hundredThousand, '/api/reviews') },
  { name: 'data download of 100,000', buildRequest: () => as(hundredThousand, '/api/my-data') },
  { name: 'admin: users, newest 50', buildRequest: asAdmin('/api/admin/users?limit=50&sort=newest') },
  {
    name: 'admin: users by name, in the middle',
    buildRequest: (targets) =>
      asAdmin(
        `/api/admin/users?limit=50&sort=name&cursor=${deepCursor('name', 'dmitri eriksen', targets.size.users / 2)}`,
      )(targets),
  },
  {
    name: 'admin: users by reviews, among free accounts',
    buildRequest: (targets) =>
      asAdmin(
        `/api/admin/users?limit=50&sort=reviews&cursor=${deepCursor('reviews', 2, targets.size.users / 2)}`,
      )(targets),
  },
  {
    name: 'admin: search with one hit',
    buildRequest: asAdmin('/api/admin/users?limit=50&search=person-9876@'),
  },
  {
    name: 'admin: search that matches all',
    buildRequest: asAdmin('/api/admin/users?limit=50&search=example'),
  },
  { name: 'admin: totals', buildRequest: asAdmin('/api/admin/user-stats') },
  { name: 'admin: months', buildRequest: asAdmin('/api/admin/insights') },
  { name: 'admin: mail health', buildRequest: asAdmin('/api/admin/mail-health') },
  {
    name: '/metrics',
    buildRequest: () => ({
      method: 'GET',
      path: '/metrics',
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    }),
  },
];

const QUEUED = 100_000;
const queueMany = (tx: Kysely<Schema>) =>
  sql`insert into outbox (kind, user_id, payload, message_id, next_attempt_at, created_at)
      select 'review-received', 2, '{"reviewId":1,"ordinal":1}', 'queued-' || i, now() - interval '1 hour', now()
      from generate_series(1, ${sql.lit(QUEUED)}) i`.execute(tx);
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

export const operations: Operation[] = [
  { name: 'outbox: claim a mail, none queued', act: (tx) => claimJob(tx, 'mail', new Date(), []) },
  {
    name: 'outbox: claim one of 100,000',
    before: queueMany,
    act: (tx) => claimJob(tx, 'mail', new Date(), []),
  },
  {
    name: 'outbox: find wrong times among 100,000',
    before: queueMany,
    act: (tx) => resetFutureTimes(tx, new Date()),
  },
  { name: 'delete an hour’s sent mails', act: (tx) => deleteSentMail(tx, fromNow(HOUR)) },
  { name: 'delete a day’s sent mails', act: (tx) => deleteSentMail(tx, fromNow(DAY)) },
  { name: 'delete a day’s visitors', act: (tx) => deletePastVisitors(tx, fromNow(DAY)) },
  { name: 'find expired sessions', act: (tx) => deleteExpiredSessions(tx, new Date()) },
  {
    name: 'delete the account with 100,000: its first transaction',
    act: (tx) => deleteAccount(tx, hundredThousand, new Date()),
  },
];
