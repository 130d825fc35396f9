import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** A review may be read before an older one. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const timestamp = isPostgres(db) ? 'timestamptz' : 'text';
  await sql.raw(`alter table reviews add column read_at ${timestamp}`).execute(db);
}
