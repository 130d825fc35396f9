import { translatorFor } from '#locales/catalogue.ts';
import { expect, leaveReview, test } from '../fixtures.ts';
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
      const files = [document.querySelector<HTMLLinkElement>('#dictionary')?.href ?? ''];
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

test('The language chosen in Settings goes for pages, mails and other devices', async ({
  page,
  app,
  signUp,
  newVisitor,
}) => {
  const { t } = await german();
  const { user, password } = await signUp();
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Settings'));
  await expect(page.getByLabel(t('Language'))).toHaveValue('de');

  await leaveReview(app, user.id, { customerName: 'Zoë' });
  const mail = () => app.mails.received.findLast(({ subject }) => subject?.includes('Zoë'));
  await expect.poll(mail).toBeTruthy();
  expect(mail()?.subject).toMatch(/^★+☆* von Zoë$/);
  expect(mail()?.text).toContain(t('Open in {site}', { site: 'Goodword' }));

  const device = await newVisitor();
  await device.goto('/login');
  await device.getByLabel('Username').fill(user.username);
  await device.getByLabel('Password', { exact: true }).fill(password);
  await device.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(device.getByText(t('Recent Reviews'))).toBeVisible();
});
