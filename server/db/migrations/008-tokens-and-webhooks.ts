import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Webhooks have a queue of their own with the columns of `outbox`, whose check lists its channels and can't be widened. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const [timestamp, identity, options] = isPostgres(db)
    ? ['timestamptz', 'generated always as identity', '']
    : ['text', 'autoincrement', ' strict'];
  for (const statement of [
    `create table api_tokens (
      id integer primary key ${identity},
      user_id integer not null references users (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      created_at ${timestamp} not null,
      expires_at ${timestamp} not null,
      last_used_at ${timestamp}
    )${options}`,
    'create index if not exists api_tokens_by_user on api_tokens (user_id)',
    'create index if not exists api_tokens_by_end on api_tokens (expires_at)',
    `create table webhooks (
      user_id integer primary key not null references users (id) on delete cascade,
      url text not null,
      words integer not null,
      secret text not null,
      former_secrets text,
      former_secrets_until ${timestamp},
      state text not null default 'active' check (state in ('active', 'paused', 'ended')),
      failing_since ${timestamp},
      retry_at ${timestamp},
      last_error text,
      last_error_at ${timestamp}
    )${options}`,
    `create table webhook_jobs (
      id integer primary key ${identity},
      channel text not null default 'webhook' check (channel = 'webhook'),
      kind text not null,
      user_id integer not null references users (id) on delete cascade,
      payload text not null,
      message_id text not null unique,
      state text not null default 'queued' check (state in ('held', 'queued', 'sent', 'failed')),
      attempts integer not null default 0,
      next_attempt_at ${timestamp} not null,
      locked_until ${timestamp},
      last_error text,
      failed_at ${timestamp},
      created_at ${timestamp} not null,
      sent_at ${timestamp}
    )${options}`,
    `create index if not exists webhook_jobs_due on webhook_jobs (state, channel, next_attempt_at)
      where state = 'queued'`,
    'create index if not exists webhook_jobs_by_state on webhook_jobs (state, created_at)',
    'create index if not exists webhook_jobs_by_user on webhook_jobs (user_id)',
  ])
    await sql.raw(statement).execute(db);
}
