import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';

export const busyPlatform = {
  users: 120,
  busiest: 'Person 042',
  /** `ago` is in months. */
  months: [
    { ago: 8, signUps: 30, reviews: 7, payments: [700, 5_900] },
    { ago: 3, signUps: 0, reviews: 0, payments: [700] },
    { ago: 1, signUps: 90, reviews: 2, payments: Array.from({ length: 200 }, () => 700) },
  ],
};

export function monthAgo(ago: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 15));
}

/** No process may have the data folder open. */
export async function insertBusyPlatform(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const joined = busyPlatform.months.flatMap(({ ago, signUps }) =>
    Array.from({ length: signUps }, () => ago),
  );
  try {
    await db.transaction().execute(async (tx) => {
      const ids: number[] = [];
      for (const [i, ago] of joined.entries()) {
        // Names are not in order of registration.
        const number = String((i * 7) % busyPlatform.users).padStart(3, '0');
        const account = await insertAccount(
          tx,
          {
            username: `person-${number}`,
            email: `person-${number}@example.com`,
            fullName: `Person ${number}`,
            industry: 'Other',
            passwordHash: '',
          },
          monthAgo(ago),
        );
        ids.push(account.id);
      }
      await tx
        .updateTable('users')
        .set({ review_count: 9 })
        .where('full_name', '=', busyPlatform.busiest)
        .execute();
      const [userId = 0] = ids;
      for (const { ago, reviews, payments } of busyPlatform.months) {
        const at = monthAgo(ago).toISOString();
        const review = { user_id: userId, rating: 5, comment: 'Wonderful', created_at: at };
        if (reviews > 0) {
          await tx
            .insertInto('reviews')
            .values(Array.from({ length: reviews }, () => ({ ...review })))
            .execute();
        }
        await tx
          .insertInto('payments')
          .values(
            payments.map((amount, i) => ({
              id: `invoice-${ago}-${i}`,
              user_id: userId,
              amount,
              paid_at: at,
            })),
          )
          .execute();
      }
    });
  } finally {
    await close();
  }
}
