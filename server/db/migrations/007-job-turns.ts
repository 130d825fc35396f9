import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { strict } = columnTypes(db);
  await strict(
    db.schema
      .createTable('job_turns')
      .addColumn('job', 'text', (c) => c.primaryKey().notNull())
      .addColumn('turn', 'integer', (c) => c.notNull()),
  ).execute();
}
