import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sidewaysOverflow } from '../expect-accessible.ts';
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
  await page.goto('/');
  const banner = page.getByRole('banner');
  const logo = banner.getByRole('link', { name: 'Praise Bureau home' }).locator('img');
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  const [box, signIn] = await Promise.all([
    logo.boundingBox(),
    banner.getByRole('link', { name: 'Sign In' }).boundingBox(),
  ]);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(signIn?.x ?? 0);
  for (const path of ['/media', '/terms', '/help', '/login']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Praise Bureau$/);
  }
  await page.goto('/terms');
  await expect(page.getByText('Be kind.')).toHaveCSS('list-style-type', 'decimal');
  const { user } = await signUp();
  for (const path of [`/review/${user.id}`, '/my-review', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('The imprint opens at the end of a page, in its own direction, fits and is not printed', async ({
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
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(imprint).toBeHidden();
    await page.emulateMedia({ media: null });
  }
  // Below 20rem, as on an employer's page, words may break anywhere, but not those of a table.
  await page.setViewportSize({ width: 240, height: 600 });
  const rows = page.getByRole('row');
  const [heading, row] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(1).boundingBox()]);
  expect(heading?.height).toBe(row?.height);

  await page.goto(`/review/${user.id}?lang=ar`);
  await expect(page.getByText('بيانات الناشر')).toHaveCSS('direction', 'rtl');
});
