import type { Page } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { translatorFor } from '#server/site/translators.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, FAILED_REQUESTS, leaveReview, logIn, NIGHT, remember, reviewsOf, test } from './fixtures.ts';
import { untilOfflineReady } from './offline.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('Another language can be chosen with the keyboard, stays in the link and keeps the typed text', async ({
  user,
  customer,
}) => {
  await customer.goto(`/review/${user.id}?from=card`);
  const { t } = translatorFor('de');
  await write(customer, translatorFor('en').t, 'Sehr freundlich.');
  const choice = customer.getByRole('contentinfo');
  await choice.locator('summary').focus();
  await customer.keyboard.press('Enter');
  await expect(choice.getByRole('link')).toHaveText(Object.values(languages));
  await customer.keyboard.press('Escape');
  await expect(choice.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await customer.keyboard.press('Enter');
  await choice.getByRole('link', { name: 'Deutsch' }).focus();
  await customer.keyboard.press('Enter');

  await expect(customer).toHaveURL(/\?from=card&lang=de$/);
  await expect(customer.getByLabel(t('Your review'))).toHaveValue('Sehr freundlich.');
  await expect(customer.getByRole('radio', { name: t('4 stars') })).toBeChecked();
  await customer.reload();
  await expect(customer.getByLabel(t('Your name'))).toHaveValue('Ida');
  await submit(customer, t);
  await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeVisible();
});

test.describe('With a German browser', () => {
  test.use({ contextOptions: { locale: 'de-DE' } });

  test('the dashboard is German before and after its scripts run', async ({ page, app, user }) => {
    const { t } = translatorFor('de');
    await leaveReview(app, user.id, { comment: 'Sehr freundlich.' });
    const headers = { 'accept-language': 'de' };
    const document = await (await page.request.get('/dashboard', { headers })).text();
    expect(document).toContain(t('Show my code'));
    await page.goto('/dashboard');
    await expect(page.getByText(t('Recent Reviews'))).toBeVisible();
    await expect(page.getByText(/Sie haben 1\u00a0Bewertung /)).toBeVisible();
  });

  test('a visitor reads German, also what a form says, until English is chosen', NIGHT, async ({ page }) => {
    const { t } = translatorFor('de');
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Good to see you'));
    // The messages arrive a moment after the page.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: t('Sign in'), exact: true }).click();
    await expect(page.getByText(t('Username is required'))).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you');
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('and a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('pages open offline in German', NIGHT, async ({ page, context, signUp }) => {
      const { t } = translatorFor('de');
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
      await expect(page.getByRole('heading', { name: t('Manage Workplaces') })).toBeVisible();
    });
  });
});

test(
  'The language chosen in Settings goes for pages, mails and other devices',
  NIGHT,
  async ({ page, app, signUp, newVisitor }) => {
    const { t } = translatorFor('de');
    const { user, password } = await signUp();
    await page.goto('/settings');
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect(page.getByLabel(t('Language'))).toHaveValue('de');
    await leaveReview(app, user.id, { customerName: 'Zoë' });
    const mail = () => app.mails.received.findLast(({ subject }) => subject?.includes('Zoë'));
    await expect.poll(() => mail()?.subject).toMatch(/^★+☆* von Zoë$/);

    const device = await newVisitor();
    await remember(device, await logIn(device, { username: user.username, password }));
    await device.goto('/dashboard');
    await expect(device.getByText(t('Recent Reviews'))).toBeVisible();
  },
);

test(
  'An unsent review shows its notice in the page’s language, and is later sent with that language',
  NIGHT,
  async ({ page, user, customer }) => {
    const { t } = translatorFor('ja');
    await customer.goto(`/review/${user.id}?lang=ja`);
    await write(customer, t, 'ありがとう');
    await customer.context().setOffline(true);
    await submit(customer, t);
    await expect(customer.locator('form').getByRole('status')).toHaveText(
      t('Saved. It goes out by itself.') + t('You are offline.'),
    );
    await customer.context().setOffline(false);
    await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeVisible();
    expect(await reviewsOf(page)).toMatchObject([{ language: 'ja' }]);
  },
);

test.describe('In Arabic', () => {
  test.use({ contextOptions: { locale: 'ar-EG' } });

  test(
    'the form, errors, stars, thank-you and toasts run from right to left',
    NIGHT,
    async ({ page, user, customer }) => {
      const { t } = translatorFor('ar');
      await customer.setViewportSize({ width: 360, height: 640 });
      await customer.goto(`/review/${user.id}`);
      await expect(customer.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(customer.getByRole('group', { name: t('Your rating') })).toBeInViewport({ ratio: 1 });
      const [first, last] = await Promise.all(
        [t('1 star'), t('5 stars')].map((name) => customer.getByRole('radio', { name }).boundingBox()),
      );
      expect(first?.x).toBeGreaterThan(last?.x ?? 0);

      await submit(customer, t);
      await expect(customer.getByText(t('Please choose a rating'))).toBeVisible();
      await customer.locator('summary').click();
      await expectAccessible(customer);
      await customer.locator('summary').press('Escape');
      await write(customer, t, 'خدمة رائعة');
      await submit(customer, t);
      await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeFocused();
      const toast = customer.getByRole('status').filter({ hasText: t('Review submitted!') });
      await expect(toast).toBeVisible();
      // Chromium drops what is pressed during a view transition.
      await customer.waitForFunction(() => document.getAnimations().length === 0);
      const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      await customer.mouse.move(x + width / 2, y + 10);
      await customer.mouse.down();
      await customer.mouse.move(x + width / 2 - 60, y + 10, { steps: 5 });
      await customer.mouse.up();
      await expect(toast).toHaveCount(0);

      await page.goto('/reviews');
      await expect(page.getByText('خدمة رائعة')).toHaveAttribute('lang', 'ar');
      await expect(page.getByText('خدمة رائعة')).toHaveCSS('direction', 'rtl');
    },
  );
});

async function write(customer: Page, t: Translator['t'], words: string): Promise<void> {
  await customer.getByRole('radio', { name: t('4 stars') }).check({ force: true });
  await customer.getByLabel(t('Your review')).fill(words);
  await customer.getByLabel(t('Your name')).fill('Ida');
}

function submit(customer: Page, t: Translator['t']): Promise<void> {
  return customer.getByRole('button', { name: t('Submit Review') }).click();
}
