import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { revokeLinks } from './mailed-links.ts';
import { endAllSessions } from './sessions.ts';

/** After a new password, in the same transaction: nothing that the old one gave access to remains. */
export async function revokeAccess(tx: Db, userId: number, now: Date): Promise<void> {
  await revokeLinks(tx, userId, now);
  await endAllSessions(tx, userId);
  await enqueue(tx, { kind: 'password-changed', userId, payload: { userId } }, now);
}
