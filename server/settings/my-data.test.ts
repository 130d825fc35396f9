import { beforeEach, expect, test } from 'vitest';
import { myData } from '#contract/my-data.ts';
import { newReview } from '#server/demo/cast.ts';
import { requests } from '#tests/api-requests.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('The download contains everything stored about a professional', async () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  const app = await startApp({ clock: () => now });
  const ana = await app.professional();
  const { user, password } = ana;
  const salon = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' })).body;
  await app
    .visitor()
    .post('/api/reviews/submit', newReview(user.id, { comment: 'First', workplaceId: salon.id }));
  await app.visitor().post('/api/reviews/submit', newReview(user.id, { comment: 'Second "\n\u2028 👩‍🍳' }));
  await app.visitor().get(`/review/${user.id}`, { 'user-agent': IPHONE });
  await app.visitor().post('/api/auth/forgot-password', { email: user.email });
  await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
  const { paymentUrl } = (await ana.post('/api/create-subscription', { plan: 'monthly' })).body;
  await app.visitor().post(`${new URL(paymentUrl).pathname}/pay`);
  await ana.put('/api/push', requests.subscribeToPush);
  const { token, id, ...apiToken } = (await ana.post('/api/tokens', requests.createApiToken)).body;
  await ana.put('/api/webhook', requests.saveWebhook);
  await app.service.deps.db
    .insertInto('audit_entries')
    .values({
      at: now.toISOString(),
      actor: 'admin',
      action: 'subscription changed',
      target_id: user.id,
      target_username: user.username,
      before: null,
      after: null,
    })
    .execute();
  await waitUntilMailsAreSent(app);

  const answer = await ana.get('/api/my-data');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="goodword-data-2026-03-01.json"',
  );
  const mail = (kind: string) => ({ kind, state: 'sent', createdAt: timestamp, sentAt: timestamp });
  expect(answer.body).toEqual({
    exportedAt: now.toISOString(),
    account: {
      ...user,
      subscriptionType: 'monthly',
      subscriptionExpiresAt: '2026-04-01T12:00:00.000Z',
      emailStatus: { state: 'confirmed', refusal: null },
      newEmail: {
        email: 'ana.new@example.com',
        createdAt: now.toISOString(),
        expiresAt: '2026-03-02T12:00:00.000Z',
      },
    },
    workplaces: [{ ...salon, createdAt: timestamp }],
    trackedCodes: [],
    reviewRequests: [],
    views: [{ day: '2026-03-01', views: 1 }],
    sessions: [
      {
        device: null,
        createdAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
        expiresAt: '2026-03-31T12:00:00.000Z',
      },
    ],
    apiTokens: [apiToken],
    webhook: { ...requests.saveWebhook, state: 'active', lastError: null },
    pushSubscriptions: [
      {
        pushService: 'updates.push.services.mozilla.com',
        showWords: false,
        createdAt: now.toISOString(),
      },
    ],
    passkeys: [],
    mails: [
      ...['review-received', 'review-received', 'reset-password', 'confirm-email', 'plan-started'],
      'webhook-changed',
    ].map(mail),
    subscriptions: [
      {
        plan: 'monthly',
        price: 7,
        status: 'active',
        startedAt: now.toISOString(),
        periodEnd: '2026-04-01T12:00:00.000Z',
        endedAt: null,
      },
    ],
    earlierPraise: [],
    employerLinks: [],
    payments: [{ amount: 7, paidAt: now.toISOString() }],
    adminChanges: [{ at: now.toISOString(), action: 'subscription changed' }],
    reviews: [
      expect.objectContaining({ comment: 'Second "\n\u2028 👩‍🍳' }),
      expect.objectContaining({ comment: 'First', workplaceName: 'Blue Door', workplaceLocation: 'Porto' }),
    ],
  });
  expect(myData.safeParse(answer.body).success).toBe(true);
});

async function waitUntilMailsAreSent(app: TestApp): Promise<void> {
  const waiting = () =>
    app.service.deps.db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
}
