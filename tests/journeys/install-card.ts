import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { pendingRequests } from './traffic.ts';

const pending = new WeakMap<Page, Set<Request>>();

/** Writes a review while time stands still; `meanwhile` is what happens while the form is open. */
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

/** Time goes on only when the test says so. */
export async function stopTime(page: Page): Promise<void> {
  if (!pending.has(page)) pending.set(page, pendingRequests(page));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

export async function openAtRest(page: Page, path: string): Promise<void> {
  await stopTime(page);
  await page.goto(path);
  await untilDrawn(page);
}

/** The toasts' place comes with the first effects, in which the card's timers start too. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
}

/** Plays the event of browsers that can install, and answers what became of it. */
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

/** Waits for what the page has begun to load: the card's code may be part of it. */
export async function expectNoCard(page: Page): Promise<void> {
  await expect.poll(() => pending.get(page)?.size).toBe(0);
  await expect(cardOn(page)).toHaveCount(0);
}
