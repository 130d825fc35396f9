import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { commentsOf, submitOffline, unconfirmedKeys } from '../unsent-review.ts';

test.use({ serviceWorkers: 'allow' });

test('A review kept offline is sent by Background Sync after its page was closed, and the worker leaves the phone', async ({
  app,
  page,
  user,
  customer,
  consoleErrors,
}) => {
  // The headless browser has no scheduler for it, so the test plays that part.
  await customer.addInitScript(() => {
    Object.assign(window, { requested: [] });
    Object.assign(Reflect.get(window, 'SyncManager').prototype, {
      register: async (tag: string) => Reflect.get(window, 'requested').push(tag),
    });
  });
  const elsewhere = await customer.context().newPage();
  await elsewhere.goto('/robots.txt');
  const sync = await syncFrom(elsewhere, app.url);

  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
  expect(await workers(customer)).toEqual([]);
  await customer.getByLabel('Your name').focus();
  await expect.poll(() => workers(customer)).toEqual(['activated']);
  await submitOffline(customer, 'From the cellar bar.');
  await expect.poll(() => customer.evaluate(() => Reflect.get(window, 'requested'))).toEqual(['reviews']);
  await customer.close();

  await sync();
  expect(await unconfirmedKeys(elsewhere)).toHaveLength(1);
  await elsewhere.context().setOffline(false);
  await sync();
  await expect.poll(() => unconfirmedKeys(elsewhere)).toEqual([]);
  expect(await commentsOf(page)).toEqual(['From the cellar bar.']);
  await expect.poll(() => workers(elsewhere)).toEqual([]);
  consoleErrors.splice(0);
});

function workers(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
  );
}

/** @returns what the browser does when the phone is online again */
async function syncFrom(page: Page, origin: string): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  let registrationId = '';
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
    if (registration) registrationId = registration.registrationId;
  });
  await browser.send('ServiceWorker.enable');
  return async () => {
    const event = { origin, registrationId, tag: 'reviews', lastChance: false };
    await browser.send('ServiceWorker.dispatchSyncEvent', event);
  };
}
