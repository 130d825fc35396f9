import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { pendingRequests } from './traffic.ts';

const pending = new WeakMap<Page, Set<Request>>();

/** Submits a review with the clock paused; `meanwhile` runs while the form is open. */
export async function thankedCustomer(
  customer: Page,
  userId: number,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await stopTime(customer);
  await customer.goto(`/review/${userId}`);
  await writeReview(customer, 'Lovely.');
  await meanwhile();
  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
}

export function cardOn(page: Page) {
  return page.getByRole('region', { name: /Install/ });
}

/** From here on, the test advances the clock. */
export async function stopTime(page: Page): Promise<void> {
  if (!pending.has(page)) pending.set(page, pendingRequests(page));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await stopTime(page);
  await page.goto(path);
  await untilRendered(page);
}

/** The notifications appear with the first effects, which also start the card's timers. */
export async function untilRendered(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
}

/** Dispatches `beforeinstallprompt`. @returns whether the app kept the prompt. */
export function offerToInstall(page: Page): Promise<'kept' | 'lost'> {
  return page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      const { dataset } = document.documentElement;
      dataset.prompted = dataset.prompted ? 'again' : 'once';
    };
    dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented ? 'kept' : 'lost';
  });
}

/** Waits for pending requests first, since the card's code may be among them. */
export async function expectNoCard(page: Page): Promise<void> {
  await expect.poll(() => pending.get(page)?.size).toBe(0);
  await expect(cardOn(page)).toHaveCount(0);
}
