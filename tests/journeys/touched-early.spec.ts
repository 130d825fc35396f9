import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, meddlers } from './meddlers.ts';
import { pressSubmit, writeReview } from './review-form.ts';

const RENDERED_ANEW = /rendered anew/;

for (const [name, meddler] of Object.entries(meddlers)) {
  test(`A review written before the script is sent once where a ${name} changed the page`, async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    await customer.addInitScript(meddler);
    const release = await holdScripts(customer);
    await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
    await writeReview(customer, 'Kind and quick', { name: 'Ida', stars: '4 stars' });
    await customer.getByLabel('Your review').press('End');
    release();
    await untilTakenOver(customer);
    await expect(customer.getByLabel('Your review')).toBeFocused();
    await customer.keyboard.type(', as always');
    await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(customer.getByText('Good', { exact: true })).toBeVisible();
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const { reviews } = await (await page.request.get('/api/reviews'))
      .json()
      .then((reviews) => ({ reviews }));
    expect(reviews).toEqual([
      expect.objectContaining({ rating: 4, comment: 'Kind and quick, as always', customerName: 'Ida' }),
    ]);
    expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(RENDERED_ANEW)]);
  });
}

/** React has rendered the page. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
