import { expect, type Page } from '@playwright/test';
import { pressSubmit, writeReview } from './review-form.ts';

export const SUBMIT = '**/api/reviews/submit';

/** Stops the clock, which the test then advances. */
export async function openWithPausedClock(customer: Page, path: string): Promise<void> {
  await customer.clock.install({ time: '2026-01-05T12:00:00Z' });
  await customer.goto(path);
  await customer.clock.pauseAt('2026-01-05T13:00:00Z');
}

export async function submitOffline(customer: Page, comment: string): Promise<void> {
  await writeReview(customer, comment);
  await customer.context().setOffline(true);
  await pressSubmit(customer);
  await expect(customer.getByText('You are offline.')).toBeVisible();
}

/** Submits while the server is unreachable. */
export async function submitInVain(customer: Page, path: string, comment: string): Promise<void> {
  await customer.route(SUBMIT, (route) => route.abort());
  await customer.goto(path);
  await writeReview(customer, comment);
  await pressSubmit(customer);
  await expect(customer.getByText('Saved. It goes out by itself.')).toBeVisible();
}

/** Keys of the reviews stored on the phone. */
export function unconfirmedKeys(customer: Page): Promise<unknown[]> {
  return customer.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opened = indexedDB.open('goodword');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const keys = opened.result
            .transaction('unconfirmed-reviews')
            .objectStore('unconfirmed-reviews')
            .getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
}
