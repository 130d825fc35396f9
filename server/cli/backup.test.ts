import { chmodSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { joinDatabase } from '#server/db/open.ts';
import { readFact } from '#server/system/service-facts.ts';
import { findProgram } from '#tests/find-program.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import {
  createDatabase,
  environmentOf,
  skipWithoutDatabase,
  startApp,
  type TestApp,
} from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

beforeEach(skipWithoutDatabase);
beforeEach(({ skip }) => skip(isPostgres && findProgram('pg_dump') === null, 'no pg_dump here'));

test('A backup of a running service is dated, noted and verified, replaces old ones, and restores every row', async () => {
  const app = await startApp();
  await app.professional();
  const backups = temporaryFolder();
  const others = [
    'goodword-2020-01-01.db',
    'goodword-2020-01-01.dump',
    'goodword-2020-01-02.db.part',
    'holiday-2020-01-01.db',
  ];
  for (const name of others) writeFileSync(join(backups, name), '');

  const made = await run(app, ['backup', '--to', backups, '--keep', '7']);
  const file = join(backups, `goodword-${today()}.${isPostgres ? 'dump' : 'db'}`);
  expect([made.stderr, made.stdout]).toEqual([
    '',
    expect.stringMatching(/^Backed up .* MB in [\d.]+ s; deleted /),
  ]);
  expect(made.stdout).toContain(` to ${file}: `);
  expect(readdirSync(backups).sort()).toEqual([file.split('/').at(-1), 'holiday-2020-01-01.db']);
  const fact = await readFact(app.service.deps.db, 'last backup');
  expect(JSON.parse(fact?.value ?? '')).toEqual({ path: file, size: expect.any(Number) });

  const target = { DATA_DIR: temporaryFolder(), DATABASE_URL: (await createDatabase()) ?? '' };
  expect((await runCommand(['restore', file], target)).stderr).toBe('');
  expect(await usersIn(target)).toEqual(await usersIn(environmentOf(app)));
  const again = await runCommand(['restore', file], target);
  expect([again.status, again.stderr]).toEqual([
    1,
    expect.stringMatching(isPostgres ? /is not empty/ : /already contains a database\. Add --force/),
  ]);
});

test('A second backup of a day gets a name of its own, and only --force replaces a file', async () => {
  const app = await startApp();
  const backups = join(temporaryFolder(), 'made', 'for it');
  const old = 'goodword-2020-01-01-2.db';
  for (let made = 0; made < 2; made += 1)
    expect((await run(app, ['backup', '--to', backups])).stderr).toBe('');
  writeFileSync(join(backups, old), '');
  expect((await run(app, ['backup', '--to', backups, '--keep', '1'])).stdout).toContain(`; deleted ${old}\n`);
  const extension = isPostgres ? 'dump' : 'db';
  const names = ['-2', '-3', ''].map((number) => `goodword-${today()}${number}.${extension}`);
  expect(readdirSync(backups).sort()).toEqual(names);
  expect(statSync(backups).mode & 0o777).toBe(0o700);

  const file = join(backups, 'copy');
  expect((await run(app, ['backup', file])).status).toBe(0);
  expect((await run(app, ['backup', file])).stderr).toMatch(/copy already exists\. .+ --force/);
  expect((await run(app, ['backup', file, '--force'])).status).toBe(0);
});

test.runIf(isPostgres)(
  'pg_dump gets the password by environment, and is refused if it is missing or too old',
  async () => {
    const app = await startApp();
    const { DATABASE_URL = '' } = environmentOf(app);
    const env = {
      ...environmentOf(app),
      DATABASE_URL: DATABASE_URL.replace('goodword@', 'goodword:s%23cret@'),
    };
    const programs = temporaryFolder();
    for (const name of ['dirname', 'sh']) symlinkSync(findProgram(name) ?? '', join(programs, name));
    const dump = async () =>
      (await runCommand(['backup', join(temporaryFolder(), 'copy')], { ...env, PATH: programs })).stderr;
    expect(await dump()).toBe("pg_dump is missing: install PostgreSQL's client, as new as the server.\n");
    const pretend = (version: string) => {
      const script = `[ "$1" = --version ] && echo "pg_dump (PostgreSQL) ${version}" && exit\necho "pg_dump: error: $PGPASSWORD $*" >&2; exit 1`;
      writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, 'pg_dump'), 0o755);
    };
    pretend('9.6');
    expect(await dump()).toMatch(
      /^pg_dump 9 is older than the server, PostgreSQL \d+: install postgresql-client-\d+\.\n$/,
    );
    pretend('99.1');
    expect(await dump()).toMatch(/^pg_dump: error: s#cret .*--dbname=postgres:\/\/goodword@127/);
  },
);

function run(app: TestApp, words: string[]) {
  return runCommand(words, environmentOf(app));
}

async function usersIn({ DATA_DIR, DATABASE_URL }: Record<'DATA_DIR' | 'DATABASE_URL', string>) {
  const { db, close } = await joinDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null });
  const { users } = await readAllRows(db).finally(close);
  expect(users?.length).toBe(2);
  return users;
}

function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
