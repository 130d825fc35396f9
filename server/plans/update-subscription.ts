import { isDeepStrictEqual } from 'node:util';
import { amounts, type PaidPlan } from '#contract/plans.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import type { Db, Timestamp } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notifyOnce } from './notices.ts';
import type { SubscriptionState } from './payments/provider.ts';
import { closeCheckout } from './start-checkout.ts';
import {
  currentSubscription,
  findSubscription,
  GRACE_PERIOD,
  isOngoing,
  isPastDue,
  listSubscriptions,
  renews,
  rowIsOngoing,
  type Subscription,
  saveSubscription,
} from './subscriptions.ts';

/** Longer than a provider goes on sending an event that was not answered. */
const KEEP = 90 * DAY;

type Outcome = 'applied' | 'seen before' | 'unknown customer' | 'amount or plan mismatch';

interface Update {
  subscriptionId: string;
  /** Asks the provider; null where it knows no such subscription. */
  fetchState: () => Promise<SubscriptionState | null>;
  /** What made us ask; null: the scheduler. */
  event: PaymentEvent | null;
}

interface PaymentEvent {
  id: string;
  type: string;
  /** The checkout that was completed, ... */
  sessionId?: string | undefined;
  /** ... or the invoice that was paid. */
  payment?: Payment | undefined;
}

export interface Payment {
  /** The provider's id of the invoice. */
  id: string;
  /** In cents of a US dollar. */
  amount: number;
  paidAt: Timestamp;
}

/**
 * Stores the subscription as the provider describes it now, the plan that follows for its account, and the event's id, all
 * or nothing. An event seen before changes nothing; nor does one that does not fit, and the outcome says why.
 */
export async function updateSubscription(
  { db, clock, wakeOutbox }: Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>,
  { subscriptionId, fetchState, event }: Update,
): Promise<Outcome> {
  for (;;) {
    const known = await findSubscription(db, subscriptionId);
    // The provider may take seconds to answer, so no lock is held meanwhile.
    const state = await fetchState();
    const outcome = await db.transaction().execute(async (tx) => {
      const userId = known ? known.user_id : (state?.user_id ?? null);
      const account = userId === null ? undefined : await lockAccount(tx, userId);
      // Another event was faster, and may have brought a newer state than ours: fetch again.
      if (!isDeepStrictEqual(await findSubscription(tx, subscriptionId), known)) return 'overtaken';
      return store(tx, { known, account, state, event }, clock());
    });
    if (outcome === 'overtaken') continue;
    wakeOutbox();
    return outcome;
  }
}

export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', timestampAfter(now, -KEEP)).execute();
}

export async function savePayment(
  db: Db,
  { id, amount, paidAt }: Payment,
  userId: number | null,
): Promise<void> {
  await db
    .insertInto('payments')
    .values({ id, user_id: userId, amount, paid_at: paidAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Findings extends Pick<Update, 'event'> {
  known: Subscription | undefined;
  account: Account | undefined;
  state: SubscriptionState | null;
}

async function store(tx: Db, { known, account, state, event }: Findings, now: Date): Promise<Outcome> {
  if (event && !(await rememberEvent(tx, event, now))) return 'seen before';
  const isOurCheckout = event?.sessionId !== undefined && (await closeCheckout(tx, event.sessionId));
  // What was paid after the account was deleted is stored too, so that the scheduler ends it.
  if (!state || !(known || account || isOurCheckout)) return 'unknown customer';
  const { plan, amount } = state;
  if (plan === null) return 'amount or plan mismatch';
  // When prices change, older subscriptions keep theirs.
  const isPriceKept = known?.plan === plan && known.amount === amount;
  if (amount !== amounts[plan] && !isPriceKept) return 'amount or plan mismatch';
  if (event?.payment) await savePayment(tx, event.payment, account?.id ?? null);
  // An end is final. Only an event's own copy can be older than what is known.
  if (known && (!isOngoing(known) || state.status === 'incomplete')) return 'applied';

  const subscription: Subscription = {
    ...state,
    user_id: account?.id ?? null,
    plan,
    paid_until: paidUntil(state, known, now),
  };
  const before = account ? await listSubscriptions(tx, account.id) : [];
  await saveSubscription(tx, subscription);
  if (!account) return 'applied';
  // Without a change the plan is left alone: an admin may have set it by hand meanwhile.
  if (!known || affectsPlan(known, subscription)) await updatePlan(tx, account, before, now);
  if (isPastDue(subscription) && subscription.paid_until !== null) {
    await notifyOnce(tx, account.id, 'payment-failed', subscription.paid_until, now);
  }
  return 'applied';
}

async function rememberEvent(tx: Db, { id, type }: PaymentEvent, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('payment_events')
    .values({ id, type, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The end of a subscription never adds time, and by the provider's clock it may still lie ahead. */
function paidUntil(state: SubscriptionState, known: Subscription | undefined, now: Date): Timestamp | null {
  if (state.status !== 'canceled') return state.paid_until;
  if (!known?.paid_until) return null;
  const [earliest = null] = [known.paid_until, state.ended_at ?? known.paid_until, now.toISOString()].sort();
  return earliest;
}

function affectsPlan(known: Subscription, subscription: Subscription): boolean {
  return (
    known.plan !== subscription.plan ||
    known.paid_until !== subscription.paid_until ||
    renews(known) !== renews(subscription)
  );
}

/** Gives the account the plan that its subscriptions pay for; `before`: as they were until now. */
async function updatePlan(tx: Db, account: Account, before: Subscription[], now: Date): Promise<void> {
  const current = currentSubscription(await listSubscriptions(tx, account.id));
  if (!current) return;
  const { plan, paid_until: until } = current;
  if (!isLongerGift(account, before, until)) {
    await tx
      .updateTable('users')
      .set({ subscription_type: plan, subscription_expires_at: until })
      .where('id', '=', account.id)
      .execute();
  }
  if (!isOngoing(current)) return;
  // Nobody needs two: the timetable ends at the provider those without an account.
  await tx
    .updateTable('subscriptions')
    .set({ user_id: null })
    .where('user_id', '=', account.id)
    .where('id', '<>', current.id)
    .where('started_at', '<=', current.started_at)
    .where(rowIsOngoing)
    .execute();
  if (until > now.toISOString()) await notifyOnce(tx, account.id, 'plan-started', current.id, now);
}

/** Whether the account has a plan from an admin, paid for by no subscription, that outlasts `until`. */
function isLongerGift(
  { subscription_type: plan, subscription_expires_at: end }: Account,
  before: Subscription[],
  until: Timestamp,
): boolean {
  if (plan === 'free') return false;
  const pays = (paidPlan: PaidPlan, paid: Timestamp | null) =>
    paidPlan === plan &&
    paid !== null &&
    (end === paid || end === timestampAfter(new Date(paid), GRACE_PERIOD));
  if (before.some((each) => pays(each.plan, each.paid_until))) return false;
  return end === null || end > until;
}
