import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';

// Without the service worker, Playwright can intercept the requests for pages and scripts.
test.use({ serviceWorkers: 'block' });

const sentence = 'Your browser is too old for this page. Please update it or use another one.';

/** What a browser that is older than ours can't do. */
const browsers: [lack: string, age: (page: Page) => Promise<unknown>][] = [
  ['a function', (page) => page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))],
  ['another function', (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))],
  [
    'the syntax',
    (page) =>
      page.route('**/assets/react-*.js', (route) =>
        route.fulfill({ body: '}', contentType: 'text/javascript' }),
      ),
  ],
  ['modules', withoutModules],
];

/** Browsers skip scripts of a type that they don't know. */
async function withoutModules(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('type="module"', 'type="unknown"');
      await route.fulfill({ response: answer, body });
    },
  );
}

for (const [lack, age] of process.env.FULL
  ? browsers
  : [browsers[0], browsers[3]].flatMap((it) => (it ? [it] : [])))
  test.describe(`In a browser that lacks ${lack}`, () => {
    test('pages that need their script say that it is too old', async ({
      page,
      newVisitor,
      signUp,
      consoleErrors,
    }) => {
      await signUp();
      const visitor = await newVisitor();
      for (const [tab, path, button] of [
        [visitor, '/login', 'Sign in'],
        [visitor, '/register', 'Create account'],
        [visitor, '/reset-password?token=abc', null],
        [visitor, '/my-review', null],
        [page, '/dashboard', null],
      ] as const) {
        await age(tab);
        await tab.goto(path);
        await expect(tab.getByRole('alert')).toHaveText(sentence);
        await expect(tab.getByText('Taking longer than usual.')).toBeHidden();
        if (button) await expect(tab.getByRole('button', { name: button, exact: true })).toBeDisabled();
      }
      await visitor.goto('/login?lang=de');
      await expect(visitor.getByRole('alert')).toHaveText(/Ihr Browser ist zu alt/);
      consoleErrors.splice(0);
    });

    test('the customer’s review arrives', async ({ context, user, customer, consoleErrors }) => {
      await age(customer);
      await customer.goto(`/review/${user.id}`);
      await customer.waitForLoadState();
      await writeReview(customer, 'Written on an old phone.');
      await pressSubmit(customer);
      await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      const reviews = await (await context.request.get('/api/reviews')).json();
      expect(reviews).toMatchObject([{ comment: 'Written on an old phone.' }]);
      consoleErrors.splice(0);
    });
  });

test('What a customer typed is not found on the phone once the browser itself has posted it', async ({
  page,
  user,
  customer,
  consoleErrors,
}) => {
  await customer.route('**/assets/de-review-main-*.js', (route) => route.abort());
  await customer.goto(`/review/${user.id}?lang=de`);
  await expect(customer.locator('#failure')).toBeVisible();
  await customer.locator('[name=rating][value="5"]').check({ force: true });
  await customer.locator('[name=comment]').fill('Sehr freundlich');
  await customer.locator('[name=customerName]').fill('Ida');
  const drafts = () => customer.evaluate(() => JSON.stringify(sessionStorage));
  expect(await drafts()).toContain('Sehr freundlich');
  await customer.locator('[type=submit]').click();
  await customer.waitForURL((url) => url.pathname === `/review/${user.id}`);
  await expect(customer.locator('form')).toHaveCount(0);
  expect(await drafts()).not.toContain('Sehr freundlich');
  expect(await (await page.request.get('/api/reviews')).json()).toHaveLength(1);
  consoleErrors.splice(0);
});
