import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/errors.ts';
import { hashToken } from './sessions.ts';

const RETENTION_AFTER_EXPIRY = 30 * DAY;

export async function isInviteOpen(db: Db, token: string, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('invites')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Call it in the transaction that creates the account: only one of several parallel registrations succeeds.
 * @throws Refusal `inviteNeeded`
 */
export async function redeemInvite(tx: Db, token: string, accountId: number, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('invites')
    .set({ used_at: now.toISOString(), used_by: accountId })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('inviteNeeded');
}

/** Scheduled job. Expired invites are kept for a while to show who used them. */
export async function deleteOldInvites(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('invites')
    .where('expires_at', '<', timestampAfter(now, -RETENTION_AFTER_EXPIRY))
    .execute();
}
