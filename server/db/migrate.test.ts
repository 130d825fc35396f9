import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { givePlan } from '#tests/accounts.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { createStorage, skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import { connect } from './postgres.ts';
import type { Db } from './schema.ts';

beforeEach(skipWithoutDatabase);

const NEWEST = Object.keys(migrations).at(-1) ?? '';

describe('goodword migrate', () => {
  test('migrates an empty database, and has nothing to do the second time', async () => {
    const place = await createStorage(true);
    expect(await runMigrate(place)).toMatch(new RegExp(`: added .*${NEWEST}\n$`));
    expect(await runMigrate(place)).toMatch(/: nothing to do\n$/);
    expect(await runMigrate(place)).not.toContain('goodword@');
  });

  test('is required by MIGRATIONS=manual if the schema is old', async () => {
    const place = await createStorage(true);
    const opening = openDatabase({ ...place, migrations: 'manual' });
    await expect(opening).rejects.toThrow(/^The database lacks 001-schema.*: run goodword migrate first/);
    await (await openDatabase(place)).close();
    await (await openDatabase({ ...place, migrations: 'manual' })).close();
  });

  test('is named in the error for a role that may not change tables', async (context) => {
    const { databaseUrl } = await createStorage(true);
    context.skip(databaseUrl === null, 'SQLite has no roles');
    const db = connect(databaseUrl ?? '', { max: 1 });
    onTestFinished(() => db.destroy());
    const role = `reader_${randomUUID().replaceAll('-', '')}`;
    await sql.raw(`create role ${role} login`).execute(db);
    onTestFinished(async () => void (await sql.raw(`drop role ${role}`).execute(db)));
    const opening = openDatabase({
      dataDir: '',
      databaseUrl: databaseUrl?.replace('goodword@', `${role}@`) ?? null,
    });
    await expect(opening).rejects.toThrow(
      /^The database lacks 001-schema.* may not change tables: run goodword migrate/,
    );
  });

  test('lets writes proceed while it waits for a lock, and succeeds in the end', async (context) => {
    const { databaseUrl } = await createStorage(true);
    context.skip(databaseUrl === null, 'SQLite has one process');
    const url = databaseUrl ?? '';
    const db = await open(databaseUrl);
    addMigration('999-next', (tx) => sql`alter table outbox add column next text`.execute(tx));

    const isEnough = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (tx) => {
      await tx.updateTable('outbox').set({ attempts: 1 }).execute();
      await isEnough.promise;
    });
    const migrating = connect(url, { max: 1, lock_timeout: 100 });
    onTestFinished(() => migrating.destroy());
    const migrated = migrate(migrating);
    for (let writes = 0; writes < 10; writes += 1) {
      await db.updateTable('outbox').set({ attempts: 2 }).execute();
      await sleep(50);
    }
    isEnough.resolve();
    await holding;
    expect(await migrated).toEqual(['999-next']);
  });
});

describe('This version with a newer schema', () => {
  test('keeps serving while tables, columns and indexes are added', async (context) => {
    const app = await startApp();
    context.skip(app.service.deps.config.databaseUrl === null, 'SQLite has one process');
    const known = await useService(app);
    await addToEveryTable(app.service.deps.db);
    await useService(app, known);
    await useService(app);
  });

  test('works if started with added tables, columns and indexes', async () => {
    const place = await createStorage(true);
    const { db, close } = await openDatabase(place);
    await addToEveryTable(db);
    await applied(db, '901-more-columns');
    await close();
    await useService(await startApp({ storage: place, env: { ADMIN_PASSWORD } }));
  });

  test('refuses to start if something was removed, or its own migrations are missing', async () => {
    for (const change of [
      (db: Db) => applied(db, '902-contract-old-columns'),
      async (db: Db) => {
        await applied(db, '901-more-columns');
        addMigration('900-own', async () => {});
      },
    ]) {
      const place = await createStorage(true);
      const { db, close } = await openDatabase(place);
      await change(db);
      await close();
      for (const migrations of ['auto', 'manual'] as const) {
        const opening = openDatabase({ ...place, migrations });
        await expect(opening).rejects.toThrow(/newer, incompatible version: it has 90\d-/);
      }
    }
  });
});

