import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import type { PushMessage } from '#contract/push.ts';
import { expect, test } from '../fixtures.ts';
import { untilOfflineReady } from '../offline.ts';

test.use({ serviceWorkers: 'allow' });

const message: PushMessage = {
  language: 'ar',
  title: '★★★★★ من Ana',
  body: '',
  tag: 'review-1',
  path: '/reviews',
};

test('Each push shows one notification, even a broken one; pressing it opens My Reviews', async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await untilOfflineReady(page);
  const deliver = await pushTo(page, context);
  const shown = await recordNotifications(context);

  await deliver(JSON.stringify(message));
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  const { title, body, tag, path } = message;
  await expect.poll(shown).toEqual([{ lang: 'ar', dir: 'rtl', title, body, tag, data: { path }, ...icons }]);
  for (const icon of Object.values(icons)) expect((await page.request.get(icon)).status()).toBe(200);
  for (const broken of ['', '{', '{"title":5}']) await deliver(broken);
  await expect.poll(async () => (await shown()).length).toBe(4);
  for (const each of (await shown()).slice(1))
    expect(each).toMatchObject({ title: brand.name, body: 'You have a new notification.' });

  await press(context, path);
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeVisible();
});

/** What the browser does with a message of its push service. */
async function pushTo(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

interface Worker {
  registration: ServiceWorkerRegistration;
  shown: unknown[];
}

/** Headless Chromium denies every site notifications, so the last step is recorded instead. */
async function recordNotifications(context: BrowserContext): Promise<() => Promise<unknown[]>> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const scope = self as unknown as Worker;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options });
    };
  });
  return async () => (await worker?.evaluate(() => (self as unknown as Worker).shown)) ?? [];
}

async function press(context: BrowserContext, path: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((path) => {
    const notification = { data: { path }, close: () => {} };
    const event = new Event('notificationclick');
    // Browsers let a page take the focus only after a real press.
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => {});
    self.dispatchEvent(Object.assign(event, { notification, waitUntil }));
  }, path);
}
