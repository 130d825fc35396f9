import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Disputes and refunds, which the admin's page lists. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const [timestamp, options] = isPostgres(db) ? ['timestamptz', ''] : ['text', ' strict'];
  await sql
    .raw(
      `create table payment_problems (
        id text primary key not null,
        kind text,
        customer_id text,
        since ${timestamp} not null,
        checked_at ${timestamp} not null
      )${options}`,
    )
    .execute(db);
}
