import type { Page } from '@playwright/test';
import { addWorkplace, expect, leaveReview, test } from '../fixtures.ts';
import { type Meddler, meddlers } from '../meddlers.ts';
import { people, test as testOfPeople, untilLoaded } from '../people.ts';
import { pressSubmit, writeReview } from '../review-form.ts';
import { untilTakenOver } from '../take-over.ts';
import { hold } from '../traffic.ts';

const names = Object.keys(meddlers) as Meddler[];

for (const name of names) {
  test(`A review written before the script is stored once where a ${name} has changed the page`, async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    const loadScripts = await openEarly(customer, name, `/review/${user.id}`);
    await writeReview(customer, 'Kind and quick', { name: 'Ida', stars: '4 stars' });
    await customer.getByLabel('Location').fill('Porto');
    loadScripts();
    await untilTakenOver(customer);
    await expect(customer.getByText('Good', { exact: true })).toBeVisible();
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await (await page.request.get('/api/reviews')).json()).toEqual([
      expect.objectContaining({
        rating: 4,
        comment: 'Kind and quick',
        customerName: 'Ida',
        customerLocation: 'Porto',
      }),
    ]);
    expectNoCrash(consoleErrors);
  });

  for (const [path, fields] of [
    ['/login', ['Username', 'Password']],
    ['/register', ['Full name', 'Username', 'Email', 'Password']],
    ['/forgot-password', ['Email']],
  ] as const)
    test(`What is typed before the script stays on ${path} where a ${name} has changed the page`, async ({
      page,
      consoleErrors,
    }) => {
      const loadScripts = await openEarly(page, name, path);
      for (const field of fields) await page.getByLabel(field, { exact: true }).fill(`${field} 1`);
      loadScripts();
      await untilTakenOver(page);
      for (const field of fields)
        await expect(page.getByLabel(field, { exact: true })).toHaveValue(`${field} 1`);
      expectNoCrash(consoleErrors);
    });
}

test('What was written before the script is there again after a reload, once the script has run', async ({
  user,
  customer,
  consoleErrors,
}) => {
  const loadScripts = await openEarly(customer, 'passwordManager', `/review/${user.id}`);
  await writeReview(customer, 'Kind and quick', { name: 'Ida', stars: '4 stars' });
  loadScripts();
  await untilTakenOver(customer);
  await customer.reload();
  await expect(customer.getByLabel('Your review')).toHaveValue('Kind and quick');
  await expect(customer.getByLabel('Your name')).toHaveValue('Ida');
  await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await customer.goto('/help');
  await customer.goBack();
  await expect(customer.getByLabel('Your review')).toHaveValue('');
  expectNoCrash(consoleErrors);
});

test('The app works under a translator: search, filter, add, edit and delete, tabs, menus and toasts', async ({
  app,
  page,
  user,
  consoleErrors,
}) => {
  await addWorkplace(page, 'Blue Door', 'Lisbon');
  for (const [comment, rating] of [
    ['A warm welcome', 5],
    ['The soup was cold', 2],
  ] as const)
    await leaveReview(app, user.id, { comment, rating });
  await page.addInitScript(meddlers.translator);
  await page.goto('/dashboard');
  await untilTakenOver(page);
  await page.getByRole('button', { name: 'More insights' }).click();
  await page.getByRole('link', { name: 'My Reviews' }).first().click();
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('5');
  await expect(page.getByText('The soup was cold')).toBeHidden();
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('');
  await page.getByRole('searchbox').fill('soup', { force: true });
  await expect(page.getByText('A warm welcome')).toBeHidden();
  await expect(page.locator('mark')).toHaveText('soup');
  await page.getByRole('searchbox').fill('', { force: true });
  await expect(page.getByText('A warm welcome')).toBeVisible();
  await page
    .getByRole('button', { name: /^Pin review/ })
    .first()
    .click();

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Edit Blue Door' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Save|Update/ })
    .click();
  await expect(page.getByText('Workplace name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Red Door');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Save|Update/ })
    .click();
  await expect(page.getByText('Workplace updated successfully').first()).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete Red Door' }).click();
  await expect(page.getByText('Workplace deleted successfully').first()).toBeVisible();
  await page.goto('/pricing');
  await page
    .getByRole('button', { name: /Upgrade/ })
    .first()
    .click();
  await expect(page).toHaveURL(/test-payment|subscribe/);
  expectNoCrash(consoleErrors);
});

for (const person of people)
  testOfPeople(
    `No page that is seen as ${person} breaks under a translator`,
    async ({ open, consoleErrors }) => {
      for await (const { page, name } of open(person, translate))
        await testOfPeople.step(name, async () => {
          await untilLoaded(page);
          await expect
            .soft(page.getByText('Loading issue detected').filter({ visible: true }))
            .toHaveCount(0);
          await expect.soft(page.locator('#root > *').first()).toBeAttached();
        });
      expectNoCrash(consoleErrors);
    },
  );

async function translate(tab: Page): Promise<void> {
  await tab.addInitScript(meddlers.translator);
}

async function openEarly(page: Page, name: Meddler, path: string): Promise<() => void> {
  await page.addInitScript(meddlers[name]);
  const loadScripts = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return loadScripts;
}

/** A page that is rendered anew says so, and the browser what the server refused; nothing else may be wrong. */
function expectNoCrash(errors: string[]): void {
  const isExpected = /rendered anew|^Failed to load resource/;
  expect(errors.splice(0).filter((error) => !isExpected.test(error))).toEqual([]);
}
