import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Folded names and what finds accounts, and indexes of the rows that only the previous release has folded. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const [code, byCodePoint] = isPostgres(db) ? ['ascii', 'collate "C"'] : ['unicode', 'collate binary'];
  const versionIn = (text: string) => `when ${code}(${text}) < 32 then ${code}(${text})`;
  for (const statement of [
    "alter table users add column search_text text not null default ''",
    `alter table users add column sort_name text ${byCodePoint} not null default ''`,
    // The previous release changes names and addresses without folding them.
    "alter table users add column folded_from text not null default ''",
    'create index if not exists users_by_sort_name on users (sort_name, id)',
    `create index if not exists users_to_fold on users (id) where case when folded_from <> full_name || ' ' || email then 0 ${versionIn('search_text')} else 0 end < 1`,
    `create index if not exists workplaces_to_fold on workplaces (id) where case ${versionIn('search_text')} else 0 end < 1`,
    `create index if not exists reviews_to_fold on reviews (id) where case ${versionIn('coalesce(search_text, long_search_text)')} else 0 end < 1`,
    // The background folds all others.
    `update users set search_text = ${isPostgres(db) ? 'chr(1)' : 'char(1)'} || 'admin admin@localhost', sort_name = 'admin', folded_from = 'Admin admin@localhost' where id = 1 and full_name = 'Admin' and email = 'admin@localhost'`,
  ])
    await sql.raw(statement).execute(db);
}
