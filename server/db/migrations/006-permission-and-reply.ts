import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** A customer's answer about showing a review, the address that waits for a reply, and what the thank-you page offers. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const [timestamp, options] = isPostgres(db) ? ['timestamptz', ''] : ['text', ' strict'];
  for (const statement of [
    // The previous release takes a permission back without it, so it alone doesn't say whether the answer was yes.
    `alter table reviews add column sharing_answered_at ${timestamp}`,
    'alter table users add column thanks_kind text',
    'alter table users add column thanks_url text',
    'alter table users add column question text',
    `create table reply_emails (
      review_id integer primary key references reviews (id) on delete cascade,
      email text not null,
      given_at ${timestamp} not null,
      due_on text
    )${options}`,
    `create table reply_links (
      token_hash text primary key not null,
      review_id integer not null references reviews (id) on delete cascade,
      expires_at ${timestamp} not null
    )${options}`,
    'create index if not exists reply_links_by_review on reply_links (review_id)',
  ])
    await sql.raw(statement).execute(db);
}
