import { beforeEach, expect, test } from 'vitest';
import type { Review } from '#contract/reviews.ts';
import { DAY } from '#server/basics/clock.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { cast, demoAdmin } from './cast.ts';
import { seedEmployerLinks, seedReviewLink } from './seed-activity.ts';
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

const names = ['maya', 'ben', 'lena', 'amara'] as const;

const storedReviews = (app: TestApp) =>
  app.service.deps.db.selectFrom('reviews').selectAll().orderBy('id').execute();

test('the demo has a year of reviews in order of their ids, in at least six languages, which its counters count', async () => {
  const app = await startDemo();
  const reviews = await storedReviews(app);
  expect(reviews.length).toBeGreaterThan(200);
  const times = reviews.map((review) => Date.parse(review.created_at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(Date.now() - 366 * DAY);
  expect(times.at(-1)).toBeLessThan(Date.now());
  const used = new Set(reviews.map(({ language }) => language));
  expect(used.size).toBeGreaterThanOrEqual(6);
  expect(used).toContain('ar');
  for (const account of await app.service.deps.db.selectFrom('users').selectAll().execute()) {
    const ratings = reviews.filter(({ user_id }) => user_id === account.id).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    expect([account.review_count, account.rating_sum]).toEqual([ratings.length, sum]);
  }
});

test('everyone in the demo can sign in with the printed password, to their plan, workplaces, reviews and page views', async () => {
  const app = await startDemo();
  await signIn(app, demoAdmin);
  for (const name of names) {
    const { plan, workplaces, fullName } = cast[name];
    const person = await signIn(app, cast[name]);
    expect(person.user).toMatchObject({ fullName, subscriptionType: plan });
    const stored: { id: number; name: string }[] = (await person.get('/api/workplaces')).body;
    expect(stored).toEqual(workplaces.map((workplace) => ({ id: expect.any(Number), ...workplace })));
    const nameOf = (id: number | null) => stored.find((workplace) => workplace.id === id)?.name ?? null;
    const reviews: Review[] = (await person.get('/api/reviews')).body;
    expect(reviews.toReversed().map(({ comment, workplaceId }) => [comment, nameOf(workplaceId)])).toEqual(
      seedReviews[name].map(({ comment, workplace }) => [comment, workplace]),
    );
    const stats = (await person.get('/api/reviews/stats')).body;
    expect(stats.recentViews).toBeGreaterThan(0);
    expect(stats.averageRating).toBeGreaterThan(4);
  }
});

test('Maya offers customers a link and asks a question, and Ben does not', async () => {
  const app = await startDemo();
  const seen = async (name: 'maya' | 'ben') => {
    const { user } = await signIn(app, cast[name]);
    return (await app.visitor().get(`/api/users/${user.id}`)).body;
  };
  const { thanksLink, question } = cast.maya;
  expect(await seen('maya')).toMatchObject({ thanksLink, question });
  expect(await seen('ben')).toMatchObject({ thanksLink: null, question: null });
});

test('a private link shows Maya’s reply; another review was edited, and an employer link is open', async () => {
  const app = await startDemo();
  const { customer, key, secret } = seedReviewLink;
  const told = seedReviews.maya.find(({ customerName }) => customerName === customer);
  const { status, body } = await app.visitor().get('/api/review-link', { 'review-link': `${key}.${secret}` });
  expect([status, body.answer, body.isLinkSaved]).toEqual([200, told?.answer, true]);
  expect((await storedReviews(app)).filter(({ edited_at }) => edited_at)).not.toEqual([]);
  const [link] = (await (await signIn(app, cast.maya)).get('/api/employer-links')).body;
  expect(link).toMatchObject({ employer: 'Hotel Aurora', state: 'open', openings: 4 });
  const page = await app.visitor().get(`/for/${seedEmployerLinks.at(-1)?.token}`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Rachel')]);
});

test('one of Maya’s customers would like a reply', async () => {
  const app = await startDemo();
  const reviews = (await (await signIn(app, cast.maya)).get('/api/reviews')).body;
  expect(reviews.filter((review: Review) => review.wantsReply)).toEqual([
    expect.objectContaining({ answer: null, linkSavedAt: expect.any(String) }),
  ]);
});

test('starting the demo again changes nothing', async () => {
  const app = await startDemo();
  const { db } = app.service.deps;
  const before = await readAllRows(db);
  expect(await isFreeForDemo(db, demoAdmin.password)).toBe(true);
  await seed(app.service.deps);
  const { users, reviews, page_views, subscriptions, payments } = await readAllRows(db);
  expect(before).toMatchObject({ users, reviews, page_views, subscriptions, payments });
});

test('the demo has requests in every state, one due for a reminder, and earlier praise on an employer’s link', async () => {
  const app = await startDemo();
  const ben = await signIn(app, cast.ben);
  const requests = (await ben.get('/api/review-requests')).body;
  const states = requests.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['notOpened', 'notOpened', 'opened', 'answered']);
  expect((await ben.post(`/api/review-requests/${requests[1].id}/reminded`)).status).toBe(200);
  const maya = await signIn(app, cast.maya);
  const sources = (await maya.get('/api/earlier-praise')).body.map(
    ({ source }: { source: string }) => source,
  );
  expect(sources).toEqual(['google', 'tripadvisor', 'letter']);
  const page = await app.visitor().get(`/for/${seedEmployerLinks.at(-1)?.token}`);
  expect(page.text).toContain('Added by Maya from Google, March 2024');
});
