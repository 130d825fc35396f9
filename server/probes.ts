import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { findProblems } from './admin/service-problems.ts';
import { isReadOnly } from './db/dialect.ts';
import type { ReplicaState } from './db/replica.ts';
import { Refusal } from './http/errors.ts';
import type { App } from './http/server.ts';
import type { OutboxHealth } from './mail/outbox.ts';
import { SECOND } from './system/clock.ts';
import type { Deps } from './system/deps.ts';
import { startMetrics } from './system/metrics.ts';

const PROBE_TIMEOUT = 2 * SECOND;

export async function probes(app: App, deps: Deps, outboxHealth: () => OutboxHealth): Promise<void> {
  const checkHealth = async (timeout: number) => {
    const [database, replica] = await Promise.all([
      probeDatabase(deps, timeout),
      probeReplica(deps, timeout),
    ]);
    return { database, ...(database === 'ok' && replica), ...probeMail(deps, outboxHealth()) };
  };

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    answer(reply, 200, { status: 'ok', ...deps.version }),
  );

  // Some monitors request /health by default.
  for (const url of ['/readyz', '/health']) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const parts = await checkHealth(PROBE_TIMEOUT);
      const isReady = parts.database === 'ok' && parts.outbox === 'ok';
      const isHealthy = parts.mail === 'ok' && (parts.replica ?? 'ok') === 'ok';
      const status = !isReady ? 'unavailable' : isHealthy ? 'ok' : 'degraded';
      return answer(reply, isReady ? 200 : 503, { status, ...parts });
    });
  }

  const { metricsToken } = deps.config;
  if (metricsToken === null) return;
  const metrics = await startMetrics(app, deps, {
    checkHealth,
    findProblems: () => findProblems(deps, app.untrustedProxy),
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('unauthorized');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}

async function probeDatabase({ db }: Deps, timeout: number) {
  const check = isReadOnly(db).then(
    (readOnly) => (readOnly ? ('read-only' as const) : ('ok' as const)),
    () => 'unavailable' as const,
  );
  return Promise.race([check, sleep(timeout, 'unavailable' as const, { ref: false })]);
}

async function probeReplica({ longReads }: Deps, timeout: number): Promise<{ replica?: ReplicaState }> {
  const unreachable = sleep(timeout, 'unreachable' as const, { ref: false });
  const replica = await Promise.race([longReads.replicaState(), unreachable]);
  return replica === null ? {} : { replica };
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

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
