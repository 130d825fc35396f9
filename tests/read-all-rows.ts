import type { Db } from '#server/db/schema.ts';

export async function readAllRows(db: Db): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name }) => [
        name,
        await db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ]),
    ),
  );
}
