import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { SubscriptionStatus } from '#contract/plans.ts';
import { papers } from '#contract/sheets.ts';
import { renderPdf } from '#tests/render-pdf.ts';
import { expect, leaveReview, test } from '../fixtures.ts';
import { toastOn } from '../toast.ts';
import { requestsTo } from '../traffic.ts';

test('Recent Reviews shows the first 3, also of an answer that has more', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  for (const number of [1, 2, 3, 4]) await leaveReview(app, user.id, { comment: `The review No. ${number}` });
  await page.route('**/api/reviews?*', async (route) => {
    const url = new URL(route.request().url());
    url.search = '';
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto('/');
  await expect(page.getByText(/^The review No\. \d$/)).toHaveText([
    'The review No. 4',
    'The review No. 3',
    'The review No. 2',
  ]);
});

test.describe('Stat cards', () => {
  test('Total Reviews, Recent Views, and Average Rating shown as value / 5', async ({ page, signUp }) => {
    await signUp();
    await page.route('**/api/reviews/stats', (route) =>
      route.fulfill({ json: { totalReviews: 1234, recentViews: 87, averageRating: 4.6 } }),
    );
    await page.goto('/');
    for (const [label, value] of [
      ['Total Reviews', '1,234'],
      ['Recent Views', '87'],
      ['Average Rating', '4.6 / 5'],
    ] as const)
      await expect(page.getByText(label, { exact: true }).locator('..')).toContainText(value);
  });

  test('Without ratings the average is a dash, read as No ratings yet', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await expect(page.getByText('– / 5', { exact: true })).toBeVisible();
    await expect(page.getByText('– / 5', { exact: true })).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByText('No ratings yet', { exact: true })).toBeAttached();
  });
});

