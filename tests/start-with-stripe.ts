import type { Email } from 'postal-mime';
import { expect, onTestFinished } from 'vitest';
import type { SubscriptionStatus } from '#contract/plans.ts';
import { type newRegistration, newReview } from '#server/cast.ts';
import { notifyPlanEndings } from '#server/plans/notices.ts';
import { openPayments } from '#server/plans/payments/open-payments.ts';
import { cancelOrphaned, extendRenewingPlans } from '#server/plans/renewals.ts';
import { type FakeStripe, type Session, startFakeStripe } from './fake-stripe.ts';
import { startMailSink } from './mail-sink.ts';
import { startApp, type TestApp } from './start-app.ts';

/** To the second, as Stripe counts. */
const BEGIN = '2026-11-21T09:30:15.000Z';

export type Shop = Awaited<ReturnType<typeof startWithStripe>>;
export type Buyer = Awaited<ReturnType<Shop['buyer']>>;

/** The whole service with a Stripe and a mail server of its own, and a clock that stands until it is turned. */
export async function startWithStripe({ env = {} }: { env?: Record<string, string> } = {}) {
  let now = new Date(BEGIN);
  const clock = () => new Date(now);
  const stripe = await startFakeStripe({ clock });
  onTestFinished(() => stripe.close());
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const app = await startApp({ env: { ...stripe.env, SMTP_URL: sink.url, ...env }, clock });
  const { deps } = app.service;
  const jobs = { ...deps, payments: await openPayments(deps), log: app.service.app.log };

  /** Until no mail is waiting any more. */
  async function mailsLeave(): Promise<void> {
    const waiting = () => deps.db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  }

  async function mailsTo(address: string): Promise<Email[]> {
    await mailsLeave();
    return sink.received.filter((mail) => mail.to?.[0]?.address === address);
  }

  return {
    app,
    stripe,
    clock,
    turnTo(time: string | Date) {
      now = new Date(time);
    },
    turnBy(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },

    /** What the scheduler does within minutes; mails that it gives cause for have left then. */
    async runJobs() {
      await extendRenewingPlans(jobs);
      await cancelOrphaned(jobs);
      await notifyPlanEndings(jobs);
      await mailsLeave();
    },

    buyer: (overrides?: Parameters<typeof newRegistration>[0]) => register(app, stripe, overrides),

    /** What came to this address. */
    mailsTo,
    /** The subjects of these mails. */
    subjectsTo: async (address: string) => (await mailsTo(address)).map((mail) => mail.subject ?? ''),
  };
}

/** Somebody signed in who can buy. */
async function register(app: TestApp, stripe: FakeStripe, overrides?: Parameters<typeof newRegistration>[0]) {
  const visitor = await app.professional(overrides);

  /** Where the clock was turned by a month, their session has ended. */
  async function stayIn(): Promise<void> {
    if ((await visitor.get('/api/auth/me')).status === 200) return;
    const { username } = visitor.user;
    const answer = await visitor.post('/api/auth/login', { username, password: visitor.password });
    expect(answer.status).toBe(200);
  }

  const buyer = Object.assign(visitor, {
    /** The whole answer about the plan. */
    async status(): Promise<SubscriptionStatus> {
      await stayIn();
      return (await visitor.get('/api/subscription/status')).body;
    },

    checkOut: (plan: 'monthly' | 'yearly') => visitor.post('/api/create-subscription', { plan }),

    /** Goes to the payment page, and nothing more. */
    async openSession(plan: 'monthly' | 'yearly'): Promise<Session> {
      await stayIn();
      const answer = await buyer.checkOut(plan);
      expect([answer.status, answer.body]).toEqual([200, { paymentUrl: expect.any(String) }]);
      return stripe.sessionAt(answer.body.paymentUrl);
    },

    /** Pays, and Stripe's events arrive. */
    async subscribe(plan: 'monthly' | 'yearly') {
      const session = await buyer.openSession(plan);
      const paid = stripe.pay(session);
      await stripe.deliverAll(app, paid.events);
      return { session, ...paid };
    },

    /** So many customers send a review. @returns the answers' statuses. */
    async receive(reviews: number): Promise<number[]> {
      const statuses: number[] = [];
      for (let count = 0; count < reviews; count += 1) {
        const answer = await app.visitor().post('/api/reviews/submit', newReview(visitor.user.id));
        statuses.push(answer.status);
      }
      return statuses;
    },

    /** Whether customers find a form. */
    async acceptsReviews(): Promise<boolean> {
      return (await app.visitor().get(`/api/users/${visitor.user.id}`)).body.acceptingReviews;
    },
  });
  return buyer;
}
