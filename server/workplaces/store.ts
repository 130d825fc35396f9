import type { Selectable } from 'kysely';
import { searchableText } from '#contract/text/folding.ts';
import { MAX_WORKPLACES } from '#contract/workplaces.ts';
import { accountExists, lockAccount, planLimits } from '#server/accounts/store.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db, WorkplacesTable } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';

export type WorkplaceColumns = Pick<Selectable<WorkplacesTable>, 'name' | 'location' | 'search_text'>;

export function toColumns({
  name,
  location,
}: {
  name: string;
  location?: string | null | undefined;
}): WorkplaceColumns {
  return { name, location: location || null, ...foldWorkplace({ name, location: location ?? null }) };
}

function foldWorkplace({ name, location }: Pick<WorkplaceColumns, 'name' | 'location'>) {
  return { search_text: searchableText(name, location) };
}

export const foldedWorkplaces = {
  table: 'workplaces',
  source: ['name', 'location'],
  fold: foldWorkplace,
} as const;

export function listWorkplaces(db: Db, userId: number) {
  return db
    .selectFrom('workplaces')
    .select(['id', 'name', 'location', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function findWorkplace(db: Db, id: number) {
  return db
    .selectFrom('workplaces')
    .innerJoin('users', 'users.id', 'workplaces.user_id')
    .selectAll('workplaces')
    .where('workplaces.id', '=', id)
    .where(accountExists)
    .executeTakeFirst();
}

/** @throws Refusal `workplaceNotFound`, also for another account's workplace. */
export async function requireOwnWorkplace(db: Db, userId: number, id: number | null): Promise<void> {
  if (id !== null && (await findWorkplace(db, id))?.user_id !== userId) throw notFound();
}

const notFound = () => new Refusal('workplaceNotFound');

/** @throws Refusal `workplaceNotFound`, also for another account's workplace. */
export function updateOwnWorkplace(db: Db, userId: number, id: number, columns: WorkplaceColumns) {
  return db
    .updateTable('workplaces')
    .set(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow(notFound);
}

export async function deleteOwnWorkplace(db: Db, userId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Waits for writes in progress that refer to the workplace.
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    await tx
      .deleteFrom('workplaces')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow(notFound);
  });
}

export function addWorkplace({ db, clock, site }: Deps, userId: number, columns: WorkplaceColumns) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Refusal('unauthorized');
    const limits = planLimits(site, account, now);
    const count = await countRows(tx.selectFrom('workplaces').where('user_id', '=', userId));
    if (limits && count >= limits.workplaces) throw new Refusal('workplaceLimitReached');
    if (count >= MAX_WORKPLACES) throw new Refusal('workplaceMaximumReached');
    return tx
      .insertInto('workplaces')
      .values({ user_id: userId, ...columns, created_at: now.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
