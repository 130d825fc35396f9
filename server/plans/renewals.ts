import type { FastifyBaseLogger } from 'fastify';
import type { NotNull } from 'kysely';
import { DAY, MINUTE, timestampAfter } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { GRACE_PERIOD, isOngoingRow, isPastDue, isRenewingRow, type Subscription } from './subscriptions.ts';
import { updateSubscription } from './update-subscription.ts';

const RENEWAL_WINDOW = 10 * MINUTE;
/** The provider is no longer polled about a renewal that is later than this. */
const MAX_POLL_AGE = 30 * DAY;

type RenewalDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'> & {
  payments: PaymentProvider | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Keeps pages open between the end of a period and the event for the next payment, and polls if that event is lost. */
export async function extendRenewingPlans({ payments, log, ...deps }: RenewalDeps): Promise<void> {
  if (!payments) return;
  const now = deps.clock();
  const due = await deps.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', 'is not', null)
    .where(isRenewingRow)
    .where('paid_until', '>', timestampAfter(now, -MAX_POLL_AGE))
    .where('paid_until', '<=', timestampAfter(now, RENEWAL_WINDOW))
    .execute();
  for (const subscription of due) {
    const { id, paid_until: end } = subscription;
    if (end !== null && end > now.toISOString()) {
      await extendByGracePeriod(deps.db, subscription, end);
      continue;
    }
    try {
      const fetchState = () => payments.fetchSubscription(id);
      await updateSubscription(deps, { subscriptionId: id, fetchState, event: null });
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'could not fetch a renewal from the payment provider');
    }
  }
}

/** Cancels checkouts and subscriptions whose account was deleted or has a newer subscription. */
export async function cancelOrphanedSubscriptions({ payments, log, ...deps }: RenewalDeps): Promise<void> {
  if (!payments) return;
  const { db, clock } = deps;
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['id', 'session_id'])
    .where('user_id', 'is', null)
    // The others' pages may still be opening.
    .where('session_id', 'is not', null)
    .$narrowType<{ session_id: NotNull }>()
    .execute();
  for (const { id, session_id: sessionId } of checkouts) {
    try {
      const subscriptionId = await payments.expireCheckoutSession(sessionId);
      if (subscriptionId) {
        const fetchState = () => payments.fetchSubscription(subscriptionId);
        await updateSubscription(deps, { subscriptionId, sessionId, fetchState, event: null });
      }
      await db.deleteFrom('checkouts').where('id', '=', id).execute();
    } catch (error) {
      log.warn({ err: error, checkout: id }, 'could not expire a checkout at the payment provider');
    }
  }

  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('user_id', 'is', null)
    .where(isOngoingRow)
    .execute();
  for (const { id, status } of subscriptions) {
    try {
      // Stripe would also credit an unpaid period.
      await payments.cancelSubscription(id, { credit: !isPastDue({ status }) });
      const now = clock().toISOString();
      await db
        .updateTable('subscriptions')
        .set({ status: 'canceled', ended_at: now })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'could not cancel a subscription at the payment provider');
    }
  }
}

async function extendByGracePeriod(db: Deps['db'], subscription: Subscription, end: string): Promise<void> {
  if (subscription.user_id === null) return;
  await db
    .updateTable('users')
    .set({ subscription_expires_at: timestampAfter(new Date(end), GRACE_PERIOD) })
    .where('id', '=', subscription.user_id)
    .where('subscription_type', '=', subscription.plan)
    .where('subscription_expires_at', '=', end)
    .execute();
}
