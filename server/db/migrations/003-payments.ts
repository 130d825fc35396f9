import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only its own day's schema.
export async function up(db: Kysely<any>): Promise<void> {
  const { strict, timestamp } = columnTypes(db);

  await strict(
    db.schema
      .createTable('checkouts')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      // What is still open at the provider must outlive the account, until it is closed there too.
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('plan', 'text', (c) => c.notNull().check(sql`plan in ('monthly', 'annual')`))
      .addColumn('session_id', 'text', (c) => c.unique())
      .addColumn('payment_url', 'text')
      .addColumn('locked_until', timestamp)
      .addColumn('state', 'text', (c) =>
        c.notNull().defaultTo('open').check(sql`state in ('open', 'complete', 'expired')`),
      )
      .addColumn('created_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex('checkouts_by_user')
    .on('checkouts')
    .columns(['user_id', 'created_at'])
    .execute();

  await strict(
    db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('customer_id', 'text')
      .addColumn('plan', 'text', (c) => c.notNull().check(sql`plan in ('monthly', 'annual')`))
      .addColumn('amount', 'integer', (c) => c.notNull())
      .addColumn('started_at', timestamp, (c) => c.notNull())
      .addColumn('status', 'text')
      .addColumn('status_at', timestamp)
      .addColumn('period_start', timestamp)
      .addColumn('period_end', timestamp)
      .addColumn('cancels', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ended_at', timestamp)
      .addColumn('paid_until', timestamp)
      .addColumn('estimated_until', timestamp),
  ).execute();
  await db.schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute();
  await db.schema.createIndex('subscriptions_by_period').on('subscriptions').column('period_end').execute();
  await db.schema
    .createIndex('subscriptions_by_customer')
    .on('subscriptions')
    .column('customer_id')
    .execute();

  await strict(
    db.schema
      .createTable('payments')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('amount', 'integer', (c) => c.notNull())
      .addColumn('paid_at', timestamp, (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex('payments_by_user').on('payments').column('user_id').execute();
  await db.schema.createIndex('payments_by_time').on('payments').columns(['paid_at', 'amount']).execute();

  await strict(
    db.schema
      .createTable('payment_events')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('received_at', timestamp, (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable('plan_notices')
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('created_at', timestamp, (c) => c.notNull())
      .addPrimaryKeyConstraint('plan_notices_pk', ['user_id', 'kind', 'about']),
  ).execute();

  await db.schema
    .createIndex('users_by_expiry')
    .on('users')
    .column('subscription_expires_at')
    .where(sql.ref('subscription_expires_at'), 'is not', null)
    .execute();
}
