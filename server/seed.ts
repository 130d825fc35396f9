import { sql } from 'kysely';
import { amounts, type PaidPlan, periodEnd } from '#contract/plans.ts';
import { hashPassword, verifyPassword } from './accounts/passwords.ts';
import { findAccountByEmail, insertAccount } from './accounts/store.ts';
import { cast, demoAdmin } from './cast.ts';
import { openDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { enqueue } from './platform/outbox.ts';
import {
  activityPatterns,
  insertPageViews,
  randomNumbers,
  registrationDate,
  reviewTimes,
} from './seed-activity.ts';
import { type SeedReview, seedReviews } from './seed-reviews.ts';
import { serve } from './serve.ts';
import type { Service } from './start.ts';
import { listWorkplaces } from './workplaces/store.ts';

type Name = keyof typeof cast;

const MAIL_COUNT = 3;

export async function serveDemo(env: NodeJS.ProcessEnv): Promise<void> {
  await serve(await configureDemo(env), ({ deps }) => seed(deps), describeDemo);
}

/** @throws ConfigError unless the database is empty or a demo: a real admin must not get the well-known demo password. */
async function configureDemo(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig({
    ...env,
    DATA_DIR: env.DATA_DIR || './demo-data',
    ADMIN_PASSWORD: env.ADMIN_PASSWORD || demoAdmin.password,
  });
  const database = await openDatabase(config);
  try {
    if (await isFreeForDemo(database.db, config.adminPassword)) return config;
  } finally {
    await database.close();
  }
  const variable = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  throw new ConfigError(`${variable} must be empty or an earlier demo; it contains other data`);
}

export async function isFreeForDemo(db: Db, adminPassword: string | null): Promise<boolean> {
  if (await isSeeded(db)) return true;
  const [admin, ...others] = await db.selectFrom('users').select('password_hash').limit(2).execute();
  if (!admin || others.length > 0) return false;
  return admin.password_hash === '' || verifyPassword(adminPassword ?? '', admin.password_hash);
}

/** Adds the cast with a year of reviews and page views. Does nothing if already seeded. */
export async function seed({ db, clock, wakeOutbox }: Deps): Promise<void> {
  if (await isSeeded(db)) return;
  const now = clock();
  const people = await Promise.all(
    (Object.keys(cast) as Name[]).map(async (name, index) => ({
      name,
      passwordHash: await hashPassword(cast[name].password),
      random: randomNumbers(index + 1),
    })),
  );
  await db.transaction().execute(async (tx) => {
    const reviews = [];
    for (const { name, passwordHash, random } of people) {
      const times = reviewTimes(activityPatterns[name], seedReviews[name].length, now, random);
      const userId = await insertProfessional(tx, name, passwordHash, now);
      const workplaceIds = await insertWorkplaces(tx, name, userId, now);
      await insertPageViews(tx, activityPatterns[name], userId, times, now, random);
      reviews.push(
        ...seedReviews[name].map((review, i) => ({
          ordinal: i + 1,
          row: toRow(review, userId, workplaceIds, times[i] ?? now),
        })),
      );
    }
    reviews.sort((a, b) => a.row.created_at.localeCompare(b.row.created_at));
    await tx
      .insertInto('reviews')
      .values(reviews.map(({ row }) => row))
      .execute();
    await markReadExceptNewest(tx);
    await queueMails(
      tx,
      reviews.slice(-MAIL_COUNT).map(({ ordinal }) => ordinal),
      now,
    );
  });
  wakeOutbox();
}

async function isSeeded(db: Db): Promise<boolean> {
  return (await findAccountByEmail(db, cast.maya.email)) !== undefined;
}

async function insertProfessional(tx: Db, name: Name, passwordHash: string, now: Date): Promise<number> {
  const { joined, subscribed } = activityPatterns[name];
  const { plan } = cast[name];
  const reviews = seedReviews[name];
  const { id } = await insertAccount(tx, { ...cast[name], passwordHash }, registrationDate(joined, now));
  await tx
    .updateTable('users')
    .set({
      review_count: reviews.length,
      rating_sum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    })
    .where('id', '=', id)
    .execute();
  if (plan !== 'free' && subscribed !== null) {
    await insertSubscription(tx, { id, name, plan, since: registrationDate(subscribed, now) }, now);
  }
  return id;
}

async function insertSubscription(
  tx: Db,
  { id: userId, name, plan, since }: { id: number; name: Name; plan: PaidPlan; since: Date },
  now: Date,
): Promise<void> {
  const paymentDates = [since.toISOString()];
  let end = periodEnd(plan, since, 1);
  while (end <= now.toISOString()) {
    paymentDates.push(end);
    end = periodEnd(plan, since, paymentDates.length);
  }
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
  await tx
    .insertInto('payments')
    .values(
      paymentDates.map((paid_at, i) => ({
        id: `test_in_${id}_${i + 1}`,
        user_id: userId,
        amount: amounts[plan],
        paid_at,
      })),
    )
    .execute();
  await tx
    .updateTable('users')
    .set({ subscription_type: plan, subscription_expires_at: end })
    .where('id', '=', userId)
    .execute();
}

async function insertWorkplaces(tx: Db, name: Name, userId: number, now: Date) {
  const createdAt = registrationDate(activityPatterns[name].joined, now).toISOString();
  const inserted = await tx
    .insertInto('workplaces')
    .values(
      cast[name].workplaces.map((workplace) => ({ ...workplace, user_id: userId, created_at: createdAt })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(inserted.map((workplace) => [workplace.name, workplace.id]));
}

function toRow(
  { rating, comment, customerName, customerLocation, workplace }: SeedReview,
  userId: number,
  workplaceIds: Map<string, number>,
  time: Date,
) {
  return {
    user_id: userId,
    workplace_id: workplace === null ? null : (workplaceIds.get(workplace) ?? null),
    rating,
    comment,
    customer_name: customerName,
    customer_location: customerLocation,
    created_at: time.toISOString(),
  };
}

/** So that the demo has one unread review per professional. */
async function markReadExceptNewest(tx: Db): Promise<void> {
  await sql`
    update users set last_read_review_id = reviews.newest - 1
    from (select user_id, max(id) as newest from reviews group by user_id) as reviews
    where users.id = reviews.user_id`.execute(tx);
}

/** For the newest reviews only, to keep 200 mails out of the mailbox. */
async function queueMails(tx: Db, ordinals: number[], now: Date): Promise<void> {
  const newest = await tx
    .selectFrom('reviews')
    .select(['id', 'user_id'])
    .orderBy('id', 'desc')
    .limit(ordinals.length)
    .execute();
  for (const [i, { id, user_id: userId }] of newest.reverse().entries()) {
    await enqueue(
      tx,
      { kind: 'review-received', userId, payload: { reviewId: id, ordinal: ordinals[i] } },
      now,
    );
  }
}

async function describeDemo({ configuredPassword, deps: { config, db } }: Service): Promise<string> {
  const people = Object.values(cast).map(({ fullName, username, password, plan }) => [
    fullName,
    username,
    password,
    `${plan} plan`,
  ]);
  const adminPassword =
    configuredPassword === 'overridden'
      ? 'as changed in Settings'
      : config.adminPassword === demoAdmin.password
        ? demoAdmin.password
        : 'from ADMIN_PASSWORD';
  const rows = [
    ['Sign in as', 'username', 'password'],
    ...people,
    [demoAdmin.fullName, demoAdmin.username, adminPassword],
  ];
  const maya = await findAccountByEmail(db, cast.maya.email);
  const [workplace] = maya ? await listWorkplaces(db, maya.id) : [];
  const reviewPath = [maya?.id, workplace?.id].filter(Boolean).join('/');
  return [
    ...rows.map((cells) => `  ${cells.map((cell) => cell.padEnd(20)).join('')}`.trimEnd()),
    '',
    `  Leave Maya a review at ${config.appUrl}/review/${reviewPath}`,
    '',
  ].join('\n');
}
