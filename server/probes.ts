import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { findProblems } from './admin/service-problems.ts';
import { SECOND } from './basics/clock.ts';
import { isReadOnly } from './db/dialect.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './http/errors.ts';
import type { App } from './http/server.ts';
import type { OutboxHealth } from './mail/outbox.ts';
import { startMetrics } from './metrics.ts';
import { isSameSecret } from './system/compare-secrets.ts';
import { type StorageState, watchStorage } from './system/storage.ts';

const PROBE_TIMEOUT = 2 * SECOND;

interface Parts {
  database: StorageState;
  /** Missing unless it is full. */
  disk?: 'full';
  outbox: 'ok' | 'stalled';
  mail: 'ok' | 'unreachable' | 'written to files';
}

export async function probes(app: App, deps: Deps, outboxHealth: () => OutboxHealth): Promise<void> {
  const readStorage = watchStorage(deps);
  const checkHealth = async (timeout: number): Promise<Parts> => {
    const [answering, storage] = await Promise.all([
      probeDatabase(deps, timeout),
      Promise.race([readStorage(), sleep(timeout, 'ok' as const, { ref: false })]),
    ]);
    const isFull = storage === 'full';
    const database = answering === 'ok' && !isFull ? storage : answering;
    return {
      database,
      ...(isFull && { disk: storage }),
      ...probeMail(deps, outboxHealth()),
    };
  };

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    answer(reply, 200, { status: 'ok', ...deps.version }),
  );

  for (const path of ['/readyz', '/health'])
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const parts = await checkHealth(PROBE_TIMEOUT);
      // Some monitors request /health by default, and restart what isn't healthy, which doesn't empty a disk.
      const isOnlyFull = path === '/health' && parts.database === 'ok' && parts.disk === 'full';
      const status = isOnlyFull ? 'degraded' : describeStatus(parts);
      return answer(reply, status === 'unavailable' ? 503 : 200, { status, ...parts });
    });

  const { metricsToken } = deps.config;
  if (metricsToken === null) return;
  const metrics = await startMetrics(app, deps, {
    checkHealth,
    findProblems: () => findProblems(deps, app.untrustedProxy),
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('unauthorized');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}

function describeStatus({ database, disk, outbox, mail }: Parts) {
  if (database !== 'ok' || outbox !== 'ok' || disk === 'full') return 'unavailable';
  return mail === 'ok' ? 'ok' : 'degraded';
}

async function probeDatabase({ db }: Deps, timeout: number) {
  const check = isReadOnly(db).then(
    (readOnly) => (readOnly ? ('read-only' as const) : ('ok' as const)),
    () => 'unavailable' as const,
  );
  return Promise.race([check, sleep(timeout, 'unavailable' as const, { ref: false })]);
}

/** Writing mails to files is fine on a developer's machine, but not on a public service. */
function probeMail({ config }: Deps, { isAlive, isMailServerDown }: OutboxHealth) {
  const isConfigured = config.smtpUrl !== null || config.isLoopback;
  return {
    outbox: isAlive ? ('ok' as const) : ('stalled' as const),
    mail: isMailServerDown
      ? ('unreachable' as const)
      : isConfigured
        ? ('ok' as const)
        : ('written to files' as const),
  };
}

function answer(reply: FastifyReply, status: number, body: Record<string, string | null>) {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
