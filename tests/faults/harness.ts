import { spawnSync } from 'node:child_process';
import { expect, onTestFinished } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { type MailSink, startMailSink } from '#tests/mail-sink.ts';
import { createStandby, initPostgres, type PostgresServer } from '#tests/postgres.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { type Customers, startCustomers } from './customers.ts';
import {
  expectNothingLost,
  expectOneMailEach,
  expireLeases,
  mailsByKey,
  mailsInFolder,
  waitForMails,
} from './invariants.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals, type Storage } from './test-accounts.ts';

export const databases = ['SQLite', 'PostgreSQL'] as const;
type Skip = (condition: boolean, note?: string) => void;

export function skipWithoutPostgres(skip: Skip): void {
  skip(!hasPostgres(), 'no PostgreSQL here');
}

/** Skips the test if it is for PostgreSQL and there is none. */
export async function emptyStorage(database: (typeof databases)[number], skip: Skip): Promise<Storage> {
  if (database === 'PostgreSQL') skipWithoutPostgres(skip);
  const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
  return { dataDir: temporaryFolder(), databaseUrl };
}

export function envOf({ dataDir, databaseUrl }: Storage): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** Starts a PostgreSQL server in an empty folder. @returns the server, which ends with the test. */
export async function startOwnPostgres(
  settings = ['fsync=off'],
  folder = temporaryFolder(),
): Promise<PostgresServer> {
  const server = await initPostgres(folder, settings);
  onTestFinished(() => server.stop('SIGKILL'));
  await server.start();
  return server;
}

/** Replicates another server. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const standby = await createStandby(primary, temporaryFolder(), ['fsync=off']);
  onTestFinished(() => standby.stop('SIGKILL'));
  await standby.start();
  return standby;
}

export async function openMailSink(): Promise<MailSink> {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  return sink;
}

export async function endProperly(service: ServiceProcess): Promise<void> {
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
}

export interface BusyService {
  storage: Storage;
  userIds: number[];
  url: string;
  customers: Customers;
  /** The process that runs now. */
  readonly service: ServiceProcess;
  /** Starts it again. @returns the milliseconds it took. */
  restart(): Promise<number>;
  kill(): Promise<void>;
  /** Stops the customers and the service, and checks that nothing was lost or doubled. @returns the mails by review key. */
  finish(): Promise<Map<string, Set<string>>>;
}

interface Busy {
  env?: Record<string, string>;
  nodeOptions?: string[];
  /** Otherwise, mails become files in the data folder. */
  sink?: MailSink;
  connections?: number;
  /** Milliseconds between reviews of a customer. */
  pause?: number;
  /** Another account has reviews too, which are not checked. */
  hasOthers?: boolean;
}

/** Starts the service on an empty database, with customers who submit reviews until `finish`. */
export async function startBusyService(
  storage: Storage,
  { env = {}, nodeOptions = [], sink, connections, pause, hasOthers }: Busy = {},
): Promise<BusyService> {
  const userIds = await insertProfessionals(storage);
  const mail = sink && { SMTP_URL: sink.url };
  const settings = { PORT: String(await freePort()), ...envOf(storage), ...mail, ...env };
  const start = () => startProcess({ env: settings, nodeOptions });
  let service = await start();
  const customers = startCustomers(service.url, userIds, connections, pause);
  const readMails = async () => (sink ? mailsByKey(sink.received) : mailsInFolder(storage.dataDir));
  return {
    storage,
    userIds,
    url: service.url,
    customers,
    get service() {
      return service;
    },
    async restart() {
      const began = performance.now();
      service = await start();
      return performance.now() - began;
    },
    async kill() {
      service.process.kill('SIGKILL');
      await service.ended;
    },
    finish() {
      const checked = hasOthers ? { ...storage, userIds } : storage;
      return expectAllOnce(checked, customers, readMails, () => endProperly(service));
    },
  };
}

/** Stops the customers, then the service, and checks that nothing was lost or doubled. @returns the mails by review key. */
export async function expectAllOnce(
  storage: Storage,
  customers: Omit<Customers, 'statuses'>,
  readMails: () => Promise<Map<string, Set<string>>>,
  stopService: () => Promise<void>,
): Promise<Map<string, Set<string>>> {
  await customers.stop();
  await expireLeases(storage);
  await waitForMails(customers, readMails);
  await stopService();
  await expectNothingLost(storage, customers);
  const mails = await readMails();
  expectOneMailEach(customers.acknowledged, mails);
  return mails;
}

export function expectOnlyStatuses({ statuses }: Pick<Customers, 'statuses'>, ...allowed: number[]): void {
  expect([...statuses.keys()].filter((status) => !allowed.includes(status))).toEqual([]);
}

export function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export async function signUp(url: string, form = newRegistration()): Promise<{ id: number; cookie: string }> {
  const answer = await post(`${url}/api/auth/register`, form);
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, cookie: cookieOf(answer) };
}

/** Runs kill-at-statement.ts. @returns the number of statements, if none was to be the last. */
export function killAtStatement(storage: Storage, task: 'open' | 'move', statement?: number): number {
  const { signal, status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/faults/kill-at-statement.ts'],
    {
      env: {
        NODE_COMPILE_CACHE: 'node_modules/.cache/node',
        TASK: task,
        ...envOf(storage),
        ...(statement && { KILL_AT: String(statement) }),
      },
      encoding: 'utf8',
    },
  );
  expect([signal, status, stderr]).toEqual(statement ? ['SIGKILL', null, ''] : [null, 0, '']);
  return Number(stdout);
}

/** Which of the statements to kill at: all in the long run, `short` of them otherwise. */
export function chosenFrom(statements: number, short: number): number[] {
  const all = Array.from({ length: statements }, (_, nth) => nth + 1);
  return isLong ? all : all.filter((statement) => statement % Math.ceil(statements / (short + 1)) === 0);
}
