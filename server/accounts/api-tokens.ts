import * as contract from '#contract/api-tokens.ts';
import { DAY, MINUTE, timestampAfter } from '#server/basics/clock.ts';
import { countRows } from '#server/db/count-rows.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { accountLimits } from './limits.ts';
import { createToken, hashToken, lockSession, sessionHash } from './sessions.ts';
import { type Account, accountColumns, accountExists, lockAccount } from './store.ts';

const LIFETIME = 365 * DAY;
/** Spares a write on every request. */
const TOUCH_INTERVAL = MINUTE;
/** Lets people and scanners of leaked secrets recognize a token. */
const PREFIX = 'gw_';

export function apiTokenRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps;

  serve(app, contract.listApiTokens, ({ account }) => listApiTokens(db, account.id, clock()));

  serve(app, contract.createApiToken, (request) =>
    createApiToken(deps, request.account.id, sessionHash(deps.config, request), request.body.name),
  );

  serve(app, contract.deleteApiToken, async ({ account, params }) => {
    await db
      .deleteFrom('api_tokens')
      .where('id', '=', params.id)
      .where('user_id', '=', account.id)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Refusal('apiTokenNotFound'));
  });
}

const presented = [
  'id',
  'name',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const;

const workingTokens = (db: Db, userId: number, now: Date) =>
  db.selectFrom('api_tokens').where('user_id', '=', userId).where('expires_at', '>', now.toISOString());

export function listApiTokens(db: Db, userId: number, now: Date): Promise<contract.ApiToken[]> {
  return workingTokens(db, userId, now).select(presented).orderBy('id').execute();
}

/** @throws Refusal `apiTokenLimitReached`, or `unauthorized` if the session ended meanwhile. */
function createApiToken({ db, clock }: Deps, userId: number, sessionHash: string, name: string) {
  const token = PREFIX + createToken();
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || !(await lockSession(tx, sessionHash))) throw new Refusal('unauthorized');
    if ((await countRows(workingTokens(tx, userId, now))) >= contract.MAX_API_TOKENS)
      throw new Refusal('apiTokenLimitReached');
    const stored = await tx
      .insertInto('api_tokens')
      .values({
        user_id: userId,
        name,
        token_hash: hashToken(token),
        created_at: now.toISOString(),
        expires_at: timestampAfter(now, LIFETIME),
      })
      .returning(presented)
      .executeTakeFirstOrThrow();
    return { ...stored, token };
  });
}

/** @throws Refusal `tooManyRequests`. */
export async function findTokenAccount(
  { db, clock, limits }: Deps,
  tokenHash: string,
): Promise<Account | null> {
  const now = clock();
  const [found] = await selectToken(db, { tokenHash, now: now.toISOString() });
  if (!found) return null;
  await limits.count([accountLimits.apiToken, tokenHash]);
  const { token_used_at: usedAt, ...account } = found;
  // A later time comes from a clock that was ahead.
  if (usedAt === null || Math.abs(now.getTime() - Date.parse(usedAt)) >= TOUCH_INTERVAL)
    await db
      .updateTable('api_tokens')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  return account;
}

const selectToken = prepare((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(accountColumns)
    .select('api_tokens.last_used_at as token_used_at')
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('api_tokens.expires_at', '>', now)
    .where(accountExists),
);
