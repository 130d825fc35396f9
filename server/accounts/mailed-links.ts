import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';

/** No link that was mailed for the account works any more, whether for a new password or for a new address. */
export async function voidLinks(db: Db, userId: number, now: Date): Promise<void> {
  await voidResetLinks(db, userId, now);
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

export async function voidResetLinks(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Which mail jobs were queued by requestReset for this address: they name no account, and so do not go with it. */
export const isResetRequestOf = (emailKey: string) => (job: ExpressionBuilder<Schema, 'outbox'>) =>
  job.and([
    // By an index of those few jobs.
    job('user_id', 'is', null),
    job('kind', '=', 'reset-password'),
    job('payload', '=', JSON.stringify({ email: emailKey })),
  ]);

export async function forgetResetRequests(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('outbox').where(isResetRequestOf(emailKey)).execute();
}
