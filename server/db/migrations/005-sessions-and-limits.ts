import { type Kysely, sql } from 'kysely';
import { columnTypes, isPostgres } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { strict, timestamp } = columnTypes(db);

  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  // Both databases want a default for the rows that are there; none keeps it.
  await db.schema
    .alterTable('sessions')
    .addColumn('last_used_at', timestamp, (c) => c.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .execute();
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql.ref('created_at') })
    .execute();

  const limits = db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expire', isPostgres(db) ? 'bigint' : 'integer');
  // Not worth a wait for the disk: a crash may forget who called how often.
  await (isPostgres(db) ? limits.modifyFront(sql`unlogged`) : strict(limits)).execute();
}
