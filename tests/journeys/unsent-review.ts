import { expect, type Page } from '@playwright/test';
import type { Review } from '#contract/reviews.ts';
import { pressSubmit, writeReview } from './review-form.ts';

export const SUBMIT = '**/api/reviews/submit';
/** In milliseconds, until the page retries. */
export const LONGEST_WAIT = 61_000;

/** From here on, the test advances the clock. */
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

/** Submits while the server is unreachable and closes the tab. */
export async function leaveUnsent(customer: Page, path: string, comment: string): Promise<void> {
  await customer.route(SUBMIT, (route) => route.abort());
  await customer.goto(path);
  await writeReview(customer, comment);
  await pressSubmit(customer);
  await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await customer.close();
}

export const thanks = (customer: Page) => customer.getByRole('heading', { name: 'Thank You' });
export const notices = (customer: Page) => customer.getByRole('region', { name: 'Notifications (F8)' });

/** Comments of the professional's reviews, newest first. */
export async function commentsOf(professional: Page): Promise<string[]> {
  const reviews: Review[] = await (await professional.request.get('/api/reviews')).json();
  return reviews.map(({ comment }) => comment);
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
