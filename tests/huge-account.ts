import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { MINUTE, timestampAfter } from '#server/system/clock.ts';

/** 120 characters without a line break opportunity. */
const longName = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2).slice(0, 120);

/** An account on a paid plan with far more data than usual. */
export const hugeAccount = {
  fullName: longName,
  username: 'hugeAccount',
  email: 'hugeAccount@example.com',
  password: 'correct horse',
  workplaces: 500,
  reviews: 5_000,
};

/** Used in turn. */
export const sampleReviews = [
  {
    name: longName,
    place: longName,
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten '.repeat(3),
  },
  { name: 'ليلى بنت عبد الرحمن', place: 'الدار البيضاء', text: 'مكان رائع جداً وخدمة ممتازة' },
  { name: '山田太郎', place: '東京都千代田区', text: '素晴らしいサービスでした。また来ます。'.repeat(8) },
  { name: '👩🏽‍🍳', place: '🏝️', text: '🎉👨‍👩‍👧‍👦🇵🇹 '.repeat(20) },
  { name: 'Ida', place: null, text: 'W'.repeat(5_000) },
];

const workplaceNames = ['Gasthaus', longName, 'مطعم الزيتون', '串カツ田中', '🍕 Corner'];

/** No process may have the data folder open. */
export async function insertHugeAccount(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const now = new Date();
  try {
    const { id } = await insertAccount(
      db,
      { ...hugeAccount, industry: 'Other', passwordHash: await hashPassword(hugeAccount.password) },
      now,
    );
    const workplaces = Array.from({ length: hugeAccount.workplaces }, (_, i) => {
      const workplaceName = workplaceNames[i % workplaceNames.length] ?? '';
      return {
        user_id: id,
        name: workplaceName === longName ? workplaceName : `${workplaceName} ${i + 1}`,
        location: i % 3 === 0 ? null : longName,
        created_at: now.toISOString(),
      };
    });
    const [first] = await db.insertInto('workplaces').values(workplaces).returning('id').execute();
    const reviews = Array.from({ length: hugeAccount.reviews }, (_, i) => {
      const { name, place, text } = sampleReviews[i % sampleReviews.length] ?? {
        name: null,
        place: null,
        text: '',
      };
      return {
        user_id: id,
        workplace_id: i % 7 === 0 ? null : (first?.id ?? 0) + (i % hugeAccount.workplaces),
        rating: (i % 5) + 1,
        comment: `${text.slice(0, 4_980).trim()} No. ${i + 1}`,
        customer_name: name,
        customer_location: place,
        created_at: timestampAfter(now, (i - hugeAccount.reviews) * 90 * MINUTE),
      };
    });
    for (let from = 0; from < reviews.length; from += 500) {
      await db
        .insertInto('reviews')
        .values(reviews.slice(from, from + 500))
        .execute();
    }
    await db
      .updateTable('users')
      .set({
        subscription_type: 'annual',
        review_count: reviews.length,
        rating_sum: reviews.reduce((sum, { rating }) => sum + rating, 0),
      })
      .where('id', '=', id)
      .execute();
  } finally {
    await close();
  }
}
