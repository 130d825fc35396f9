import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { strict } = columnTypes(db);

  await strict(
    db.schema
      .createTable('review_tallies')
      .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('counted_to', 'integer', (c) => c.notNull())
      .addColumn('counts', 'text', (c) => c.notNull()),
  ).execute();

  // Requests for a reset name no account; whoever deletes theirs, or downloads it, looks for them by what they say.
  await db.schema
    .createIndex('outbox_of_nobody')
    .on('outbox')
    .columns(['kind', 'payload'])
    .where(sql.ref('user_id'), 'is', null)
    .execute();
  // By its first column SQLite prefers it to the index of all mails of a state, of which it would have to sort the queued.
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['state', 'next_attempt_at'])
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .execute();

  // What was done to an account, for its download.
  await db.schema.createIndex('audit_entries_by_target').on('audit_entries').column('target_id').execute();

  // Past days are looked for every few minutes.
  await db.schema.createIndex('view_visitors_by_day').on('view_visitors').column('day').execute();
}
