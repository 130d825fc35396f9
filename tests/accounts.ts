import { hashPassword } from '#server/accounts/passwords.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
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