test.describe('Subscription card', () => {
  test('Free shows a Limited badge, a reviews-used bar and the number remaining', async ({
    app,
    page,
    signUp,
  }) => {
    const { user } = await signUp();
    await leaveReview(app, user.id);
    await leaveReview(app, user.id);
    await page.goto('/');
    await expect(page.getByText('Limited', { exact: true })).toBeVisible();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
    await expect(bar).toHaveAttribute('aria-valuemax', '5');
    const filled = await bar
      .locator('div')
      .evaluate((fill) => fill.clientWidth / (fill.parentElement?.clientWidth ?? 0));
    expect(filled).toBeCloseTo(0.4, 1);
    await expect(page.getByText('3 remaining', { exact: true })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`At 1 remaining the icon is red, otherwise yellow (${colorScheme})`, async ({ page, signUp }) => {
      await signUp();
      await page.emulateMedia({ colorScheme });
      for (const [totalReviews, colour] of [
        [0, 'yellow'],
        [3, 'yellow'],
        [4, 'red'],
        [5, 'yellow'],
      ] as const) {
        await playStatus(page, { subscriptionType: 'free', totalReviews, reviewLimit: 5 });
        await page.goto('/');
        await expect(page.getByText(`${5 - totalReviews} remaining`)).toBeVisible();
        expect([totalReviews, await iconColour(page)]).toEqual([totalReviews, colour]);
      }
    });

  test('The Upgrade button goes to /pricing', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await page.getByRole('button', { name: 'Upgrade' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  for (const subscriptionType of ['monthly', 'annual'] as const)
    test(`${subscriptionType} shows an Active badge, reviews this month, and Unlimited reviews available`, async ({
      page,
      signUp,
    }) => {
      await signUp();
      await playStatus(page, { subscriptionType, totalReviews: 40, reviewsThisMonth: 12 });
      await page.goto('/');
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
      await expect(page.getByText('12 reviews this month', { exact: true })).toBeVisible();
      await expect(page.getByText('Unlimited reviews available', { exact: true })).toBeVisible();
      await expect(page.getByText('Limited', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

  test('An answer with nothing but subscriptionType and totalReviews is enough', async ({ page, signUp }) => {
    await signUp();
    await page.route('**/api/subscription/status', (route) =>
      route.fulfill({ json: { subscriptionType: 'free', totalReviews: 4 } }),
    );
    await page.goto('/');
    await expect(page.getByText('1 remaining', { exact: true })).toBeVisible();
    await page.route('**/api/subscription/status', (route) =>
      route.fulfill({ json: { subscriptionType: 'annual', totalReviews: 40 } }),
    );
    await page.reload();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText('40 reviews this month', { exact: true })).toBeVisible();
  });

  test('If the status call fails, the card falls back to free with 0 reviews', async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    await signUp();
    await page.route('**/api/subscription/status', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await expect(page.getByText('Limited', { exact: true })).toBeVisible();
    await expect(page.getByText('5 remaining', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(toastOn(page)).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('500');
  });

  async function playStatus(page: Page, status: Partial<SubscriptionStatus>): Promise<void> {
    await page.route('**/api/subscription/status', (route) =>
      route.fulfill({
        json: { subscriptionExpiresAt: null, reviewLimit: null, reviewsThisMonth: 0, ...status },
      }),
    );
  }

  /** By the hue in which the icon is drawn. */
  async function iconColour(page: Page): Promise<string> {
    const icon = page.getByRole('heading', { name: /plan$/ }).locator('svg');
    const [red = 0, green = 0, blue = 0] = await icon.evaluate((svg) =>
      (getComputedStyle(svg).color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    );
    const highest = Math.max(red, green, blue);
    const range = highest - Math.min(red, green, blue);
    if (highest !== red || range < 80) return 'neither';
    const hue = (60 * (green - blue)) / range;
    return Math.abs(hue) < 15 ? 'red' : hue > 30 && hue < 65 ? 'yellow' : 'neither';
  }
});

test.describe('QR card', () => {
  test('The selector names each saved workplace, with its location after a dash when set', async ({
    app,
    page,
    signUp,
  }) => {
    const { user } = await signUp();
    await page.route('**/api/workplaces', (route) =>
      route.fulfill({
        json: [
          { id: 31, name: 'Blue Door', location: 'Lisbon' },
          { id: 32, name: 'Coffee cart', location: null },
        ],
      }),
    );
    await page.goto('/');
    const choice = page.getByRole('combobox');
    await expect(choice.getByRole('option')).toHaveText([
      'No specific workplace',
      'Blue Door - Lisbon',
      'Coffee cart',
      'Add New Workplace...',
    ]);
    await choice.selectOption('Coffee cart');
    await expect(page.getByText(`${app.url}/review/${user.id}/32`, { exact: true })).toBeVisible();
    await choice.selectOption('No specific workplace');
    await expect(page.getByText(`${app.url}/review/${user.id}`, { exact: true })).toBeVisible();
  });

  test('Add New Workplace: if the name is cancelled or empty nothing happens', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    const created = requestsTo(page, 'POST', '/api/workplaces');
    const asked: string[] = [];
    const answers = [null, '', '   '];
    page.on('dialog', (prompt) => {
      asked.push(prompt.type());
      const answer = answers.shift();
      return typeof answer === 'string' ? prompt.accept(answer) : prompt.dismiss();
    });
    for (let tries = 1; tries <= 3; tries += 1) {
      await page.getByRole('combobox').selectOption('Add New Workplace...');
      await expect(page.getByRole('combobox')).toHaveValue('');
      expect(asked).toEqual(Array(tries).fill('prompt'));
    }
    expect(created).toHaveLength(0);
  });

  test('Add New Workplace: location is optional', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    const answers = ['Night Kitchen', ''];
    page.on('dialog', (prompt) => prompt.accept(answers.shift()));
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST'),
      page.getByRole('combobox').selectOption('Add New Workplace...'),
    ]);
    expect(request.postDataJSON()).toEqual({ name: 'Night Kitchen', location: null });
    await expect(page.getByRole('combobox').locator('option:checked')).toHaveText('Night Kitchen');
  });

  test('Add New Workplace: failure is only logged', async ({ page, signUp, consoleErrors }) => {
    await signUp();
    await page.request.post('/api/workplaces', { data: { name: 'The first' } });
    await page.goto('/');
    page.on('dialog', (prompt) => prompt.accept('The second'));
    await page.getByRole('combobox').selectOption('Add New Workplace...');
    await expect.poll(() => consoleErrors.join()).toContain('The workplace could not be added.');
    await expect(toastOn(page)).toHaveCount(0);
    await expect(page.getByRole('combobox').locator('option:checked')).toHaveText('No specific workplace');
    expect(consoleErrors.splice(0).join()).toContain('403');
  });

  test('Share hands over the link, with a text that says the review takes 30 seconds', async ({
    app,
    page,
    signUp,
  }) => {
    const { user } = await signUp();
    await playShareSheet(page, 'shares');
    await page.goto('/');
    await page.getByRole('button', { name: 'Share QR Code' }).click();
    const shared = () => page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? '{}'));
    await expect.poll(shared).toMatchObject({
      text: expect.stringContaining('30 seconds'),
      url: `${app.url}/review/${user.id}`,
    });
    await expect(toastOn(page)).toHaveCount(0);
  });

  test('A cancelled share shows and logs nothing', async ({ page, signUp, consoleErrors }) => {
    await signUp();
    await playShareSheet(page, 'AbortError');
    await page.goto('/');
    await page.getByRole('button', { name: 'Share QR Code' }).click();
    await expect(page.locator('html[data-shared]')).toBeAttached();
    await expect(toastOn(page)).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });

  test('Share errors are only logged', async ({ page, signUp, consoleErrors }) => {
    await signUp();
    await playShareSheet(page, 'DataError');
    await page.goto('/');
    await page.getByRole('button', { name: 'Share QR Code' }).click();
    await expect.poll(() => consoleErrors.join()).toContain('The review link could not be shared.');
    await expect(toastOn(page)).toHaveCount(0);
    consoleErrors.splice(0);
  });

  test('Without a clipboard: Copy this link to share: {link}, with the link selected', async ({
    app,
    page,
    signUp,
  }) => {
    const { user } = await signUp();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Share QR Code' }).click();
    const link = `${app.url}/review/${user.id}`;
    await expect(toastOn(page)).toHaveText(`Copy this link to share: ${link}`);
    expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  });

  test('The code stays black on white in a dark theme', async ({ app, page, signUp }) => {
    const { user } = await signUp();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const code = page.getByRole('img', { name: /^QR code/ });
    await expect(code).not.toHaveJSProperty('naturalWidth', 0);
    const { data, width, height } = PNG.sync.read(await code.screenshot());
    expect([...data.subarray((8 * width + 8) * 4, (8 * width + 8) * 4 + 3)]).toEqual([255, 255, 255]);
    const read = jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
    expect(read?.data).toBe(`${app.url}/review/${user.id}`);
  });

  for (const [locale, paper] of [
    ['en-GB', 'a4'],
    ['en-US', 'letter'],
  ] as const)
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test(`Print QR Code prints one sheet of ${papers[paper].name}, titled Goodword, with a code of at least 60 mm for the chosen workplace`, async ({
        app,
        page,
        signUp,
      }) => {
        const { user } = await signUp({ fullName: `${'Wolfeschlegelsteinhausen'.repeat(4)} Jr` });
        const added = await page.request.post('/api/workplaces', {
          data: { name: 'The Long Name Inn '.repeat(6).trim(), location: 'Llanfairpwllgwyngyll' },
        });
        const { id } = await added.json();
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.addInitScript(() => {
          window.print = () => {
            document.documentElement.dataset.printedTitle = document.title;
          };
        });
        await page.goto('/');
        await page.getByRole('combobox').selectOption(String(id));
        await page.getByRole('button', { name: 'Print QR Code' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed-title', 'Goodword');

        const pages = await renderPdf(
          await page.pdf({ preferCSSPageSize: true, printBackground: true }),
          110,
        );
        expect(pages).toHaveLength(1);
        const code = pages[0]?.decodeQr({ x: 0, y: 0, ...papers[paper] });
        expect(code?.text.toLowerCase()).toBe(`${app.url}/review/${user.id}/${id}`.toLowerCase());
        expect(code?.box.width).toBeGreaterThanOrEqual(60);
      });
    });
});

/** The share sheet of a phone: it notes what it was given. */
async function playShareSheet(page: Page, ends: 'shares' | 'AbortError' | 'DataError'): Promise<void> {
  await page.addInitScript((ends) => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        if (ends !== 'shares') throw new DOMException('played', ends);
      },
    });
  }, ends);
}
