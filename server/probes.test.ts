import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { readVersion } from './system/version.ts';

beforeEach(skipWithoutDatabase);

test('/healthz returns ok with version and commit, and nothing else', async () => {
  const app = await startApp();
  const { status, body, headers } = await app.visitor().get('/healthz');
  expect([status, body]).toEqual([200, { status: 'ok', ...readVersion() }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('/readyz', () => {
  test('reports database, outbox and mail as ok, also as /health', async () => {
    const app = await startApp();
    for (const path of ['/readyz', '/health']) {
      await expect
        .poll(async () => (await app.visitor().get(path)).body)
        .toEqual({ status: 'ok', database: 'ok', outbox: 'ok', mail: 'ok' });
    }
  });

  test('is degraded if a public service has no mail server', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const { body } = await app.visitor().get('/readyz');
    expect(body).toMatchObject({ status: 'degraded', mail: 'written to files' });
  });

  test('is degraded but ready while the mail server is down', async () => {
    const app = await startApp({ env: UNSENT });
    const ana = await app.professional();
    expect((await app.visitor().post('/api/reviews/submit', newReview(ana.user.id))).status).toBe(201);
    await expect
      .poll(async () => (await app.visitor().get('/readyz')).body.mail, { timeout: 10_000 })
      .toBe('unreachable');
    const { status, body } = await app.visitor().get('/readyz');
    expect([status, body.status]).toEqual([200, 'degraded']);
  });

  test('is 503 while the database is down, but /healthz is still 200', async () => {
    const app = await startApp();
    await app.service.deps.db.destroy();
    const { status, body } = await app.visitor().get('/readyz');
    expect([status, body]).toEqual([
      503,
      { status: 'unavailable', database: 'unavailable', outbox: expect.any(String), mail: 'ok' },
    ]);
    expect((await app.visitor().get('/healthz')).status).toBe(200);
  });
});

test('/readyz is 503 if the only host in DATABASE_URL is a read-only standby', async ({ skip }) => {
  const app = await startApp();
  const { db, config } = app.service.deps;
  skip(config.databaseUrl === null, 'SQLite has no standby');
  const name = new URL(config.databaseUrl ?? '').pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
  // Open connections keep the old setting.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid()`.execute(db);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
  await expect.poll(async () => (await app.visitor().get('/readyz')).body.database).toBe('read-only');
  const { status, body } = await app.visitor().get('/readyz');
  expect([status, body.status]).toEqual([503, 'unavailable']);
});

describe('/metrics', () => {
  const METRICS_TOKEN = 'a token for the scraper';

  test('does not exist without METRICS_TOKEN, and is refused without it in the request', async () => {
    expect((await (await startApp()).visitor().get('/metrics')).status).toBe(404);
    const app = await startApp({ env: { METRICS_TOKEN } });
    const { cookie } = await signInAsAdmin(app);
    for (const authorization of ['', 'Bearer ', `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}!`]) {
      const { status, headers, body } = await app.visitor().get('/metrics', { authorization, cookie });
      expect([status, body]).toEqual([401, { message: 'Unauthorized' }]);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('counts responses by route and status, and mails by state, without personal data', async () => {
    const app = await startApp({ env: { METRICS_TOKEN, ...UNSENT } });
    const ana = await app.professional({ fullName: 'Ana Ruiz' });
    await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    await app.visitor().get(`/api/users/${ana.user.id}`);
    await app.visitor().get('/api/nothing-here');
    const { status, headers, text } = await app
      .visitor()
      .get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
    const count = (labels: string) => `goodword_http_request_duration_seconds_count{${labels}} 1\n`;
    expect(text).toContain(count('method="POST",route="/api/reviews/submit",status="201"'));
    expect(text).toContain(count('method="GET",route="/api/users/:id",status="200"'));
    expect(text).toContain(count('method="GET",route="unknown",status="404"'));
    const { version, commit } = readVersion();
    const build = `version="${version}",commit="${commit}",node="${process.version}"`;
    expect(text).toContain(`goodword_build_info{${build}} 1\n`);
    expect(text).toContain('goodword_outbox_mails{state="queued"} 1\n');
    expect(text).toMatch(/goodword_outbox_oldest_queued_seconds [\d.e-]+\n/);
    expect(text).toContain('goodword_nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toMatch(/Ana|Ruiz|@example/);
  });

  test('reports a database that is down, and the metrics that do not need it', async () => {
    const app = await startApp({ env: { METRICS_TOKEN } });
    const read = async () =>
      (await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text;
    await expect.poll(read).toContain('goodword_part_up{part="outbox"} 1\n');
    const before = await read();
    expect(before).toContain('goodword_part_up{part="database"} 1\n');
    expect(before).toContain('goodword_part_up{part="mail"} 1\n');
    expect(before).toContain('goodword_part_up{part="disk"} 1\n');
    expect(before).toContain('goodword_outbox_oldest_queued_seconds 0\n');
    expect(before).toMatch(/goodword_data_disk_bytes\{what="free"\} \d/);
    if (app.service.deps.config.databaseUrl) {
      expect(before).toMatch(/goodword_database_connections\{state="busy"\} \d/);
      expect(before).toContain('goodword_database_connections{state="max"} 10\n');
    }
    await app.service.deps.db.destroy();
    const after = await read();
    expect(after).toContain('goodword_part_up{part="database"} 0\n');
    expect(after).toContain('goodword_http_request_duration_seconds_count');
    expect(after).not.toMatch(/^goodword_outbox_/m);
  });
});
