import type { Db } from '#server/db/schema.ts';
import { queueNotice } from './held-mails.ts';
import { revokeLinks } from './mailed-links.ts';
import { type KeptPasskeys, removeOtherPasskeys } from './passkeys/change-passkeys.ts';
import { endAllSessions } from './sessions.ts';
import { lockAccount } from './store.ts';

/** Call it in a new password's transaction. Who knew the old one may have added passkeys, so only chosen ones stay. */
export async function revokeAccess(
  tx: Db,
  userId: number,
  now: Date,
  keptPasskeys: number[] = [],
): Promise<KeptPasskeys> {
  await revokeLinks(tx, userId, now);
  await endAllSessions(tx, userId);
  const passkeys = await removeOtherPasskeys(tx, userId, keptPasskeys);
  const account = await lockAccount(tx, userId);
  if (account) await queueNotice(tx, account, 'password-changed', { passkeys }, now);
  return passkeys;
}
