import type { Page } from '@playwright/test';
import { commentsOf, expect, test } from './fixtures.ts';
import { sendReview } from './review-form.ts';

test.use({ expectedErrors: /^/ });

const sentence = 'Your browser is too old for this page. Please update it or use another one.';

/** What a browser that is older than ours can't do. */
const browsers: [lack: string, age: (page: Page) => Promise<unknown>][] = [
  ['modules', withoutModules],
  ['a function', (page) => page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))],
  ['another function', (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))],
  [
    'the syntax',
    (page) =>
      page.route('**/assets/shared-*.js', (route) =>
        route.fulfill({ body: '}', contentType: 'text/javascript' }),
      ),
  ],
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

for (const [lack, age] of process.env.FULL ? browsers : browsers.slice(0, 1))
  test(`In a browser that lacks ${lack}, the customer’s review arrives, and pages that need their script say that it is too old`, async ({
    page,
    newVisitor,
    user,
  }) => {
    const visitor = await newVisitor();
    await age(visitor);
    await visitor.goto(`/review/${user.id}`);
    await visitor.waitForLoadState();
    await sendReview(visitor, 'Written on an old phone.');
    expect(await commentsOf(page)).toEqual(['Written on an old phone.']);

    await age(page);
    for (const [tab, path, button] of [
      [visitor, '/login', 'Sign in'],
      [visitor, '/register', 'Create account'],
      [visitor, '/reset-password?token=abc', null],
      [visitor, '/my-review', null],
      [page, '/dashboard', null],
    ] as const) {
      await tab.goto(path);
      await expect(tab.getByRole('alert')).toHaveText(sentence);
      await expect(tab.getByText('Taking longer than usual.')).toBeHidden();
      if (button) await expect(tab.getByRole('button', { name: button, exact: true })).toBeDisabled();
    }
    await visitor.goto('/login?lang=de');
    await expect(visitor.getByRole('alert')).toHaveText(/Ihr Browser ist zu alt/);
  });

test('What a customer typed is not found on the phone once the browser itself has posted it', async ({
  page,
  user,
  customer,
}) => {
  await customer.route('**/assets/de-*.js', (route) => route.abort());
  await customer.goto(`/review/${user.id}?lang=de`);
  await expect(customer.locator('#failure')).toBeVisible();
  await customer.locator('[name=rating][value="5"]').check({ force: true });
  await customer.locator('[name=comment]').fill('Sehr freundlich');
  await customer.locator('[name=customerName]').fill('Ida');
  const drafts = () => customer.evaluate(() => JSON.stringify(sessionStorage));
  expect(await drafts()).toContain('Sehr freundlich');
  await customer.locator('[type=submit]').click();
  await customer.waitForURL((url) => url.pathname === `/review/${user.id}`);
  await expect(customer.getByLabel('Your review')).toHaveCount(0);
  expect(await drafts()).not.toContain('Sehr freundlich');
  expect(await commentsOf(page)).toHaveLength(1);
});
