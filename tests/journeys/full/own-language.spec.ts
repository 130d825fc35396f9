import { translatorFor } from '#locales/catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { untilOfflineReady } from '../offline.ts';

const german = () => translatorFor('de');

test.describe('With a German browser', () => {
  test.use({ contextOptions: { locale: 'de-DE' } });

  test('A visitor reads German, other languages stay chosen, and English is a choice too', async ({
    page,
  }) => {
    const { t } = await german();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Good to see you'));
    // The messages arrive a moment after the page.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: t('Sign in'), exact: true }).click();
    const messages = translatorFor('de');
    await expect(page.getByText(messages.t('Username is required'))).toBeVisible();

    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you');
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('With a service worker', () => {
  test.use({ contextOptions: { locale: 'de-DE' }, serviceWorkers: 'allow' });

  test('Pages open offline in the language of the last one', async ({
    page,
    context,
    signUp,
    consoleErrors,
  }) => {
    const { t } = await german();
    await signUp();
    await page.goto('/dashboard');
    await untilOfflineReady(page);
    await page.waitForFunction(async () => {
      const files = JSON.parse(document.getElementById('dictionaries')?.textContent ?? '{}');
      const cache = await caches.open('goodword-dictionaries');
      return (await cache.keys()).length === Object.keys(files).length;
    });
    await context.setOffline(true);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Settings'));
    await expect(page.getByText(t('Manage Workplaces'))).toBeVisible();
    await context.setOffline(false);
    consoleErrors.splice(0);
  });
});
