import type { MailHealth } from '#contract/admin.ts';
import type { Db } from '#server/db/schema.ts';
import { countJobs, findLastError, retryFailedJobs } from '#server/mail/outbox-queue.ts';
import type { Deps } from '#server/system/deps.ts';
import { type AuditContext, writeAuditEntry } from './audit.ts';

export async function readMailHealth(db: Db): Promise<MailHealth> {
  const [{ held, queued, failed }, lastError] = await Promise.all([countJobs(db), findLastError(db)]);
  return { held, queued, failed, lastError };
}

export async function retryMails({ db, wakeOutbox }: Deps, context: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const failed = await retryFailedJobs(tx, context.at);
    if (failed === 0) return;
    await writeAuditEntry(tx, context, {
      action: 'mails retried',
      target: null,
      before: { failed },
      after: { failed: 0 },
    });
  });
  wakeOutbox();
}
