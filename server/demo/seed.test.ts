import { beforeEach, expect, test } from 'vitest';
import { languages } from '#contract/languages/languages.ts';
import { MAX_PINNED_REVIEWS } from '#contract/my-reviews.ts';
import { freePlan } from '#contract/plans.ts';
import { reviewSubmission } from '#contract/reviews.ts';
import { ADMIN_ID } from '#server/accounts/store.ts';
import { parseCode } from '#server/cards/codes.ts';
import { DAY } from '#server/system/clock.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { cast, demoAdmin } from './cast.ts';
import { seedCodes, seedEmployerLinks, seedReviewLink } from './seed-activity.ts';
import { isFreeForDemo, seed } from './seed-database.ts';
import { seedReviews } from './seed-reviews.ts';

beforeEach(skipWithoutDatabase);

async function startDemo(): Promise<TestApp> {
  const app = await startApp({ env: { ADMIN_PASSWORD: demoAdmin.password } });
  await seed(app.service.deps);
  return app;
}

async function signIn(app: TestApp, { username, password }: { username: string; password: string }) {
  const visitor = app.visitor();
  const { status, body } = await visitor.post('/api/auth/login', { username, password });
  expect([username, status]).toEqual([username, 200]);
  return Object.assign(visitor, { user: body });
}

const storedReviews = (app: TestApp) =>
  app.service.deps.db.selectFrom('reviews').selectAll().orderBy('id').execute();

