import { classifyDeliveryError, classifyRenderError, type DeliveryFailure } from './delivery-failure.ts';
import type { Mail } from './layout.ts';
import type { Mailer } from './mailer.ts';
import type { Outcome } from './outbox.ts';
import type { Job } from './outbox-queue.ts';

export type Renderer = (payload: unknown, job: Job) => Promise<Mail | null>;

export async function sendMail(
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
  try {
    await deliver({ ...mail, messageId: job.messageId });
    return mail.onEnd ? { verdict: 'sent', onEnd: mail.onEnd } : 'sent';
  } catch (error) {
    const failure = classifyDeliveryError(error);
    if (failure.addressRefusal === undefined) return failure;
    return mail.onEnd ? { ...failure, onEnd: mail.onEnd } : onAddressRefused(job, mail.to.address, failure);
  }
}
