import type { Page } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { translatorFor } from '#locales/catalogue.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test.describe('In Arabic', () => {
  test.use({ contextOptions: { locale: 'ar-EG' } });

  test('the form, errors, stars, thank-you and toasts run from right to left', async ({
    page,
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    const { t } = translatorFor('ar');
    const customer = await newVisitor();
    await customer.setViewportSize({ width: 360, height: 640 });
    await customer.goto(`/review/${user.id}`);
    await expect(customer.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      t('How did {name} do?', { name: 'Ana' }),
    );
    await expect(customer.getByRole('group', { name: t('Your rating') })).toBeInViewport({ ratio: 1 });
    await expect(customer.getByText(languages.ar).first()).toBeInViewport({ ratio: 1 });
    const first = await customer.getByRole('radio', { name: t('1 star') }).boundingBox();
    const last = await customer.getByRole('radio', { name: t('5 stars') }).boundingBox();
    expect(first?.x).toBeGreaterThan(last?.x ?? 0);

    await submit(customer, t);
    await expect(customer.getByText(t('Please choose a rating'))).toBeVisible();
    await expect(customer.getByLabel(t('Your name'))).toHaveAccessibleDescription(
      t('Please provide your name'),
    );
    await customer.locator('summary').click();
    await expectAccessible(customer);
    await customer.locator('summary').press('Escape');

    await write(customer, t, 'خدمة رائعة');
    const [request] = await Promise.all([
      customer.waitForRequest('**/api/reviews/submit'),
      submit(customer, t),
    ]);
    expect(request.headers()['content-language']).toBe('ar');
    await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeFocused();
    await expect(
      customer.getByRole('img', { name: t('You gave {rating} out of 5 stars', { rating: 4 }) }),
    ).toBeVisible();
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
  });
});

test('Another language can be chosen with the keyboard, stays in the link and keeps the typed text', async ({
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}?from=card`);
  const { t } = translatorFor('de');
  await write(customer, translatorFor('en').t, 'Sehr freundlich.');
  const choice = customer.getByRole('contentinfo');
  await choice.getByText('English').first().focus();
  await customer.keyboard.press('Enter');
  await expect(choice.getByRole('link')).toHaveText(Object.values(languages));
  await customer.keyboard.press('Escape');
  await expect(choice.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await customer.keyboard.press('Enter');
  await choice.getByRole('link', { name: 'Deutsch' }).focus();
  await customer.keyboard.press('Enter');

  await expect(customer).toHaveURL(/\?from=card&lang=de$/);
  await expect(customer).toHaveTitle(t('Review for {name}', { name: 'Ana' }));
  await expect(customer.getByLabel(t('Your review'))).toHaveValue('Sehr freundlich.');
  await expect(customer.getByRole('radio', { name: t('4 stars') })).toBeChecked();
  await customer.reload();
  await expect(customer.getByLabel(t('Your name'))).toHaveValue('Ida');
  await submit(customer, t);
  await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeVisible();
  await expect(
    customer.getByText(
      t('Your words are on their way to {name}. No one else will read them.', { name: 'Ana' }),
    ),
  ).toBeVisible();
});

async function write(customer: Page, t: Translator['t'], words: string): Promise<void> {
  await customer.getByRole('radio', { name: t('4 stars') }).check({ force: true });
  await customer.getByLabel(t('Your review')).fill(words);
  await customer.getByLabel(t('Your name')).fill('Ida');
}

function submit(customer: Page, t: Translator['t']): Promise<void> {
  return customer.getByRole('button', { name: t('Submit Review') }).click();
}
