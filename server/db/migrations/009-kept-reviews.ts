import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { strict, timestamp } = columnTypes(db);

  for (const [name, type] of [
    ['language', 'text'],
    ['customer_key_hash', 'text'],
    ['kept_at', timestamp],
    ['sharing_allowed_at', timestamp],
    ['edited_at', timestamp],
    ['answer', 'text'],
    ['answered_at', timestamp],
  ] as const)
    await db.schema.alterTable('reviews').addColumn(name, type).execute();

  await strict(
    db.schema
      .createTable('withdrawn_reviews')
      .addColumn('idempotency_key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('request_hash', 'text')
      .addColumn('withdrawn_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex('withdrawn_reviews_by_user')
    .ifNotExists()
    .on('withdrawn_reviews')
    .column('user_id')
    .execute();
}
