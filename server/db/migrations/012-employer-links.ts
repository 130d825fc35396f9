import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { id, strict, timestamp } = columnTypes(db);

  await strict(
    db.schema
      .createTable('employer_links')
      .addColumn('id', 'integer', id)
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('employer', 'text', (c) => c.notNull())
      .addColumn('created_at', timestamp, (c) => c.notNull())
      .addColumn('expires_at', timestamp, (c) => c.notNull())
      .addColumn('revoked_at', timestamp)
      .addColumn('openings', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('last_opened_at', timestamp),
  ).execute();
  await db.schema
    .createIndex('employer_links_by_user')
    .ifNotExists()
    .on('employer_links')
    .columns(['user_id', 'id'])
    .execute();

  await strict(
    db.schema
      .createTable('employer_link_reviews')
      .addColumn('link_id', 'integer', (c) => c.notNull().references('employer_links.id').onDelete('cascade'))
      .addColumn('review_id', 'integer', (c) => c.notNull().references('reviews.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('employer_link_reviews_pk', ['link_id', 'review_id']),
  ).execute();
  await db.schema
    .createIndex('employer_link_reviews_by_review')
    .ifNotExists()
    .on('employer_link_reviews')
    .column('review_id')
    .execute();

  // For the professional who chooses among them.
  await db.schema
    .createIndex('reviews_shareable')
    .ifNotExists()
    .on('reviews')
    .columns(['user_id', 'id'])
    .where(sql.ref('sharing_allowed_at'), 'is not', null)
    .execute();
}
