import type { FastifyBaseLogger } from 'fastify';
import { DAY, MINUTE, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { GRACE_PERIOD, isPastDue, rowIsOngoing, rowRenews, type Subscription } from './subscriptions.ts';
import { updateSubscription } from './update-subscription.ts';

const ABOUT_TO_RENEW = 10 * MINUTE;
/** The provider is asked no more about a subscription of which nothing was heard for so long. */
const ASK_FOR = 30 * DAY;

type Parts = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'> & {
  payments: PaymentProvider | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Bridges renewals: no page closes in the minutes between the end of a period and the news that the next one is paid, and
 * lost news is fetched.
 */
export async function extendRenewingPlans({ payments, log, ...deps }: Parts): Promise<void> {
  if (!payments) return;
  const now = deps.clock();
  const due = await deps.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', 'is not', null)
    .where(rowRenews)
    .where('paid_until', '>', timestampAfter(now, -ASK_FOR))
    .where('paid_until', '<=', timestampAfter(now, ABOUT_TO_RENEW))
    .execute();
  for (const subscription of due) {
    const { id, paid_until: end } = subscription;
    if (end !== null && end > now.toISOString()) {
      await prolong(deps.db, subscription, end);
      continue;
    }
    try {
      const fetchState = () => payments.fetchSubscription(id);
      await updateSubscription(deps, { subscriptionId: id, fetchState, event: null });
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'the provider could not be asked about a renewal');
    }
  }
}

/** Ends at the provider what has no account any more: that was deleted, or has a younger subscription. */
export async function cancelOrphaned({ db, clock, payments, log }: Parts): Promise<void> {
  if (!payments) return;
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('user_id', 'is', null)
    .where(rowIsOngoing)
    .execute();
  for (const { id, status } of subscriptions) {
    try {
      // Stripe would also credit a period that nobody has paid for.
      await payments.cancelSubscription(id, { credit: !isPastDue({ status }) });
      const now = clock().toISOString();
      await db
        .updateTable('subscriptions')
        .set({ status: 'canceled', ended_at: now })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'a subscription could not be ended at the provider');
    }
  }

  const checkouts = await db
    .selectFrom('checkouts')
    .select(['id', 'session_id'])
    .where('user_id', 'is', null)
    .execute();
  for (const { id, session_id: sessionId } of checkouts) {
    try {
      if (sessionId !== null) await payments.expireCheckoutSession(sessionId);
      await db.deleteFrom('checkouts').where('id', '=', id).execute();
    } catch (error) {
      log.warn({ err: error, checkout: id }, 'a checkout could not be closed at the provider');
    }
  }
}

async function prolong(db: Deps['db'], subscription: Subscription, end: string): Promise<void> {
  if (subscription.user_id === null) return;
  await db
    .updateTable('users')
    .set({ subscription_expires_at: timestampAfter(new Date(end), GRACE_PERIOD) })
    .where('id', '=', subscription.user_id)
    .where('subscription_type', '=', subscription.plan)
    .where('subscription_expires_at', '=', end)
    .execute();
}
