import { z } from 'zod/mini';
import type { PushMessage } from '#contract/push.ts';
import type { Deps } from '#server/deps.ts';
import { classifyRenderError, type DeliveryFailure } from '#server/mail/delivery-failure.ts';
import type { Outcome } from '#server/mail/outbox.ts';
import type { Job } from '#server/mail/outbox-queue.ts';
import { type PushTarget, sendPush as send } from '#server/mail/push.ts';
import { deleteSubscription, findSubscription } from './push-subscriptions.ts';
import type { Account } from './store.ts';

export type PushRenderer = (
  payload: unknown,
  reader: { account: Account; showWords: boolean },
) => Promise<PushMessage | null>;

const toDevice = z.object({ subscriptionId: z.int() });

export async function sendPush(
  deps: Deps,
  renderers: Record<string, PushRenderer>,
  job: Job,
): Promise<Outcome> {
  const prepared = await prepare(deps, renderers, job).catch(classifyRenderError);
  if (prepared === null) return 'done';
  if ('verdict' in prepared) return prepared;
  const { subscription, id, message } = prepared;
  const outcome = await send({
    target: subscription,
    payload: JSON.stringify(message),
    keys: deps.pushKeys,
    subject: contactOf(deps),
    topic: job.messageId.replaceAll('-', ''),
    allowLoopback: deps.config.isLoopback,
  });
  if (outcome === 'gone') await deleteSubscription(deps.db, id, subscription.endpoint);
  return typeof outcome === 'object' ? outcome : 'done';
}

function contactOf({ config, site }: Deps): string {
  if (config.operatorEmail === null && config.isHttps) return config.appUrl;
  return `mailto:${site.supportEmail}`;
}

interface Prepared {
  id: number;
  subscription: PushTarget;
  message: PushMessage;
}

async function prepare(
  { db, clock }: Deps,
  renderers: Record<string, PushRenderer>,
  { kind, userId, payload }: Job,
): Promise<Prepared | DeliveryFailure | null> {
  const parsed: unknown = JSON.parse(payload);
  const { subscriptionId: id } = toDevice.parse(parsed);
  const subscription = await findSubscription(db, id, userId ?? 0, clock());
  if (!subscription) return null;
  const { endpoint, p256dh, auth, show_words, ...account } = subscription;
  const render = renderers[kind];
  if (!render) return { verdict: 'deferred', summary: 'Rendering failed: unknown kind' };
  const message = await render(parsed, { account, showWords: show_words === 1 });
  return message && { id, subscription: { endpoint, p256dh, auth }, message };
}
