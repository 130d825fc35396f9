import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createAccount } from '#server/accounts/register.ts';
import { systemClock } from '#server/basics/clock.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { writeFact } from '#server/system/service-facts.ts';
import { createPasskeyChallenge, insertFixture, PASSWORD } from '#tests/fixture.ts';
import { MIGRATED } from '#tests/prepare-databases.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { moveToPostgres, unfinishedMoveNote } from './move.ts';
import { moveNotePath, readMoveNote, writeMoveNote } from './move-note.ts';
import { databaseFile, openDatabase } from './open.ts';
import { describeUnmovedAccounts } from './unmoved-accounts.ts';

beforeEach(skipWithoutDatabase);

/** Differs on every page: the idempotency key, and the secret of the private link. */
const KEY = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=reviewLinkSecret"(:| value=)")[\w-]{22}/g;

describe('Moving to PostgreSQL', () => {
  test('copies every row, so that sessions, passwords, passkeys, links and printed codes keep working, ids are not reused, and queued mails are sent once', async () => {
    const { dataDir, fixture, pages } = await stoppedService();
    const { ana, ben, cookies, gone } = fixture;
    const before = await rowsIn({ dataDir, databaseUrl: null });
    for (const [table, rows] of Object.entries(before))
      expect(rows, `${table} has rows to be moved`).not.toEqual([]);
    const databaseUrl = await emptyDatabase();

    const { tables, location } = await move({ dataDir, databaseUrl });
    expect(await rowsIn({ dataDir: '', databaseUrl })).toEqual(before);
    expect(location).toMatch(/^PostgreSQL 127\.0\.0\.1:\d+\/test_\w+$/);
    expect(Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    );

    const app = await startApp({ storage: { dataDir, databaseUrl } });
    expect(await readPages(app.url, pages.keys())).toEqual(pages);
    for (const [name, cookie] of Object.entries(cookies)) {
      const { status, body } = await app.visitor().get('/api/auth/me', { cookie });
      const isSignedIn = ['the professional', 'another professional', 'the admin'].includes(name);
      expect([name, status]).toEqual([name, isSignedIn ? 200 : 401]);
      if (name === 'the professional') expect(body).toMatchObject({ id: ana.id, username: ana.username });
    }
    const login = { username: ben.username, password: PASSWORD };
    expect((await app.visitor().post('/api/auth/login', login)).status).toBe(200);
    const phone = app.visitor();
    const { body: options } = await phone.post('/api/auth/passkeys/sign-in/options');
    const assertion = ana.passkey.authenticator.get(options, { userHandle: ana.passkey.handle });
    expect((await phone.post('/api/auth/passkeys/sign-in', assertion)).status).toBe(200);

    const review = newReview(ana.id, { workplaceId: ana.workplaceId, comment: 'Still as good' });
    expect((await app.visitor().post('/api/reviews/submit', review)).status).toBe(201);
    const { body: reviews } = await app
      .visitor()
      .get('/api/reviews', { cookie: cookies['the professional'] });
    expect(reviews[0]).toMatchObject({ comment: 'Still as good' });
    expect(reviews[0].id).toBeGreaterThan(gone.reviewId);
    expect((await app.professional()).user.id).toBeGreaterThan(gone.id);

    await expect.poll(() => mailsWith(dataDir, 'queued-Herwords'), { timeout: 10_000 }).toBe(1);
    await app.stop();
    expect(mailsWith(dataDir, 'queued-Herwords')).toBe(1);
    expect(mailsWith(dataDir, 'failed-')).toBe(0);

    rmSync(moveNotePath(dataDir));
    expect(await rowsIn({ dataDir, databaseUrl: null })).toEqual(before);
  });

  test('prevents a start on the source afterwards, until the note is deleted', async () => {
    const dataDir = migratedFolder();
    const databaseUrl = await emptyDatabase();
    await move({ dataDir, databaseUrl });
    await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(
      /^DATABASE_URL must be set: the data of this folder was moved to PostgreSQL 127\.0\.0\.1:\d+\/test_\w+ at .+ delete .+moved-to-postgres\.txt$/,
    );
    await expect(move({ dataDir, databaseUrl: await emptyDatabase() })).rejects.toThrow(
      /^There is nothing to move: the data of this folder was moved to PostgreSQL .+ delete .+moved-to-postgres\.txt\.$/,
    );
    rmSync(moveNotePath(dataDir));
    await (await openDatabase({ dataDir, databaseUrl: null })).close();
    await (await openDatabase({ dataDir, databaseUrl })).close();
  });

  test('ends with a list of all tables in columns', async () => {
    const { stdout } = await runCommand(['move-to-postgres', await emptyDatabase()], {
      DATA_DIR: migratedFolder(),
    });
    const rows = [...stdout.matchAll(/^( {2}\w+ +[\w,]+ {2})\w+$/gm)].map(
      ([, beforeChecksum]) => beforeChecksum,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map((row = '') => row.length)).size).toBe(1);
  });

  test('is recommended by a start and by doctor as long as accounts in DATA_DIR were not moved', async () => {
    const dataDir = migratedFolder();
    const databaseUrl = await emptyDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const warning = () => describeUnmovedAccounts({ dataDir, databaseUrl });
    expect(warning()).toBe(null);

    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    await createAccount({ db, clock: systemClock }, newRegistration(), { mailsLink: false });
    await close();
    const service = await startProcess({ env });
    expect(service.output()).toContain(`${warning()}.\n`);
    const { stdout } = await runCommand(['doctor'], env);
    expect(stdout).toContain(`warning  database    ${warning()}\n`);

    await move({ dataDir, databaseUrl: await emptyDatabase() });
    expect(warning()).toBe(null);
  });

  test('leaves nothing behind if it fails, and can be run again', async () => {
    const dataDir = migratedFolder();
    const databaseUrl = await emptyDatabase();
    insertReview(dataDir, 'Fine');
    insertReview(dataDir, 'PostgreSQL has no \0');
    await expect(move({ dataDir, databaseUrl })).rejects.toThrow(
      /^PostgreSQL .+ Run the same command again\.$/,
    );
    expect(await ask(databaseUrl, 'select id, password_hash from users')).toEqual([
      { id: 1, password_hash: '' },
    ]);
    await (await openDatabase({ dataDir, databaseUrl: null })).close();

    execute(dataDir, `delete from reviews where id = 2; update users set full_name = 'Ada'`);
    await move({ dataDir, databaseUrl });
    const after = await rowsIn({ dataDir: '', databaseUrl });
    rmSync(moveNotePath(dataDir));
    expect(after).toEqual(await rowsIn({ dataDir, databaseUrl: null }));
    expect(after.users).toEqual([expect.objectContaining({ full_name: 'Ada' })]);
  });

  test('can be run again after a commit without a response', async () => {
    const dataDir = migratedFolder();
    const databaseUrl = await emptyDatabase();
    insertReview(dataDir, 'Fine');
    const { location } = await move({ dataDir, databaseUrl });
    const note = readMoveNote(dataDir) ?? '';
    writeMoveNote(dataDir, unfinishedMoveNote(location));
    await move({ dataDir, databaseUrl });
    expect(readMoveNote(dataDir)?.slice(0, -30)).toBe(note.slice(0, -30));

    writeMoveNote(dataDir, unfinishedMoveNote(location));
    await ask(databaseUrl, `update reviews set comment = 'In use'`);
    await expect(move({ dataDir, databaseUrl })).rejects.toThrow(/^reviews was not copied correctly/);
  });

  test('fails if a row was not copied correctly', async () => {
    const dataDir = migratedFolder();
    insertReview(dataDir, 'Fine');
    for (const spoil of [
      `new.created_at = new.created_at + interval '1 millisecond'; return new`,
      'return null',
    ]) {
      const databaseUrl = await emptyDatabase();
      await (await openDatabase({ dataDir: '', databaseUrl })).close();
      await ask(
        databaseUrl,
        `create function spoil() returns trigger language plpgsql as $$ begin ${spoil}; end $$;
         create trigger spoil before insert on reviews for each row execute function spoil()`,
      );
      await expect(move({ dataDir, databaseUrl })).rejects.toThrow(/^reviews was not copied correctly/);
      expect(await ask(databaseUrl, 'select id from reviews')).toEqual([]);
      expect(existsSync(moveNotePath(dataDir))).toBe(false);
    }
  });

  test('is refused while the service runs', async () => {
    const dataDir = migratedFolder();
    const { close } = await openDatabase({ dataDir, databaseUrl: null });
    onTestFinished(close);
    await expect(move({ dataDir, databaseUrl: await emptyDatabase() })).rejects.toThrow(OperatorError);
  });

  test('refuses a source that is missing or from a newer version', async () => {
    const databaseUrl = await emptyDatabase();
    const dataDir = temporaryFolder();
    await expect(move({ dataDir, databaseUrl })).rejects.toThrow(/^There is no database in/);
    expect(readdirSync(dataDir)).toEqual([]);
    const newer = migratedFolder();
    execute(newer, `insert into kysely_migration values ('999-later', '2030-01-01')`);
    await expect(move({ dataDir: newer, databaseUrl })).rejects.toThrow(/newer version .+ \(999-later\)/);
    expect(await tablesIn(databaseUrl)).toEqual([]);
  });

  test('accepts only an empty target, and does not change others', async () => {
    const dataDir = migratedFolder();
    const served = (await createDatabase(MIGRATED)) ?? '';
    const shop = await emptyDatabase();
    await ask(shop, 'create table orders (id integer)');
    const otherUsers = await emptyDatabase();
    await ask(otherUsers, 'create table users (id integer)');
    const newer = (await createDatabase(MIGRATED)) ?? '';
    await ask(newer, `insert into kysely_migration values ('999-later', '2030-01-01')`);
    const rows = await rowsIn({ dataDir: '', databaseUrl: served });
    for (const [databaseUrl, refusal] of [
      [served, /is not empty: a service has been started on it/],
      [shop, /is not empty: it contains other tables \(orders\)/],
      [otherUsers, /is not empty: it contains other tables \(users\)/],
      [newer, /was made by a newer version of the service \(999-later\)/],
    ] as const) {
      const before = await tablesIn(databaseUrl);
      await expect(move({ dataDir, databaseUrl })).rejects.toThrow(refusal);
      expect(await tablesIn(databaseUrl)).toEqual(before);
    }
    expect(await rowsIn({ dataDir: '', databaseUrl: served })).toEqual(rows);
  });

  test('refuses a database that is not in UTF8, as a start does, or does not exist', async () => {
    const dataDir = migratedFolder();
    const other = await emptyDatabase();
    const name = `latin_${new URL(other).pathname.slice(1)}`;
    await ask(other, `create database ${name} encoding 'LATIN1' template template0 locale 'C'`);
    const latin = other.replace(/\/[^/]*$/, `/${name}`);
    await expect(move({ dataDir, databaseUrl: latin })).rejects.toThrow(/must be in UTF8; it is in LATIN1/);
    await expect(openDatabase({ dataDir, databaseUrl: latin })).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL .+ must be in UTF8, and is in LATIN1: create it with createdb --encoding=UTF8 --template=template0$/,
    );
    await expect(move({ dataDir, databaseUrl: `${latin}_not` })).rejects.toThrow(/does not exist\.$/);
  });
});

