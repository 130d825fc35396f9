import { z } from 'zod/mini';
import type { AdminMail, MailState } from '#contract/admin.ts';
import { findAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { retryJob } from '#server/platform/outbox-queue.ts';
import { type AuditContext, writeAuditEntry } from './audit.ts';

interface MailQuery {
  state: MailState;
  limit: number;
  cursor?: number | undefined;
}

/** Joins every table that may contain the recipient's address. */
export function listMails(db: Db, { state, limit, cursor }: MailQuery) {
  return db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.user_id')
    .leftJoin('email_changes', 'email_changes.user_id', 'outbox.user_id')
    .selectAll('outbox')

    .select([
      'users.email',
      'users.mail_refusal',
      'email_changes.id as email_change_id',
      'email_changes.email as new_email',
    ])
    .where('outbox.state', '=', state)
    .$if(cursor !== undefined, (query) => query.where('outbox.id', '<', cursor ?? 0))
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute();
}

type MailRow = Awaited<ReturnType<typeof listMails>>[number];

export function presentMail(row: MailRow): AdminMail {
  return {
    id: row.id,
    kind: row.kind,
    recipient: recipientOf(row),
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAttemptAt: row.state === 'queued' ? row.next_attempt_at : null,
    sentAt: row.sent_at,
    lastError: row.last_error ?? (row.state === 'held' ? row.mail_refusal : null),
  };
}

/** @throws Refusal `mailNotFound` if there is no such failed mail; of parallel calls, one succeeds. */
export async function retryMail({ db, wakeOutbox }: Deps, context: AuditContext, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await retryJob(tx, id, context.at);
    if (!job) throw new Refusal('mailNotFound');
    const owner = job.userId === null ? undefined : await findAccount(tx, job.userId);
    await writeAuditEntry(tx, context, {
      action: 'mail retried',
      target: owner ? { id: owner.id, username: owner.username } : null,
      before: { kind: job.kind, state: 'failed', attempts: job.attempts },
      after: { state: 'queued' },
    });
  });
  wakeOutbox();
}

const recipientFields = z.object({
  email: z.catch(z.nullable(z.string()), null),
  formerEmail: z.catch(z.nullable(z.string()), null),
  emailChangeId: z.catch(z.nullable(z.int()), null),
});

function recipientOf(row: MailRow): string | null {
  const { email, formerEmail, emailChangeId } = readPayload(row.payload);
  switch (row.kind) {
    case 'reset-password':
    case 'service-problem':
      return email;
    case 'email-changed':
      return formerEmail;
    case 'confirm-email':
      // A newer request has another mail.
      return row.email_change_id === emailChangeId ? row.new_email : null;
    default:
      return row.email;
  }
}

function readPayload(payload: string) {
  try {
    return recipientFields.parse(JSON.parse(payload));
  } catch {
    return { email: null, formerEmail: null, emailChangeId: null };
  }
}
