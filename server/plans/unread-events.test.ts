import { beforeEach, expect, test, vi } from 'vitest';
import type { StripeEvent } from '#tests/fake-stripe.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { startWithPayment } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

const THIN = {
  id: 'evt_test_65R9Ijk8dKEYZcXeRWn16R9A7j1FSQ3w3TGDPLLGSM4CW0',
  object: 'v2.core.event',
  type: 'v2.core.event_destination.ping',
  livemode: false,
  created: '2026-11-21T09:30:15.000Z',
  context: null,
  related_object: {
    id: 'ed_test_1',
    type: 'v2.core.event_destination',
    url: '/v2/core/event_destinations/ed_test_1',
  },
};

/** Signed bodies that change no plan, although the payment of the event was made. */
const unread: [string, (event: StripeEvent) => unknown[]][] = [
  [
    'thin, or a ping',
    () => [THIN, { ...THIN, type: 'v1.customer.subscription.created' }, { ...THIN, type: undefined }],
  ],
  ['of a connected account', (event) => [{ ...event, account: 'acct_1Q0PsdFkkXkGJBcQ' }]],
  [
    'of an unknown type',
    (event) =>
      ['a.new.type', '', 'constructor', '__proto__', 'v2.core.event'].map((type) => ({ ...event, type })),
  ],
  [
    'of another form',
    (event) => [
      {},
      [],
      [event],
      null,
      { ...event, object: 'list' },
      { ...event, id: 'evt_\0' },
      { ...event, created: 'now' },
      { ...event, data: null },
      { ...event, data: { object: null } },
    ],
  ],
  [
    'without what its type has',
    (event) =>
      [
        'checkout.session.completed',
        'customer.subscription.updated',
        'invoice.paid',
        'charge.refunded',
        'charge.dispute.created',
        'refund.updated',
      ].map((type) => ({ ...event, type, data: { object: {} } })),
  ],
];

const NO_JSON = ['ping', '{', 'type=ping', '\0', '[1,]'];

test.for(unread)(
  'A signed event that is %s, or no JSON, is answered 200 and changes nothing',
  async ([, variants]) => {
    const { app, stripe } = await startWithPayment();
    const { db } = app.service.deps;
    const warned = vi.spyOn(app.service.app.log, 'error');
    const stored = async () => [
      await db.selectFrom('users').selectAll().orderBy('id').execute(),
      await db.selectFrom('subscriptions').selectAll().execute(),
      await db.selectFrom('payments').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ];
    const before = await stored();
    for (const event of stripe.events) {
      for (const text of [...variants(event).map((body) => JSON.stringify(body)), ...NO_JSON]) {
        expect([text, await stripe.deliver(app, text)]).toEqual([
          text,
          { status: 200, text: '{"received":true}' },
        ]);
      }
    }
    expect(await stored()).toEqual(before);
    expect(warned).not.toHaveBeenCalled();
  },
);
