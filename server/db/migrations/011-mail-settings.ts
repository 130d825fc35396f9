import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { timestamp } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('mail_settings', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('not_before', timestamp).execute();
  // Each review looks for the mail that waits for others of its account; of those there are few.
  await db.schema
    .createIndex('outbox_held')
    .ifNotExists()
    .on('outbox')
    .columns(['user_id', 'kind'])
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .where(sql.ref('not_before'), 'is not', null)
    .execute();
}