test('the demo has more than 200 reviews of the last year, in order of their ids', async () => {
  const app = await startDemo();
  const reviews = await storedReviews(app);
  expect(reviews.length).toBeGreaterThan(200);
  const times = reviews.map((review) => Date.parse(review.created_at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(Date.now() - 366 * DAY);
  expect(times.at(-1)).toBeLessThan(Date.now());
});

test('the demo’s counters match its rows', async () => {
  const app = await startDemo();
  const reviews = await storedReviews(app);
  const accounts = await app.service.deps.db.selectFrom('users').selectAll().execute();
  for (const account of accounts) {
    const ratings = reviews.filter(({ user_id }) => user_id === account.id).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    expect([account.username, account.review_count, account.rating_sum]).toEqual([
      account.username,
      ratings.length,
      sum,
    ]);
  }
});

test('everyone in the demo can sign in with the printed password', async () => {
  const app = await startDemo();
  for (const person of [...Object.values(cast), demoAdmin]) {
    const { user } = await signIn(app, person);
    expect(user.fullName).toBe(person.fullName);
  }
});

test('each professional has their plan, workplaces, reviews and page views', async () => {
  const app = await startDemo();
  for (const name of ['maya', 'ben', 'lena', 'amara'] as const) {
    const { plan, workplaces } = cast[name];
    const person = await signIn(app, cast[name]);
    expect(person.user.subscriptionType).toBe(plan);
    const stored = (await person.get('/api/workplaces')).body;
    expect(stored).toEqual(workplaces.map((workplace) => ({ id: expect.any(Number), ...workplace })));

    const nameOf = new Map(
      stored.map((workplace: { id: number; name: string }) => [workplace.id, workplace.name]),
    );
    const reviews = (await person.get('/api/reviews')).body.toReversed();
    expect(
      reviews.map(
        (review: { workplaceId: number | null; comment: string }) =>
          [review.comment, nameOf.get(review.workplaceId) ?? null] as const,
      ),
    ).toEqual(seedReviews[name].map(({ comment, workplace }) => [comment, workplace]));

    const stats = (await person.get('/api/reviews/stats')).body;
    expect(stats.totalReviews).toBe(seedReviews[name].length);
    expect(stats.recentViews).toBeGreaterThan(0);
    expect(stats.averageRating).toBeGreaterThan(4);
  }
});

test('paying professionals have paid every period, and can manage their plan on the test page', async () => {
  const app = await startDemo();
  for (const [name, price] of [
    ['maya', 59],
    ['ben', 7],
  ] as const) {
    const person = await signIn(app, cast[name]);
    const { renewsAt, subscriptionExpiresAt } = (await person.get('/api/subscription/status')).body;
    expect(Date.parse(renewsAt)).toBeGreaterThan(Date.now());
    expect(subscriptionExpiresAt).toBe(renewsAt);
    const { payments } = (await person.get('/api/my-data')).body;
    expect(new Set(payments.map(({ amount }: { amount: number }) => amount))).toEqual(new Set([price]));
    const { portalUrl } = (await person.post('/api/create-portal-session', {})).body;
    expect((await person.get(new URL(portalUrl).pathname)).text).toContain('Cancel subscription');
  }
});

test('Lena is on the free plan and has reviews left', async () => {
  const app = await startDemo();
  const lena = await signIn(app, cast.lena);
  const { body } = await lena.get('/api/subscription/status');
  expect(body.subscriptionType).toBe('free');
  expect(body.totalReviews).toBeGreaterThan(0);
  expect(body.totalReviews).toBeLessThan(freePlan.reviews);
});

test('Amara is at the free plan’s limit, so her page is closed', async () => {
  const app = await startDemo();
  const amara = await signIn(app, cast.amara);
  expect((await amara.get('/api/subscription/status')).body.totalReviews).toBe(freePlan.reviews);
  const { body } = await app.visitor().get(`/api/users/${amara.user.id}`);
  expect(body.acceptingReviews).toBe(false);
});

test('reviews are in at least six languages, one of them written from right to left', async () => {
  const app = await startDemo();
  const used = new Set((await storedReviews(app)).map(({ language }) => language));
  expect(used.size).toBeGreaterThanOrEqual(6);
  expect(used).toContain('ar');
});

test('tracked codes have brought scans and reviews', async () => {
  const app = await startDemo();
  for (const name of ['maya', 'ben', 'lena', 'amara'] as const) {
    const person = await signIn(app, cast[name]);
    const codes = (await person.get('/api/tracked-codes')).body;
    expect(codes.map(({ code }: { code: string }) => code)).toEqual(seedCodes[name].map(([code]) => code));
    for (const { code, scans, reviews } of codes) {
      expect(parseCode(code)).toBe(code);
      expect([code, scans >= reviews]).toEqual([code, true]);
    }
    const { views } = await app.service.deps.db
      .selectFrom('page_views')
      .select((of) => of.fn.sum<number>('views').as('views'))
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const scans = codes.reduce((sum: number, code: { scans: number }) => sum + code.scans, 0);
    expect(scans).toBeLessThanOrEqual(Number(views));
    expect(codes.filter(({ reviews }: { reviews: number }) => reviews > 0)).not.toEqual([]);
  }
});

test('a private link shows Maya’s reply; another review was edited', async () => {
  const app = await startDemo();
  const { customer, key, secret } = seedReviewLink;
  const told = seedReviews.maya.find(({ customerName }) => customerName === customer);
  const { status, body } = await app.visitor().get('/api/review-link', { 'review-link': `${key}.${secret}` });
  expect([status, body.answer, body.isLinkSaved]).toEqual([200, told?.answer, true]);
  expect((await storedReviews(app)).filter(({ edited_at }) => edited_at)).not.toEqual([]);
});

test('an employer link is open and was viewed', async () => {
  const app = await startDemo();
  const maya = await signIn(app, cast.maya);
  const [link] = (await maya.get('/api/employer-links')).body;
  expect(link).toMatchObject({ employer: 'Hotel Aurora', state: 'open', openings: 4 });
  const token = seedEmployerLinks.at(-1)?.token;
  const page = await app.visitor().get(`/for/${token}`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Rachel')]);
});

test('what followed the reviews keeps to the rules', async () => {
  const app = await startDemo();
  const { db } = app.service.deps;
  const reviews = await storedReviews(app);
  const ownerOf = async (table: 'workplaces' | 'tracked_codes') =>
    new Map(
      (await db.selectFrom(table).select(['id', 'user_id']).execute()).map((row) => [row.id, row.user_id]),
    );
  const [workplaces, codes] = [await ownerOf('workplaces'), await ownerOf('tracked_codes')];
  const now = new Date().toISOString();
  for (const review of reviews) {
    if (review.workplace_id !== null) expect(workplaces.get(review.workplace_id)).toBe(review.user_id);
    if (review.tracked_code_id !== null) expect(codes.get(review.tracked_code_id)).toBe(review.user_id);
    if (review.answer !== null) expect(review.link_saved_at).not.toBeNull();
    const { link_saved_at, sharing_allowed_at, edited_at, answered_at, pinned_at } = review;
    for (const time of [link_saved_at, sharing_allowed_at, edited_at, answered_at, pinned_at]) {
      if (time !== null) expect([review.created_at < time, time <= now]).toEqual([true, true]);
    }
  }
  for (const pinned of Map.groupBy(
    reviews.filter(({ pinned_at }) => pinned_at),
    ({ user_id }) => user_id,
  ).values())
    expect(pinned.length).toBeLessThanOrEqual(MAX_PINNED_REVIEWS);
  expect(reviews.filter(({ customer_name }) => customer_name === seedReviewLink.customer)).toHaveLength(1);
});

test('no two comments are alike, and the API accepts every review', () => {
  const reviews = Object.values(seedReviews).flat();
  const plain = reviews.map(({ comment }) => comment.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
  expect(new Set(plain).size).toBe(reviews.length);
  for (const { workplace, language, marks, answer, ...review } of reviews) {
    expect(Object.keys(languages)).toContain(language);
    expect(reviewSubmission.parse({ ...review, userId: 1 })).toEqual({ ...review, userId: 1 });
  }
});

test('only the newest three reviews are mailed; another mail has failed, as the admin can see', async () => {
  const app = await startDemo();
  const newest = (await storedReviews(app)).slice(-3);
  const jobs = await app.service.deps.db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('state', '<>', 'failed')
    // The admin is told about the demo's ADMIN_PASSWORD.
    .where('user_id', '<>', ADMIN_ID)
    .orderBy('id')
    .execute();
  expect(jobs.map(({ kind }) => kind)).toEqual(Array(3).fill('review-received'));
  expect(jobs.map(({ payload }) => JSON.parse(payload).reviewId)).toEqual(newest.map(({ id }) => id));
  const admin = await signIn(app, demoAdmin);
  expect((await admin.get('/api/admin/mail-health')).body).toMatchObject({
    failed: 1,
    lastError: { error: expect.stringContaining('550 5.7.1') },
  });
  expect((await admin.get('/api/admin/audit')).body).not.toEqual([]);
});

test('starting the demo again changes nothing', async () => {
  const app = await startDemo();
  const snapshot = async () => {
    const { db } = app.service.deps;
    return {
      users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
      workplaces: await db.selectFrom('workplaces').selectAll().orderBy('id').execute(),
      reviews: await storedReviews(app),
      views: await db.selectFrom('page_views').selectAll().orderBy('user_id').orderBy('day').execute(),
      subscriptions: await db.selectFrom('subscriptions').selectAll().orderBy('id').execute(),
      payments: await db.selectFrom('payments').selectAll().orderBy('id').execute(),
      mails: await db.selectFrom('outbox').select('id').orderBy('id').execute(),
    };
  };
  const before = await snapshot();
  expect(await isFreeForDemo(app.service.deps.db, demoAdmin.password)).toBe(true);
  await seed(app.service.deps);
  expect(await snapshot()).toEqual(before);
});

test('the demo refuses a database that is in use', async () => {
  const withAccounts = await startApp({ env: { ADMIN_PASSWORD: demoAdmin.password } });
  expect(await isFreeForDemo(withAccounts.service.deps.db, demoAdmin.password)).toBe(true);
  await withAccounts.professional();
  expect(await isFreeForDemo(withAccounts.service.deps.db, demoAdmin.password)).toBe(false);

  const withAdmin = await startApp({ env: { ADMIN_PASSWORD: 'a password of its own' } });
  expect(await isFreeForDemo(withAdmin.service.deps.db, demoAdmin.password)).toBe(false);
});
