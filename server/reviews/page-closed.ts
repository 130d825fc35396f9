import { isMailHeld } from '#server/accounts/held-mails.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { utcDay } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';

/** At most once a day. */
export async function queuePageClosedMail({ db, clock, wakeOutbox }: Deps, userId: number): Promise<void> {
  const now = clock();
  const today = utcDay(now);
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('users')
      .set({ closed_page_told_on: today })
      .where('id', '=', userId)
      .where((where) =>
        where.or([where('closed_page_told_on', 'is', null), where('closed_page_told_on', '<>', today)]),
      )
      .returningAll()
      .executeTakeFirst();
    if (!account) return;
    await enqueue(tx, { kind: 'page-closed', userId, payload: { userId }, isHeld: isMailHeld(account) }, now);
  });
  wakeOutbox();
}
