import { enqueueAsWished } from '#server/accounts/mail-settings.ts';
import { utcDay } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Tells the professional that a customer stood before a closed page: at most once a day. */
export async function queuePageClosedMail({ db, clock, wakeOutbox }: Deps, userId: number): Promise<void> {
  const now = clock();
  const today = utcDay(now);
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ closed_page_told_on: today })
      .where('id', '=', userId)
      .where((where) =>
        where.or([where('closed_page_told_on', 'is', null), where('closed_page_told_on', '<>', today)]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await enqueueAsWished(tx, userId, { of: 'notices', kind: 'page-closed', payload: { userId } }, now);
  });
  wakeOutbox();
}
