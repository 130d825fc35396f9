import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { id, strict, timestamp } = columnTypes(db);

  await strict(
    db.schema
      .createTable('email_changes')
      .addColumn('id', 'integer', id)
      // Unique: only the newest wish of an account counts.
      .addColumn('user_id', 'integer', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.unique())
      .addColumn('expires_at', timestamp)
      .addColumn('created_at', timestamp, (c) => c.notNull()),
  ).execute();
}
