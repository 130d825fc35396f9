import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from './fixtures.ts';
import { sendReview } from './review-form.ts';

test.use({ expectedErrors: FAILED_REQUESTS, viewport: { width: 390, height: 844 } });

const LONG = 'She came back three times to ask whether the sauce was right. '.repeat(12);

test('A customer answers on the thank-you’s first screen, and the employer’s page follows each answer at once', async ({
  page,
  signUp,
  customer,
}) => {
  const { user } = await signUp({ fullName: 'Maximiliana Torres' });
  await customer.goto(`/review/${user.id}`);
  await sendReview(customer, LONG, { stars: '2 stars' });
  const question = questionOn(customer, 'Maximiliana');
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const answer of [question.getByText('Yes'), question.getByText('No')])
    await expect(answer).toBeInViewport({ ratio: 1 });
  await question.getByLabel('Yes').check();
  await expect(question.getByText('Saved')).toBeVisible();

  await page.goto('/reputation');
  await expect(page.getByText('1 of 1 may be shown')).toBeVisible();
  await page.getByLabel('Who is it for?').fill('Hotel Aurora');
  await page.getByRole('checkbox', { name: LONG.slice(0, 40) }).check();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.locator('code').innerText();
  await page.goto('/reviews');
  await expect(page.getByRole('article')).toContainText('May be shown');

  await page.goto(link);
  await expect(page.getByRole('article')).toContainText(LONG.trim());
  await question.getByLabel('No').check();
  await expect(question.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await page.goto('/reviews');
  await expect(page.getByRole('article')).not.toContainText('May be shown');
});

test.describe('Without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('a customer answers on the thank-you page and can change the answer', async ({ user, customer }) => {
    await customer.goto(`/review/${user.id}`);
    await sendReview(customer, 'Kind and quick.');
    const question = questionOn(customer, 'Ana');
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    for (const answer of ['Yes', 'No'] as const) {
      await question.getByLabel(answer).check();
      await customer.getByRole('button', { name: 'Save' }).click();
      await expect(question.getByText('Saved')).toBeVisible();
      await expect(question.getByLabel(answer)).toBeChecked();
      await expect(customer.getByText('Kind and quick.')).toBeVisible();
    }
  });
});

function questionOn(page: Page, firstName: string) {
  return page.getByRole('group', { name: `May ${firstName} show this to a future employer?` });
}
