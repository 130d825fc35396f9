import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from './clock.ts';
import type { Deps } from './deps.ts';
import type { App } from './http.ts';
import { countJobs } from './outbox-queue.ts';

const DATABASE_TELLS_WITHIN = SECOND;

export interface Metrics {
  contentType: string;
  /** In Prometheus's text format. */
  read(): Promise<string>;
}

/**
 * Counts every answer from now on, and takes the other figures whenever they are read. Without the database, only the
 * figures that come from it are missing.
 * @param examine says of each part of the service whether it is `ok`, a database that is silent for so long is not.
 */
export async function startMetrics(
  app: App,
  { db, config }: Deps,
  examine: (within: number) => Promise<Record<string, string>>,
): Promise<Metrics> {
  // Loaded where it is used: a service that nobody measures saves 15 MB.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });

  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request’s head to the last byte of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });

  new Gauge({
    name: 'part_up',
    help: 'Whether a part of the service is ok, as /readyz says: 1 or 0.',
    labelNames: ['part'],
    registers: [register],
    async collect() {
      const parts = Object.entries(await examine(DATABASE_TELLS_WITHIN));
      for (const [part, state] of parts) this.set({ part }, state === 'ok' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'outbox_mails',
    help: 'Mail jobs by state; sent ones are kept for a week, failed ones for a month.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const counts = await unlessAway(countJobs(db));
      this.reset();
      for (const [state, jobs] of Object.entries(counts ?? {})) this.set({ state }, jobs);
    },
  });
  new Gauge({
    name: 'outbox_oldest_queued_seconds',
    help: 'How long the oldest mail has waited since it could go; 0 where none waits.',
    registers: [register],
    async collect() {
      const oldest = await unlessAway(
        db
          .selectFrom('outbox')
          .select((of) => of.fn.min('created_at').as('since'))
          .where('state', '=', 'queued')
          .executeTakeFirstOrThrow(),
      );
      if (oldest === null) this.remove();
      else this.set(oldest.since ? Math.max(0, (Date.now() - Date.parse(oldest.since)) / SECOND) : 0);
    },
  });
  new Gauge({
    name: 'data_disk_bytes',
    help: 'The file system of DATA_DIR, where there is that folder: its size, and what of it is free for the service.',
    labelNames: ['what'],
    registers: [register],
    async collect() {
      const disk = await statfs(config.dataDir).catch(() => null);
      this.reset();
      if (disk === null) return;
      this.set({ what: 'size' }, disk.blocks * disk.bsize);
      this.set({ what: 'free' }, disk.bavail * disk.bsize);
    },
  });
  const postgres = config.databaseUrl === null ? null : await import('#server/db/postgres.ts');
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL that are busy or idle, what waits for one, and how many there may be.',
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

/** Null where the database does not answer, or not in time. */
function unlessAway<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  const patience = sleep(DATABASE_TELLS_WITHIN, null, { ref: false });
  return Promise.race([question.catch(() => null), patience]);
}
