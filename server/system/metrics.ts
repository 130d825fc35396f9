import { setTimeout as sleep } from 'node:timers/promises';
import { problemKinds } from '#contract/service-status.ts';
import type { App } from '#server/http/server.ts';
import { countJobs } from '#server/mail/outbox-queue.ts';
import { SECOND } from './clock.ts';
import type { Deps } from './deps.ts';
import { readDisk } from './disk.ts';
import { readFact } from './service-facts.ts';

const DATABASE_TIMEOUT = SECOND;

export interface Metrics {
  contentType: string;
  read(): Promise<string>;
}

export async function startMetrics(
  app: App,
  { db, config, version }: Deps,
  checkHealth: (timeout: number) => Promise<Record<string, string>>,
  findProblems: () => Promise<{ kind: string }[]>,
): Promise<Metrics> {
  // Loaded on demand: it takes 15 MB.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'goodword_' });

  new Gauge({
    name: 'goodword_build_info',
    help: 'The running version; always 1.',
    labelNames: ['version', 'commit', 'node'],
    registers: [register],
  }).set({ version: version.version, commit: version.commit ?? 'unknown', node: process.version }, 1);

  const durations = new Histogram({
    name: 'goodword_http_request_duration_seconds',
    help: 'Time from the request head to the last byte of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });

  new Gauge({
    name: 'goodword_part_up',
    help: '1 if a component is ok in /readyz, otherwise 0.',
    labelNames: ['part'],
    registers: [register],
    async collect() {
      const parts = Object.entries(await checkHealth(DATABASE_TIMEOUT));
      for (const [part, state] of parts) this.set({ part }, state === 'ok' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'goodword_outbox_mails',
    help: 'Mail jobs by state. Sent jobs are kept for a week, failed ones for a month.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const counts = await nullOnFailure(countJobs(db, ['mail']));
      this.reset();
      for (const [state, jobs] of Object.entries(counts ?? {})) this.set({ state }, jobs);
    },
  });
  new Gauge({
    name: 'goodword_outbox_oldest_queued_seconds',
    help: 'Age of the oldest queued mail; 0 if none is queued.',
    registers: [register],
    async collect() {
      const oldest = await nullOnFailure(
        db
          .selectFrom('outbox')
          .select((of) => of.fn.min('created_at').as('since'))
          .where('state', '=', 'queued')
          .where('channel', '=', 'mail')
          .executeTakeFirstOrThrow(),
      );
      if (oldest === null) this.remove();
      else this.set(oldest.since ? Math.max(0, (Date.now() - Date.parse(oldest.since)) / SECOND) : 0);
    },
  });
  new Gauge({
    name: 'goodword_data_disk_bytes',
    help: 'Size and free space of the file system that holds DATA_DIR.',
    labelNames: ['what'],
    registers: [register],
    async collect() {
      const disk = await readDisk(config.dataDir);
      this.reset();
      for (const [what, bytes] of Object.entries(disk ?? {})) this.set({ what }, bytes);
    },
  });
  new Gauge({
    name: 'goodword_last_backup_timestamp_seconds',
    help: 'When the last backup was made; missing before the first.',
    registers: [register],
    async collect() {
      const backup = await nullOnFailure(readFact(db, 'last backup'));
      if (backup === null) this.remove();
      else this.set(Date.parse(backup.updatedAt) / SECOND);
    },
  });
  new Gauge({
    name: 'goodword_needs_attention',
    help: '1 for each problem on the admin’s page, otherwise 0.',
    labelNames: ['problem'],
    registers: [register],
    async collect() {
      const found = await nullOnFailure(findProblems());
      this.reset();
      if (found === null) return;
      for (const problem of problemKinds)
        this.set({ problem }, found.some(({ kind }) => kind === problem) ? 1 : 0);
    },
  });
  const postgres = config.databaseUrl === null ? null : await import('#server/db/postgres.ts');
  new Gauge({
    name: 'goodword_database_connections',
    help: 'PostgreSQL connections: busy, idle, maximum, and requests waiting for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      if (postgres === null) return;
      for (const [state, connections] of Object.entries(postgres.countConnections(db)))
        this.set({ state }, connections);
    },
  });

  return { contentType: register.contentType, read: () => register.metrics() };
}

function nullOnFailure<Result>(query: Promise<Result>): Promise<Result | null> {
  const timeout = sleep(DATABASE_TIMEOUT, null, { ref: false });
  return Promise.race([query.catch(() => null), timeout]);
}
