import type { Deps } from './deps.ts';
import type { App } from './http.ts';
import { countJobs } from './outbox-queue.ts';

export interface Metrics {
  contentType: string;
  /** In Prometheus's text format. */
  read(): Promise<string>;
}

/**
 * Counts every answer from now on, and looks into the outbox whenever the figures are read; where several processes
 * serve, whichever is asked answers for all.
 */
export async function startMetrics(app: App, { db, config }: Deps): Promise<Metrics> {
  // Loaded where it is used: a service that nobody measures saves 15 MB.
  const { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
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
    name: 'outbox_mails',
    help: 'Mail jobs by state; sent ones are kept for a week, failed ones for a month.',
    labelNames: ['state'],
    aggregator: 'first',
    registers: [register],
    async collect() {
      for (const [state, jobs] of Object.entries(await countJobs(db))) this.set({ state }, jobs);
    },
  });
  new Gauge({
    name: 'outbox_oldest_queued_seconds',
    help: 'How long the oldest mail has waited; 0 where none waits.',
    aggregator: 'first',
    registers: [register],
    async collect() {
      const { since } = await db
        .selectFrom('outbox')
        .select((of) => of.fn.min('created_at').as('since'))
        .where('state', '=', 'queued')
        .executeTakeFirstOrThrow();
      this.set(since ? Math.max(0, (Date.now() - Date.parse(since)) / 1_000) : 0);
    },
  });

  const { contentType } = register;
  if (config.processes === 1) return { contentType, read: () => register.metrics() };
  const { shareFigures } = await import('./cluster.ts');
  const askAll = shareFigures(() => register.getMetricsAsJSON());
  return {
    contentType,
    read: async () => AggregatorRegistry.aggregate((await askAll()) as object[]).metrics(),
  };
}
