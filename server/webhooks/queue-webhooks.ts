import { z } from 'zod/mini';
import type { LockedAccount } from '#server/accounts/lock-accounts.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/mail/outbox.ts';

/** Of a withdrawn review, all that is left; of others, the id alone, since they are read when sent. */
export const webhookJob = z.object({ at: z.string(), data: z.looseObject({ id: z.int() }) });

interface ReviewEvent {
  type: 'review.created' | 'review.updated' | 'review.withdrawn';
  account: LockedAccount;
  data: { id: number; rating?: number; workplaceId?: number | null; createdAt?: string };
}

/** Call it in the transaction that changes the reviews. */
export async function queueWebhooks(tx: Db, events: ReviewEvent[], now: Date): Promise<void> {
  const at = now.toISOString();
  const jobs = events
    .filter(({ account }) => account.has_webhook)
    .map(({ type: kind, account, data }) => ({ kind, userId: account.id, payload: { at, data } }));
  await enqueue(tx, jobs, now, 'webhook');
}
