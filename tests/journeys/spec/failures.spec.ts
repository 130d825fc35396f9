import { expect, test } from '../fixtures.ts';
import { pressSubmit, writeReview } from '../review-form.ts';
import { expectToast, toastOn } from '../toast.ts';
import { hold } from '../traffic.ts';

// The browser asks for scripts itself, so that one can fail here.
test.use({ serviceWorkers: 'block' });

const sentence = 'Loading issue detected. Please refresh the page.';

test(`Render failure: a page whose code does not arrive says ${sentence}`, async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  let isBroken = true;
  await page.route('**/assets/ReviewsPage-*.js', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto('/');
  await page.getByRole('link', { name: 'My Reviews' }).first().click();
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  // What is around the page goes on working, and so does the way out.
  await expect(page.getByRole('banner')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'My Reviews' })).toBeVisible();
  consoleErrors.splice(0);
});

for (const [path, chunk] of [
  ['/reviews', 'ReviewsPage'],
  ['/reviews', 'AuthenticatedLayout'],
  ['/', 'DashboardPage'],
  ['/forgot-password', 'ForgotPasswordPage'],
] as const)
  test(`Render failure: ${path} opened without ${chunk} says so too`, async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    if (path !== '/forgot-password') await signUp();
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(sentence);
    expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
  });

test('A dashboard whose script does not come says so', async ({ page, signUp, consoleErrors }) => {
  await signUp();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText(sentence)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(sentence, { timeout: 20_000 });
  expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('A form that fails says why once, in a toast, and keeps what was typed', async ({
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  const visitor = await newVisitor();
  await visitor.goto('/login');
  await visitor.getByLabel('Username').fill(user.username);
  await visitor.getByLabel('Password', { exact: true }).fill('not the password');
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(visitor, 'Login failed', 'Invalid username or password');
  await expect(visitor.getByText('Invalid username or password')).toHaveCount(1);
  await expect(visitor.getByLabel('Password', { exact: true })).toHaveValue('not the password');

  await page.route('**/api/workplaces', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Blue Door');
  await dialog.getByRole('button', { name: 'Add Workplace' }).click();
  await expectToast(page, 'Error', 'Failed to add workplace');
  await expect(page.getByText('Failed to add workplace')).toHaveCount(1);
  await expect(dialog.getByLabel('Name')).toHaveValue('Blue Door');
  consoleErrors.splice(0);
});

test('A review that is refused says why above the fields, beside the toast', async ({
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  const customer = await newVisitor();
  await customer.route('**/api/reviews/submit', (route) =>
    route.fulfill({ status: 400, json: { message: 'Words of the server' } }),
  );
  await customer.goto(`/review/${user.id}`);
  await writeReview(customer, 'Kind and quick.');
  await customer.getByRole('button', { name: 'Submit Review' }).click();
  const alert = customer.locator('form').getByRole('alert');
  await expect(alert).toContainText('Words of the server');
  const [above, field] = await Promise.all([
    alert.boundingBox(),
    customer.getByLabel('Your review').boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(field?.y ?? 0);
  await expect(customer.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Words of the server',
  );
  consoleErrors.splice(0);
});

test(`Render failure: the review page says ${sentence} above a form that keeps what was typed and can be sent`, async ({
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  const customer = await newVisitor();
  // Something of the browser that the drawn page needs is broken.
  await customer.addInitScript(() =>
    Object.defineProperty(document, 'title', {
      set() {
        throw new Error('broken by the test');
      },
    }),
  );
  const release = await hold(customer, '**/assets/review-*.js');
  await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
  await writeReview(customer, 'Typed before it broke.');
  release();
  await expect(customer.getByRole('alert')).toHaveText(sentence);
  await expect(customer.getByLabel('Your review')).toHaveValue('Typed before it broke.');
  expect(consoleErrors.splice(0).join()).toContain('broken by the test');

  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const reviews = await (await page.request.get('/api/reviews')).json();
  expect(reviews.map(({ comment }: { comment: string }) => comment)).toEqual(['Typed before it broke.']);
  consoleErrors.splice(0);
});

test('Global errors are only logged', async ({ page, signUp, consoleErrors }) => {
  await signUp();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('played by the test');
    });
    void Promise.reject(new Error('rejected by the test'));
  });
  await expect.poll(() => consoleErrors.join()).toMatch(/played by the test/);
  await expect.poll(() => consoleErrors.join()).toMatch(/rejected by the test/);
  await expect(toastOn(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  consoleErrors.splice(0);
});
