import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Card } from '#contract/cards.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { CardsTable, Db, Schema } from '#server/db/schema.ts';
import { Refusal } from '#server/platform/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

export type StoredCard = Selectable<CardsTable>;
type CountedCard = StoredCard & { reviews: number };

/** Without what depends on who asks: its address, and what came by it. */
export function presentCard(card: StoredCard): Omit<Card, 'url' | 'reviews'> {
  return {
    id: card.id,
    code: card.code,
    name: card.name,
    workplaceId: card.workplace_id,
    scans: card.scans,
    offAt: card.off_at,
    createdAt: card.created_at,
  };
}

/** Each with the number of reviews that came by it. */
export function listCards(db: Db, userId: number): Promise<CountedCard[]> {
  return db
    .selectFrom('cards')
    .selectAll()
    .select(countReviews)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

function countReviews(of: ExpressionBuilder<Schema, 'cards'>) {
  return of
    .selectFrom('reviews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('reviews.card_id', '=', 'cards.id')
    .$asScalar()
    .$notNull()
    .as('reviews');
}

/** Only the owner's: another's card is as absent as one that never was. */
export function findOwnCard(db: Db, userId: number, id: number): Promise<StoredCard | undefined> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** @throws Refusal `cardNotFound`, `workplaceNotFound`: another's are as absent as those that never were. */
export function updateOwnCard(
  db: Db,
  userId: number,
  id: number,
  { name, workplaceId, isOff }: { name: string; workplaceId: number | null; isOff: boolean },
  now: Date,
): Promise<CountedCard> {
  return db.transaction().execute(async (tx) => {
    // The workplace is deleted before this or after, and not in between.
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    await expectOwnWorkplace(tx, userId, workplaceId);
    const card = await tx
      .updateTable('cards')
      .set((to) => ({
        name,
        workplace_id: workplaceId,
        off_at: isOff ? to.fn.coalesce('off_at', to.val(now.toISOString())) : null,
      }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .returning(countReviews)
      .executeTakeFirst();
    if (!card) throw new Refusal('cardNotFound');
    return card;
  });
}

/** @throws Refusal `workplaceNotFound`. */
export async function expectOwnWorkplace(db: Db, userId: number, id: number | null): Promise<void> {
  if (id !== null && (await findWorkplace(db, id))?.user_id !== userId)
    throw new Refusal('workplaceNotFound');
}
