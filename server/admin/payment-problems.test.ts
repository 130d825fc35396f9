import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '#server/basics/clock.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import type { StripeEvent } from '#tests/fake-stripe.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { startWithSubscriber } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

async function start() {
  const setup = await startWithSubscriber({
    env: { METRICS_TOKEN: 'a token for the scraper', SUPPORT_EMAIL: 'ops@goodword.example' },
  });
  const { app, stripe, subscription } = setup;
  const jobs = recurringJobs(app.service.app, app.service.deps, null);
  return {
    ...setup,
    charge: stripe.charge(subscription),
    run: async (wanted: string) => jobs.find(({ name }) => name === wanted)?.run(),
    /** What needs attention, as the admin's page lists it. */
    async listed() {
      const { body } = await (await signInAsAdmin(app)).get('/api/admin/service-status');
      return body.problems.filter(({ kind }: { kind: string }) => kind === 'dispute' || kind === 'refund');
    },
  };
}

const disputed = (accounts: string) => ({
  kind: 'dispute',
  title: 'A payment is disputed',
  advice: `Someone asked their bank to take a payment back: ${accounts}. Respond in Stripe, or refund the payment there. Neither ends the plan: to end it, cancel the subscription in Stripe too. More in docs/operations/stripe.md.`,
});
const refunded = (accounts: string) => ({
  kind: 'refund',
  title: 'A refunded plan goes on',
  advice: `A payment was refunded in full: ${accounts}. A refund doesn't end a plan: to end it, cancel the subscription in Stripe too. Otherwise, this note disappears after 30 days. More in docs/operations/stripe.md.`,
});

describe('A dispute', () => {
  test('is listed for the admin with its account until it is closed, and changes no plan', async () => {
    const { app, stripe, ana, charge, clock, advanceTime, listed, run } = await start();
    const before = await ana.status();
    expect(await listed()).toEqual([]);
    const { dispute, created } = stripe.dispute(charge);
    await stripe.deliverAll(app, [created]);
    const since = clock().toISOString();
    expect(await listed()).toMatchObject([{ ...disputed('Ana Silva (ana_silva)'), since }]);
    expect(await ana.status()).toEqual(before);
    advanceTime(60 * DAY);
    dispute.status = 'under_review';
    await stripe.deliverAll(app, [{ ...created, id: 'evt_2', type: 'charge.dispute.updated' }]);
    await run('delete old payment problems');
    expect(await listed()).toMatchObject([{ kind: 'dispute', since }]);
    await stripe.deliverAll(app, [stripe.closeDispute(dispute, 'won')]);
    expect(await listed()).toEqual([]);
  });

  test.for([
    ['won', []],
    ['warning_closed', []],
    ['prevented', []],
    ['lost', [refunded('Ana Silva (ana_silva)')]],
  ] as const)(
    'that is closed as “%s” is gone, or a refund, in any order of its events',
    async ([status, left]) => {
      const { app, stripe, charge, listed } = await start();
      const { dispute, created } = stripe.dispute(charge);
      const closed = stripe.closeDispute(dispute, status);
      await stripe.deliverAll(app, [closed, created, closed, created]);
      expect(await listed()).toMatchObject(left);
    },
  );

  test('of a deleted account is listed by Stripe’s id of the customer', async () => {
    const { app, stripe, ana, subscription, charge, listed } = await start();
    await ana.post('/api/auth/delete-account', { password: ana.password });
    await stripe.deliverAll(app, [stripe.dispute(charge).created]);
    expect(await listed()).toMatchObject([disputed(subscription.customer)]);
  });
});

