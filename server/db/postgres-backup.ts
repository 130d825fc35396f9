import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { OperatorError } from '#server/basics/operator-error.ts';
import { refuseToReplace, requireBackupFile, writeWhole } from './backup.ts';
import { describeDatabase, hostUrls } from './database-url.ts';
import { refuseNewer } from './migrate.ts';
import type { Db } from './schema.ts';

const start = promisify(execFile);

interface Server {
  db: Db;
  databaseUrl: string;
  env: NodeJS.ProcessEnv;
}

/** Verified by reading it back whole. @throws OperatorError */
export async function dumpPostgres(server: Server, file: string, { force = false } = {}): Promise<void> {
  if (!force) refuseToReplace(file);
  await requireClient(server, 'pg_dump');
  await writeWhole(file, async (part) => {
    await run(server, 'pg_dump', ['--format=custom', `--file=${part}`, ...target(server)]);
    await run(server, 'pg_restore', ['--file=/dev/null', part]);
  });
}

/** Restores all or nothing. @throws OperatorError */
export async function restorePostgres(server: Server, file: string): Promise<void> {
  requireBackupFile(file);
  await requireClient(server, 'pg_restore');
  const applied = await run(server, 'pg_restore', [
    '--data-only',
    '--table=kysely_migration',
    '--file=-',
    file,
  ]);
  const names = [...applied.matchAll(/^(\d{3}-[\w-]+)\t/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new OperatorError(`${file} is not a backup of this service.`);
  refuseNewer(file, names);
  await requireEmpty(server);
  const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
  await run(server, 'pg_restore', [...options, ...target(server), file]);
}

async function requireEmpty({ db, databaseUrl }: Server): Promise<void> {
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
async function requireClient(server: Server, program: 'pg_dump' | 'pg_restore'): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select cast(current_setting('server_version_num') as integer) / 10000 as version`.execute(server.db);
  const version = rows[0]?.version ?? 0;
  const [, client = '0'] = /(\d+)/.exec(await run(server, program, ['--version'])) ?? [];
  if (Number(client) < version)
    throw new OperatorError(
      `${program} ${client} is older than the server, PostgreSQL ${version}: install postgresql-client-${version}.`,
    );
}

/** The process list shows arguments, so the password is left to the environment. */
function target({ databaseUrl }: Server): string[] {
  const address = databaseUrl.replace(/^(\w+:\/\/[^:/]*):[^/]*@/, '$1@');
  if (hostUrls(databaseUrl).length === 1) return ['--no-password', `--dbname=${address}`];
  const separator = address.includes('?') ? '&' : '?';
  return ['--no-password', `--dbname=${address}${separator}target_session_attrs=read-write`];
}

async function run({ databaseUrl, env }: Server, program: 'pg_dump' | 'pg_restore', args: string[]) {
  const { password } = new URL(hostUrls(databaseUrl)[0] ?? '');
  try {
    const { stdout } = await start(program, args, {
      env: { ...env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) },
    });
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
