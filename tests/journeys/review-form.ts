import { expect, type Locator, type Page } from '@playwright/test';

/** Fills in the open review form without submitting it. */
export async function writeReview(
  customer: Page,
  comment: string,
  { name = 'Noor', stars = '5 stars' } = {},
): Promise<void> {
  await customer.getByRole('radio', { name: stars }).check({ force: true });
  await customer.getByLabel('Your review').fill(comment);
  await customer.getByLabel('Your name').fill(name);
}

export async function pressSubmit(customer: Page): Promise<void> {
  await customer.getByRole('button', { name: 'Submit Review' }).click();
}

export function thanks(customer: Page): Locator {
  return customer.getByRole('heading', { level: 1, name: 'Thank You' });
}

/** Writes and submits a review, until it is thanked for. */
export async function sendReview(...review: Parameters<typeof writeReview>): Promise<void> {
  const [customer] = review;
  await writeReview(...review);
  await pressSubmit(customer);
  await expect(thanks(customer)).toBeVisible();
}
