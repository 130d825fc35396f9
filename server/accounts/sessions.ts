import { hash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endAllSessions as endAllSessionsEndpoint } from '#contract/accounts.ts';
import * as contract from '#contract/sessions.ts';
import { DAY, HOUR, SECOND } from '#server/basics/clock.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { keepLanguage, visitorLanguage } from '#server/site/languages.ts';
import type { Config } from '#server/system/config.ts';
import { type Account, ADMIN_ID, accountColumns, accountExists, lockAccount } from './store.ts';

const lifetimes = {
  professional: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 12 * HOUR, absolute: 7 * DAY },
};
/** Spares a write on every request. */
const TOUCH_INTERVAL = HOUR;

/** A prefix of the token's hash identifies a session to its owner but cannot authenticate. */
const ID_LENGTH = 16;

export function sessionRoutes(app: App, deps: Deps): void {
  serve(app, contract.listSessions, (request) =>
    listSessions(deps.db, request.account.id, sessionToken(deps.config, request), deps.clock()),
  );

  serve(app, contract.endSession, ({ account, params }) => endSessionById(deps.db, account.id, params.id));

  serve(app, endAllSessionsEndpoint, async (request, reply) => {
    await deps.db.transaction().execute((tx) => endAllSessions(tx, request.account.id));
    await endSession(deps, request, reply);
  });
}

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so a leaked database contains no usable tokens. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Browsers refuse a `__Host-` cookie set by another host or path. */
export function cookieName(config: Config): string {
  return config.isHttps ? '__Host-session' : 'session';
}

/** A request with an API token is the token's alone, so its cookie isn't read. */
export function sessionToken(config: Config, request: FastifyRequest): string | undefined {
  return bearerToken(request) === undefined ? request.cookies[cookieName(config)] : undefined;
}

/** Right or wrong; undefined without one. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^bearer\b(.*)/is.exec(headers.authorization ?? '')?.[1]?.trim();
}

export function sessionHash(config: Config, request: FastifyRequest): string {
  return hashToken(sessionToken(config, request) ?? '');
}

/** Set by the web client after a sign-out that hasn't reached the server. */
export function isSignOutPending(request: FastifyRequest): boolean {
  return request.cookies['sign-out-pending'] !== undefined;
}

/**
 * Ends the request's current session and starts a new one, with a new token.
 * @throws Refusal `invalidCredentials` if the account was deleted, or its password changed, since it was read.
 */
export async function startSession(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { id: userId, password_hash: passwordHash, language }: Account,
): Promise<void> {
  await endSession({ config, db }, request, reply);
  const token = createToken();
  const now = clock();
  const expiresAt = expiryOf({ userId, createdAt: now }, now);
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, userId);
    if (locked?.password_hash !== passwordHash) throw new Refusal('invalidCredentials');
    const browserLanguage = visitorLanguage(request);
    if (locked.browser_language !== browserLanguage)
      await tx
        .updateTable('users')
        .set({ browser_language: browserLanguage })
        .where('id', '=', userId)
        .execute();
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
  if (language) keepLanguage(reply, language);
  setCookie(config, reply, token, expiresAt.getTime() - now.getTime());
  request.log.info({ req: request, account: userId }, 'session started');
}

export async function endSession(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = sessionToken(config, request);
  if (token === undefined) return;
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  reply.clearCookie(cookieName(config));
}

/** Ends the API tokens too. Call it in a transaction, which waits for those that create some. */
export async function endAllSessions(db: Db, userId: number): Promise<void> {
  await lockAccount(db, userId);
  for (const table of ['sessions', 'api_tokens'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** An update that changes nothing locks the row in both databases. */
export function lockSession(tx: Db, sessionHash: string) {
  return tx
    .updateTable('sessions')
    .set((to) => ({ device: to.ref('device') }))
    .where('token_hash', '=', sessionHash)
    .returning('token_hash')
    .executeTakeFirst();
}

export async function findSession(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const token = sessionToken(config, request);
  if (token === undefined) return null;
  const now = clock();
  const [found] = await selectSession(db, { tokenHash: hashToken(token), now: now.toISOString() });
  if (!found) return null;
  const { session_created_at: createdAt, last_used_at: lastUsedAt, ...account } = found;
  if (now.getTime() - Date.parse(lastUsedAt) >= TOUCH_INTERVAL) {
    const expiresAt = expiryOf({ userId: account.id, createdAt: new Date(createdAt) }, now);
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
    .select(['sessions.created_at as session_created_at', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where(accountExists),
);

async function listSessions(
  db: Db,
  userId: number,
  currentToken: string | undefined,
  now: Date,
): Promise<contract.Session[]> {
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const currentHash = hashToken(currentToken ?? '');
  return sessions.map((session) => ({
    id: session.token_hash.slice(0, ID_LENGTH),
    device: session.device,
    signedInAt: session.created_at,
    lastUsedAt: session.last_used_at,
    isCurrent: session.token_hash === currentHash,
  }));
}

/** @throws Refusal `sessionNotFound`. */
async function endSessionById(db: Db, userId: number, id: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'like', `${id}%`)
    .returning('token_hash')
    .executeTakeFirstOrThrow(() => new Refusal('sessionNotFound'));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  for (const table of ['sessions', 'api_tokens'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
}

function expiryOf({ userId, createdAt }: { userId: number; createdAt: Date }, now: Date): Date {
  const { idle, absolute } = userId === ADMIN_ID ? lifetimes.admin : lifetimes.professional;
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + absolute));
}

function setCookie(config: Config, reply: FastifyReply, token: string, milliseconds: number): void {
  reply.setCookie(cookieName(config), token, { maxAge: Math.floor(milliseconds / SECOND) });
}

/** @returns e.g. "Chrome on Android"; null if the user agent is not a browser. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500));
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || null;
}
