import type { Selectable } from 'kysely';
import { accountExists } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db, PaymentProblemsTable } from '#server/db/schema.ts';
import { isOngoingRow } from './subscriptions.ts';

export type PaymentProblem = Omit<Selectable<PaymentProblemsTable>, 'checked_at'>;

const REFUND_RETENTION = 30 * DAY;
/** Banks decide within months; its last event may have been lost. */
const DISPUTE_RETENTION = 180 * DAY;

/** @param checkedAt when the provider was asked; a later answer stays. */
export async function savePaymentProblem(db: Db, problem: PaymentProblem, checkedAt: Date): Promise<void> {
  const { id, ...values } = { ...problem, checked_at: checkedAt.toISOString() };
  await db
    .insertInto('payment_problems')
    .values({ id, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('payment_problems.checked_at', '<=', values.checked_at),
    )
    .execute();
}

/** Disputes, and refunds whose plan goes on. Customers of other products in the same Stripe account have no subscription here. */
export async function listPaymentProblems(db: Db) {
  const rows = await db
    .selectFrom('payment_problems')
    .leftJoin('subscriptions', 'subscriptions.customer_id', 'payment_problems.customer_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'subscriptions.user_id').on(accountExists))
    .select(['payment_problems.id', 'kind', 'since', 'payment_problems.customer_id', 'full_name', 'username'])
    .where((row) =>
      row.or([
        row.and([
          row('kind', '=', 'dispute'),
          row.or([row('payment_problems.customer_id', 'is', null), row('subscriptions.id', 'is not', null)]),
        ]),
        row.and([row('kind', '=', 'refund'), row('users.id', 'is not', null), isOngoingRow(row)]),
      ]),
    )
    .orderBy('since')
    .orderBy('users.id')
    .execute();
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].flatMap((own) => own.find(({ username }) => username !== null) ?? own[0] ?? []);
}

export async function deleteOldPaymentProblems(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('payment_problems')
    .where((row) =>
      row.or([
        row('since', '<', timestampAfter(now, -DISPUTE_RETENTION)),
        row.and([
          row('since', '<', timestampAfter(now, -REFUND_RETENTION)),
          row.or([row('kind', 'is', null), row('kind', '=', 'refund')]),
        ]),
      ]),
    )
    .execute();
}
