import type { Page } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { translatorFor } from '#locales/catalogue.ts';
import { expect, test } from './fixtures.ts';

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
