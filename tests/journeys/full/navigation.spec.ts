import { expect, test } from '../fixtures.ts';

test('A link opens a page at its top; back, forward and reload return to where it was', async ({
  page,
  signUp,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await test.step('signed out, on pages that are the same for everyone', goThrough);
  await signUp();
  await test.step('signed in', goThrough);

  async function goThrough() {
    await page.goto('/help');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(await scrolled()).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeAttached();
    await expect.poll(scrolled).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
    await expect.poll(scrolled).toBe(700);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
    await expect.poll(scrolled).toBe(700);
  }
});

test('An address with an anchor opens there', async ({ page, signUp }) => {
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await signUp();

  await test.step('in Settings, with the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/settings#billing');
    await expect(page.getByRole('region', { name: 'Plan' })).toBeFocused();
    const index = page.getByRole('navigation', { name: 'Groups of settings' });
    const current = index.locator('[aria-current="location"]');
    await expect(current).toHaveText('Plan');
    await index.getByRole('link', { name: 'Emails and alerts' }).click();
    await expect(current).toHaveText('Emails and alerts');
    await expect(page.getByRole('region', { name: 'Emails and alerts' })).toBeFocused();
    expect(await top('mails')).toBeLessThan(100);
    await page.goto('/pricing');
    await page.goto('/settings#devices');
    await expect(page.getByRole('region', { name: 'Sign-in' })).toBeFocused();
  });

  await test.step('in an article', async () => {
    await page.goto('/terms#fair-use');
    await expect.poll(() => top('fair-use')).toBeLessThan(100);
  });

  await test.step('after a navigation', async () => {
    await page.goto('/print');
    await page.locator('a[href="/help#print"]').click();
    await expect(page.locator('details#print')).toHaveAttribute('open', '');
    await expect.poll(() => top('print')).toBeLessThan(100);
  });
});
