import type { Page } from '@playwright/test';
import { hugeAccount, insertHugeAccount, sampleReviews } from '#tests/huge-account.ts';
import { sidewaysOverflow } from '../expect-accessible.ts';
import { test as base, expect } from '../fixtures.ts';

const test = base.extend<{ crowdedUserId: number }, object>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: [async ({}, use) => use(insertHugeAccount), { scope: 'worker' }],

  /** A professional with 500 workplaces and 5,000 reviews, signed in on `page`. */
  crowdedUserId: [
    async ({ page }, use) => {
      const answer = await page.request.post('/api/auth/login', { data: hugeAccount });
      const user = await answer.json();
      await page.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user);
      await use(user.id);
    },
    { auto: true },
  ],
});

const [, arabic, , emoji] = sampleReviews;

test.describe('With 500 workplaces and 5,000 reviews', () => {
  test('the list renders its first page from the document, and Show more loads the next', async ({
    page,
  }) => {
    const asked = listRequests(page);
    const { promise: shown, resolve: show } = Promise.withResolvers<void>();
    // Once idle, the page asks for the list again.
    await page.route('**/api/reviews?limit=*', async (route) => {
      await shown;
      await route.continue();
    });
    await page.goto('/reviews');
    await expect(page.getByRole('article')).toHaveCount(50);
    show();
    expect(await elementCount(page)).toBeLessThan(4_000);
    await expect(page.getByText(`No. ${hugeAccount.reviews}`)).toBeVisible();

    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(page.getByText('No. 4901')).toBeAttached();
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(150);
  });

  test('Settings shows fifty workplaces, and more on request', async ({ page }) => {
    await page.goto('/settings');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(1 + 50);
    expect(await elementCount(page)).toBeLessThan(2_000);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(1 + 100);
  });
});

test.describe('Names of 120 characters, with long words and in many scripts,', () => {
  for (const width of [320, 390, 1280]) {
    test(`fit pages, menus and dialogs on a screen of ${width} px`, async ({
      page,
      customer,
      crowdedUserId,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/dashboard');
      await expect(page.getByRole('article')).toHaveCount(3);
      await expectToFit(page);
      await page.getByRole('button', { name: /your account/ }).click();
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
      await expectToFit(page);

      await page.goto('/reviews');
      await expect(page.getByRole('article')).toHaveCount(50);
      await expectToFit(page);

      await page.goto('/settings');
      await page
        .getByRole('button', { name: /^Edit Rind/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
      await expectToFit(page);

      await customer.setViewportSize({ width, height: 844 });
      await customer.goto(`/review/${crowdedUserId}`);
      await expect(customer.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
      await expectToFit(customer);
      await customer.route('**/api/reviews/submit', (route) =>
        route.fulfill({ status: 201, json: { message: '' } }),
      );
      await customer.getByRole('radio', { name: '5 stars' }).check({ force: true });
      await customer.getByLabel('Your review').fill('Fine');
      await customer.getByLabel('Your name').fill('Ida');
      await customer.getByRole('button', { name: 'Submit Review' }).click();
      await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      // During the view transition, the page also covers the scrollbar.
      await customer.waitForFunction(() => document.getAnimations().length === 0);
      await expectToFit(customer);
    });
  }

  test('follow the direction of their script', async ({ page }) => {
    await page.goto('/reviews');
    const review = page
      .getByRole('article')
      .filter({ hasText: arabic?.name ?? '' })
      .first();
    await expect(review.getByText(arabic?.name ?? '', { exact: true })).toHaveCSS('direction', 'rtl');
    await expect(review.getByText(arabic?.place ?? '', { exact: true })).toHaveCSS('direction', 'rtl');

    await page.goto('/settings');
    await expect(page.getByText(/^مطعم الزيتون/).first()).toHaveCSS('direction', 'rtl');
  });

  test('align comments to the side where their script begins', async ({ page }) => {
    await page.goto('/reviews');
    const review = page
      .getByRole('article')
      .filter({ hasText: arabic?.text ?? '' })
      .first();
    const distance = await review.getByText(arabic?.text ?? '').evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return paragraph.getBoundingClientRect().right - range.getBoundingClientRect().right;
    });
    expect(Math.abs(distance)).toBeLessThan(2);
  });

  test('produce an avatar with whole characters as initials', async ({ page, signUp }) => {
    await page.goto('/reviews');
    const review = page
      .getByRole('article')
      .filter({ hasText: emoji?.name ?? '' })
      .first();
    const avatar = review
      .getByRole('heading')
      .locator('xpath=preceding-sibling::span')
      .locator('span')
      .last();
    const initials = await avatar.innerText();
    expect([initials, initials.isWellFormed()]).toEqual([expect.stringMatching(/\S/), true]);

    const { user } = await signUp({ fullName: '👩🏽‍🍳 Küche 🍕' });
    await page.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user);
    await page.goto('/dashboard');
    const account = page.getByRole('button', { name: /your account/ });
    const name = (await account.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^K,/);
    await expect(account.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await account.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });
});

function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/reviews\?limit=/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

function elementCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** Fails if the page scrolls sideways. */
async function expectToFit(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}