describe('A migration', () => {
  test('removes nothing that the previous version uses, unless its name says contract', async () => {
    const statements = await statementsOfMigrations();
    expect([...statements.keys()]).toEqual(Object.keys(migrations));
    const breaking = [...statements]
      .filter(([name]) => name > '001-schema' && !/^\d+-contract-/.test(name))
      .flatMap(([name, sqls]) => sqls.filter(breaksPreviousVersion).map((each) => `${name}: ${each}`));
    expect(breaking).toEqual([]);
  });
});

/**
 * Breaks the previous version, or locks a large table for long. An index may have been created before, by
 * `create index concurrently`, so it must be `if not exists`.
 */
function breaksPreviousVersion(statement: string): boolean {
  const [isNewTable, isIndex] = [/^create table/i, /^create index if not exists/i].map((kind) =>
    kind.test(statement),
  );
  const isNewColumn = /^alter table \S+ add column (?!.*not null(?!.*default))/i.test(statement);
  const isOther = /^(drop index|insert|update|delete|select)/i.test(statement);
  return !(isNewTable || isIndex || isNewColumn || isOther);
}

/** Runs each migration without a database: queries return nothing. */
async function statementsOfMigrations(): Promise<Map<string, string[]>> {
  const statements = new Map<string, string[]>();
  for (const [name, { up }] of Object.entries(migrations)) {
    const heard: string[] = [];
    const dialect = {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    };
    await up(new Kysely({ dialect, log: ({ query }) => void heard.push(query.sql) }));
    statements.set(name, heard);
  }
  return statements;
}

/** Every kind of addition that the rules allow. */
async function addToEveryTable(db: Db): Promise<void> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} add column new_and_empty text`.execute(db);
    await sql`alter table ${sql.table(table)} add column new_and_filled integer not null default 7`.execute(
      db,
    );
    await sql`create index ${sql.id(`${table}_by_what_is_new`)} on ${sql.table(table)} (new_and_filled)`.execute(
      db,
    );
  }
  await sql`create table new_things (user_id integer not null references users (id) on delete cascade)`.execute(
    db,
  );
}

/** It is there until the test ends. */
function addMigration(name: string, up: (db: Db) => Promise<unknown>): void {
  Object.assign(migrations, { [name]: { up } });
  onTestFinished(() => void Reflect.deleteProperty(migrations, name));
}

async function applied(db: Db, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    db,
  );
}

const PATHS = [
  'auth/me',
  'reviews',
  'reviews?limit=5',
  'reviews/stats',
  'my-data',
  'subscription/status',
].map((path) => `/api/${path}`);

/** Typical requests of everyone who uses the service. */
async function useService(
  app: TestApp,
  known?: {
    admin: Awaited<ReturnType<typeof signInAsAdmin>>;
    ana: Awaited<ReturnType<TestApp['professional']>>;
  },
) {
  const admin = known?.admin ?? (await signInAsAdmin(app));
  const ana = known?.ana ?? (await app.professional());
  const { db } = app.service.deps;
  await givePlan(app, ana.user.id);
  const place = await ana.post('/api/workplaces', { name: 'Café' });
  const review = newReview(ana.user.id, { workplaceId: place.body.id });
  const key = { 'idempotency-key': randomUUID() };
  const customer = app.visitor();
  const answers = [
    place,
    await customer.get(`/review/${ana.user.id}`),
    await customer.post('/api/reviews/submit', review, key),
    await customer.post('/api/reviews/submit', review, key),
    ...(await Promise.all(PATHS.map((path) => ana.get(path)))),
    ...(await Promise.all(
      ['users', 'users?limit=5&sort=name', 'user-stats', 'insights', 'audit', 'mail-health'].map((path) =>
        admin.get(`/api/admin/${path}`),
      ),
    )),
    await ana.delete(`/api/workplaces/${place.body.id}`),
    await admin.delete(`/api/admin/users/${(await app.professional()).user.id}`),
  ];
  expect(
    answers.filter(({ status }) => status >= 300).map(({ status, text }) => `${status} ${text}`),
  ).toEqual([]);
  await expect
    .poll(() => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute(), {
      timeout: 10_000,
    })
    .toEqual([]);
  return { admin, ana };
}

async function runMigrate({ dataDir, databaseUrl }: Awaited<ReturnType<typeof createStorage>>) {
  return (await runCommand(['migrate'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })).stdout;
}

async function open(databaseUrl: string | null): Promise<Db> {
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
  onTestFinished(close);
  return db;
}
