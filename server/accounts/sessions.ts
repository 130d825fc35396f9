import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/accounts.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, HOUR, SECOND } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { describeDevice } from './device.ts';
import { type Account, ADMIN_ID, accountColumns, lockAccount } from './store.ts';

/** A session ends when it has not been used for so long, and when it is so old; that of the admin sooner. */
const lifetimes = {
  professional: { unused: 30 * DAY, altogether: 90 * DAY },
  admin: { unused: 12 * HOUR, altogether: 7 * DAY },
};
/** Its use is noted at most this often: not every request writes. */
const NOTE_USE_EVERY = HOUR;

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
}

/** The beginning of the token's hash names a session to its owner; it opens nothing. */
const ID_LENGTH = 16;

/** 43 characters that nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds of a token: who reads it there cannot use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The name of the session's cookie: on https the browser itself then refuses one set by another host or path. */
export function cookieName(config: Config): string {
  return config.isHttps ? '__Host-session' : 'session';
}

/** The token of the session that the request came with, living or not. */
export function tokenOf(config: Config, request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(config)];
}

/**
 * Ends whatever session the request came with and begins a new one, with a new token.
 * @throws Refusal `invalidCredentials` where the account was deleted, or got another password, since it was read.
 */
export async function beginSession(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { id: userId, password_hash: passwordHash }: Account,
): Promise<void> {
  await endSession({ config, db }, request, reply);
  const token = createToken();
  const now = clock();
  const expiresAt = expiryOf({ userId, createdAt: now }, now);
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, userId);
    if (locked?.password_hash !== passwordHash) throw new Refusal('invalidCredentials');
    await tx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        device: describeDevice(request.headers['user-agent']),
        created_at: now.toISOString(),
        last_used_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .execute();
  });
  setCookie(config, reply, token, expiresAt.getTime() - now.getTime());
  request.log.info({ req: request, account: userId }, 'session begun');
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

/** The account whose living session the request carries, or null. */
export async function findSession(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const token = tokenOf(config, request);
  if (token === undefined) return null;
  const now = clock();
  const [found] = await selectSession(db, { tokenHash: hashToken(token), now: now.toISOString() });
  if (!found) return null;
  const { begun_at: begunAt, last_used_at: lastUsedAt, ...account } = found;
  if (now.getTime() - Date.parse(lastUsedAt) >= NOTE_USE_EVERY) {
    const expiresAt = expiryOf({ userId: account.id, createdAt: new Date(begunAt) }, now);
    await db
      .updateTable('sessions')
      .set({ last_used_at: now.toISOString(), expires_at: expiresAt.toISOString() })
      .where('token_hash', '=', hashToken(token))
      .execute();
    setCookie(config, reply, token, expiresAt.getTime() - now.getTime());
  }
  return account;
}

const selectSession = prepare((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(accountColumns)
    .select(['sessions.created_at as begun_at', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now),
);

/** The account's living sessions, the last used first; `currentToken` tells which of them is asking. */
export async function listSessions(
  db: Db,
  userId: number,
  currentToken: string | undefined,
  now: Date,
): Promise<Session[]> {
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const currentHash = hashToken(currentToken ?? '');
  return sessions.map((each) => ({
    id: each.token_hash.slice(0, ID_LENGTH),
    device: each.device,
    signedInAt: each.created_at,
    lastUsedAt: each.last_used_at,
    isCurrent: each.token_hash === currentHash,
  }));
}

/** Answers false where the account has no such session. */
export async function endSessionById(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'like', `${id}%`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The guard of every route that needs someone signed in; it runs before the input is even looked at. */
export function signedIn(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.account = await findSession(deps, request, reply);
    if (request.account === null) throw new Refusal('unauthorized');
    request.logDetails = { account: request.account.id };
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

function expiryOf({ userId, createdAt }: { userId: number; createdAt: Date }, now: Date): Date {
  const { unused, altogether } = userId === ADMIN_ID ? lifetimes.admin : lifetimes.professional;
  return new Date(Math.min(now.getTime() + unused, createdAt.getTime() + altogether));
}

function setCookie(config: Config, reply: FastifyReply, token: string, milliseconds: number): void {
  const maxAge = Math.floor(milliseconds / SECOND);
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge });
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const;
}
