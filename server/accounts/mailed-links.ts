import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';

export async function revokeLinks(db: Db, userId: number, now: Date): Promise<void> {
  await revokeResetLinks(db, userId, now);
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

export async function revokeResetLinks(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Matches jobs queued by `requestReset`. They reference no account, so no foreign key deletes them. */
export const isResetRequestFor = (emailKey: string) => (job: ExpressionBuilder<Schema, 'outbox'>) =>
  job.and([
    job('user_id', 'is', null),
    job('kind', '=', 'reset-password'),
    job('payload', '=', JSON.stringify({ email: emailKey })),
  ]);

export async function deleteResetRequests(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('outbox').where(isResetRequestFor(emailKey)).execute();
}
