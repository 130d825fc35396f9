import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { OperatorError } from '#server/system/operator-error.ts';
import { refuseToReplace, requireBackupFile, writeWhole } from './backup.ts';
import { describeDatabase, hostUrls } from './database-url.ts';
import { newerMigrations } from './migrate.ts';
import type { Db } from './schema.ts';

const start = promisify(execFile);

/** Verified by reading it back whole. @throws OperatorError */
export async function dumpPostgres(
  db: Db,
  databaseUrl: string,
  file: string,
  { force = false } = {},
): Promise<void> {
  if (!force) refuseToReplace(file);
  await requireClient(db, 'pg_dump');
  await writeWhole(file, async (part) => {
    await run('pg_dump', ['--format=custom', `--file=${part}`, ...target(databaseUrl)], databaseUrl);
    await run('pg_restore', ['--file=/dev/null', part]);
  });
}

/** In one transaction. @throws OperatorError */
export async function restorePostgres(db: Db, databaseUrl: string, file: string): Promise<void> {
  requireBackupFile(file);
  await requireClient(db, 'pg_restore');
  const applied = await run('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file]);
  const names = [...applied.matchAll(/^(\d{3}-[\w-]+)\t/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new OperatorError(`${file} is not a backup of this service.`);
  const newer = newerMigrations(names);
  if (newer.length > 0)
    throw new OperatorError(`${file} was made by a newer version of the service (${newer.join(', ')}).`);
  await requireEmpty(db, databaseUrl);
  const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', [...options, ...target(databaseUrl), file], databaseUrl);
}

async function requireEmpty(db: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace limit 1`.execute(
    db,
  );
  if (rows.length > 0)
    throw new OperatorError(
      `${describeDatabase(databaseUrl)} is not empty. Create another database, and name it in DATABASE_URL.`,
    );
}

/** An older program refuses a newer server, or forgets what it doesn't know. */
async function requireClient(db: Db, program: 'pg_dump' | 'pg_restore'): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select cast(current_setting('server_version_num') as integer) / 10000 as version`.execute(db);
  const server = rows[0]?.version ?? 0;
  const [, client = '0'] = /(\d+)/.exec(await run(program, ['--version'])) ?? [];
  if (Number(client) < server)
    throw new OperatorError(
      `${program} ${client} is older than the server, PostgreSQL ${server}: install postgresql-client-${server}.`,
    );
}

/** The process list shows arguments, so the password is left to the environment. */
function target(databaseUrl: string): string[] {
  const address = databaseUrl.replace(/^(\w+:\/\/[^:/]*):[^/]*@/, '$1@');
  if (hostUrls(databaseUrl).length === 1) return ['--no-password', `--dbname=${address}`];
  const separator = address.includes('?') ? '&' : '?';
  return ['--no-password', `--dbname=${address}${separator}target_session_attrs=read-write`];
}

async function run(program: 'pg_dump' | 'pg_restore', args: string[], databaseUrl?: string): Promise<string> {
  const password = databaseUrl === undefined ? '' : new URL(hostUrls(databaseUrl)[0] ?? '').password;
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) };
  try {
    const { stdout } = await start(program, args, { env });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT')
      throw new OperatorError(`${program} is missing: install PostgreSQL's client, as new as the server.`);
    const said = 'stderr' in error ? String(error.stderr) : '';
    const [line = error.message] = said.split('\n').filter((each) => /\berror\b|fatal/i.test(each));
    throw new OperatorError(line.replace(/^(?!pg_)/, `${program}: `));
  }
}
