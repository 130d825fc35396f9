import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { id, strict, timestamp } = columnTypes(db);

  await strict(
    db.schema
      .createTable('cards')
      .addColumn('id', 'integer', id)
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('workplace_id', 'integer', (c) => c.references('workplaces.id').onDelete('set null'))
      .addColumn('scans', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('off_at', timestamp)
      .addColumn('created_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex('cards_by_user').ifNotExists().on('cards').columns(['user_id', 'id']).execute();
  await db.schema
    .createIndex('cards_by_workplace')
    .ifNotExists()
    .on('cards')
    .column('workplace_id')
    .where(sql.ref('workplace_id'), 'is not', null)
    .execute();

  await db.schema
    .alterTable('reviews')
    .addColumn('card_id', 'integer', (c) => c.references('cards.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('reviews_by_card')
    .ifNotExists()
    .on('reviews')
    .column('card_id')
    .where(sql.ref('card_id'), 'is not', null)
    .execute();
}
