import { writeAuditEntry } from '#server/admin/audit.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { DAY, timestampAfter } from '#server/system/clock.ts';
import { cast, demoAdmin } from './cast.ts';
import type { Person } from './seed-activity.ts';
import type { NewReview } from './seed-reviewing.ts';
import { failedMail } from './seed-stories.ts';

/** To keep 200 mails out of the mailbox. */
const MAIL_COUNT = 3;

/** Mails about the newest reviews, and one that its mail server has refused. `reviews` are in the order of their ids. */
export async function insertMails(tx: Db, reviews: NewReview[], now: Date): Promise<void> {
  const mails = reviews.map(({ ordinal, row }, i) => ({
    kind: 'review-received',
    userId: row.user_id,
    payload: { reviewId: i + 1, ordinal },
  }));
  await enqueue(tx, mails.slice(-MAIL_COUNT), now);
  const refused = reviews.findIndex(({ row }) => row.customer_name === failedMail.about);
  const { userId, kind, payload } = mails[refused] ?? { userId: null, kind: '', payload: {} };
  const at = reviews[refused]?.row.created_at ?? now.toISOString();
  await tx
    .insertInto('outbox')
    .values({
      kind,
      user_id: userId,
      payload: JSON.stringify(payload),
      message_id: `refused-${at}`,
      state: 'failed',
      attempts: 1,
      next_attempt_at: at,
      locked_until: null,
      last_error: failedMail.error,
      failed_at: at,
      created_at: at,
      sent_at: null,
    })
    .execute();
}

/** So that the audit trail is not empty. */
export async function insertAdminsWork(tx: Db, people: Person[], now: Date): Promise<void> {
  const idOf = (name: Person['name']) => people.find((person) => person.name === name)?.id ?? 0;
  const context = (daysAgo: number) => ({
    actor: demoAdmin.username,
    at: new Date(timestampAfter(now, -daysAgo * DAY)),
  });
  await writeAuditEntry(tx, context(19.4), {
    action: 'user signed out',
    target: { id: idOf('ben'), username: cast.ben.username },
    before: null,
    after: null,
  });
  await writeAuditEntry(tx, context(6.2), {
    action: 'mails retried',
    target: null,
    before: { failed: 7 },
    after: { failed: 0 },
  });
}
