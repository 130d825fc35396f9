import type { Page } from '@playwright/test';

/** Fills the form of the review page that is open, as a customer would, and leaves it there. */
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
