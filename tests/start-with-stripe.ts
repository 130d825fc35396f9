import type { Email } from 'postal-mime';
import { expect, onTestFinished } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { SubscriptionStatus, SubscriptionType } from '#contract/plans.ts';
import { type newRegistration, newReview } from '#server/demo/cast.ts';
import { notifyPlanEndings } from '#server/plans/notices.ts';
import { stripePayments } from '#server/plans/payments/stripe.ts';
import { cancelOrphanedSubscriptions, extendRenewingPlans } from '#server/plans/renewals.ts';
import { json, signInAsAdmin } from './as-admin.ts';
import { type FakeStripe, type Session, startFakeStripe } from './fake-stripe.ts';
import { startMailSink } from './mail-sink.ts';
import { startApp, type TestApp } from './start-app.ts';

/** Whole seconds, like Stripe's timestamps. */
const INITIAL_TIME = '2026-11-21T09:30:15.000Z';

export type StripeSetup = Awaited<ReturnType<typeof startWithStripe>>;
export type Buyer = Awaited<ReturnType<StripeSetup['buyer']>>;

/** Starts the service with a fake Stripe, a mail sink and a clock that only moves when set. */
export async function startWithStripe({
  env = {},
  key,
}: {
  env?: Record<string, string>;
  key?: string | undefined;
} = {}) {
  let now = new Date(INITIAL_TIME);
  const clock = () => new Date(now);
  const stripe = await startFakeStripe({ clock, key });
  onTestFinished(() => stripe.close());
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const app = await startApp({ env: { ...stripe.env, SMTP_URL: sink.url, ...env }, clock });
  const { deps } = app.service;
  const { payments } = deps.config;
  if (payments?.provider !== 'stripe') throw new Error('Stripe is not configured');
  const jobs = { ...deps, payments: stripePayments(deps, payments), log: app.service.app.log };

  async function waitForMails(): Promise<void> {
    const waiting = () => deps.db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  }

  async function mailsTo(address: string): Promise<Email[]> {
    await waitForMails();
    return sink.received.filter((mail) => mail.to?.[0]?.address === address);
  }

  return {
    app,
    stripe,
    clock,
    setTime(time: string | Date) {
      now = new Date(time);
    },
    advanceTime(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },

    /** Runs the plan jobs of the scheduler and waits for their mails. */
    async runJobs() {
      await extendRenewingPlans(jobs);
      await cancelOrphanedSubscriptions(jobs);
      await notifyPlanEndings(jobs);
      await waitForMails();
    },

    buyer: (overrides?: Parameters<typeof newRegistration>[0]) => register(app, stripe, overrides),

    /** Sets a plan as the admin does. @returns the user as the admin now sees them. */
    async grant(buyer: { user: User }, subscriptionType: SubscriptionType, until: string | null) {
      const admin = await signInAsAdmin(app);
      const change = json({ subscriptionType, subscriptionExpiresAt: until });
      const answer = await admin.send('PATCH', `/api/admin/users/${buyer.user.id}`, change);
      expect(answer.status).toBe(200);
      return answer.body;
    },

    mailsTo,
    subjectsTo: async (address: string) => (await mailsTo(address)).map((mail) => mail.subject ?? ''),
  };
}

/** Ana has paid for a month, and every event has arrived. */
export async function startWithSubscriber(options?: Parameters<typeof startWithStripe>[0]) {
  const setup = await startWithStripe(options);
  const ana = await setup.buyer({ fullName: 'Ana Silva', username: 'ana_silva' });
  const paid = await ana.subscribe('monthly');
  const initialMails = await setup.subjectsTo(ana.user.email);
  const newMails = async () => (await setup.subjectsTo(ana.user.email)).slice(initialMails.length);
  return { setup, ...setup, ana, newMails, ...paid };
}

/** Ana has paid for a month, and no event has arrived yet. */
export async function startWithPayment() {
  const setup = await startWithStripe();
  const ana = await setup.buyer();
  const session = await ana.openSession('monthly');
  return { setup, ...setup, ana, session, ...setup.stripe.pay(session) };
}

async function register(app: TestApp, stripe: FakeStripe, overrides?: Parameters<typeof newRegistration>[0]) {
  const visitor = await app.professional(overrides);

  /** The session expires when the clock advances by a month. */
  async function keepSignedIn(): Promise<void> {
    if ((await visitor.get('/api/auth/me')).status === 200) return;
    const { username } = visitor.user;
    const answer = await visitor.post('/api/auth/login', { username, password: visitor.password });
    expect(answer.status).toBe(200);
  }

  const buyer = Object.assign(visitor, {
    async status(): Promise<SubscriptionStatus> {
      await keepSignedIn();
      return (await visitor.get('/api/subscription/status')).body;
    },

    checkOut: (plan: 'monthly' | 'yearly') => visitor.post('/api/create-subscription', { plan }),

    async openSession(plan: 'monthly' | 'yearly'): Promise<Session> {
      await keepSignedIn();
      const answer = await buyer.checkOut(plan);
      expect([answer.status, answer.body]).toEqual([200, { paymentUrl: expect.any(String) }]);
      return stripe.sessionAt(answer.body.paymentUrl);
    },

    async subscribe(plan: 'monthly' | 'yearly') {
      const session = await buyer.openSession(plan);
      const paid = stripe.pay(session);
      await stripe.deliverAll(app, paid.events);
      return { session, ...paid };
    },

    /** Submits reviews one by one. @returns the HTTP statuses. */
    async receive(reviews: number): Promise<number[]> {
      const statuses: number[] = [];
      for (let count = 0; count < reviews; count += 1) {
        const answer = await app.visitor().post('/api/reviews/submit', newReview(visitor.user.id));
        statuses.push(answer.status);
      }
      return statuses;
    },

    async acceptsReviews(): Promise<boolean> {
      return (await app.visitor().get(`/api/users/${visitor.user.id}`)).body.acceptingReviews;
    },
  });
  return buyer;
}
