import type { SubscriptionType } from '#contract/plans.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { TestApp } from './start-app.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Sets a plan as if it were paid, without an end unless one is given. */
export async function givePlan(
  { service }: TestApp,
  userId: number,
  subscription_type: SubscriptionType = 'annual',
  subscription_expires_at: string | null = null,
): Promise<void> {
  const plan = { subscription_type, subscription_expires_at };
  await service.deps.db.updateTable('users').set(plan).where('id', '=', userId).execute();
}

/** @returns the token of a new session. */
export async function insertSession(
  db: Db,
  userId: number,
  { now = new Date(), expiresAt = timestampAfter(now, 30 * DAY), device = null as string | null } = {},
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return token;
}
