import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 60"><path d="M0 0h400v60H0z"/></svg>';

const IMPRINT =
  '# Impressum\n\nPraise Ltd\n\n## Register\n\n- HRB 7, {support}\n\n| Handelsgericht | Zuständigkeit |\n|-|-|\n| HRB | Wien |\n';

test.use({
  environment: { SITE_NAME: 'Praise Bureau', SUPPORT_EMAIL: 'help@praise.example', LEGAL_NAME: 'Praise Ltd' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: async ({}, use) =>
    use(async (dataDir) => {
      await writeFile(join(dataDir, 'logo.svg'), LOGO);
      await mkdir(join(dataDir, 'content/imprint'), { recursive: true });
      await writeFile(join(dataDir, 'content/imprint.md'), IMPRINT);
      await writeFile(join(dataDir, 'content/terms.md'), '# Terms\n\n## Rules\n\n1. Be kind.\n');
      await writeFile(join(dataDir, 'content/imprint/ar.md'), '# بيانات الناشر\n\n## السجل\n');
    }),
});

test('Pages with the name, logo and address of the operator hydrate without errors', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const home = page.getByRole('banner').getByRole('link', { name: 'Praise Bureau home' });
  await expect(home.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const [logo, signIn] = await Promise.all([
    home.locator('img').boundingBox(),
    page.getByRole('banner').getByRole('link', { name: 'Sign In' }).boundingBox(),
  ]);
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(signIn?.x ?? 0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  await expect(page.getByRole('heading', { name: 'Praise Bureau in numbers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Press contacts' })).toContainText('Praise Ltd');
  for (const path of ['/media', '/terms', '/privacy', '/help', '/login']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Praise Bureau$/);
  }
  const { user } = await signUp();
  await page.goto(`/review/${user.id}`);
  await expect(page.getByRole('contentinfo')).toContainText('Praise Bureau');
  await page.getByRole('radio', { name: /5/ }).first().check({ force: true });
  await page.goto('/my-review');
  await expect(page.getByRole('heading', { name: 'No private links on this phone' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('The imprint opens at the end of a page, in its own direction, and is not printed', async ({
  user,
  customer: page,
}) => {
  for (const path of ['/', '/login', '/terms', '/reset-password?token=x', `/review/${user.id}`]) {
    await page.goto(path);
    const imprint = page.locator('details', { hasText: 'Impressum' });
    await imprint.getByText('Impressum').click();
    await expect(imprint.getByRole('heading', { name: 'Register', level: 2 })).toBeVisible();
    await expect(imprint.getByRole('listitem')).toHaveText('HRB 7, help@praise.example');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ media: 'print' });
    await expect(imprint).toBeHidden();
    await page.emulateMedia({ media: null });
  }
  for (const path of ['/', `/review/${user.id}`]) {
    await page.goto(`${path}?lang=ar`);
    await expect(page.getByText('بيانات الناشر')).toHaveCSS('direction', 'rtl');
  }
});

test('A wide table of the imprint scrolls instead of breaking its words', async ({
  user,
  customer: page,
}) => {
  // Below 20rem, as on an employer's page, words may break anywhere.
  await page.setViewportSize({ width: 240, height: 600 });
  await page.goto(`/review/${user.id}`);
  await page.getByText('Impressum').click();
  const [heading, row] = await Promise.all(
    [0, 1].map((index) => page.getByRole('row').nth(index).boundingBox()),
  );
  expect(heading?.height).toBe(row?.height);
});

test("The numbers of an operator's terms are visible", async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText('Be kind.')).toHaveCSS('list-style-type', 'decimal');
});
