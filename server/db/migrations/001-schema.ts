import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Ids are never reused, so that a printed code of a deleted account can't open another's page. */
const statements = readFileSync(join(import.meta.dirname, '001-schema.sql'), 'utf8')
  .replace(/^--.*\n/gm, '')
  .split(';')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '');

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current schema.
export async function up(db: Kysely<any>): Promise<void> {
  const inDialect = isPostgres(db) ? statements : statements.flatMap(toSqlite);
  for (const statement of inDialect) await sql.raw(statement).execute(db);

  // The first row gets id 1. Signing in is impossible until a start sets the password.
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

function toSqlite(statement: string): string[] {
  if (statement.startsWith('alter table')) return [];
  const translated = statement
    .replaceAll('generated always as identity', 'autoincrement')
    .replaceAll('timestamptz', 'text')
    .replaceAll('bigint', 'integer')
    .replace('create unlogged table', 'create table')
    .replace(' with (deduplicate_items = off)', '');
  // Only strict tables check column types.
  return [translated.startsWith('create table') ? `${translated} strict` : translated];
}
