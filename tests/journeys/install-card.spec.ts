import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, NIGHT, test } from './fixtures.ts';
import { pressSubmit, sendReview, thanks, writeReview } from './review-form.ts';
import { notifications } from './shell.ts';
import { hold, pendingRequests, requestsTo } from './traffic.ts';

test('The install card appears 3 seconds after the browser’s install prompt, and its button accepts it', async ({
  page,
}) => {
  await openWithPausedClock(page, '/');
  expect(await offerToInstall(page)).toBe('kept');
  await page.clock.runFor(2_900);
  await expectNoCard(page);
  await page.clock.runFor(200);
  await expect(cardOn(page).getByRole('button')).toHaveText(['Install', 'Not now']);
  await expect(page.locator(':focus')).toHaveCount(0);

  await cardOn(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'once');
  await expect(cardOn(page)).toHaveCount(0);
});

test('The install card stays hidden while a customer writes, and appears once after the thank-you', async ({
  user,
  customer,
}) => {
  const loaded = requestsTo(customer, 'GET', '/manifest.webmanifest');
  await pauseClock(customer);
  await customer.goto(`/review/${user.id}`);
  await writeReview(customer, 'Lovely.');
  expect(await offerToInstall(customer)).toBe('kept');
  await customer.clock.runFor(20_000);
  await expectNoCard(customer);
  expect(loaded).toHaveLength(0);
  await pressSubmit(customer);
  await expect(thanks(customer)).toBeVisible();
  await customer.clock.runFor(2_900);
  await expectNoCard(customer);
  await customer.clock.runFor(200);
  await expect(cardOn(customer).getByRole('button')).toHaveText(['Install', 'Not now']);
  await cardOn(customer).getByRole('button', { name: 'Not now' }).click();
  await expect(cardOn(customer)).toHaveCount(0);

  await customer.reload();
  await sendReview(customer, 'Lovely once more.');
  await customer.clock.runFor(20_000);
  await expectNoCard(customer);
});

