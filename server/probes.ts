import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { isReadOnly } from './db/dialect.ts';
import type { ReplicaState } from './db/replica.ts';
import { SECOND } from './platform/clock.ts';
import type { Deps } from './platform/deps.ts';
import { Refusal } from './platform/errors.ts';
import type { App } from './platform/http.ts';
import { startMetrics } from './platform/metrics.ts';
import type { OutboxHealth } from './platform/outbox.ts';

const DATABASE_ANSWERS_WITHIN = 2 * SECOND;

/** For whatever watches over the service: whether it lives, whether it can do its work, and its figures. */
export async function probes(app: App, deps: Deps, outboxHealth: () => OutboxHealth): Promise<void> {
  const examine = async (within: number) => {
    const [database, replica] = await Promise.all([probeDatabase(deps, within), probeReplica(deps, within)]);
    return { database, ...(database === 'ok' && replica), ...probeMail(deps, outboxHealth()) };
  };

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    answer(reply, 200, { status: 'ok' }),
  );

  // Some watchers ask for /health without further ado.
  for (const url of ['/readyz', '/health']) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const parts = await examine(DATABASE_ANSWERS_WITHIN);
      const isReady = parts.database === 'ok' && parts.outbox === 'ok';
      const isWhole = parts.mail === 'ok' && (parts.replica ?? 'ok') === 'ok';
      const status = !isReady ? 'unavailable' : isWhole ? 'ok' : 'degraded';
      return answer(reply, isReady ? 200 : 503, { status, ...parts });
    });
  }

  const { metricsToken } = deps.config;
  if (metricsToken === null) return;
  const metrics = await startMetrics(app, deps, examine);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('unauthorized');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}

async function probeDatabase({ db }: Deps, within: number) {
  const question = isReadOnly(db).then(
    (readOnly) => (readOnly ? ('read-only' as const) : ('ok' as const)),
    () => 'unavailable' as const,
  );
  const patience = sleep(within, 'unavailable' as const, { ref: false });
  return Promise.race([question, patience]);
}

/** Without it long reads go to the database itself. */
async function probeReplica({ longReads }: Deps, within: number): Promise<{ replica?: ReplicaState }> {
  const patience = sleep(within, 'unreachable' as const, { ref: false });
  const replica = await Promise.race([longReads.replicaState(), patience]);
  return replica === null ? {} : { replica };
}

/** Without a mail server mails become files, which is what a machine for trying out does, and no public service. */
function probeMail({ config }: Deps, { isAlive, isMailServerDown }: OutboxHealth) {
  const goesOut = config.smtpUrl !== null || config.isLoopback;
  return {
    outbox: isAlive ? ('ok' as const) : ('stalled' as const),
    mail: isMailServerDown
      ? ('unreachable' as const)
      : goesOut
        ? ('ok' as const)
        : ('written to files' as const),
  };
}

function answer(reply: FastifyReply, status: number, body: Record<string, string>) {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
