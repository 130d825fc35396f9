import type { Page } from '@playwright/test';
import { cast } from '#server/demo/cast.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { sendReview } from './review-form.ts';

const { question, thanksLink } = cast.maya;

test('What a professional chooses in Settings is what customers see, at every rating, with and without scripts', async ({
  page,
  user,
  customer,
  browser,
  app,
}) => {
  await page.goto('/settings');
  const account = page.getByRole('region', { name: 'Account Settings' });
  await account.getByLabel('Your question').fill(question);
  await account.getByLabel('Your question').press('Enter');
  await expect(account.getByText('Saved')).toBeVisible();
  await account.getByLabel('After the thank-you').selectOption('Tip Ana');
  await account.getByLabel('Address').fill('tips.example/maya');
  await expect(account.getByText('Customers will see “Tip Ana” and below it tips.example.')).toBeVisible();
  await account.getByLabel('Address').press('Enter');
  await expect(account.getByText('Saved')).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(account.getByLabel('After the thank-you')).toHaveValue(thanksLink.kind);
  await expect(account.getByLabel('Address')).toHaveValue(thanksLink.url);
  await expect(account.getByLabel('Your question')).toHaveValue(question);

  for (const stars of ['1 star', '5 stars']) {
    const lookup = customer.waitForResponse(`**/api/users/${user.id}`);
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByLabel('Your review')).toHaveAttribute('placeholder', question);
    await lookup;
    await sendReview(customer, `Sent with ${stars}.`, { stars });
    await expectLink(customer);
  }
  await expectAccessible(customer);

  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const stars of ['1 star', '5 stars']) {
    await plain.goto(`/review/${user.id}`);
    await expect(plain.getByLabel('Your review')).toHaveAttribute('placeholder', question);
    await sendReview(plain, `Sent without scripts, ${stars}.`, { stars });
    await expectLink(plain);
  }
  await context.close();
});

async function expectLink(customer: Page): Promise<void> {
  const link = customer.getByRole('link', { name: 'Tip Ana' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', thanksLink.url);
  await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(customer.getByText('tips.example', { exact: true })).toBeVisible();
}
