/**
 * Measures the admin's calls on a large SQLite database, and how long they block the event loop:
 *
 *   node_modules/.bin/node tests/load/admin-users.ts [USERS] [REVIEWS]
 *
 * The default is 100,000 users and 1,000,000 reviews. Needs a build (scripts/build.ts); takes two minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { userSorts } from '#contract/admin.ts';
import { openDatabase } from '#server/db/open.ts';
import { readConfig } from '#server/platform/config.ts';
import { startService } from '#server/start.ts';

const [users = 100_000, reviews = 1_000_000] = process.argv.slice(2).map(Number);
const depth = Math.floor(0.9 * users);
const PAGE = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-load-'));
try {
  await fill();
  await measure();
} finally {
  rmSync(dataDir, { recursive: true });
}

async function fill(): Promise<void> {
  const { close, location } = await openDatabase({ dataDir, databaseUrl: null });
  await close();
  const db = new DatabaseSync(location);
  const began = performance.now();
  const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  const upTo = (count: number) =>
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const timeOf = (count: number) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-13 months', (394.0 * i / ${count}) || ' days')`;
  db.exec(`
    pragma synchronous = off;
    begin;
    create temp table first_names as select column1 as name from (values ${listed('Ana Ben Chloé Dmitri Élodie Farah Günter Hana Ines Jørgen Kofi Lena Maya Nils Oscar Priya')});
    create temp table last_names as select column1 as name from (values ${listed('Adeyemi Baker Çelik Dubois Eriksen Fischer García Haddad Ivanova Jansen Kowalski López Müller Núñez Okafor Petrov')});
    ${upTo(users)}
      insert into users (username, username_key, email, email_key, full_name, industry, password_hash, unsubscribe_token, subscription_type, created_at)
      select 'person-' || i, 'person-' || i, 'person-' || i || '@example.com', 'person-' || i || '@example.com',
        (select name from first_names where rowid = 1 + i % 16) || ' ' || (select name from last_names where rowid = 1 + i / 16 % 16),
        'Other', hex(randomblob(48)), 'token-' || i, iif(i % 20 = 0, 'monthly', 'free'), ${timeOf(users)}
      from n;
    ${upTo(reviews)}
      insert into reviews (user_id, rating, comment, customer_name, idempotency_key, request_hash, created_at)
      select 2 + (i * 7919) % ${Math.ceil(users / 3)}, 1 + i % 5, 'On time, friendly, and the kitchen was cleaner than before. No. ' || i, 'Maria',
        'key-' || i, hex(randomblob(32)), ${timeOf(reviews)}
      from n;
    update users set review_count = (select count(*) from reviews where user_id = users.id);
    ${upTo(users)}
      insert into workplaces (user_id, name, created_at) select i + 1, 'The Blue Door', ${timeOf(users)} from n;
    ${upTo(users)}
      insert into payments (id, user_id, amount, paid_at) select 'invoice-' || i, i + 1, 700, ${timeOf(users)} from n;
    ${upTo(users)}
      insert into outbox (kind, user_id, payload, message_id, state, next_attempt_at, created_at, sent_at)
      select 'review-received', i + 1, '{"reviewId":1,"ordinal":1}', 'mail-' || i, iif(i % 50 = 0, 'failed', 'sent'), ${NOW}, ${NOW}, ${NOW} from n;
    ${upTo(users / 10)}
      insert into audit_entries (at, actor, action, target_id, target_username)
      select ${timeOf(users / 10)}, 'admin', 'subscription changed', i, 'person-' || i from n;
    commit;`);
  db.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${users.toLocaleString('en')} users and ${reviews.toLocaleString('en')} reviews in ${seconds} s\n`,
  );
}

async function measure(): Promise<void> {
  const ADMIN_PASSWORD = 'the admin password';
  const service = await startService(readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD, LOG_LEVEL: 'error' }));
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const host = `http://127.0.0.1:${port}`;
  const signIn = await fetch(`${host}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  });
  const [cookie = ''] = signIn.headers.getSetCookie();
  const get = async (url: string) => {
    const answer = await fetch(host + url, { headers: { cookie } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${body}`);
    return answer.headers;
  };

  let first = 0;
  async function time(title: string, url: string, runs = 15): Promise<void> {
    await get(url);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const samples: { wall: number; cpu: number; blocked: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      await sleep(5);
      loop.reset();
      const cpu = process.threadCpuUsage();
      const began = performance.now();
      await get(url);
      const wall = performance.now() - began;
      const { user, system } = process.threadCpuUsage(cpu);
      await sleep(5);
      samples.push({ wall, cpu: (user + system) / 1000, blocked: loop.max / 1e6 });
    }
    loop.disable();
    const medianOf = (what: 'wall' | 'cpu' | 'blocked') =>
      samples.map((sample) => sample[what]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    const [wall, cpu, blocked] = [medianOf('wall'), medianOf('cpu'), medianOf('blocked')];
    first ||= wall;
    print(
      title,
      `${wall.toFixed(1)} ms`,
      `${cpu.toFixed(1)} ms`,
      `${(wall / first).toFixed(1)} x`,
      `${blocked.toFixed(0)} ms`,
    );
  }

  async function urlAtDepth(url: string): Promise<string> {
    let next = url.replace(`limit=${PAGE}`, 'limit=200');
    for (let passed = 0; passed < depth; passed += 200) {
      next = /<(.+)>/.exec((await get(next)).get('link') ?? '')?.[1] ?? '';
    }
    return next.replace('limit=200', `limit=${PAGE}`);
  }

  print('', 'time', 'CPU', '× first', 'blocked');
  for (const sort of userSorts) {
    const url = `/api/admin/users?limit=${PAGE}&sort=${sort}`;
    const deepUrl = await urlAtDepth(url);
    await time(`${sort}: first page`, url);
    await time(`${sort}: page at depth ${depth.toLocaleString('en')}`, deepUrl);
    await time(`${sort}: search with one hit`, `${url}&search=person-${Math.floor(users / 2)}@`);
    await time(`${sort}: search with no hit`, `${url}&search=no+such+name`);
    await time(`${sort}: search with no hit, not ASCII`, `${url}&search=%C3%B6%C3%A4%C3%BC`);
    await time(`${sort}: search that matches all`, `${url}&search=example`);
    await time(`${sort}: the same, at depth`, `${deepUrl}&search=example`);
  }
  await time('insights', '/api/admin/insights');
  await time('stats', '/api/admin/user-stats');
  await time('mail health', '/api/admin/mail-health');
  await time('audit trail: first page', '/api/admin/audit');
  await time('all users', '/api/admin/users', 3);
  await service.close();
}

function print(title: string, ...columns: string[]): void {
  console.log(title.padEnd(44) + columns.map((column) => column.padStart(12)).join(''));
}

function listed(names: string): string {
  return names
    .split(' ')
    .map((name) => `('${name}')`)
    .join(', ');
}
