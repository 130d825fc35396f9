import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { DAY, type Timestamp } from '#server/basics/clock.ts';
import type { Db, Schema, SubscriptionsTable } from '#server/db/schema.ts';

export const GRACE_PERIOD = DAY;

export type Subscription = Selectable<SubscriptionsTable>;
export type PaidSubscription = Subscription & { paid_until: Timestamp };

const RENEWING = ['active', 'trialing'];
const ENDED = ['canceled', 'incomplete_expired'];

export function renews({ status, cancels }: Subscription): boolean {
  return cancels === 0 && RENEWING.includes(status);
}

export function isRenewingRow(row: ExpressionBuilder<Schema, 'subscriptions'>) {
  return row.and([row('subscriptions.cancels', '=', 0), row('subscriptions.status', 'in', RENEWING)]);
}

export function isPastDue({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid';
}

export function isOngoing({ status }: Subscription): boolean {
  return !ENDED.includes(status);
}

export function isOngoingRow(row: ExpressionBuilder<Schema, 'subscriptions'>) {
  return row('subscriptions.status', 'not in', ENDED);
}

/** The newest ongoing paid subscription, or else the one that was paid for longest. */
export function currentSubscription(subscriptions: Subscription[]): PaidSubscription | undefined {
  const paid = subscriptions.filter(
    (subscription): subscription is PaidSubscription => subscription.paid_until !== null,
  );
  const byStart = (a: Subscription, b: Subscription) =>
    b.started_at.localeCompare(a.started_at) || b.id.localeCompare(a.id);
  const [newest] = paid.filter(isOngoing).sort(byStart);
  return newest ?? paid.sort((a, b) => b.paid_until.localeCompare(a.paid_until) || byStart(a, b))[0];
}

export function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

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
