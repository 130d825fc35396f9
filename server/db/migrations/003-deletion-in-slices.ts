import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Marks accounts whose reviews are being deleted, and the index that finds them. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table users add column deletion_started_at ${isPostgres(db) ? 'timestamptz' : 'text'}`,
    'create index if not exists users_being_deleted on users (id) where deletion_started_at is not null',
  ])
    await sql.raw(statement).execute(db);
}