describe('A full refund', () => {
  test('is listed for 30 days, also if it came in parts, and changes no plan', async () => {
    const { app, stripe, ana, charge, clock, advanceTime, listed, run } = await start();
    const before = await ana.status();
    await stripe.deliverAll(app, stripe.refund(charge, 300));
    expect(await listed()).toEqual([]);
    await stripe.deliverAll(app, stripe.refund(charge, 400));
    const since = clock().toISOString();
    expect(await listed()).toMatchObject([{ ...refunded('Ana Silva (ana_silva)'), since }]);
    expect(await ana.status()).toEqual(before);
    advanceTime(30 * DAY);
    await run('delete old payment problems');
    expect(await listed()).toHaveLength(1);
    advanceTime(MINUTE);
    await run('delete old payment problems');
    expect(await listed()).toEqual([]);
  });

  test('is gone when its plan has ended, whichever comes first', async () => {
    const { app, stripe, subscription, charge, listed } = await start();
    const [refund, again] = stripe.refund(charge);
    await stripe.deliverAll(app, [refund]);
    expect(await listed()).toHaveLength(1);
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    expect(await listed()).toEqual([]);
    await stripe.deliverAll(app, [again, refund]);
    expect(await listed()).toEqual([]);
  });

  test('that the bank sends back is gone', async () => {
    const { app, stripe, charge, listed } = await start();
    const events = stripe.refund(charge);
    await stripe.deliverAll(app, events);
    await stripe.deliverAll(app, [stripe.failRefund(charge), ...events]);
    expect(await listed()).toEqual([]);
  });
});

test('A dispute or refund of an unknown customer or charge, or delivered ten times, is listed at most once', async () => {
  const { app, stripe, subscription, charge, listed } = await start();
  const foreign = [{ customer: 'cus_other' }, { customer: null }].flatMap((other) => {
    const charge = Object.assign(stripe.charge(subscription), other);
    return [...stripe.refund(charge), stripe.dispute(charge).created];
  });
  const gone: StripeEvent = {
    ...stripe.refund(charge)[0],
    id: 'evt_gone',
    data: { object: { id: 'ch_gone' } },
  };
  await stripe.deliverAll(app, [...foreign, gone]);
  expect(await listed()).toEqual([]);
  const all = [...stripe.refund(stripe.charge(subscription)), stripe.dispute(charge).created];
  const answers = await Promise.all(
    Array(10)
      .fill(all)
      .flat()
      .map((event) => stripe.deliver(app, event)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listed()).toMatchObject([
    disputed('Ana Silva (ana_silva)'),
    refunded('Ana Silva (ana_silva)'),
  ]);
});

test('A dispute that arrives before the first payment is known is listed once it is', async () => {
  const { app, stripe, buyer, listed } = await start();
  const ben = await buyer({ fullName: 'Ben Okafor', username: 'ben' });
  const { subscription, events } = stripe.pay(await ben.openSession('monthly'));
  await stripe.deliverAll(app, [stripe.dispute(stripe.charge(subscription)).created]);
  expect(await listed()).toEqual([]);
  await stripe.deliverAll(app, events);
  expect(await listed()).toMatchObject([disputed('Ben Okafor (ben)')]);
});

test('Each dispute is mailed and logged once, without names, and is in the metrics', async () => {
  const { app, stripe, charge, subscription, advanceTime, run, mailsTo } = await start();
  const log = vi.spyOn(app.service.app.log, 'error');
  const metrics = async () =>
    (await app.visitor().get('/metrics', { authorization: 'Bearer a token for the scraper' })).text;
  const reports = async () =>
    (await mailsTo('ops@goodword.example')).filter(({ subject }) => subject?.includes('disputed'));
  const { created, dispute } = stripe.dispute(charge);
  await stripe.deliverAll(app, [created]);
  expect(await metrics()).toContain('goodword_needs_attention{problem="dispute"} 1\n');
  for (let day = 0; day < 3; day += 1) {
    await run('report problems');
    advanceTime(DAY);
  }
  const [mail, ...others] = await reports();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Goodword needs attention: A payment is disputed');
  expect(mail?.text).toContain(`Someone asked their bank to take a payment back: ${dispute.id}.`);
  expect(mail?.text).toContain('We send it once for each payment.');
  const second = stripe.dispute(stripe.charge(subscription));
  await stripe.deliverAll(app, [second.created]);
  await run('report problems');
  await stripe.deliverAll(app, [stripe.closeDispute(dispute, 'won')]);
  await run('report problems');
  expect(await reports()).toHaveLength(2);
  const lines = log.mock.calls.filter((call) => JSON.stringify(call).includes('"problem":"dispute"'));
  expect(lines).toHaveLength(2);
  expect(JSON.stringify([lines, mail])).not.toMatch(/Ana|Silva/i);
});
