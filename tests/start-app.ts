import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished, type TestContext } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { cookieName } from '#server/accounts/sessions.ts';
import { insertAccount, presentUser } from '#server/accounts/store.ts';
import type { Clock } from '#server/basics/clock.ts';
import { databaseFile } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { type Service, startService } from '#server/start.ts';
import { type Config, readConfig } from '#server/system/config.ts';
import { hashOnce, insertSession } from './accounts.ts';
import { expectDescribed } from './api-description.ts';
import { createDatabaseFrom } from './postgres.ts';
import { MIGRATED } from './prepare-databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestApp {
  url: string;
  service: Service;
  dataDir: string;
  /** Otherwise the service stops when the test finishes. */
  stop(): Promise<void>;
  visitor(): Visitor;
  /** Signed in; `isConfirmed: false` registers, and leaves the address unconfirmed where that is asked for. */
  professional(
    overrides?: Parameters<typeof newRegistration>[0] & { isConfirmed?: boolean },
  ): Promise<Visitor & { user: User; password: string }>;
}

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of every shape.
  body: any;
  text: string;
}

interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  send(method: string, path: string, init?: RequestInit): Promise<Answer>;
  cookie: string;
  cookies: Map<string, string>;
}

/** Starts the service on a free port with its own folder and database until the test finishes. */
export async function startApp({
  env = {},
  settings = {},
  clock,
  isFirstStart = false,
  storage,
}: {
  env?: Record<string, string>;
  /** Replaces what `env` results in; a public APP_URL would have all pages rendered again. */
  settings?: Partial<Config>;
  clock?: Clock;
  /** Starts with an empty database instead of a migrated one. */
  isFirstStart?: boolean;
  /** Uses an existing folder and database, and keeps them. */
  storage?: { dataDir: string; databaseUrl: string | null };
} = {}): Promise<TestApp> {
  const { dataDir, databaseUrl } = storage ?? (await createStorage(isFirstStart));
  const defaults = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent' };
  const config = { ...readConfig({ ...defaults, ...env }), ...settings };
  const service = await startService(config, clock);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= service.close();
    return stopped;
  };
  onTestFinished(stop);

  const visitor = () => browse(url);
  return {
    url,
    service,
    dataDir,
    stop,
    visitor,
    async professional({ isConfirmed = true, ...overrides } = {}) {
      const form = newRegistration(overrides);
      const browser = visitor();
      const user = isConfirmed ? await insertUser(service, browser, form) : await register(browser, form);
      return Object.assign(browser, { user, password: form.password });
    },
  };
}

/** What a command needs in order to use the same database. */
export function environmentOf({ service }: TestApp) {
  const { dataDir, databaseUrl } = service.deps.config;
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
}

/** Starts with Ana, a professional. */
export async function startWithAna(options?: Parameters<typeof startApp>[0]) {
  const app = await startApp(options);
  return { app, ana: await app.professional() };
}

async function register(browser: Visitor, form: ReturnType<typeof newRegistration>): Promise<User> {
  const { status, body, text } = await browser.post('/api/auth/register', form);
  if (status !== 201) throw new Error(`Registration failed: ${status} ${text}`);
  return body;
}

/** Does what a registration and a confirmation do, without their requests, mails and limits. */
async function insertUser(
  { deps: { config, db, clock } }: Service,
  browser: Visitor,
  { password, ...form }: ReturnType<typeof newRegistration>,
): Promise<User> {
  const now = clock();
  const account = await insertAccount(db, { ...form, passwordHash: await hashOnce(password) }, now);
  const token = await insertSession(db, account.id, { now });
  browser.cookies.set(cookieName(config), token);
  return presentUser(account, now);
}

export async function createStorage(isFirstStart: boolean) {
  const dataDir = temporaryFolder();
  const databaseUrl = await createDatabase(isFirstStart ? undefined : MIGRATED);
  if (databaseUrl === null && !isFirstStart)
    copyFileSync(databaseFile(inject('migratedFolder')), databaseFile(dataDir));
  return { dataDir, databaseUrl };
}

export function skipWithoutDatabase(context: TestContext): void {
  context.skip(
    process.env.TEST_DATABASE === 'postgres' && inject('postgresUrl') === null,
    'no PostgreSQL here',
  );
}

export function hasPostgres(): boolean {
  return inject('postgresUrl') !== null;
}

/** Creates a PostgreSQL database for the test; null on SQLite or without a server. */
export async function createDatabase(template = 'template1'): Promise<string | null> {
  const server = inject('postgresUrl');
  if (process.env.TEST_DATABASE === 'sqlite' || server === null) return null;
  return createDatabaseFrom(server, `test_${randomUUID().replaceAll('-', '')}`, template);
}

function browse(url: string): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookies,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    get: (path, headers = {}) => visitor.send('GET', path, { headers }),
    post: (path, body, headers = {}) => visitor.send('POST', path, withJson(body, headers)),
    put: (path, body, headers = {}) => visitor.send('PUT', path, withJson(body, headers)),
    patch: (path, body, headers = {}) => visitor.send('PATCH', path, withJson(body, headers)),
    delete: (path) => visitor.send('DELETE', path),
    async send(method, path, init = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', visitor.cookie);
      const response = await fetch(url + path, { redirect: 'manual', ...init, method, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const body = isJson ? JSON.parse(text) : text;
      expectDescribed({ method, path, status: response.status, body });
      return { status: response.status, headers: response.headers, body, text };
    },
  };
  return visitor;
}

function withJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return body === undefined
    ? { headers }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}
