import type { Page } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { translatorFor } from '#locales/catalogue.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';

test('An unsent review shows its notice in the page’s language, and is later sent with that language', async ({
  page,
  user,
  customer,
  consoleErrors,
}) => {
  const { t } = translatorFor('ja');
  await customer.goto(`/review/${user.id}?lang=ja`);
  await write(customer, t, 'ありがとう');
  await customer.context().setOffline(true);
  await submit(customer, t);
  await expect(customer.locator('form').getByRole('status')).toHaveText(
    t('Saved on this phone, not sent yet') + t('You are offline.'),
  );
  await customer.context().setOffline(false);
  await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeVisible();
  const [stored] = await (await page.request.get('/api/reviews')).json();
  expect(stored.language).toBe('ja');
  expect(consoleErrors.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
});

test('A form whose translation fails to load keeps its language and can be sent', async ({
  user,
  customer,
  consoleErrors,
}) => {
  const { t } = translatorFor('it');
  await customer.route('**/assets/it-review-main-*.js', (route) => route.abort());
  await customer.goto(`/review/${user.id}?lang=it`);
  await expect.poll(() => consoleErrors.join()).toMatch(/dynamically imported module/);
  await write(customer, t, 'Gentilissima.');
  await submit(customer, t);
  await expect(customer).toHaveTitle(new RegExp(t('Thank You')));
  consoleErrors.splice(0);
});

for (const language of ['ja', 'zh'] as const)
  test(`Headings break between words (${language})`, async ({ signUp, customer, consoleErrors }) => {
    const { user } = await signUp({ fullName: 'Alexandrina Ruiz' });
    for (const path of [`/review/${user.id}`, '/review/999999']) {
      await customer.goto(`${path}?lang=${language}`);
      await customer.getByRole('heading', { level: 1 }).waitFor();
      for (const width of [200, 240, 280, 320, 390]) {
        await customer.setViewportSize({ width, height: 844 });
        expect(await findBrokenWords(customer, language), `${path} at ${width} px`).toEqual([]);
      }
    }
    // The invalid review link.
    expect(consoleErrors.splice(0).join()).toContain('404');
  });

/** Words of the heading that are split across lines. */
function findBrokenWords(page: Page, language: string): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading, language) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const characters: { top: number }[] = [];
    while (texts.nextNode()) {
      for (let at = 0; at < (texts.currentNode.textContent ?? '').length; at += 1) {
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        characters.push({ top: range.getBoundingClientRect().top });
      }
    }
    const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(heading.textContent ?? '');
    return [...words].flatMap(({ segment, index }) => {
      const tops = new Set(characters.slice(index, index + segment.length).map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [segment] : [];
    });
  }, language);
}

test.describe('In Arabic', () => {
  test.use({ contextOptions: { locale: 'ar-EG' } });

  test('the form, errors, stars, thank-you and toasts run from right to left', async ({
    page,
    user,
    customer,
  }) => {
    const { t } = translatorFor('ar');
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

async function write(customer: Page, t: Translator['t'], words: string): Promise<void> {
  await customer.getByRole('radio', { name: t('4 stars') }).check({ force: true });
  await customer.getByLabel(t('Your review')).fill(words);
  await customer.getByLabel(t('Your name')).fill('Ida');
}

function submit(customer: Page, t: Translator['t']): Promise<void> {
  return customer.getByRole('button', { name: t('Submit Review') }).click();
}
