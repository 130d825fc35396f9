import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Account } from './store.ts';

/** A session ends this long after it was last used. */
const LIFETIME = 30 * DAY;
/** It is prolonged at most this often: not every request writes. */
const PROLONG_EVERY = DAY;

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
}

/** 43 characters that nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds of a token: who reads it there cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The name of the session's cookie: on https the browser itself then refuses one set by another host or path. */
export function cookieName(config: Config): string {
  return config.isHttps ? '__Host-session' : 'session';
}

/** The token of the session that the request came with, living or not. */
export function tokenOf(config: Config, request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(config)];
}

/** Ends whatever session the request came with and begins a new one, with a new token. */
export async function beginSession(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  await endSession({ config, db }, request, reply);
  const token = createToken();
  const now = clock();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: timestampAfter(now, LIFETIME),
    })
    .execute();
  setCookie(config, reply, token);
}

export async function endSession(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = tokenOf(config, request);
  if (token === undefined) return;
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  reply.clearCookie(cookieName(config), cookieOptions(config));
}

export async function endEverySession(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function endOtherSessions(
  db: Db,
  userId: number,
  keptToken: string | undefined = '',
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(keptToken))
    .execute();
}

/** The account whose living session the request carries, or null. */
export async function findSession(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const token = tokenOf(config, request);
  if (token === undefined) return null;
  const now = clock();
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!found) return null;
  const { expires_at: expiresAt, ...account } = found;
  if (Date.parse(expiresAt) - now.getTime() < LIFETIME - PROLONG_EVERY) {
    await db
      .updateTable('sessions')
      .set({ expires_at: timestampAfter(now, LIFETIME) })
      .where('token_hash', '=', hashToken(token))
      .execute();
    setCookie(config, reply, token);
  }
  return account;
}

/** The guard of every route that needs someone signed in; it runs before the input is even looked at. */
export function signedIn(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.account = await findSession(deps, request, reply);
    if (request.account === null) throw new Refusal('unauthorized');
  };
}

/** The account behind a route guarded by `signedIn`. */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) throw new Refusal('unauthorized');
  return request.account;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

function setCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge: LIFETIME / 1000 });
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const;
}
