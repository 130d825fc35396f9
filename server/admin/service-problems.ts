import { createTranslator } from '#contract/languages/translator.ts';
import { adviceOn, problemTitles } from '#contract/service-problems.ts';
import type { ServiceProblem } from '#contract/service-status.ts';
import { ADMIN_ID } from '#server/accounts/store.ts';
import { DAY, HOUR, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { UntrustedProxy } from '#server/http/untrusted-proxy.ts';
import { listPaymentProblems } from '#server/plans/payment-problems.ts';
import type { Config } from '#server/system/config.ts';
import { readDisk } from '#server/system/disk.ts';
import { readFact } from '#server/system/service-facts.ts';
import { findUpdate } from './updates.ts';

const MAIL_DELAY_MAX = HOUR;
/** Fewer may be waiting because of their recipients, as long as others are sent. */
const MANY_MAILS = 10;
const FREE_DISK_MIN = 1e9;
const BACKUP_AGE_MAX = 2 * DAY;

/** The admin's page, the admin's mails and the metrics show the same. */
export async function findProblems(
  deps: Pick<Deps, 'db' | 'config' | 'version' | 'clock'>,
  untrustedProxy: UntrustedProxy | null,
): Promise<ServiceProblem[]> {
  const { db, config, clock } = deps;
  const now = clock();
  const found = await Promise.all([
    findMailOutage(db, now),
    findFullDisk(config),
    findMissingBackup(db, config, now),
    untrustedProxy && problem('proxy', untrustedProxy.since, { address: untrustedProxy.address }),
    findPaymentProblems(db, config),
    findSecurityUpdate(deps),
  ]);
  return found.flat().filter((problem) => problem !== null);
}

async function findMailOutage(db: Db, now: Date): Promise<ServiceProblem | null> {
  const hourAgo = timestampAfter(now, -MAIL_DELAY_MAX);
  const mails = db.selectFrom('outbox').where('channel', '=', 'mail');
  const waiting = mails
    .where('state', '=', 'queued')
    .where('created_at', '<=', hourAgo)
    // A mail may be queued long after it was created; without any attempt, the outbox itself fails.
    .where((mail) => mail.or([mail('attempts', '>', 0), mail('next_attempt_at', '<=', hourAgo)]));
  const { count, since } = await waiting
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  if (since === null) return null;
  const [lastSent, last] = await Promise.all([
    mails.select('sent_at').where('state', '=', 'sent').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    waiting.select('last_error').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ]);
  if (count < MANY_MAILS && (lastSent?.sent_at ?? '') > hourAgo) return null;
  return problem('mail', since, { count, error: last?.last_error ?? '' });
}

async function findFullDisk({ dataDir }: Config): Promise<ServiceProblem | null> {
  const disk = await readDisk(dataDir);
  if (disk === null || disk.free >= FREE_DISK_MIN) return null;
  return problem('disk', null, { folder: dataDir, megabytes: Math.floor(disk.free / 1e6) });
}

/** Someone who uses a machine of their own is only trying Goodword out. */
async function findMissingBackup(db: Db, { isLoopback }: Config, now: Date): Promise<ServiceProblem | null> {
  if (isLoopback) return null;
  const [backup, installation] = await Promise.all([
    readFact(db, 'last backup'),
    db.selectFrom('users').select('created_at').where('id', '=', ADMIN_ID).executeTakeFirstOrThrow(),
  ]);
  const since = backup?.updatedAt ?? installation.created_at;
  if (now.getTime() - Date.parse(since) < BACKUP_AGE_MAX) return null;
  return problem('backup', since, {}, problemTitles[backup ? 'backup' : 'firstBackup']);
}

async function findPaymentProblems(db: Db, { payments }: Config): Promise<ServiceProblem[]> {
  if (payments?.provider !== 'stripe') return [];
  const found = await listPaymentProblems(db);
  return (['dispute', 'refund'] as const).flatMap((kind) => {
    const own = found.filter((payment) => payment.kind === kind);
    const [oldest] = own;
    if (!oldest) return [];
    const accounts = own.map(({ id, username, full_name, customer_id }) =>
      username === null ? (customer_id ?? id) : `${full_name} (${username})`,
    );
    return problem(kind, oldest.since, {
      payments: own.map(({ id }) => id).join(', '),
      accounts: [...new Set(accounts)].join(', '),
    });
  });
}

async function findSecurityUpdate(deps: Parameters<typeof findUpdate>[0]): Promise<ServiceProblem | null> {
  const update = await findUpdate(deps);
  return update?.security ? problem('update', null, { version: update.version }) : null;
}

export function problem(
  kind: ServiceProblem['kind'],
  since: string | null,
  values: ServiceProblem['values'] = {},
  title: string = problemTitles[kind],
): ServiceProblem {
  return { kind, title, advice: adviceOn(createTranslator('en', null), { kind, values }), values, since };
}
