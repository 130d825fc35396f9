import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { MINUTE, timestampAfter } from '#server/platform/clock.ts';

/** 120 characters without a place to break them. */
const longName = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2).slice(0, 120);

/** Somebody on a paid plan who has more of everything than anyone should. */
export const crowded = {
  fullName: longName,
  username: 'crowded',
  email: 'crowded@example.com',
  password: 'correct horse',
  workplaces: 500,
  reviews: 5_000,
};

/** What customers write and are called, in turn. */
export const voices = [
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

/** Workplaces are called, in turn. */
const houses = ['Gasthaus', longName, 'مطعم الزيتون', '串カツ田中', '🍕 Corner'];

/** Puts them into a data folder that no process has open. */
export async function insertCrowd(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const now = new Date();
  try {
    const { id } = await insertAccount(
      db,
      { ...crowded, industry: 'Other', passwordHash: await hashPassword(crowded.password) },
      now,
    );
    const workplaces = Array.from({ length: crowded.workplaces }, (_, i) => {
      const house = houses[i % houses.length] ?? '';
      return {
        user_id: id,
        name: house === longName ? house : `${house} ${i + 1}`,
        location: i % 3 === 0 ? null : longName,
        created_at: now.toISOString(),
      };
    });
    const [first] = await db.insertInto('workplaces').values(workplaces).returning('id').execute();
    const reviews = Array.from({ length: crowded.reviews }, (_, i) => {
      const { name, place, text } = voices[i % voices.length] ?? { name: null, place: null, text: '' };
      return {
        user_id: id,
        workplace_id: i % 7 === 0 ? null : (first?.id ?? 0) + (i % crowded.workplaces),
        rating: (i % 5) + 1,
        comment: `${text.slice(0, 4_980).trim()} No. ${i + 1}`,
        customer_name: name,
        customer_location: place,
        created_at: timestampAfter(now, (i - crowded.reviews) * 90 * MINUTE),
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
