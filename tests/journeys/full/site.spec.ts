import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 60"><path d="M0 0h400v60H0z"/></svg>';

test.use({
  environment: { SITE_NAME: 'Praise Bureau', SUPPORT_EMAIL: 'help@praise.example', LEGAL_NAME: 'Praise Ltd' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  fill: async ({}, use) => use((dataDir) => writeFile(join(dataDir, 'logo.svg'), LOGO)),
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
