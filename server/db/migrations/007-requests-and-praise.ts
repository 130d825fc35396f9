import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Links that ask one customer for a review, and words that professionals bring along. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const [timestamp, identity, options] = isPostgres(db)
    ? ['timestamptz', 'generated always as identity', '']
    : ['text', 'autoincrement', ' strict'];
  for (const statement of [
    `create table review_requests (
      id integer primary key ${identity},
      user_id integer not null references users (id) on delete cascade,
      code text not null unique,
      name text,
      workplace_id integer references workplaces (id) on delete set null,
      language text not null,
      created_at ${timestamp} not null,
      opened_at ${timestamp},
      answered_at ${timestamp},
      reminded_at ${timestamp}
    )${options}`,
    'create index if not exists review_requests_by_user on review_requests (user_id, created_at, id)',
    'create index if not exists review_requests_by_age on review_requests (created_at) where name is not null',
    `create index if not exists review_requests_by_workplace on review_requests (workplace_id)
      where workplace_id is not null`,
    `create table earlier_praise (
      id integer primary key ${identity},
      user_id integer not null references users (id) on delete cascade,
      words text not null,
      name text,
      rating integer check (rating between 1 and 5),
      month text,
      source text not null,
      url text,
      created_at ${timestamp} not null
    )${options}`,
    'create index if not exists earlier_praise_by_user on earlier_praise (user_id, id)',
    `create table employer_link_praise (
      link_id integer not null references employer_links (id) on delete cascade,
      praise_id integer not null references earlier_praise (id) on delete cascade,
      primary key (link_id, praise_id)
    )${options}`,
    'create index if not exists employer_link_praise_by_praise on employer_link_praise (praise_id)',
  ])
    await sql.raw(statement).execute(db);
}
