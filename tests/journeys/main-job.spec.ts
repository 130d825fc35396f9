import { decodeQr } from '#tests/decode-qr.ts';
import { expect, test } from './fixtures.ts';
import { thanks } from './review-form.ts';
import { accountButton, closeToast, expectToast } from './shell.ts';

test('A professional registers on a phone, and a customer’s review arrives by email and on the dashboard', async ({
  app,
  page,
  customer,
}) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /create your account|start|sign up|get started/i })
    .first()
    .click();
  await page.getByLabel('Full name').fill('Rosa Marín Vega');
  await page.getByLabel('Username').fill(`rosa-${Date.now()}`);
  await page.getByLabel('Email').fill(`rosa-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Industry').selectOption('Restaurant & Hospitality');
  await page
    .locator('form')
    .getByRole('button', { name: /create|sign up/i })
    .click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Account created successfully', 'Welcome to Goodword!');
  await closeToast(page);
  await expect(page.getByRole('heading', { name: /Rosa/ })).toBeVisible();
  await expect(
    page.getByText('No reviews yet. Share your QR code to start collecting reviews!'),
  ).toBeVisible();

  await expect(page.getByRole('region', { name: 'Your email address' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Add Workplace' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Blue Door Café');
  await dialog.getByLabel('Location').fill('Lisbon');
  await dialog.getByRole('button', { name: /add|save/i }).click();
  await expectToast(page, 'Workplace added successfully');
  await closeToast(page);
  await expect(page.getByRole('row', { name: /Blue Door Café/ })).toContainText('Lisbon');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('combobox', { name: 'Workplace' }).selectOption('Blue Door Café - Lisbon');
  const code = page.getByRole('img', { name: /^QR code/ });
  // The code of before stays until the new picture has loaded.
  const link = async () => (await decodeQr(await code.screenshot()))?.text ?? 'no code found';
  await expect.poll(link).toMatch(new RegExp(`^${app.url}/review/\\d+/\\d+$`));

  await customer.goto(await link());
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Rosa');
  await expect(customer.getByText('Blue Door Café')).toBeVisible();
  await expect(customer.locator('body')).not.toContainText('Marín');
  await customer.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await customer.getByLabel('Your review').fill('The warmest welcome in town.\nWe will be back!');
  await customer.getByLabel('Your name').fill('Daniel Weber');
  await customer.getByLabel('Location (optional)').fill('Berlin');
  await customer.getByRole('button', { name: 'Submit Review' }).click();
  await expect(thanks(customer)).toBeVisible();
  await expect(customer.getByText('Thank you! Your review has been sent to Rosa.').first()).toBeVisible();

  const received = () => app.mails.received.find((mail) => mail.to?.[0]?.name === 'Rosa Marín Vega');
  await expect.poll(received).toBeTruthy();
  expect(received()?.subject).toBe('★★★★★ from Daniel at Blue Door Café');
  expect(received()?.text).toContain('The warmest welcome in town.\nWe will be back!');

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(page.getByText('The warmest welcome in town.')).toBeVisible();
  await page.getByRole('link', { name: 'My Reviews' }).first().click();
  const review = page.getByRole('article').filter({ hasText: 'Daniel Weber' });
  await expect(review.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect(review).toContainText('Blue Door Café');
  await expect(review).toContainText('Customer from Berlin');
  await expect(review.getByText('We will be back!')).toHaveCSS('white-space', /pre/);
});
