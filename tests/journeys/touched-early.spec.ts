import type { Page } from '@playwright/test';
import { newRegistration } from '#server/demo/cast.ts';
import { addWorkplace, expect, leaveReview, NIGHT, reviewsOf } from './fixtures.ts';
import { type Meddler, meddlers } from './meddlers.ts';
import { people, test, untilLoaded } from './people.ts';
import { pressSubmit, sendReview, thanks, writeReview } from './review-form.ts';
import { untilTakenOver } from './shell.ts';
import { hold, requestsTo } from './traffic.ts';

/** A page that is rendered anew says so; nothing else may be wrong. */
test.use({ expectedErrors: /rendered anew|^Failed to load resource/ });

for (const name of Object.keys(meddlers) as Meddler[]) {
  const details = name === 'passwordManager' ? {} : NIGHT;
  test(
    `A review written before the script is stored once where a ${name} has changed the page, with what is typed on`,
    details,
    async ({ page, user, customer }) => {
      const loadScripts = await openEarly(customer, name, `/review/${user.id}`);
      const sent = requestsTo(customer, 'POST', '/api/reviews/submit');
      await writeReview(customer, 'Kind and quick', { name: 'Ida', stars: '4 stars' });
      await customer.getByLabel('Location').fill('Porto');
      const key = await customer.locator('[name=idempotencyKey]').inputValue();
      await customer.getByLabel('Your review').press('End');
      loadScripts();
      await untilTakenOver(customer);
      await expect(customer.getByLabel('Your review')).toBeFocused();
      await customer.keyboard.type(', as always');
      await expect(customer.getByText('Good', { exact: true })).toBeVisible();
      await pressSubmit(customer);
      await expect(thanks(customer)).toBeVisible();
      expect(sent.map((request) => request.headers()['idempotency-key'])).toEqual([key]);
      const words = { rating: 4, comment: 'Kind and quick, as always', customerLocation: 'Porto' };
      expect(await reviewsOf(page)).toEqual([expect.objectContaining({ ...words, customerName: 'Ida' })]);
    },
  );
}

test('A translated review page that was submitted without stars takes them, and sends the review once', async ({
  page,
  user,
  customer,
}) => {
  await customer.addInitScript(meddlers.translator);
  await customer.goto(`/review/${user.id}`);
  await customer.getByLabel('Your review').fill('Kind and quick');
  await customer.getByLabel('Your name').fill('Ida');
  await pressSubmit(customer);
  await expect(customer.getByText('Please choose a rating')).toBeVisible();
  await customer.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expect(customer.getByText('Please choose a rating')).toBeHidden();
  await expect(customer.getByText('Good', { exact: true })).toBeVisible();
  await pressSubmit(customer);
  await expect(thanks(customer)).toBeVisible();
  expect(await reviewsOf(page)).toHaveLength(1);
});

test(
  'What was written before the script is there again after a reload, and gone once it was sent',
  NIGHT,
  async ({ user, customer }) => {
    const loadScripts = await openEarly(customer, 'passwordManager', `/review/${user.id}`);
    await writeReview(customer, 'Kind and quick', { name: 'Ida', stars: '4 stars' });
    loadScripts();
    await untilTakenOver(customer);
    await customer.reload();
    await expect(customer.getByLabel('Your review')).toHaveValue('Kind and quick');
    await expect(customer.getByLabel('Your name')).toHaveValue('Ida');
    await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await sendReview(customer, 'Kind and quick');
    await customer.goto('/help');
    await customer.goBack();
    await expect(customer.getByLabel('Your review')).toHaveValue('');
  },
);

const atEntrance: [state: string, details: object, atSignUp: () => void, atSignIn: () => void][] = [
  ['an unchanged page', {}, () => {}, () => {}],
  ['a changed page', NIGHT, meddlers.wrapper, meddlers.passwordManager],
];
for (const [state, details, atSignUp, atSignIn] of atEntrance)
  test(
    `What is typed before the script into ${state} is kept and sent, at registration and sign-in`,
    details,
    async ({ page, newVisitor }) => {
      const form = { ...newRegistration(), industry: 'Hair & Beauty' };
      await page.addInitScript(atSignUp);
      const loadScripts = await hold(page, '**/assets/*.js');
      await page.goto('/register', { waitUntil: 'commit' });
      await page.getByLabel('Full name').fill(form.fullName);
      await page.getByLabel('Username').fill(form.username);
      await page.getByLabel('Email').fill(form.email);
      await page.getByLabel('Password', { exact: true }).fill(form.password);
      await page.getByLabel('Industry').selectOption(form.industry);
      loadScripts();
      await page.locator('form').getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/dashboard');
      const { username, email, industry } = form;
      expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({
        username,
        email,
        industry,
      });

      const visitor = await newVisitor();
      await visitor.addInitScript(atSignIn);
      const loadScriptsAgain = await hold(visitor, '**/assets/*.js');
      await visitor.goto('/login', { waitUntil: 'commit' });
      await visitor.getByLabel('Username').fill(form.username);
      await visitor.getByLabel('Password', { exact: true }).fill(form.password);
      loadScriptsAgain();
      await visitor.getByRole('button', { name: 'Sign in' }).click();
      await expect(visitor).toHaveURL('/dashboard');
    },
  );

test(
  'The app works under a translator: search, filter, add, edit and delete, tabs, menus and toasts',
  NIGHT,
  async ({ app, page, user }) => {
    await addWorkplace(page, 'Blue Door', 'Lisbon');
    await leaveReview(app, user.id, { comment: 'A warm welcome', rating: 5 });
    await leaveReview(app, user.id, { comment: 'The soup was cold', rating: 2 });
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
    const save = page.getByRole('dialog').getByRole('button', { name: /Save|Update/ });
    await page.getByLabel('Name', { exact: true }).fill('');
    await save.click();
    await expect(page.getByText('Workplace name is required')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Red Door');
    await save.click();
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
  },
);

for (const person of people)
  test(`No page that is seen as ${person} breaks under a translator`, NIGHT, async ({ open }) => {
    const translate = (tab: Page) => tab.addInitScript(meddlers.translator);
    for await (const { page, name } of open(person, translate))
      await test.step(name, async () => {
        await untilLoaded(page);
        await expect.soft(page.getByText('Loading issue detected').filter({ visible: true })).toHaveCount(0);
        await expect.soft(page.locator('#root > *').first()).toBeAttached();
      });
  });

async function openEarly(page: Page, name: Meddler, path: string): Promise<() => void> {
  await page.addInitScript(meddlers[name]);
  const loadScripts = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return loadScripts;
}
