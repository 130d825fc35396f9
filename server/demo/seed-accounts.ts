import type { User } from '#contract/accounts.ts';
import { amounts, periodEnd } from '#contract/plans.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { toThanksColumns } from '#server/accounts/thanks-link.ts';
import { DAY, timestampAfter, utcDay } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { saveSubscription } from '#server/plans/subscriptions.ts';
import { toColumns } from '#server/workplaces/store.ts';
import { cast } from './cast.ts';
import { activity, randomNumbers, timeOf } from './seed-activity.ts';
import { type Name, seedReviews } from './seed-reviews.ts';

export interface Person {
  name: Name;
  id: number;
  /** Ids by name. */
  workplaces: Map<string, number>;
  random: () => number;
}

export async function insertPerson(tx: Db, name: Name, passwordHash: string, now: Date): Promise<Person> {
  const joined = timeOf(activity[name].joined, 8, now);
  const created_at = joined.toISOString();
  const { id } = await insertAccount(tx, { ...cast[name], passwordHash }, joined);
  const ratings = seedReviews[name].map(({ rating }) => rating);
  const rating_sum = ratings.reduce((sum, rating) => sum + rating, 0);
  const { thanksLink, question }: ShownToCustomers = cast[name];
  await tx
    .updateTable('users')
    .set({ review_count: ratings.length, rating_sum, question, ...toThanksColumns(thanksLink) })
    .where('id', '=', id)
    .execute();
  const added = await tx
    .insertInto('workplaces')
    .values(cast[name].workplaces.map((workplace) => ({ ...toColumns(workplace), user_id: id, created_at })))
    .returning(['id', 'name'])
    .execute();
  await insertSubscription(tx, name, id, now);
  if (name === 'maya') await insertApiToken(tx, id, now);
  return {
    name,
    id,
    workplaces: new Map(added.map((each) => [each.name, each.id])),
    random: randomNumbers(id),
  };
}

/** No one knows the token itself. */
async function insertApiToken(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .insertInto('api_tokens')
    .values({
      ...{ user_id: userId, name: 'Tips and reviews, by month', token_hash: hashToken(createToken()) },
      created_at: timestampAfter(now, -47 * DAY),
      expires_at: timestampAfter(now, 318 * DAY),
      last_used_at: timestampAfter(now, -DAY),
    })
    .execute();
}

/** What customers see of a professional, who may have chosen neither link nor question. */
type ShownToCustomers = Partial<Pick<User, 'fullName' | 'thanksLink' | 'question'>>;

async function insertSubscription(tx: Db, name: Name, userId: number, now: Date): Promise<void> {
  const { plan } = cast[name];
  const { subscribed } = activity[name];
  if (plan === 'free' || subscribed === null) return;
  const since = timeOf(subscribed, 8, now);
  const paidOn = [since.toISOString()];
  let end = periodEnd(plan, since, 1);
  for (; end <= now.toISOString(); end = periodEnd(plan, since, paidOn.length)) paidOn.push(end);
  const id = `test_sub_${name}`;
  const amount = amounts[plan];
  await saveSubscription(tx, {
    id,
    user_id: userId,
    customer_id: `test_cus_${userId}`,
    plan,
    amount,
    started_at: since.toISOString(),
    status: 'active',
    paid_until: end,
  });
  await tx
    .insertInto('payments')
    .values(paidOn.map((paid_at, i) => ({ id: `test_in_${id}_${i + 1}`, user_id: userId, amount, paid_at })))
    .execute();
  await tx
    .updateTable('users')
    .set({ subscription_type: plan, subscription_expires_at: end })
    .where('id', '=', userId)
    .execute();
}

/** @param reviewed when customers wrote, which they did on the page too. */
export async function insertPageViews(
  tx: Db,
  { name, id: user_id, random }: Person,
  reviewed: Date[],
  now: Date,
): Promise<void> {
  const { joined, viewsPerDay } = activity[name];
  const writers = Map.groupBy(reviewed, utcDay);
  const counts = Array.from({ length: joined + 1 }, (_, daysAgo) => {
    const day = utcDay(timeOf(daysAgo, 0, now));
    return { user_id, day, views: (writers.get(day)?.length ?? 0) + Math.floor(2 * viewsPerDay * random()) };
  });
  await tx
    .insertInto('page_views')
    .values(counts.filter(({ views }) => views > 0))
    .execute();
}
