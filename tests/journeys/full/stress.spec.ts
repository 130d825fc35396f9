import type { Page } from '@playwright/test';
import { hugeAccount, insertHugeAccount, sampleReviews } from '#tests/huge-account.ts';
import { sidewaysOverflow } from '../expect-accessible.ts';
import { test as base, expect, logIn, remember } from '../fixtures.ts';
import { sendReview } from '../review-form.ts';
import { accountButton } from '../shell.ts';

const test = base.extend<{ crowdedUserId: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: [async ({}, use) => use(insertHugeAccount), { scope: 'worker' }],

  /** A professional with 500 workplaces and 5,000 reviews, signed in on `page`. */
  crowdedUserId: [
    async ({ page }, use) => {
      const user = await logIn(page, hugeAccount);
      await remember(page, user);
      await use(user.id);
    },
    { auto: true },
  ],
});

const [, arabic, , emoji] = sampleReviews;

test('5,000 reviews and 500 workplaces are shown in steps', async ({ page }) => {
  const elementCount = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.goto('/reviews');
  await expect(page.getByText(`No. ${hugeAccount.reviews}`)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(100);
  expect(await elementCount()).toBeLessThan(6_000);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByText('No. 4901')).toBeAttached();
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(150);

  await page.goto('/settings');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + 50);
  expect(await elementCount()).toBeLessThan(2_000);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(1 + 100);
});

for (const width of [320, 390, 1280])
  test(`Names of 120 characters fit pages, menus and dialogs on a screen of ${width} px`, async ({
    page,
    customer,
    crowdedUserId,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectToFit(page);
    await accountButton(page).click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
    await page.goto('/reviews');
    await expect(page.getByText(`No. ${hugeAccount.reviews}`)).toBeVisible();
    await expectToFit(page);
    await page.goto('/settings');
    await page
      .getByRole('button', { name: /^Edit Rind/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await expectToFit(page);

    await customer.setViewportSize({ width, height: 844 });
    await customer.route('**/api/reviews/submit', (route) =>
      route.fulfill({ status: 201, json: { message: '' } }),
    );
    await customer.goto(`/review/${crowdedUserId}`);
    await expect(customer.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
    await expectToFit(customer);
    await sendReview(customer, 'Fine');
    // During the view transition, the page also covers the scrollbar.
    await customer.waitForFunction(() => document.getAnimations().length === 0);
    await expectToFit(customer);
  });

test('Names and comments follow the direction of their script, and initials are whole characters', async ({
  page,
}) => {
  await page.goto('/reviews');
  const reviewWith = (text = '') => page.getByRole('article').filter({ hasText: text }).first();
  const review = reviewWith(arabic?.text);
  await expect(review.getByText(arabic?.name ?? '', { exact: true })).toHaveCSS('direction', 'rtl');
  await expect(review.getByText(arabic?.place ?? '', { exact: true })).toHaveCSS('direction', 'rtl');
  const distance = await review.getByText(arabic?.text ?? '').evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return paragraph.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
  expect(Math.abs(distance)).toBeLessThan(2);

  const avatar = reviewWith(emoji?.name)
    .getByRole('heading')
    .locator('xpath=preceding-sibling::span')
    .locator('span')
    .last();
  const initials = await avatar.innerText();
  expect([initials, initials.isWellFormed()]).toEqual([expect.stringMatching(/\S/), true]);
});

/** Fails if the page scrolls sideways. */
async function expectToFit(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}
