import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { cookieOf, post, signUp } from './harness.ts';
import { quantile, startProbes } from './process-stats.ts';
import { rounds } from './run-length.ts';
import { arbitraryFrom } from './schema-arbitrary.ts';
import { printSeed } from './seeded-random.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessional } from './test-accounts.ts';

const EACH_ROUTE = rounds(10, 10_000);
/** Below the limit of queued password hashes. */
const CONCURRENCY = 16;
const ADMIN = { username: 'admin', password: 'the admin password' };

test(`${EACH_ROUTE} generated requests per endpoint cause no 5xx, and invalid ones change nothing`, async () => {
  const seed = printSeed('malformed');
  const { service, dataDir, page } = await start();
  const endpoints = await allEndpoints();
  const statuses = new Map<number, number>();
  // A request may delete the account.
  const probes = startProbes(page, (status) => status === 200 || status === 404);
  for (const endpoint of endpoints) {
    const cookie = await signIn(service, endpoint.url.startsWith('/api/admin') ? ADMIN : null);
    const { params, querystring, body, headers } = endpoint.schema;
    const requests = fc.sample(
      fc.record({
        params: arbitraryFrom(params).map(asTexts),
        query: arbitraryFrom(querystring).map(asTexts),
        body: arbitraryFrom(body),
        key: headers ? fc.stringMatching(/^[\x20-\x7e]{0,140}$/) : fc.constant(undefined),
        isSignedIn: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
      }),
      { seed, numRuns: EACH_ROUTE },
    );
    // Invalid requests first, which must change nothing.
    const isRefused = (request: (typeof requests)[number]) =>
      !fits(params, request.params) || !fits(querystring, request.query) || !fits(body, request.body);
    const refused = requests.filter(isRefused);
    const rows = await hashIdleTables(dataDir);
    await runConcurrently(refused.length, (index) => expectNoServerError(refused[index]));
    expect([endpoint.url, await hashIdleTables(dataDir)]).toEqual([endpoint.url, rows]);
    const others = requests.filter((request) => !isRefused(request));
    await runConcurrently(others.length, (index) => expectNoServerError(others[index]));

    async function expectNoServerError(request: (typeof requests)[number] | undefined) {
      if (!request) return;
      const answer = await send(service.url, endpoint, request, request.isSignedIn ? cookie : '');
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const details = [endpoint.method, endpoint.url, answer.status, answer.text, request];
      expect(answer.status, JSON.stringify(details)).toBeLessThan(500);
      if (isRefused(request)) expect(answer.status, JSON.stringify(details)).toBeGreaterThanOrEqual(400);
    }
  }
  const times = await probes.stop();
  expect(quantile(times, 0.99)).toBeLessThan(3_000);
  console.log(
    `${endpoints.length} endpoints × ${EACH_ROUTE}: ${[...statuses].map((each) => each.join(' × ')).join(', ')}; ` +
      `page p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  );
});

async function start() {
  const dataDir = temporaryFolder();
  const userId = await insertProfessional({ dataDir, databaseUrl: null });
  const service = await startProcess({
    env: { DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'fatal' },
  });
  return { service, dataDir, page: `${service.url}/review/${userId}` };
}

async function runConcurrently(times: number, act: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) {
      next += 1;
      await act(next - 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** The hash of each table's rows, except page views, once no mail is queued. */
async function hashIdleTables(dataDir: string): Promise<Record<string, string>> {
  using database = new DatabaseSync(join(dataDir, 'goodword.db'), { readOnly: true });
  const waiting = database.prepare("select count(*) as mails from outbox where state = 'queued'");
  await expect.poll(() => waiting.get()?.mails, { timeout: 300_000 }).toBe(0);
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(page_view|sqlite_)/.test(name));
  return Object.fromEntries(
    tables.map((name) => {
      const rows = JSON.stringify(database.prepare(`select * from ${name}`).all());
      return [name, createHash('sha256').update(rows).digest('hex')];
    }),
  );
}

async function allEndpoints(): Promise<Endpoint[]> {
  const pages = readdirSync('contract').filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules = await Promise.all(pages.map((name) => import(join(process.cwd(), 'contract', name))));
  return modules
    .flatMap((page) => Object.values(page))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'url' in value);
}

/** Whether the schema accepts the value after a JSON round trip. */
function fits(schema: z.ZodMiniType | undefined, value: unknown): boolean {
  if (schema === undefined) return true;
  return schema.safeParse(value === undefined ? undefined : JSON.parse(JSON.stringify(value))).success;
}

/** @returns the cookie of the admin or of a new account. */
async function signIn({ url }: ServiceProcess, admin: typeof ADMIN | null): Promise<string> {
  return admin ? cookieOf(await post(`${url}/api/auth/login`, admin)) : (await signUp(url)).cookie;
}

async function send(
  url: string,
  { method, url: path, schema }: Endpoint,
  { params, query, body, key }: { params: Texts; query: Texts; body: unknown; key: string | undefined },
  cookie: string,
) {
  // An empty or dotted segment would address another endpoint.
  const target = new URL(
    path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]?.replace(/^\.*$/, '-') ?? '-')),
    url,
  );
  target.search = new URLSearchParams(query).toString();
  const answer = await fetch(target, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(schema.body && { 'content-type': 'application/json' }),
    },
    body: schema.body ? (JSON.stringify(body) ?? null) : null,
    signal: AbortSignal.timeout(15_000),
  });
  return { status: answer.status, text: (await answer.text()).slice(0, 300) };
}

type Texts = Record<string, string>;

/** Values as strings, for URLs. */
function asTexts(values: unknown): Texts {
  return Object.fromEntries(
    Object.entries(Object(values)).map(([name, value]) => [
      name.toWellFormed(),
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );
}
