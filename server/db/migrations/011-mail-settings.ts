import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { timestamp } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('mail_settings', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('not_before', timestamp).execute();
}
