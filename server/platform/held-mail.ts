import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Whether a mail job waits for its hour, and can be added to, until a sender has taken it. Whoever adds has locked the
 * account; a sender has not, so the adding asks once more, and nothing is added to what is on its way. Written out, as the
 * index of such jobs has it.
 */
export const isHeld = sql<boolean>`
  outbox.state = 'queued' and outbox.not_before is not null and outbox.attempts = 0 and outbox.locked_until is null`;

/** The held mails of an account that is locked. */
export function listHeld(tx: Db, userId: number) {
  return tx
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload'])
    .where('user_id', '=', userId)
    .where(isHeld)
    .orderBy('id')
    .execute();
}

/** Gives a held mail another payload. Answers false where a sender came first. */
export async function addToHeld(tx: Db, id: number, payload: Record<string, unknown>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .where(isHeld)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets it go at another time; `isClosed`: with nothing that comes after this moment. */
export async function moveHeld(tx: Db, id: number, due: Date, isClosed: boolean): Promise<void> {
  const at = due.toISOString();
  await tx
    .updateTable('outbox')
    // A lease that has ended: it keeps no sender from taking the mail, but everybody from adding to it.
    .set({ not_before: at, next_attempt_at: at, locked_until: isClosed ? at : null })
    .where('id', '=', id)
    .where(isHeld)
    .execute();
}
