import type { FastifyBaseLogger } from 'fastify';
import { DAY, MINUTE, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { applyFact } from './payment-events.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { GRACE, isPastDue, paidUntil, rowIsLiving, rowRenews, type Subscription } from './subscriptions.ts';

const ABOUT_TO_RENEW = 10 * MINUTE;
/** The provider is asked no more about a subscription of which nothing was heard for so long. */
const ASK_FOR = 30 * DAY;

type Parts = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'> & {
  payments: PaymentProvider | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Bridges renewals: no page closes in the minutes between the end of a period and the news that the next one is paid, and
 * news that got lost are fetched.
 */
export async function bridgeRenewals({ db, clock, wakeOutbox, payments, log }: Parts): Promise<void> {
  if (!payments) return;
  const now = clock();
  const due = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', 'is not', null)
    .where(rowRenews)
    .where('period_end', '>', timestampAfter(now, -ASK_FOR))
    .where('period_end', '<=', timestampAfter(now, ABOUT_TO_RENEW))
    .execute();
  for (const subscription of due) {
    const { id, period_end: end } = subscription;
    if (end !== null && end > now.toISOString()) {
      await prolong(db, subscription, end);
      continue;
    }
    try {
      const state = await payments.findSubscription(id);
      if (!state) continue;
      // Newer than what is known, and older than whatever the provider dates by its own clock from now on.
      const at = timestampAfter(new Date(subscription.status_at ?? 0), 1);
      await db.transaction().execute((tx) => applyFact(tx, { ...state, at }, clock()));
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'the provider could not be asked about a renewal');
    }
  }
  wakeOutbox();
}

/** Ends at the provider what is nobody's any more: of deleted accounts, and what another subscription replaced. */
export async function endAbandoned({ db, clock, payments, log }: Parts): Promise<void> {
  if (!payments) return;
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('user_id', 'is', null)
    .where(rowIsLiving)
    .execute();
  for (const { id, status } of subscriptions) {
    try {
      // Stripe would credit also what nobody has paid for.
      await payments.cancelSubscription(id, { credit: !isPastDue({ status }) });
      const now = clock().toISOString();
      await db
        .updateTable('subscriptions')
        .set({ status: 'canceled', status_at: now, ended_at: now })
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
    .where('state', '=', 'open')
    .execute();
  for (const { id, session_id: sessionId } of checkouts) {
    try {
      if (sessionId !== null) await payments.expireCheckoutSession(sessionId);
      await db.updateTable('checkouts').set({ state: 'expired' }).where('id', '=', id).execute();
    } catch (error) {
      log.warn({ err: error, checkout: id }, 'a checkout could not be closed at the provider');
    }
  }
}

async function prolong(db: Deps['db'], subscription: Subscription, end: string): Promise<void> {
  if (subscription.user_id === null || paidUntil(subscription) !== end) return;
  await db
    .updateTable('users')
    .set({ subscription_expires_at: timestampAfter(new Date(end), GRACE) })
    .where('id', '=', subscription.user_id)
    .where('subscription_type', '=', subscription.plan)
    .where('subscription_expires_at', '=', end)
    .execute();
}
