import type { Db } from '#server/db/schema.ts';

/** Facts about the installation itself that outlive a process and that all processes share. */
type ServiceFact = 'last backup' | 'demo' | 'passkey challenge secret' | `${'notice' | 'update'}: ${string}`;

export interface StoredFact {
  value: string;
  updatedAt: string;
}

export async function readFact(db: Db, name: ServiceFact): Promise<StoredFact | null> {
  const fact = await db
    .selectFrom('service_facts')
    .select(['value', 'updated_at as updatedAt'])
    .where('name', '=', name)
    .executeTakeFirst();
  return fact ?? null;
}

/** The first wins of several processes that do so at the same time. */
export async function initializeFact(
  db: Db,
  name: ServiceFact,
  create: () => string,
  now: Date,
): Promise<string> {
  const found = await readFact(db, name);
  if (found) return found.value;
  await db
    .insertInto('service_facts')
    .values({ name, value: create(), updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return initializeFact(db, name, create, now);
}

export async function writeFact(db: Db, name: ServiceFact, value: string, now: Date): Promise<void> {
  const updated = { value, updated_at: now.toISOString() };
  await db
    .insertInto('service_facts')
    .values({ name, ...updated })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(updated))
    .execute();
}
