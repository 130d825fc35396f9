import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '#contract/text/folding.ts';
import { contains, isBetweenIds } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';

interface Search {
  search: string;
  limit: number;
  cursor: number;
  workplaceId: number | undefined;
  rating: number | undefined;
}

/** How many reviews one query reads: SQLite answers no other request meanwhile. */
const STEP = 25_000;

/** Ids, newest first. Reads the account's rows of the index `reviews_by_search`, and only long reviews themselves. */
export async function searchReviews(
  db: Db,
  userId: number,
  { search, limit, cursor, workplaceId, rating }: Search,
): Promise<number[]> {
  const matches = await matchesSearch(db, userId, search);
  const ids: number[] = [];
  for (let before = cursor; before > 0 && ids.length < limit; ) {
    const from = await findEndOfStep(db, userId, before);
    const found = await db
      .selectFrom('reviews')
      .select('id')
      .where(isBetweenIds(db, userId, { from, before }))
      // The plus sign keeps both databases from using another index.
      .$if(rating !== undefined, (query) => query.where(sql<boolean>`+rating = ${rating}`))
      .$if(workplaceId !== undefined, (query) => query.where(sql<boolean>`+workplace_id = ${workplaceId}`))
      .where(matches)
      .orderBy('user_id', 'desc')
      .orderBy('id', 'desc')
      .limit(limit - ids.length)
      .execute();
    ids.push(...found.map(({ id }) => id));
    before = from;
    await yieldToEventLoop();
  }
  return ids;
}

/** @returns 0 if no more than a step is left. */
async function findEndOfStep(db: Db, userId: number, before: number): Promise<number> {
  const last = await db
    .selectFrom('reviews')
    .select('id')
    .where(isBetweenIds(db, userId, { from: 0, before }))
    .orderBy('user_id', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(STEP - 1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

/** Whether each word is in the review or in the name or location of its workplace, which can change later. */
export async function matchesSearch(db: Db, userId: number, search: string): Promise<RawBuilder<boolean>> {
  const found = searchWords(search);
  const workplaces = await db
    .selectFrom('workplaces')
    .select(['id', 'search_text'])
    .where('user_id', '=', userId)
    .where((row) => row.or(found.map((word) => contains(db, 'search_text', word))))
    .execute();
  const words = found.map((word) => {
    const ids = workplaces.filter(({ search_text }) => search_text.includes(word)).map(({ id }) => id);
    return { word, workplaceIds: ids };
  });
  const allIn = (column: string) => {
    const conditions = words.map(({ word, workplaceIds }) => {
      const inText = contains(db, column, word);
      return workplaceIds.length === 0
        ? inText
        : sql`(${inText} or reviews.workplace_id in (${sql.join(workplaceIds)}))`;
    });
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`;
  };
  // A subquery, so that the other reviews are read from the index alone.
  const inLongText = db
    .selectFrom('reviews as long')
    .select(sql<boolean>`${allIn('long.long_search_text')}`.as('matches'))
    .whereRef('long.id', '=', sql.ref('reviews.id'));
  return sql<boolean>`case when reviews.search_text is null then (${inLongText}) else ${allIn('reviews.search_text')} end`;
}
