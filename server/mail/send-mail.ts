import type { Clock } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { classifyDeliveryError, classifyRenderError, type DeliveryFailure } from './delivery-failure.ts';
import type { Mail } from './layout.ts';
import type { Mailer } from './mailer.ts';
import { type Outcome, retry } from './outbox.ts';
import { type Job, recordEnds } from './outbox-queue.ts';

export type Renderer = (payload: unknown, job: Job) => Promise<Mail | null>;

export async function sendMail(
  { db, clock }: { db: Db; clock: Clock },
  renderers: Record<string, Renderer>,
  deliver: Mailer['deliver'],
  job: Job,
  /** Decides what becomes of a mail whose recipient was permanently refused. */
  onAddressRefused: (job: Job, address: string, failure: DeliveryFailure) => Promise<Outcome>,
): Promise<Outcome> {
  const render = renderers[job.kind];
  if (!render) return { verdict: 'deferred', summary: 'Rendering failed: unknown kind' };
  let mail: Mail | null;
  try {
    mail = await render(JSON.parse(job.payload), job);
  } catch (error) {
    return classifyRenderError(error);
  }
  if (mail === null) return 'done';
  const { onEnd, ...message } = mail;
  try {
    await deliver({ ...message, messageId: job.messageId });
  } catch (error) {
    const failure = classifyDeliveryError(error);
    if (failure.addressRefusal === undefined) return failure;
    if (!onEnd) return onAddressRefused(job, mail.to.address, failure);
    await onEnd(db);
    return failure;
  }
  if (!onEnd) return 'sent';
  await retry(() =>
    db.transaction().execute(async (tx) => {
      await onEnd(tx);
      await recordEnds(tx, 'mail', { sent: [job.id], done: [] }, clock());
    }),
  );
  return 'recorded';
}
