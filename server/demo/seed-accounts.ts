import { randomBytes } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { amounts, type PaidPlan, periodEnd } from '#contract/plans.ts';
import { ADMIN_ID, emailKey, usernameKey } from '#server/accounts/store.ts';
import { isPostgres, overridingIds } from '#server/db/dialect.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { toColumns } from '#server/workplaces/store.ts';
import { cast } from './cast.ts';
import {
  activityPatterns,
  insertPageViews,
  type Name,
  type Person,
  randomNumbers,
  registrationDate,
} from './seed-activity.ts';
import { insertAdminsWork, insertMails } from './seed-mails.ts';
import {
  insertEmployerLinks,
  insertTrackedCodes,
  markRead,
  type NewReview,
  reviewsOf,
} from './seed-reviewing.ts';
import { seedReviews } from './seed-reviews.ts';

/** The same ids each time: the README links to one. */
export async function insertCast(tx: Db, passwordHashes: string[], now: Date): Promise<void> {
  const names = Object.keys(cast) as Name[];
  const accounts = names.map((name, i) => toAccount(name, ADMIN_ID + 1 + i, passwordHashes[i] ?? '', now));
  await insertWithIds(tx, 'users', accounts);
  const workplaces = names.flatMap((name, i) => {
    const created_at = joinedAt(name, now).toISOString();
    return cast[name].workplaces.map((workplace) => ({
      ...toColumns(workplace),
      user_id: ADMIN_ID + 1 + i,
      created_at,
    }));
  });
  const numbered = workplaces.map((workplace, i) => ({ id: i + 1, ...workplace }));
  await insertWithIds(tx, 'workplaces', numbered);

  const people = names.map((name, i): Person => {
    const id = ADMIN_ID + 1 + i;
    const own = numbered.filter(({ user_id }) => user_id === id);
    return {
      name,
      id,
      workplaces: new Map(own.map((each) => [each.name, each.id])),
      random: randomNumbers(i + 1),
    };
  });
  const reviews: NewReview[] = [];
  for (const person of people) {
    const received = reviewsOf(person, now);
    await insertTrackedCodes(tx, person, received, now);
    reviews.push(...received);
    const times = received.map(({ row }) => new Date(row.created_at));
    await insertPageViews(tx, activityPatterns[person.name], person.id, times, now, person.random);
    await insertSubscription(tx, person, now);
  }
  reviews.sort((a, b) => a.row.created_at.localeCompare(b.row.created_at));
  await insertWithIds(
    tx,
    'reviews',
    reviews.map(({ row }, i) => ({ id: i + 1, ...row })),
  );
  await markRead(tx, people);
  await insertEmployerLinks(tx, people, now);
  await insertMails(tx, reviews, now);
  await insertAdminsWork(tx, people, now);
}

/** PostgreSQL's sequence moves along, so that the next row gets an id of its own. */
async function insertWithIds<Table extends 'users' | 'workplaces' | 'reviews'>(
  tx: Db,
  table: Table,
  rows: Record<string, string | number | null>[] & Omit<Insertable<Schema[Table]>, 'id'>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${overridingIds(tx)}
    values ${sql.join(values)}`.execute(tx);
  if (!isPostgres(tx)) return;
  await sql`
    select nextval(pg_get_serial_sequence(${table}, 'id')) from generate_series(1, ${rows.length})`.execute(
    tx,
  );
}

function toAccount(name: Name, id: number, passwordHash: string, now: Date) {
  const { username, email, fullName, industry } = cast[name];
  const ratings = seedReviews[name].map(({ rating }) => rating);
  return {
    id,
    username,
    username_key: usernameKey(username),
    email,
    email_key: emailKey(email),
    full_name: fullName,
    industry,
    password_hash: passwordHash,
    review_count: ratings.length,
    rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
    unsubscribe_token: randomBytes(16).toString('base64url'),
    created_at: joinedAt(name, now).toISOString(),
  };
}

function joinedAt(name: Name, now: Date): Date {
  return registrationDate(activityPatterns[name].joined, now);
}

async function insertSubscription(tx: Db, { name, id: userId }: Person, now: Date): Promise<void> {
  const { plan } = cast[name];
  const { subscribed } = activityPatterns[name];
  if (plan === 'free' || subscribed === null) return;
  const since = registrationDate(subscribed, now);
  const paidOn = paymentDates(plan, since, now);
  const end = periodEnd(plan, since, paidOn.length);
  const id = `test_sub_${name}`;
  await tx
    .insertInto('subscriptions')
    .values({
      id,
      user_id: userId,
      customer_id: `test_cus_${userId}`,
      plan,
      amount: amounts[plan],
      started_at: since.toISOString(),
      status: 'active',
      paid_until: end,
    })
    .execute();
  const payments = paidOn.map((paid_at, i) => ({ id: `test_in_${id}_${i + 1}`, user_id: userId, paid_at }));
  await tx
    .insertInto('payments')
    .values(payments.map((payment) => ({ ...payment, amount: amounts[plan] })))
    .execute();
  await tx
    .updateTable('users')
    .set({ subscription_type: plan, subscription_expires_at: end })
    .where('id', '=', userId)
    .execute();
}

function paymentDates(plan: PaidPlan, since: Date, now: Date): string[] {
  const dates = [since.toISOString()];
  for (;;) {
    const next = periodEnd(plan, since, dates.length);
    if (next > now.toISOString()) return dates;
    dates.push(next);
  }
}
