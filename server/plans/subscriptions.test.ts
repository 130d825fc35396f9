import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubscriptionNews } from './payment-facts.ts';
import { currentOf, learn, paidUntil, renews, type Subscription } from './subscriptions.ts';

const BEGUN = '2026-11-21T12:00:00.000Z';
const DECEMBER = '2026-12-21T12:00:00.000Z';
const JANUARY = '2027-01-21T12:00:00.000Z';

describe('What is known of a subscription', () => {
  test('is the same whatever the order in which it was told, and however often', () => {
    const life: SubscriptionNews[] = [
      ordered(),
      state({ status: 'incomplete' }),
      state({ status: 'active' }),
      paid('in_1', DECEMBER),
      state({ status: 'active', at: DECEMBER, periodStart: DECEMBER, periodEnd: JANUARY }),
      state({
        status: 'past_due',
        at: '2026-12-21T13:00:00.000Z',
        periodStart: DECEMBER,
        periodEnd: JANUARY,
      }),
      paid('in_2', JANUARY),
      state({
        status: 'active',
        at: '2026-12-23T12:00:00.000Z',
        periodStart: DECEMBER,
        periodEnd: JANUARY,
        cancels: true,
      }),
      state({ status: 'canceled', at: JANUARY, endedAt: JANUARY }),
    ];
    fc.assert(
      fc.property(
        fc
          .subarray(life, { minLength: 1 })
          .chain((facts) =>
            fc.tuple(
              fc.constant(facts),
              fc.shuffledSubarray(facts, { minLength: facts.length }),
              fc.array(fc.constantFrom(...facts), { maxLength: 5 }),
            ),
          ),
        ([facts, shuffled, repeated]) => {
          const expected = outcome(facts);
          expect(outcome(shuffled)).toEqual(expected);
          expect(outcome([...shuffled, ...repeated])).toEqual(expected);
        },
      ),
    );
  });

  test('follows the later state where two were dated by the same second', () => {
    const [first, second] = [state({ status: 'incomplete' }), state({ status: 'active' })];
    expect(add([first, second]).status).toBe('active');
    expect(add([second, first]).status).toBe('active');
  });

  test('does not come back to life once it has ended', () => {
    const ended = state({ status: 'canceled', endedAt: DECEMBER, at: DECEMBER });
    expect(add([ended, state({ status: 'active', at: JANUARY })]).status).toBe('canceled');
  });
});

describe('It is paid for', () => {
  test('for a period from the checkout on, until the provider says until when', () => {
    expect(paidUntil(add([ordered()]))).toBe(DECEMBER);
    expect(paidUntil(add([ordered(), state({ periodEnd: '2026-12-20T00:00:00.000Z' })]))).toBe(
      '2026-12-20T00:00:00.000Z',
    );
  });

  test('not at all while its first payment is under way', () => {
    expect(paidUntil(add([state({ status: 'incomplete' })]))).toBeNull();
    expect(paidUntil(add([state({ status: 'incomplete_expired' })]))).toBeNull();
  });

  test('until the end of the period that was paid, where a renewal failed', () => {
    const unpaid = { at: DECEMBER, periodStart: DECEMBER, periodEnd: JANUARY };
    const failed = add([state({}), state({ ...unpaid }), state({ ...unpaid, status: 'past_due' })]);
    expect(paidUntil(failed)).toBe(DECEMBER);
    expect(renews(failed)).toBe(false);
  });

  test('until the end of the running period, where a payment failed before it was over', () => {
    expect(paidUntil(add([state({}), state({ status: 'past_due' })]))).toBe(DECEMBER);
  });

  test('until it was ended, where that came first', () => {
    const early = '2026-12-01T00:00:00.000Z';
    const news = [
      state({}),
      paid('in_1', DECEMBER),
      state({ status: 'canceled', at: early, endedAt: early }),
    ];
    expect(paidUntil(add(news))).toBe(early);
  });

  test('until the end of the period, where it was canceled', () => {
    const canceled = add([state({}), state({ cancels: true })]);
    expect(paidUntil(canceled)).toBe(DECEMBER);
    expect(renews(canceled)).toBe(false);
  });
});

describe('Of several subscriptions', () => {
  const older = { ...add([state({ subscriptionId: 'sub_a' })]) };
  const younger = { ...older, id: 'sub_b', started_at: DECEMBER };

  test('the youngest that is paid for counts', () => {
    expect(currentOf([younger, older])?.id).toBe('sub_b');
    expect(currentOf([older, { ...younger, status: 'incomplete' }])?.id).toBe('sub_a');
  });

  test('one that goes on counts before one that has ended', () => {
    expect(currentOf([older, { ...younger, status: 'canceled', ended_at: JANUARY }])?.id).toBe('sub_a');
  });
});

function add(news: SubscriptionNews[]): Subscription {
  const known = news.reduce<Subscription | undefined>(learn, undefined);
  if (!known) throw new Error('Nothing was told');
  return known;
}

/** What people notice of it. Where only payments were heard of, its beginning is not known. */
function outcome(news: SubscriptionNews[]) {
  const { started_at, ...known } = add(news);
  return { ...known, until: paidUntil(add(news)) };
}

function ordered(): SubscriptionNews {
  return {
    kind: 'checkout paid',
    sessionId: 'cs_1',
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    userId: 2,
    plan: 'monthly',
    at: BEGUN,
  };
}

function state(overrides: Partial<Extract<SubscriptionNews, { kind: 'subscription' }>>): SubscriptionNews {
  return {
    kind: 'subscription',
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    userId: 2,
    ordered: 'monthly',
    price: { plan: 'monthly', amount: 700 },
    status: 'active',
    at: BEGUN,
    startedAt: BEGUN,
    periodStart: BEGUN,
    periodEnd: DECEMBER,
    cancels: false,
    endedAt: null,
    ...overrides,
  };
}

function paid(invoiceId: string, paidUntil: string): SubscriptionNews {
  return {
    kind: 'invoice paid',
    invoiceId,
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    userId: 2,
    plan: 'monthly',
    period: 'monthly',
    total: 700,
    paid: 700,
    paidUntil,
    at: BEGUN,
  };
}
