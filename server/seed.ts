import { amounts, type PaidPlan, periodEnd } from '#contract/plans.ts';
import { hashPassword, verifyPassword } from './accounts/passwords.ts';
import { findAccountByEmail, insertAccount } from './accounts/store.ts';
import { cast, demoAdmin } from './cast.ts';
import { openDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { run } from './main.ts';
import { DAY, HOUR, utcDay } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { enqueue } from './platform/outbox.ts';
import { type WrittenReview, writtenReviews } from './seed-reviews.ts';
import type { Service } from './start.ts';
import { listWorkplaces } from './workplaces/store.ts';

type Name = keyof typeof cast;

/** How a professional's reviews and page views are distributed. Days count back from today; hours and weekdays are UTC. */
interface ActivityPattern {
  joined: number;
  weekdays: [number, number, number, number, number, number, number];
  hours: [from: number, to: number];
  /** Average daily page views without a review. */
  dailyViews: number;
  subscribed: number | null;
}

const patterns: Record<Name, ActivityPattern> = {
  maya: { joined: 364, weekdays: [5, 1, 2, 3, 4, 7, 8], hours: [13, 24], dailyViews: 1.4, subscribed: 222 },
  ben: { joined: 331, weekdays: [1, 4, 5, 4, 5, 5, 3], hours: [11, 22], dailyViews: 0.9, subscribed: 296 },
  lena: { joined: 152, weekdays: [1, 3, 3, 3, 3, 2, 1], hours: [9, 20], dailyViews: 0.4, subscribed: null },
};

const MAIL_COUNT = 3;

if (import.meta.main) {
  await run(
    () => configureDemo(process.env),
    ({ deps }) => seed(deps),
    describeDemo,
  );
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
      const times = reviewTimes(patterns[name], writtenReviews[name].length, now, random);
      const userId = await insertProfessional(tx, name, passwordHash, now);
      const workplaceIds = await insertWorkplaces(tx, name, userId, now);
      await insertPageViews(tx, patterns[name], userId, times, now, random);
      reviews.push(
        ...writtenReviews[name].map((review, i) => ({
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

/** Reproducible pseudorandom numbers in [0, 1), by mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Oldest first, the last one yesterday; slightly more frequent lately, and mostly late in the day. */
function reviewTimes(
  { joined, weekdays, hours }: ActivityPattern,
  count: number,
  now: Date,
  random: () => number,
) {
  const days = Array.from({ length: joined - 1 }, (_, i) => i + 2);
  let total = 0;
  const shares = days.map((day) => {
    total += (weekdays[weekdayOf(day, now)] ?? 0) * (2 - day / joined);
    return { day, upTo: total };
  });
  const [from, to] = hours;
  const at = (day: number) =>
    new Date(startOfDay(day, now) + (from + (to - from) * Math.max(random(), random())) * HOUR);
  const times = Array.from({ length: count - 1 }, (_, i) => {
    // Stratified, since purely random times would leave some months empty.
    const point = ((i + random()) / (count - 1)) * total;
    return at(shares.find(({ upTo }) => point < upTo)?.day ?? joined);
  });
  return [...times, at(1)].sort((a, b) => a.getTime() - b.getTime());
}

async function insertProfessional(tx: Db, name: Name, passwordHash: string, now: Date): Promise<number> {
  const { joined, subscribed } = patterns[name];
  const { plan } = cast[name];
  const reviews = writtenReviews[name];
  const { id } = await insertAccount(tx, { ...cast[name], passwordHash }, dayOfJoining(joined, now));
  await tx
    .updateTable('users')
    .set({
      review_count: reviews.length,
      rating_sum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    })
    .where('id', '=', id)
    .execute();
  if (plan !== 'free' && subscribed !== null) {
    await insertSubscription(tx, { id, name, plan, since: dayOfJoining(subscribed, now) }, now);
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
  const createdAt = dayOfJoining(patterns[name].joined, now).toISOString();
  const inserted = await tx
    .insertInto('workplaces')
    .values(
      cast[name].workplaces.map((workplace) => ({ ...workplace, user_id: userId, created_at: createdAt })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(inserted.map((workplace) => [workplace.name, workplace.id]));
}

async function insertPageViews(
  tx: Db,
  { joined, weekdays, dailyViews }: ActivityPattern,
  userId: number,
  reviewed: Date[],
  now: Date,
  random: () => number,
): Promise<void> {
  const writers = Map.groupBy(reviewed, utcDay);
  const averageWeight = weekdays.reduce((sum, weight) => sum + weight) / weekdays.length;
  const counts = Array.from({ length: joined + 1 }, (_, daysAgo) => {
    const day = utcDay(new Date(startOfDay(daysAgo, now)));
    const busyness = (weekdays[weekdayOf(daysAgo, now)] ?? 0) / averageWeight;
    const views = (writers.get(day)?.length ?? 0) + Math.floor(dailyViews * busyness + 2 * random() - 0.5);
    return { user_id: userId, day, views };
  });
  await tx
    .insertInto('page_views')
    .values(counts.filter(({ views }) => views > 0))
    .execute();
}

function toRow(
  { rating, comment, customerName, customerLocation, workplace }: WrittenReview,
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

function dayOfJoining(joined: number, now: Date): Date {
  return new Date(startOfDay(joined, now) + 8 * HOUR);
}

function startOfDay(daysAgo: number, now: Date): number {
  return Date.parse(utcDay(now)) - daysAgo * DAY;
}

function weekdayOf(daysAgo: number, now: Date): number {
  return new Date(startOfDay(daysAgo, now)).getUTCDay();
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
