import type { Db } from '#server/db/schema.ts';
import { queueNotice } from './held-mails.ts';
import { revokeLinks } from './mailed-links.ts';
import { endAllSessions } from './sessions.ts';
import { lockAccount } from './store.ts';

/** After a new password, in the same transaction: nothing that the old one gave access to remains. */
export async function revokeAccess(tx: Db, userId: number, now: Date): Promise<void> {
  await revokeLinks(tx, userId, now);
  await endAllSessions(tx, userId);
  const account = await lockAccount(tx, userId);
  if (account) await queueNotice(tx, account, 'password-changed', {}, now);
}
