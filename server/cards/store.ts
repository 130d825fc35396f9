import type { Selectable } from 'kysely';
import type { Card } from '#contract/cards.ts';
import type { CardsTable, Db } from '#server/db/schema.ts';
import { Refusal } from '#server/platform/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

export type StoredCard = Selectable<CardsTable>;

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

export function listCards(db: Db, userId: number): Promise<StoredCard[]> {
  return db.selectFrom('cards').selectAll().where('user_id', '=', userId).orderBy('id').execute();
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
export async function updateOwnCard(
  db: Db,
  userId: number,
  id: number,
  { name, workplaceId, isOff }: { name: string; workplaceId: number | null; isOff: boolean },
  now: Date,
): Promise<StoredCard> {
  const card = await db
    .selectFrom('cards')
    .select('off_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!card) throw new Refusal('cardNotFound');
  await expectOwnWorkplace(db, userId, workplaceId);
  return db
    .updateTable('cards')
    .set({ name, workplace_id: workplaceId, off_at: isOff ? (card.off_at ?? now.toISOString()) : null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Refusal `workplaceNotFound`. */
export async function expectOwnWorkplace(db: Db, userId: number, id: number | null): Promise<void> {
  if (id !== null && (await findWorkplace(db, id))?.user_id !== userId)
    throw new Refusal('workplaceNotFound');
}
