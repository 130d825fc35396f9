import { z } from 'zod/mini';
import type { AdminMail, MailState } from '#contract/admin.ts';
import { findAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { retryJob } from '#server/platform/outbox-queue.ts';
import { type Act, writeAuditEntry } from './audit.ts';

interface MailQuery {
  state: MailState;
  limit: number;
  /** Only jobs older than the one with this id. */
  cursor?: number | undefined;
}

/** Newest first, with every address that the recipient may be told from. */
export function listMails(db: Db, { state, limit, cursor }: MailQuery) {
  return db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.user_id')
    .leftJoin('email_changes', 'email_changes.user_id', 'outbox.user_id')
    .selectAll('outbox')
    .select(['users.email', 'email_changes.id as email_change_id', 'email_changes.email as new_email'])
    .where('outbox.state', '=', state)
    .$if(cursor !== undefined, (query) => query.where('outbox.id', '<', cursor ?? 0))
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute();
}

type MailRow = Awaited<ReturnType<typeof listMails>>[number];

/** The job as the admin may see it: no word of the mail. */
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
    lastError: row.last_error,
  };
}

/**
 * Queues a failed mail again; of calls that come together one does.
 * @throws Refusal `mailNotFound` where no such mail has failed.
 */
export async function retryMail({ db, wakeOutbox }: Deps, act: Act, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await retryJob(tx, id, act.at);
    if (!job) throw new Refusal('mailNotFound');
    const owner = job.userId === null ? undefined : await findAccount(tx, job.userId);
    await writeAuditEntry(tx, act, {
      action: 'mail retried',
      target: owner ? { id: owner.id, username: owner.username } : null,
      before: { kind: job.kind, state: 'failed', attempts: job.attempts },
      after: { state: 'queued' },
    });
  });
  wakeOutbox();
}

/** What a payload may say of the recipient; whatever else stands there, or cannot be read, is nothing to show. */
const addressed = z.object({
  email: z.catch(z.nullable(z.string()), null),
  formerEmail: z.catch(z.nullable(z.string()), null),
  emailChangeId: z.catch(z.nullable(z.int()), null),
});

function recipientOf(row: MailRow): string | null {
  const { email, formerEmail, emailChangeId } = readPayload(row.payload);
  switch (row.kind) {
    case 'reset-password':
      return email;
    case 'email-changed':
      return formerEmail;
    case 'confirm-email':
      // A newer wish of the account is another mail's.
      return row.email_change_id === emailChangeId ? row.new_email : null;
    default:
      return row.email;
  }
}

function readPayload(payload: string) {
  try {
    return addressed.parse(JSON.parse(payload));
  } catch {
    return { email: null, formerEmail: null, emailChangeId: null };
  }
}
