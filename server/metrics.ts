import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { problemKinds } from '#contract/service-status.ts';
import type { App } from '#server/http/server.ts';
import { countJobs, findOldestQueued } from '#server/mail/outbox-queue.ts';
import { SECOND } from './basics/clock.ts';
import type { Deps } from './deps.ts';
import { readDisk } from './system/disk.ts';
import { readFact } from './system/service-facts.ts';

const DATABASE_TIMEOUT = SECOND;

interface Checks {
  checkHealth: (timeout: number) => Promise<object>;
  findProblems: () => Promise<{ kind: string }[]>;
}

interface Gauge {
  name: string;
  help: string;
  /** What tells several numbers apart. */
  label?: string;
  /** @returns null to leave the gauge out. */
  read(): Promise<Record<string, number> | number | null>;
}

export async function startMetrics(app: App, deps: Deps, checks: Checks): Promise<Registry> {
  // Loaded on demand: it takes 15 MB.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, prefix: 'goodword_' });

  new Gauge({
    name: 'goodword_build_info',
    help: 'The running version; always 1.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ ...deps.version, commit: deps.version.commit ?? 'unknown', node: process.version }, 1);

  const durations = new Histogram({
    name: 'goodword_http_request_duration_seconds',
    help: 'Time from the request head to the last byte of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });

  for (const { label, read, ...gauge } of await describeGauges(deps, checks))
    new Gauge({
      ...gauge,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const found = await read();
        if (typeof found === 'number') this.set(found);
        else if (label === undefined) this.remove();
        else if (found === null) this.reset();
        else for (const [value, number] of Object.entries(found)) this.set({ [label]: value }, number);
      },
    });
  return register;
}

async function describeGauges({ db, config }: Deps, { checkHealth, findProblems }: Checks): Promise<Gauge[]> {
  const postgres = config.databaseUrl === null ? null : await import('#server/db/postgres.ts');
  return [
    {
      name: 'goodword_part_up',
      help: '1 if a component is ok in /readyz, otherwise 0.',
      label: 'part',
      async read() {
        const parts = Object.entries({ disk: 'ok', ...(await checkHealth(DATABASE_TIMEOUT)) });
        return Object.fromEntries(parts.map(([part, state]) => [part, state === 'ok' ? 1 : 0]));
      },
    },
    {
      name: 'goodword_outbox_mails',
      help: 'Mail jobs by state. Sent jobs are kept for a week, failed ones for a month.',
      label: 'state',
      read: () => nullOnFailure(countJobs(db, ['mail'])),
    },
    {
      name: 'goodword_outbox_oldest_queued_seconds',
      help: 'Age of the oldest queued mail; 0 if none is queued.',
      read: () => nullOnFailure(findOldestQueued(db).then((since) => (since ? secondsSince(since) : 0))),
    },
    {
      name: 'goodword_data_disk_bytes',
      help: 'Size and free space of the file system that holds DATA_DIR.',
      label: 'what',
      read: () => readDisk(config.dataDir),
    },
    {
      name: 'goodword_last_backup_timestamp_seconds',
      help: 'When the last backup was made; missing before the first.',
      async read() {
        const backup = await nullOnFailure(readFact(db, 'last backup'));
        return backup && Date.parse(backup.updatedAt) / SECOND;
      },
    },
    {
      name: 'goodword_needs_attention',
      help: '1 for each problem on the admin’s page, otherwise 0.',
      label: 'problem',
      async read() {
        const found = await nullOnFailure(findProblems());
        const hasProblem = (problem: string) => found?.some(({ kind }) => kind === problem);
        return found && Object.fromEntries(problemKinds.map((kind) => [kind, hasProblem(kind) ? 1 : 0]));
      },
    },
    {
      name: 'goodword_database_connections',
      help: 'PostgreSQL connections: busy, idle, maximum, and requests waiting for one.',
      label: 'state',
      read: async () => postgres?.countConnections(db) ?? null,
    },
  ];
}

function secondsSince(timestamp: string): number {
  return Math.max(0, (Date.now() - Date.parse(timestamp)) / SECOND);
}

function nullOnFailure<Result>(query: Promise<Result>): Promise<Result | null> {
  const timeout = sleep(DATABASE_TIMEOUT, null, { ref: false });
  return Promise.race([query.catch(() => null), timeout]);
}
