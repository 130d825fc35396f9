import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getPush, type PushSettings, subscribeToPush, unsubscribeFromPush } from '#contract/push.ts';
import { answer, requestsTo } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const PUBLIC_KEY = `B${'a'.repeat(86)}`;
const DEVICE = {
  endpoint: 'https://push.example/device',
  keys: { p256dh: `B${'b'.repeat(86)}`, auth: 'c'.repeat(22) },
};
const off: PushSettings = { publicKey: PUBLIC_KEY, endpoint: null, showWords: false };
const on: PushSettings = { ...off, endpoint: DEVICE.endpoint };

const alerts = () => within(screen.getByRole('region', { name: 'Emails and alerts' }));
const notify = () => alerts().getByLabelText('Notify me on this device');
const words = () => alerts().queryByLabelText('Show the words of the review');

test('Alerts are off until someone presses the switch; then the browser is asked, and the words stay hidden', async () => {
  const browser = fakeBrowser();
  const user = await openAlerts(off);
  expect(notify()).not.toBeChecked();
  expect(words()).toBeNull();
  expect(browser.requestPermission).not.toHaveBeenCalled();

  answer(subscribeToPush, on);
  answer(getPush, on);
  await user.click(notify());
  await alerts().findByText('Saved');
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(requestsTo(subscribeToPush).map(({ body }) => body)).toEqual([{ ...DEVICE, showWords: false }]);
  expect(notify()).toBeChecked();
  expect(notify()).toHaveAccessibleDescription(/“★★★★★ from Ana”/);
  expect(words()).not.toBeChecked();
  expect(shownToasts()).toEqual([]);
});

test('The words can be shown and hidden again, and alerts turned off', async () => {
  const browser = fakeBrowser({ isSubscribed: true });
  const user = await openAlerts(on);
  answer(subscribeToPush, { ...on, showWords: true });
  answer(getPush, { ...on, showWords: true });
  await user.click(await alerts().findByLabelText('Show the words of the review'));
  await alerts().findByText('Saved');
  expect(requestsTo(subscribeToPush).map(({ body }) => body)).toEqual([{ ...DEVICE, showWords: true }]);
  expect(words()).toBeChecked();

  answer(unsubscribeFromPush, undefined);
  answer(getPush, off);
  await user.click(notify());
  await waitFor(() => expect(words()).toBeNull());
  expect(requestsTo(unsubscribeFromPush)).toHaveLength(1);
  expect(browser.subscription()).toBeNull();
  expect(notify()).not.toBeChecked();
});

test('A question of the browser that was closed leaves alerts off', async () => {
  fakeBrowser({ permission: 'default', reply: 'default' });
  const user = await openAlerts(off);
  await user.click(notify());
  await alerts().findByText('Choose Allow when your browser asks.');
  await waitFor(() => expect(notify()).not.toBeChecked());
  expect(requestsTo(subscribeToPush)).toEqual([]);
});

test.for([
  {
    where: 'In a browser that blocks notifications',
    text: /Your browser blocks notifications.+site settings/,
  },
  { where: 'In a browser without push', text: /This browser can't show notifications/ },
  { where: 'On an iPhone', text: /installed app.+Share, then Add to Home Screen/ },
])('$where, alerts say what they need', async ({ where, text }) => {
  if (where.includes('blocks')) fakeBrowser({ permission: 'denied' });
  if (where.includes('iPhone'))
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
  await openAlerts(off);
  expect(notify()).toBeDisabled();
  expect(notify()).toHaveAccessibleDescription(text);
});

test('Alerts that could never come, because new reviews are set to Never, say so', async () => {
  fakeBrowser({ isSubscribed: true });
  await openAlerts(on, 'none');
  await waitFor(() => expect(notify()).toHaveAccessibleDescription(/set to Never, so you won.t get alerts/));
});

test('Signing out ends the subscription in the browser', async () => {
  const browser = fakeBrowser({ isSubscribed: true });
  const { forgetPush } = await import('#web/accounts/forget-push.ts');
  localStorage.setItem('push', JSON.stringify({ userId: 2, showWords: true }));
  await forgetPush();
  expect(browser.subscription()).toBeNull();
  expect(localStorage.getItem('push')).toBeNull();
});

test('The next sign-in of the same person turns alerts on again as they were, and of another one does not', async () => {
  fakeBrowser({ isSubscribed: true });
  const { id } = signIn();
  answer(getPush, off);
  answer(subscribeToPush, { ...on, showWords: true });
  const { renewPush } = await import('./push-device.ts');
  localStorage.setItem('push', JSON.stringify({ userId: id + 1, showWords: true }));
  await renewPush();
  expect(requestsTo(subscribeToPush)).toEqual([]);
  localStorage.setItem('push', JSON.stringify({ userId: id, showWords: true }));
  await renewPush();
  expect(requestsTo(subscribeToPush).map(({ body }) => body)).toEqual([{ ...DEVICE, showWords: true }]);
});

test('A subscription that the browser replaced is sent to the server, as it was, and only if there was one', async () => {
  const { registration } = fakeBrowser();
  const { renewSubscription } = await import('./push-subscription.ts');
  answer(getPush, off);
  await renewSubscription(registration);
  expect(requestsTo(subscribeToPush)).toEqual([]);
  answer(getPush, { ...on, endpoint: 'https://push.example/former', showWords: true });
  answer(subscribeToPush, { ...on, showWords: true });
  await renewSubscription(registration);
  expect(requestsTo(subscribeToPush).map(({ body }) => body)).toEqual([{ ...DEVICE, showWords: true }]);
});

interface FakeBrowser {
  permission?: NotificationPermission;
  reply?: NotificationPermission;
  isSubscribed?: boolean;
}

/** jsdom has neither workers nor notifications. */
function fakeBrowser({ permission = 'granted', reply = 'granted', isSubscribed = false }: FakeBrowser = {}) {
  const made = {
    ...DEVICE,
    options: { applicationServerKey: new Uint8Array(Buffer.from(PUBLIC_KEY, 'base64url')).buffer },
    toJSON: () => DEVICE,
    unsubscribe: async () => {
      subscription = null;
    },
  };
  let subscription: typeof made | null = isSubscribed ? made : null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  const requestPermission = vi.fn(async () => reply);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  return {
    requestPermission,
    subscription: () => subscription,
    registration: registration as unknown as ServiceWorkerRegistration,
  };
}

async function openAlerts(settings: PushSettings, reviewMails: 'each' | 'none' = 'each'): Promise<UserEvent> {
  signIn(member('maya', { reviewMails }));
  answer(getPush, settings);
  const user = await renderPage(paths.settings);
  await screen.findByLabelText('Notify me on this device');
  return user;
}
