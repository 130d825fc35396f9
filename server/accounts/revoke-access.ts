import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { revokeLinks } from './mailed-links.ts';
import { type KeptPasskeys, removeOtherPasskeys } from './passkeys/change-passkeys.ts';
import { endAllSessions } from './sessions.ts';

/**
 * After a new password, in the same transaction: nothing that the old one gave access to remains. Someone who knew it may
 * have added a passkey, so only chosen ones stay.
 */
export async function revokeAccess(
  tx: Db,
  userId: number,
  now: Date,
  keptPasskeys: number[] = [],
): Promise<KeptPasskeys> {
  await revokeLinks(tx, userId, now);
  await endAllSessions(tx, userId);
  const passkeys = await removeOtherPasskeys(tx, userId, keptPasskeys);
  await enqueue(tx, { kind: 'password-changed', userId, payload: { userId, passkeys } }, now);
  return passkeys;
}
