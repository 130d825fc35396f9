import type { Page } from '@playwright/test';
import { commentsOf, expect, NIGHT, test } from './fixtures.ts';
import { pressSubmit, thanks, writeReview } from './review-form.ts';
import { toastOn } from './shell.ts';
import { hold } from './traffic.ts';

test.use({ expectedErrors: /by the test|ERR_FAILED|AbortController|Failed to (load|fetch)|rendered anew/ });

const sentence = 'Loading issue detected. Please refresh the page.';

test('A page whose code fails to load shows an error between header and footer, and Refresh loads it', async ({
  page,
  signUp,
}) => {
  await signUp();
  let isBroken = true;
  await page.route('**/assets/ReviewsPage-*.js', (route) => (isBroken ? route.abort() : route.fallback()));
  for (const open of [
    () => page.goto('/reviews'),
    async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'My Reviews' }).first().click();
    },
  ]) {
    isBroken = true;
    await open();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    await expect(page.getByRole('banner')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'My Reviews' })).toBeVisible();
  }
});

test('Global errors are only logged', NIGHT, async ({ page, signUp, consoleErrors }) => {
  await signUp();
  await page.goto('/reviews');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by the test');
    });
    void Promise.reject(new Error('rejected by the test'));
  });
  await expect.poll(() => consoleErrors.join()).toMatch(/thrown by the test/);
  await expect.poll(() => consoleErrors.join()).toMatch(/rejected by the test/);
  await expect(toastOn(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
});

test('A page whose script does not come offers to reload after ten seconds', async ({
  page,
  newVisitor,
  signUp,
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
  }
});

test('Without scripts, a page that needs them says so, and shows no form that cannot work', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: app.url });
  for (const [path, note] of [
    ['/login', "Signing in needs JavaScript. Your customers' page works without."],
    ['/dashboard', 'This page needs JavaScript.'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toBeVisible();
    expect(await page.locator('noscript p').innerText()).toBe(note);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('Taking longer than usual.')).toBeHidden();
  }
  await page.goto('/');
  await expect(page.locator('noscript')).toHaveCount(0);
  await page.close();
});

function fail(): never {
  throw new Error('broken by the test');
}

test.describe('Where something throws on the review page, the sentence shows, and the form keeps its text and can be sent:', () => {
  const cases: [moment: string, breakPage: string, cause?: (customer: Page) => Promise<void>][] = [
    ['before React takes over', 'JSON.parse = fail'],
    ['in the first effects', "Object.defineProperty(document, 'title', { set: fail })"],
    ['while the form is read, by any code', 'window.FormData = function () { fail() }'],
    [
      'when React adds an element',
      `const create = document.createElement.bind(document);
       Document.prototype.createElement = (name) => name === 'p' ? fail() : create(name)`,
      async (customer) => {
        await customer.getByLabel('Your name').fill('');
        await pressSubmit(customer);
      },
    ],
  ];
  for (const [moment, breakPage, cause] of process.env.FULL ? cases : cases.slice(0, 1))
    test(moment, async ({ context, user, customer, consoleErrors }) => {
      await customer.addInitScript(`{ ${fail}; ${breakPage}; }`);
      const release = await hold(customer, '**/assets/review-*.js');
      await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
      await writeReview(customer, 'Typed before it broke.');
      release();
      await customer.waitForLoadState();
      await cause?.(customer);
      await expect(customer.getByRole('alert')).toHaveText(sentence);
      await expect(customer.getByLabel('Your review')).toHaveValue('Typed before it broke.');
      expect(consoleErrors.join()).toContain('broken by the test');

      await customer.getByLabel('Your name').fill('Noor');
      await pressSubmit(customer);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(context)).toEqual(['Typed before it broke.']);
    });
});

const later: [part: string, breakPart: string][] = [
  ['Submit Review itself', 'window.AbortController = undefined'],
  ['the thank-you', 'window.scrollTo = fail'],
  ['the browser’s animations', 'document.startViewTransition = fail'],
  ['the browser’s history', 'history.replaceState = fail'],
];
for (const [part, breakPart] of process.env.FULL ? later : later.slice(0, 2))
  test(`A review arrives and is thanked for, even if ${part} throws`, async ({ context, user, customer }) => {
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'Sent all the same.');
    await customer.evaluate(`{ ${fail}; ${breakPart}; }`);
    await pressSubmit(customer);
    await expect(thanks(customer)).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Submit Review' })).toHaveCount(0);
    expect(await commentsOf(context)).toEqual(['Sent all the same.']);
  });

test(
  'A toast says what failed even if the network went before anything was pressed',
  NIGHT,
  async ({ page, context, signUp }) => {
    await signUp();
    await page.goto('/pricing');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Upgrade to Annual' }).click();
    for (const text of ['Checkout failed', 'Please try again later', "You're offline."])
      await expect(toastOn(page).getByText(text, { exact: true })).toBeVisible();
  },
);

test(
  'A menu whose code fails to load shows an error, and the page stays',
  NIGHT,
  async ({ page, signUp }) => {
    await signUp();
    await page.route('**/assets/AccountMenu-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /your account/ }).click();
    await expect(toastOn(page)).toContainText(sentence);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
