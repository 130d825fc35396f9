import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { id, strict, timestamp } = columnTypes(db);

  await strict(
    db.schema
      .createTable('users')
      .addColumn('id', 'integer', id)
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('username_key', 'text', (c) => c.notNull().unique())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('full_name', 'text', (c) => c.notNull())
      .addColumn('industry', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('subscription_type', 'text', (c) =>
        c.notNull().defaultTo('free').check(sql`subscription_type in ('free', 'monthly', 'annual')`),
      )
      .addColumn('subscription_expires_at', timestamp)
      .addColumn('review_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('rating_sum', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('closed_page_told_on', 'text')
      .addColumn('review_mails', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('unsubscribe_token', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', timestamp, (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', timestamp, (c) => c.notNull())
      .addColumn('expires_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await strict(
    db.schema
      .createTable('workplaces')
      .addColumn('id', 'integer', id)
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('location', 'text')
      .addColumn('created_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex('workplaces_by_user').on('workplaces').columns(['user_id', 'id']).execute();

  await strict(
    db.schema
      .createTable('reviews')
      .addColumn('id', 'integer', id)
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('workplace_id', 'integer', (c) => c.references('workplaces.id').onDelete('set null'))
      .addColumn('rating', 'integer', (c) => c.notNull().check(sql`rating between 1 and 5`))
      .addColumn('comment', 'text', (c) => c.notNull())
      .addColumn('customer_name', 'text')
      .addColumn('customer_location', 'text')
      .addColumn('customer_photo', 'text')
      .addColumn('idempotency_key', 'text', (c) => c.unique())
      .addColumn('request_hash', 'text')
      .addColumn('created_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex('reviews_by_user').on('reviews').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('reviews_by_workplace').on('reviews').columns(['workplace_id', 'id']).execute();
  await db.schema.createIndex('reviews_by_date').on('reviews').columns(['user_id', 'created_at']).execute();

  await strict(
    db.schema
      .createTable('view_counts')
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('views', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('view_counts_pk', ['user_id', 'day']),
  ).execute();

  await strict(
    db.schema
      .createTable('view_visitors')
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('visitor_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('view_visitors_pk', ['user_id', 'day', 'visitor_hash']),
  ).execute();

  await strict(
    db.schema
      .createTable('view_salts')
      .addColumn('day', 'text', (c) => c.primaryKey().notNull())
      .addColumn('salt', 'text', (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable('outbox')
      .addColumn('id', 'integer', id)
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('message_id', 'text', (c) => c.notNull().unique())
      .addColumn('state', 'text', (c) =>
        c.notNull().defaultTo('queued').check(sql`state in ('queued', 'sent', 'failed')`),
      )
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_attempt_at', timestamp, (c) => c.notNull())
      .addColumn('locked_until', timestamp)
      .addColumn('last_error', 'text')
      .addColumn('created_at', timestamp, (c) => c.notNull())
      .addColumn('sent_at', timestamp),
  ).execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .execute();
  await db.schema.createIndex('outbox_by_user').on('outbox').column('user_id').execute();

  await strict(
    db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('outbox_id', 'integer', (c) => c.notNull())
      .addColumn('created_at', timestamp, (c) => c.notNull())
      .addColumn('expires_at', timestamp, (c) => c.notNull())
      .addColumn('used_at', timestamp),
  ).execute();
  await db.schema
    .createIndex('password_resets_by_user')
    .on('password_resets')
    .columns(['user_id', 'created_at'])
    .execute();

  // The admin is id 1 because no row can come before this one. Nobody can sign in until the start sets a password.
  await db
    .insertInto('users')
    .values({
      username: 'admin',
      username_key: 'admin',
      email: 'admin@localhost',
      email_key: 'admin@localhost',
      full_name: 'Admin',
      industry: 'Other',
      password_hash: '',
      unsubscribe_token: randomBytes(16).toString('base64url'),
      created_at: new Date().toISOString(),
    })
    .execute();
}
