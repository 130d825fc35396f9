import { newRegistration } from '#server/demo/cast.ts';
import { expect, test } from './fixtures.ts';
import { meddlers } from './meddlers.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { untilTakenOver } from './take-over.ts';
import { hold, requestsTo } from './traffic.ts';

test('A review written before the script is stored once where a password manager has changed the page, with what is typed on', async ({
  page,
  user,
  customer,
  consoleErrors,
}) => {
  await customer.addInitScript(meddlers.passwordManager);
  const loadScripts = await hold(customer, '**/assets/*.js');
  const sent = requestsTo(customer, 'POST', '/api/reviews/submit');
  await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
  await writeReview(customer, 'Kind and quick', { name: 'Ida', stars: '4 stars' });
  const key = await customer.locator('[name=idempotencyKey]').inputValue();
  await customer.getByLabel('Your review').press('End');
  loadScripts();
  await untilTakenOver(customer);
  await expect(customer.getByLabel('Your review')).toBeFocused();
  await customer.keyboard.type(', as always');
  await expect(customer.getByText('Good', { exact: true })).toBeVisible();
  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(sent.map((request) => request.headers()['idempotency-key'])).toEqual([key]);
  expect(await (await page.request.get('/api/reviews')).json()).toEqual([
    expect.objectContaining({ rating: 4, comment: 'Kind and quick, as always', customerName: 'Ida' }),
  ]);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('rendered anew')]);
});

test('A translated review page that was submitted without stars takes them, and sends the review once', async ({
  page,
  user,
  customer,
  consoleErrors,
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
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(customer.getByText('Your words are on their way')).toBeVisible();
  expect(await (await page.request.get('/api/reviews')).json()).toHaveLength(1);
  // None if React was faster than the translator.
  for (const error of consoleErrors.splice(0)) expect(error).toContain('rendered anew');
});

const untouched = () => {};

for (const { state, atSignUp, atSignIn, renderedAnew } of [
  { state: 'an unchanged page', atSignUp: untouched, atSignIn: untouched, renderedAnew: 0 },
  {
    state: 'a changed page',
    atSignUp: meddlers.wrapper,
    atSignIn: meddlers.passwordManager,
    renderedAnew: 2,
  },
])
  test(`What is typed before the script into ${state} is kept and sent, at registration and sign-in`, async ({
    page,
    newVisitor,
    consoleErrors,
  }) => {
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
    expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({
      username: form.username,
      email: form.email,
      industry: form.industry,
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
    expect(consoleErrors.splice(0)).toEqual(
      Array(renderedAnew).fill(expect.stringContaining('rendered anew')),
    );
  });
