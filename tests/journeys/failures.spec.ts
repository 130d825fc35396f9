import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { toastOn } from './toast.ts';
import { hold } from './traffic.ts';

// Without the service worker, Playwright can intercept the requests for scripts.
test.use({ serviceWorkers: 'block' });

const sentence = 'Loading issue detected. Please refresh the page.';

test('A page whose code fails to load shows an error between header and footer', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  let isBroken = true;
  await page.route('**/assets/ReviewsPage-*.js', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto('/');

  await test.step(`Render failure: ${sentence}`, async () => {
    await page.getByRole('link', { name: 'My Reviews' }).first().click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await test.step('Refresh loads the page', async () => {
    isBroken = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'My Reviews' })).toBeVisible();
    consoleErrors.splice(0);
  });

  await test.step('Global errors are only logged', async () => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by the test');
      });
      void Promise.reject(new Error('rejected by the test'));
    });
    await expect.poll(() => consoleErrors.join()).toMatch(/thrown by the test/);
    await expect.poll(() => consoleErrors.join()).toMatch(/rejected by the test/);
    await expect(toastOn(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
    consoleErrors.splice(0);
  });
});

test('A page whose script does not come offers to reload after ten seconds', async ({
  page,
  newVisitor,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  let isBroken = true;
  for (const [tab, path, shown] of [
    [page, '/dashboard', 'this is your code.'],
    [await newVisitor(), '/login', 'Good to see you'],
  ] as const) {
    isBroken = true;
    await tab.route('**/assets/entry-client-*.js', (route) => (isBroken ? route.abort() : route.fallback()));
    await tab.goto(path);
    await expect(tab.getByText(shown)).toBeVisible();
    const late = tab.getByText('Taking longer than usual. Reload');
    await expect(late).toBeHidden();
    await tab.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().delay === 10_000) animation.finish();
    });
    await expect(tab.getByRole('alert')).toHaveText('Taking longer than usual. Reload');
    isBroken = false;
    await tab.getByRole('link', { name: 'Reload' }).click();
    await expect(late).toHaveCount(0);
    await expect(tab).toHaveURL(path);
  }
  expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('Without scripts, a page that needs them says so', async ({ browser, app }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: app.url });
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toBeVisible();
    expect(await page.locator('noscript p').innerText()).toBe('This page needs JavaScript.');
    await expect(page.getByText('Taking longer than usual.')).toBeHidden();
  }
  await page.goto('/');
  await expect(page.locator('noscript')).toHaveCount(0);
  await page.close();
});

test.describe('Whatever throws on the review page, the sentence shows, and the form keeps its text and can be sent:', () => {
  const cases: [moment: string, breakPage: () => void, cause?: (customer: Page) => Promise<void>][] = [
    [
      'before React takes over',
      () => {
        JSON.parse = () => {
          throw new Error('broken by the test');
        };
      },
    ],
    [
      'in the first effects',
      () =>
        Object.defineProperty(document, 'title', {
          set() {
            throw new Error('broken by the test');
          },
        }),
    ],
    [
      'while the form is read, by any code',
      () => {
        window.FormData = class {
          constructor() {
            throw new Error('broken by the test');
          }
        } as unknown as typeof FormData;
      },
    ],
    [
      'when React adds an element',
      () => {
        const create = document.createElement.bind(document);
        Document.prototype.createElement = ((name: string) => {
          if (name === 'p') throw new Error('broken by the test');
          return create(name);
        }) as typeof document.createElement;
      },
      async (customer) => {
        await customer.getByLabel('Your name').fill('');
        await pressSubmit(customer);
      },
    ],
  ];
  for (const [moment, breakPage, cause] of process.env.FULL ? cases : cases.slice(0, 1))
    test(moment, async ({ context, user, customer, consoleErrors }) => {
      await customer.addInitScript(breakPage);
      const release = await hold(customer, '**/assets/review-*.js');
      await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
      await writeReview(customer, 'Typed before it broke.');
      release();
      await customer.waitForLoadState();
      await cause?.(customer);
      await expect(customer.getByRole('alert')).toHaveText(sentence);
      await expect(customer.getByLabel('Your review')).toHaveValue('Typed before it broke.');
      expect(consoleErrors.splice(0).join()).toContain('broken by the test');

      await customer.getByLabel('Your name').fill('Noor');
      await pressSubmit(customer);
      await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      const reviews = await (await context.request.get('/api/reviews')).json();
      expect(reviews).toMatchObject([{ comment: 'Typed before it broke.', customerName: 'Noor' }]);
      consoleErrors.splice(0);
    });
});

test('If Submit Review itself throws, the browser posts the form', async ({
  context,
  user,
  customer,
  consoleErrors,
}) => {
  await customer.goto(`/review/${user.id}`);
  await writeReview(customer, 'Sent all the same.');
  await customer.evaluate(() => {
    window.AbortController = undefined as unknown as typeof AbortController;
  });
  await pressSubmit(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const reviews = await (await context.request.get('/api/reviews')).json();
  expect(reviews).toMatchObject([{ comment: 'Sent all the same.' }]);
  expect(consoleErrors.splice(0).join()).toContain('AbortController');
});

/** What runs after a review has arrived, and may throw. */
const afterwards: [part: string, breakPart: () => void][] = [
  [
    'the thank-you',
    () => {
      window.scrollTo = () => {
        throw new Error('broken by the test');
      };
    },
  ],
  [
    'the browser’s animations',
    () => {
      document.startViewTransition = () => {
        throw new Error('broken by the test');
      };
    },
  ],
  [
    'the browser’s history',
    () => {
      history.replaceState = () => {
        throw new Error('broken by the test');
      };
    },
  ],
];
for (const [part, breakPart] of process.env.FULL ? afterwards : afterwards.slice(0, 1))
  test(`A review that has arrived is thanked for, even if ${part} throws`, async ({
    context,
    user,
    customer,
    consoleErrors,
  }) => {
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'Thanked for.');
    await customer.evaluate(breakPart);
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Submit Review' })).toHaveCount(0);
    const reviews = await (await context.request.get('/api/reviews')).json();
    expect(reviews).toMatchObject([{ comment: 'Thanked for.' }]);
    consoleErrors.splice(0);
  });

test('A toast says what failed even if the network went before anybody touched the page', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
  for (const text of ['Checkout failed', 'Please try again later', "You're offline."])
    await expect(toastOn(page).getByText(text, { exact: true })).toBeVisible();
  consoleErrors.splice(0);
});