function move(order: { dataDir: string; databaseUrl: string }) {
  return moveToPostgres({ ...order, report: () => {} });
}

/** A stopped SQLite service with rows in every table, and its public pages. */
async function stoppedService() {
  const dataDir = migratedFolder();
  const app = await startApp({ storage: { dataDir, databaseUrl: null } });
  const { db, ana, ben, cookies } = await insertFixture(app);
  await createPasskeyChallenge(db, 'sign-in');
  for (const comment of oddTexts) {
    const sent = await app.visitor().post('/api/reviews/submit', newReview(ben.id, { comment }));
    expect(sent.status).toBe(201);
  }
  // The last account, so that its ids are the highest.
  const gone = await app.professional(newRegistration({ password: PASSWORD }));
  const { body: workplace } = await gone.post('/api/workplaces', { name: 'Blue Door' });
  await app.visitor().post('/api/reviews/submit', newReview(gone.user.id));
  const { id: reviewId } = (await gone.get('/api/reviews')).body[0];
  await gone.send('POST', '/api/auth/delete-account', {
    body: JSON.stringify({ password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const cards = [
    `${ana.id}`,
    `${ana.id}/${ana.workplaceId}`,
    `${gone.user.id}`,
    `${gone.user.id}/${workplace.id}`,
  ];
  const pages = await readPages(app.url, cards);
  expect([...pages.values()].map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  await sql`insert into rate_limits values ('sign-in:somebody', 3, 1795000000000)`.execute(db);
  await sql`insert into page_view_visitors values (${ana.id}, '2026-01-01', 'hash')`.execute(db);
  await sql`insert into page_view_salts values ('2026-01-01', 'salt')`.execute(db);
  await db
    .insertInto('address_confirmations')
    .values({
      user_id: ana.id,
      email: 'ana@example.com',
      token_hash: 'hash',
      expires_at: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  await sql`insert into unconfirmed_address_mails values ('hash', '2026-01-01', 5)`.execute(db);
  await sql`insert into job_turns values ('delete past visitors', 5)`.execute(db);
  await sql`insert into payment_events values ('evt_1', 'invoice.paid', '2024-02-29T23:59:59.007Z')`.execute(
    db,
  );
  await sql`insert into payment_problems values ('du_1', 'dispute', 'cus_1', '2024-02-29T23:59:59.007Z', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await writeFact(db, 'last backup', 'goodword.db', new Date());
  await app.stop();
  execute(
    dataDir,
    `update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where message_id = 'queued-Herwords'`,
  );
  return { dataDir, fixture: { ana, ben, cookies, gone: { id: gone.user.id, reviewId } }, pages };
}

const oddTexts = [
  `"Quotes", 'apostrophes', \\backslashes\\, \\u0000 and \\N`,
  'Zeile\nund\tTabulator',
  'Ünïcödé, 日本語, עברית, e\u0301, 👩‍🔧, \u{10ffff}, \u2028, \ufffd, \ufeff.',
  '{"json": [null]}',
];

/** The page of each printed code, without its random keys. */
async function readPages(url: string, cards: Iterable<string>) {
  const pages = new Map<string, { status: number; html: string }>();
  for (const card of cards) {
    const response = await fetch(`${url}/review/${card}`);
    const html = (await response.text()).replaceAll(KEY, 'KEY').replaceAll(url, '');
    pages.set(card, { status: response.status, html });
  }
  return pages;
}

function mailsWith(dataDir: string, messageId: string): number {
  const mails = join(dataDir, 'mail');
  return readdirSync(mails).filter((name) => readFileSync(join(mails, name), 'utf8').includes(messageId))
    .length;
}

async function rowsIn(place: { dataDir: string; databaseUrl: string | null }) {
  const { db, close } = await openDatabase(place);
  try {
    const tables = Object.entries(await readAllRows(db));
    const inOrder = (rows: object[]) => rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    return Object.fromEntries(tables.map(([name, rows]) => [name, inOrder(rows)]));
  } finally {
    await close();
  }
}

/** A data folder with a migrated database and the admin. */
function migratedFolder(): string {
  const dataDir = temporaryFolder();
  copyFileSync(databaseFile(inject('migratedFolder')), databaseFile(dataDir));
  return dataDir;
}

function insertReview(dataDir: string, comment: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database
    .prepare('insert into reviews (user_id, rating, comment, created_at) values (1, 5, ?, ?)')
    .run(comment, '2026-01-01T00:00:00.007Z');
  database.close();
}

function execute(dataDir: string, statements: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(statements);
  database.close();
}

async function emptyDatabase(): Promise<string> {
  return (await createDatabase()) ?? '';
}

async function ask(databaseUrl: string, statements: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(statements);
  await client.end();
  return rows;
}

function tablesIn(databaseUrl: string) {
  return ask(
    databaseUrl,
    `select relname, relkind from pg_class where relnamespace = 'public'::regnamespace order by 1`,
  );
}
