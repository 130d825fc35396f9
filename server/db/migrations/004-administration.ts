import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { id, strict, timestamp } = columnTypes(db);

  // No foreign keys: an entry outlives the accounts that it speaks of.
  await strict(
    db.schema
      .createTable('audit_entries')
      .addColumn('id', 'integer', id)
      .addColumn('at', timestamp, (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('target_id', 'integer')
      .addColumn('target_username', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text'),
  ).execute();

  // What the admin's lists are sorted by, and what the charts count.
  await db.schema
    .createIndex('users_by_name')
    .on('users')
    .expression(sql`lower(full_name)`)
    .column('id')
    .execute();
  await db.schema.createIndex('users_by_reviews').on('users').columns(['review_count', 'id']).execute();
  await db.schema.createIndex('users_by_joining').on('users').column('created_at').execute();
  await db.schema.createIndex('reviews_by_time').on('reviews').column('created_at').execute();
  await db.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'id']).execute();
}
