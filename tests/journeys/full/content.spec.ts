import type { Page } from '@playwright/test';
import { sidewaysOverflow } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';

const contentPages = ['/', '/media', '/terms', '/privacy', '/help'];

test('Help answers open and close with the keyboard, and by a link from another page or the same one', async ({
  page,
}) => {
  await page.goto('/help');
  const answer = page.getByText('Print it at least 3 cm');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: "My code doesn't scan" }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  await page.goto('/help#printed-card');
  await expect(page.getByText('They keep working.')).toBeInViewport();
  await page.getByText('How do I delete my account?').click();
  await page.getByRole('link', { name: 'cancel it' }).click();
  await expect(page).toHaveURL('/help#cancel');
  await expect(page.getByText("and won't renew.")).toBeInViewport();
});

test('The privacy policy names what the browser stores, and a customer gets no cookie', async ({
  page,
  user,
  customer,
}) => {
  await page.goto('/privacy');
  const chapter = page.getByRole('region', { name: 'In your browser' });
  const named = await chapter.getByRole('code').allTextContents();
  expect(named.join(', ')).toBe(
    'session, __Host-session, language, passkey-sign-in, __Host-passkey-sign-in, user, shown-codes, review:, goodword, review-links, push, passkey-offer, sign-out-pending, install-dismissed',
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['session', true]]);
  const days = ((cookies[0]?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(named).toEqual(expect.arrayContaining(await page.evaluate(() => Object.keys(localStorage))));

  await customer.goto(`/review/${user.id}`);
  await customer.getByLabel('Your review').fill('Half of a thought');
  expect(await customer.context().cookies()).toEqual([]);
  expect(await customer.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await customer.evaluate(() => Object.keys(sessionStorage))).toEqual([`review:${user.id}/`]);
});

test('Every link and anchor on the content pages has an existing target', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp();
  const visitor = await newVisitor();
  const links = new Set<string>();
  for (const path of contentPages) {
    await visitor.goto(path);
    for (const link of await linksOn(visitor)) links.add(link);
  }
  const pages = Map.groupBy([...links], (link) => link.split('#', 1)[0] ?? '');
  expect(pages.size).toBeGreaterThan(8);
  for (const [path, toPath] of pages) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    const anchors = toPath.flatMap((link) => link.split('#')[1] ?? []);
    if (anchors.length === 0) continue;
    // Signed-in users see a different home page, and only they can open the settings.
    const tab = path === '/' ? visitor : page;
    await tab.goto(path);
    for (const anchor of anchors)
      await expect(tab.locator(`[id="${anchor}"]`), `${path}#${anchor}`).toHaveCount(1);
  }
});

test('A phone’s first screen of the landing page is a letter with its stars, without scripts too, and the action covers nothing at the end', async ({
  browser,
  app,
}) => {
  const phone = { baseURL: app.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await browser.newPage({ ...phone, javaScriptEnabled: false });
  await visitor.goto('/');
  const letter = visitor.getByRole('article').first();
  const stars = visitor.getByRole('group', { name: 'How did Maya do?' });
  const action = visitor.getByRole('link', { name: 'Start collecting, free' });
  for (const shown of [letter, stars, action]) await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(letter).toContainText('Daniel');
  const filled = 'rgb(251, 172, 22)';
  for (const star of await stars.locator('svg').all()) await expect(star).toHaveCSS('fill', filled);
  expect(await visitor.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3.5 * 844);

  await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(action).toBeInViewport({ ratio: 1 });
  const edges = await visitor.evaluate(() =>
    ['#start', 'main [href="/register"]:not([hidden])', 'footer'].map(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .find((found) => found.checkVisibility())
          ?.getBoundingClientRect().top,
    ),
  );
  expect(edges, 'content, action, footer').toEqual(edges.toSorted((a = 0, b = 0) => a - b));
  const footer = visitor.getByRole('contentinfo');
  const heights = await footer
    .locator('li a, nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights), 'As high as a thumb').toBeGreaterThanOrEqual(44);
  await visitor.setViewportSize({ width: 640, height: 360 });
  await expect(action).toHaveCSS('position', 'static');
  await visitor.close();
});

test('The API documentation opens in the browser, on a phone too', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: /POST .*reviews.*submit/ }).click();
  await expect(page.getByText('Idempotency-Key').last()).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
});

/** Internal links, with their paths. */
function linksOn(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((all) =>
    all.flatMap((link) => {
      const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? [pathname + hash] : [];
    }),
  );
}
