import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { strict, timestamp } = columnTypes(db);

  await strict(
    db.schema
      .createTable('signing_keys')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      // Of two processes that make the next one, only one does.
      .addColumn('number', 'integer', (c) => c.notNull().unique())
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('private_key', 'text')
      .addColumn('created_at', timestamp, (c) => c.notNull())
      .addColumn('retired_at', timestamp),
  ).execute();

  // No foreign key to the signing key: nobody deletes one.
  for (const [name, type] of [
    ['signing_key_id', 'text'],
    ['salt', 'text'],
    ['signature', 'text'],
    ['signed_at', timestamp],
  ] as const)
    await db.schema.alterTable('reviews').addColumn(name, type).execute();

  // Those that still have to be signed are looked for every minute.
  await db.schema
    .createIndex('reviews_unsigned')
    .ifNotExists()
    .on('reviews')
    .columns(['signature', 'id'])
    .where(sql.ref('signature'), 'is', null)
    .execute();
}
