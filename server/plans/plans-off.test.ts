import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import { newReview } from '#server/demo/cast.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { givePlan } from '#tests/accounts.ts';
import { json, signInAsAdmin } from '#tests/as-admin.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const REVIEWS = freePlan.reviews + 3;
const WORKPLACES = freePlan.workplaces + 2;

async function startWithoutPlans() {
  const sink = await startMailSink();
  const app = await startApp({ env: { PLANS: 'off', SMTP_URL: sink.url } });
  const ana = await app.professional();
  const receiveReviews = async () => {
    const answers = [];
    for (let i = 0; i < REVIEWS; i += 1)
      answers.push(await app.visitor().post('/api/reviews/submit', newReview(ana.user.id)));
    return answers.map(({ status }) => status);
  };
  return { app, ana, sink, receiveReviews, db: app.service.deps.db };
}

describe('With PLANS=off', () => {
  test('a free account stores reviews and workplaces beyond the limits', async () => {
    const { app, ana, receiveReviews } = await startWithoutPlans();
    expect(await receiveReviews()).toEqual(Array(REVIEWS).fill(201));
    for (let i = 0; i < WORKPLACES; i += 1)
      expect((await ana.post('/api/workplaces', { name: `Place ${i}`, location: null })).status).toBe(201);
    expect((await ana.get('/api/reviews')).body).toHaveLength(REVIEWS);
    expect((await app.visitor().get(`/api/users/${ana.user.id}`)).body).toMatchObject({
      acceptingReviews: true,
    });
    expect((await ana.get('/api/subscription/status')).body).toMatchObject({
      subscriptionType: 'annual',
      subscriptionExpiresAt: null,
      totalReviews: REVIEWS,
      reviewLimit: null,
    });
  });

  test('no mail mentions a plan or a limit', async () => {
    const { sink, receiveReviews } = await startWithoutPlans();
    await receiveReviews();
    await expect.poll(() => sink.received.length, { timeout: 10_000 }).toBe(REVIEWS);
    for (const { subject, text, html } of sink.received) {
      expect(subject).toMatch(/ from /);
      expect(`${text}${html}`).not.toMatch(/\bplan\b|upgrade|paused|\/pricing|\/subscribe/i);
    }
  });

  test('an expiring plan is not announced, and nothing renews', async () => {
    const { app, ana, db } = await startWithoutPlans();
    await givePlan(app, ana.user.id, 'monthly', timestampAfter(new Date(), DAY));
    for (const { run } of recurringJobs(app.service.app, app.service.deps, null)) await run();
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a checkout, the billing portal and a change of plan are refused', async () => {
    const { app, ana } = await startWithoutPlans();
    const admin = await signInAsAdmin(app);
    const change = json({ subscriptionType: 'monthly', subscriptionExpiresAt: null });
    for (const refused of [
      await ana.post('/api/create-subscription', { plan: 'monthly' }),
      await ana.post('/api/create-portal-session', {}),
      await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, change),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        404,
        { message: 'This site has no plans. Everything is included.' },
      ]);
    }
  });
});
