import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { amounts, expiryAfter } from '#contract/plans.ts';
import type { Db, Schema, SubscriptionsTable, Timestamp } from '#server/db/schema.ts';
import { DAY } from '#server/platform/clock.ts';
import type { SubscriptionNews } from './payment-facts.ts';

/** A renewal that is about to come keeps the plan in force for so long, until the provider has said how it went. */
export const GRACE = DAY;

export type Subscription = Selectable<SubscriptionsTable>;

/**
 * What is known of a subscription once one more fact is. The newest state heard of wins, an end is final, and paid time only
 * grows: whatever the order in which facts come, and however often, they add up to the same.
 */
export function learn(known: Subscription | undefined, fact: SubscriptionNews): Subscription {
  const before = known ?? firstHeard(fact);
  const customerId = before.customer_id ?? fact.customerId;
  switch (fact.kind) {
    case 'checkout paid':
      return {
        ...before,
        customer_id: customerId,
        estimated_until: earliest(
          before.estimated_until,
          expiryAfter(fact.plan ?? before.plan, new Date(fact.at)),
        ),
      };
    case 'invoice paid':
      return { ...before, customer_id: customerId, paid_until: latest(before.paid_until, fact.paidUntil) };
    case 'subscription': {
      const news: Subscription = {
        ...before,
        customer_id: customerId,
        plan: fact.price?.plan ?? before.plan,
        amount: fact.price?.amount ?? before.amount,
        started_at: fact.startedAt ?? before.started_at,
        status: fact.status,
        status_at: fact.at,
        period_start: fact.periodStart,
        period_end: fact.periodEnd,
        cancels: fact.cancels ? 1 : 0,
        ended_at: fact.endedAt,
      };
      return isNewer(news, before) ? news : { ...before, customer_id: customerId };
    }
  }
}

/** Until when it is paid for, or may be used while its payment is under way; null: not at all. */
export function paidUntil(subscription: Subscription): Timestamp | null {
  const { status, status_at, period_start, period_end, ended_at, paid_until, estimated_until } = subscription;
  switch (status) {
    case null:
    case 'incomplete':
      return paid_until ?? estimated_until;
    case 'active':
    case 'trialing':
      return latest(period_end, paid_until) ?? estimated_until;
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return latest(isFirstPeriod(subscription) ? period_end : period_start, paid_until);
    case 'canceled':
      return earliest(ended_at ?? status_at, paid_until);
    default:
      return paid_until;
  }
}

const RENEWING = ['active', 'trialing'];
const OVER = ['canceled', 'incomplete_expired'];

/** Whether it is going to be charged again. */
export function renews({ status, cancels }: Subscription): boolean {
  return cancels === 0 && (status === null || RENEWING.includes(status));
}

/** The same of a row. */
export function rowRenews(row: ExpressionBuilder<Schema, 'subscriptions'>) {
  return row.and([
    row('subscriptions.cancels', '=', 0),
    row.or([row('subscriptions.status', 'is', null), row('subscriptions.status', 'in', RENEWING)]),
  ]);
}

export function isPastDue({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** Whether the provider goes on with it: it may be charged, now or later. */
export function isLiving({ status }: Subscription): boolean {
  return status === null || !OVER.includes(status);
}

/** The same of a row. */
export function rowIsLiving(row: ExpressionBuilder<Schema, 'subscriptions'>) {
  return row.or([row('subscriptions.status', 'is', null), row('subscriptions.status', 'not in', OVER)]);
}

/** The one that counts: what is paid for now and goes on, or else lasted longest; of several the youngest. */
export function currentOf(subscriptions: Subscription[]): Subscription | undefined {
  const paid = subscriptions.filter((each) => paidUntil(each) !== null);
  const byStart = (a: Subscription, b: Subscription) =>
    b.started_at.localeCompare(a.started_at) || b.id.localeCompare(a.id);
  const [youngest] = paid.filter(isLiving).sort(byStart);
  if (youngest) return youngest;
  const byEnd = (a: Subscription, b: Subscription) =>
    (paidUntil(b) ?? '').localeCompare(paidUntil(a) ?? '') || byStart(a, b);
  return paid.sort(byEnd)[0];
}

export function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account's; with a provider, those that are its own. */
export async function listSubscriptions(
  db: Db,
  userId: number,
  provider?: { owns(id: string): boolean },
): Promise<Subscription[]> {
  const all = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute();
  return provider ? all.filter(({ id }) => provider.owns(id)) : all;
}

export async function saveSubscription(db: Db, subscription: Insertable<SubscriptionsTable>): Promise<void> {
  const { id, ...values } = subscription;
  await db
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

function firstHeard(fact: SubscriptionNews): Subscription {
  const said = fact.kind === 'subscription' ? (fact.price?.plan ?? fact.ordered) : fact.plan;
  const plan = said ?? 'monthly';
  return {
    id: fact.subscriptionId,
    user_id: fact.userId,
    customer_id: fact.customerId,
    plan,
    amount: amounts[plan],
    started_at: fact.at,
    status: null,
    status_at: null,
    period_start: null,
    period_end: null,
    cancels: 0,
    ended_at: null,
    paid_until: null,
    estimated_until: null,
  };
}

/** The provider dates its news by the second: of two in the same one, the state that comes later in a life is the newer. */
function isNewer(news: Subscription, known: Subscription): boolean {
  const [a, b] = [ageOf(news), ageOf(known)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at !== -1 && (a[at] ?? '') > (b[at] ?? '');
}

function ageOf(subscription: Subscription): (string | number)[] {
  const { status, status_at, period_end, cancels } = subscription;
  return [
    isLiving(subscription) ? 0 : 1,
    status_at ?? '',
    LIFE.indexOf(status ?? ''),
    period_end ?? '',
    cancels,
  ];
}

const LIFE = ['', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'];

/** A first period that is not paid for is `incomplete`; of every later one `past_due` says that it is not paid. */
function isFirstPeriod({ period_start, started_at }: Subscription): boolean {
  return period_start === null || period_start <= started_at;
}

function latest(a: Timestamp | null, b: Timestamp | null): Timestamp | null {
  return a === null || (b !== null && b > a) ? b : a;
}

export function earliest(a: Timestamp | null, b: Timestamp | null): Timestamp | null {
  return a === null || (b !== null && b < a) ? b : a;
}