test.describe('At night', NIGHT, () => {
  test('The install card uses a prompt that the browser offered before the page was rendered', async ({
    page,
  }) => {
    await pauseClock(page);
    const release = await hold(page, '**/assets/ForgotPasswordPage*.js');
    const asked = page.waitForRequest('**/assets/ForgotPasswordPage*.js');
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    await asked;
    // The page's code is asked for while the app's own is still on its way.
    await expect.poll(() => offerToInstall(page)).toBe('kept');
    release();
    await untilRendered(page);
    // The card's own code may still be on its way, and begins to wait when it is there.
    await expect(async () => {
      await page.clock.runFor(3_100);
      await expect(cardOn(page).getByRole('button', { name: 'Install' })).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('Without a browser prompt, the install card appears after 5 seconds and explains the menu', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/');
    await page.clock.runFor(4_900);
    await expectNoCard(page);
    await page.clock.runFor(200);
    await expect(cardOn(page)).toContainText("browser's menu");
    await expect(cardOn(page).getByRole('button')).toHaveText(['Not now']);

    // A late prompt replaces the explanation.
    await offerToInstall(page);
    await expect(cardOn(page).getByRole('button')).toHaveText(['Install', 'Not now']);
  });

  test('After the app was installed, and in the installed app, the install card stays hidden', async ({
    page,
    newVisitor,
  }) => {
    await openWithPausedClock(page, '/login');
    await untilOffered(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(cardOn(page)).toHaveCount(0);

    const installed = await newVisitor();
    await installed.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === '(display-mode: standalone)' ? real('all') : real(query));
    });
    const onIos = await newVisitor();
    await onIos.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    for (const tab of [page, installed, onIos]) {
      await openWithPausedClock(tab, '/login');
      await offerToInstall(tab);
      await tab.clock.runFor(20_000);
      await expectNoCard(tab);
    }
  });

  test('The install card is in the flow, between the content of a page and its footer, and moves no content', async ({
    page,
    signUp,
  }) => {
    const expectBelowContent = async (path: string) => {
      await openWithPausedClock(page, path);
      const top = () =>
        page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
      const before = await top();
      await untilOffered(page);
      await expect(cardOn(page)).toHaveCSS('position', 'static');
      expect([path, await top()]).toEqual([path, before]);
      const edges = await page.evaluate(() =>
        ['main', '[aria-labelledby=install-title]', 'footer'].flatMap((selector) => {
          const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return top === undefined || bottom === undefined ? [] : [Math.ceil(top), Math.floor(bottom)];
        }),
      );
      expect([path, edges]).toEqual([path, edges.toSorted((a, b) => a - b)]);
    };
    for (const path of ['/', '/login', '/register', '/pricing', '/help']) await expectBelowContent(path);
    await signUp();
    for (const path of ['/dashboard', '/settings', '/print', '/pricing']) await expectBelowContent(path);
  });

  test('The install card after the thank-you is small, covers nothing and passes axe', async ({
    user,
    customer,
  }) => {
    await customer.setViewportSize({ width: 360, height: 640 });
    await pauseClock(customer);
    await customer.goto(`/review/${user.id}`);
    await sendReview(customer, 'Lovely.');
    await untilOffered(customer);
    await expect(cardOn(customer)).toContainText("browser's menu");
    await customer.clock.resume();
    // During the view transition, the page also covers the scrollbar.
    await customer.waitForFunction(() => document.getAnimations().length === 0);
    const end = await customer
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().bottom);
    const { y = 0, height = 0 } = (await cardOn(customer).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(Math.floor(end));
    expect(height).toBeLessThan(200);
    await expectAccessible(customer);
  });

  test('The install card never covers the code shown to customers', async ({ page, signUp }) => {
    await signUp();
    await openWithPausedClock(page, '/show');
    await offerToInstall(page);
    await page.clock.runFor(20_000);
    await expectNoCard(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(cardOn(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/show');
    await expectNoCard(page);
  });

  test.describe('On an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });

    test('the install card explains how: Share, then Add to Home Screen', async ({ page }) => {
      await openWithPausedClock(page, '/');
      await untilOffered(page);
      await expect(cardOn(page)).toContainText(/Share\s*, then Add to Home Screen/);
      await expect(cardOn(page).getByRole('button')).toHaveText(['Not now']);
    });
  });

  test('The install card works with the keyboard, closes on Escape and is not printed', async ({ page }) => {
    await openWithPausedClock(page, '/login');
    await offerToInstall(page);
    await page.clock.runFor(3_100);
    const card = cardOn(page);
    await expect(card).toBeVisible();
    await page.clock.resume();
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: /create/i }).focus();
    while (!(await card.locator(':focus').count())) await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Install' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('install-dismissed'))).not.toBeNull();
  });
});

const pending = new WeakMap<Page, Set<Request>>();

function cardOn(page: Page) {
  return page.getByRole('region', { name: /Install/ });
}

/** Stops the clock, which the test then advances. */
async function pauseClock(page: Page): Promise<void> {
  if (pending.has(page)) return;
  pending.set(page, pendingRequests(page));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await pauseClock(page);
  await page.goto(path);
  await untilRendered(page);
}

/** The notifications appear with the first effects, which also start the card's timers. */
async function untilRendered(page: Page): Promise<void> {
  await notifications(page).waitFor({ state: 'attached' });
}

/** Advances the clock until the card is there; a page that was not taken over yet starts the time late. */
async function untilOffered(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_100);
    await expect(cardOn(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Dispatches `beforeinstallprompt`. @returns whether the app kept the prompt. */
function offerToInstall(page: Page): Promise<'kept' | 'lost'> {
  return page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      const { dataset } = document.documentElement;
      dataset.prompted = dataset.prompted ? 'again' : 'once';
    };
    dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented ? 'kept' : 'lost';
  });
}

/** Waits for pending requests first, since the card's code may be among them. */
async function expectNoCard(page: Page): Promise<void> {
  await expect.poll(() => pending.get(page)?.size).toBe(0);
  await expect(cardOn(page)).toHaveCount(0);
}
