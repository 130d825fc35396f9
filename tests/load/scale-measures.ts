import { sql } from 'kysely';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import type { Db } from '#server/db/schema.ts';
import { newReview } from '#server/demo/cast.ts';
import { claimJobs } from '#server/mail/outbox-queue.ts';
import { BROWSER } from './measures.ts';
import { fixtures, tokenOf, usernameOf } from './scale-fill.ts';
import { PASSWORD } from './seed-load.ts';
import type { Request } from './send-load.ts';

export const ADMIN_PASSWORD = 'the admin password';
export const METRICS_TOKEN = 'a token of the measurement';

/** A different account each time, so that its rows are not cached. */
export interface Targets {
  users: number;
  anyAccount(): number;
  /** A paying account with about a hundred reviews. */
  anyPaying(): number;
  adminCookie: string;
}

type Asked = (targets: Targets) => Request;

const [thousand, hundredThousand] = fixtures.map(({ id }) => id) as [number, number];

const as = (userId: number, path: string): Request => ({
  path,
  headers: { cookie: `session=${tokenOf(userId)}` },
});
const byAnyone =
  (path: string): Asked =>
  ({ anyPaying }) =>
    as(anyPaying(), path);
const asAdmin =
  (path: string): Asked =>
  ({ adminCookie }) => ({ path, headers: { cookie: adminCookie } });
const submit: Asked = ({ anyPaying }) => ({ path: '/api/reviews/submit', body: newReview(anyPaying()) });

export const loads: [name: string, connections: number, request: Asked][] = [
  ['submit a review, 1 connection', 1, submit],
  ['submit a review, 32 connections', 32, submit],
  ['newest 25 of 1,000', 16, () => as(thousand, '/api/reviews?limit=25')],
  ['newest 25 of 100,000', 16, () => as(hundredThousand, '/api/reviews?limit=25')],
  ['newest 25, random accounts', 16, byAnyone('/api/reviews?limit=25')],
  ['stats, random accounts', 16, byAnyone('/api/reviews/stats')],
  ['insights, random accounts', 16, byAnyone('/api/reviews/insights')],
  [
    'review page, random accounts',
    16,
    ({ anyAccount }) => ({ path: `/review/${anyAccount()}`, headers: { 'user-agent': BROWSER } }),
  ],
  [
    'sign-in, random accounts',
    2,
    ({ anyAccount }) => ({
      path: '/api/auth/login',
      body: { username: usernameOf(anyAccount()), password: PASSWORD },
    }),
  ],
];

/** The admin's list of users in the middle of them. */
const deepInUsers =
  (sort: string, key: string | number): Asked =>
  (targets) => {
    const cursor = Buffer.from(JSON.stringify({ sort, key, id: targets.users / 2 })).toString('base64url');
    return asAdmin(`/api/admin/users?limit=50&sort=${sort}&cursor=${cursor}`)(targets);
  };

/** They take too long to be sent for seconds. */
export const calls: [name: string, request: Asked][] = [
  ['insights of 100,000', () => as(hundredThousand, '/api/reviews/insights')],
  ['all of 100,000 reviews, as for CSV', () => as(hundredThousand, '/api/reviews')],
  ['data download of 100,000', () => as(hundredThousand, '/api/my-data')],
  ['admin: users, newest 50', asAdmin('/api/admin/users?limit=50&sort=newest')],
  ['admin: users by name, in the middle', deepInUsers('name', 'dmitri eriksen')],
  ['admin: users by reviews, among free accounts', deepInUsers('reviews', 2)],
  ['admin: search with one hit', asAdmin('/api/admin/users?limit=50&search=person-9876@')],
  ['admin: search that matches all', asAdmin('/api/admin/users?limit=50&search=example')],
  ['admin: totals', asAdmin('/api/admin/user-stats')],
  ['admin: months', asAdmin('/api/admin/insights')],
  ['admin: mail health', asAdmin('/api/admin/mail-health')],
  ['/metrics', () => ({ path: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })],
];

const queueMany = (tx: Db) =>
  sql`insert into outbox (kind, user_id, payload, message_id, next_attempt_at, created_at)
      select 'review-received', 2, '{"reviewId":1,"ordinal":1}', 'queued-' || i, now() - interval '1 hour', now()
      from generate_series(1, 100000) i`.execute(tx);
const claim = (tx: Db) => claimJobs(tx, 'mail', new Date(), { limit: 8 });

/** What the service does in a transaction, which is undone. */
export const operations: [name: string, before: (tx: Db) => unknown, act: (tx: Db) => Promise<unknown>][] = [
  ['outbox: claim mails, none queued', () => {}, claim],
  ['outbox: claim of 100,000', queueMany, claim],
  [
    'delete the account with 100,000: its first transaction',
    () => {},
    (tx) => deleteAccount(tx, hundredThousand, new Date()),
  ],
];
