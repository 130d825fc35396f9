import type { Db } from '#server/db/schema.ts';

/** Facts about the installation itself that outlive a process and that all processes share. */
export type ServiceFact = 'last backup' | 'demo' | `notice: ${string}`;

export interface StoredFact {
  value: string;
  updatedAt: string;
}

export async function readFact(db: Db, name: ServiceFact): Promise<StoredFact | null> {
  const row = await db
    .selectFrom('service_facts')
    .select(['value', 'updated_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row === undefined ? null : { value: row.value, updatedAt: row.updated_at };
}

export async function writeFact(db: Db, name: ServiceFact, value: string, now: Date): Promise<void> {
  const updated = { value, updated_at: now.toISOString() };
  await db
    .insertInto('service_facts')
    .values({ name, ...updated })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(updated))
    .execute();
}
