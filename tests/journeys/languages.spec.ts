import type { Page } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test.describe('In Arabic', () => {
  test.use({ contextOptions: { locale: 'ar-EG' } });

  test('the page runs from right to left: form, errors, stars, thanks, toasts', async ({
    page,
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    const { t } = await loadTranslator('ar');
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

test('Another language is chosen by keyboard, stays in the link, and loses nothing that was typed', async ({
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}?from=card`);
  const { t } = await loadTranslator('de');
  await write(customer, (await loadTranslator('en')).t, 'Sehr freundlich.');
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

test('A review that cannot go out says so in the language of its page, and leaves in it later', async ({
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  const { t } = await loadTranslator('ja');
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}?lang=ja`);
  await write(customer, t, 'ありがとう');
  await customer.context().setOffline(true);
  await submit(customer, t);
  await expect(customer.getByRole('alert')).toHaveText(
    t('Saved on this phone, not sent yet') + t('You are offline.'),
  );
  await customer.context().setOffline(false);
  await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeVisible();
  const [stored] = await (await page.request.get('/api/reviews')).json();
  expect(stored.language).toBe('ja');
  expect(consoleErrors.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
});

test('Words that do not arrive cost nobody the form: it stays as it came, and posts itself', async ({
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  const { t } = await loadTranslator('it');
  const customer = await newVisitor();
  await customer.route('**/assets/it-*.js', (route) => route.abort());
  await customer.goto(`/review/${user.id}?lang=it`);
  await expect.poll(() => consoleErrors.join()).toMatch(/dynamically imported module/);
  await write(customer, t, 'Gentilissima.');
  await submit(customer, t);
  await expect(customer).toHaveTitle(new RegExp(t('Thank You')));
  consoleErrors.splice(0);
});

test.describe('Without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('the language is chosen too, and answers the form', async ({ signUp, newVisitor, consoleErrors }) => {
    const { user } = await signUp();
    const { t } = await loadTranslator('tr');
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await customer.getByText('English').first().click();
    await customer.getByRole('link', { name: languages.tr }).click();
    await submit(customer, t);
    await expect(customer.getByRole('heading', { name: t('Almost there') })).toBeVisible();
    await write(customer, t, 'Çok iyiydi.');
    await submit(customer, t);
    await expect(customer.getByRole('heading', { name: t('Thank You') })).toBeVisible();
    expect(consoleErrors.splice(0).join()).toMatch(/^[^,]*400[^,]*$/);
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

for (const language of ['ja', 'zh'] as const)
  test(`Headings break between words (${language})`, async ({ signUp, newVisitor, consoleErrors }) => {
    const { user } = await signUp({ fullName: 'Alexandrina Ruiz' });
    const customer = await newVisitor();
    for (const path of [`/review/${user.id}`, '/review/999999']) {
      await customer.goto(`${path}?lang=${language}`);
      await customer.waitForLoadState('networkidle');
      for (const width of [200, 240, 280, 320, 390]) {
        await customer.setViewportSize({ width, height: 844 });
        expect(await findBrokenWords(customer, language), `${path} at ${width} px`).toEqual([]);
      }
    }
    // The link that leads nowhere.
    expect(consoleErrors.splice(0).join()).toContain('404');
  });

/** The words of the heading that begin on one line and end on another. */
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
