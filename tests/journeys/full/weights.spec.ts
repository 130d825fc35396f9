import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('The review page loads only the scripts in its HTML until the load event; its lookups and what is loaded while writing are 8 KB at most', async ({
  page,
  user,
  customer,
}) => {
  const added = await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  const { id } = await added.json();
  const html = await (await customer.goto(`/review/${user.id}/${id}`))?.text();
  await expect(customer.getByRole('radio')).toHaveCount(5);
  await customer.getByLabel('Your review').focus();
  const later = async () => (await loads(customer)).filter(({ isLate }) => isLate);
  const paths = async () => (await later()).map(({ path }) => path).join(' ');
  for (const part of [`/api/users/${user.id}`, `/api/workplaces/${id}`, 'ThankYou'])
    await expect.poll(paths).toContain(part);
  await customer.waitForLoadState('networkidle');

  const early = (await loads(customer)).filter(({ isLate }) => !isLate);
  expect(early.map(({ path }) => path).sort()).toEqual(scriptsIn(html).sort());
  const bytes = (await later()).reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes).toBeLessThan(8_000);
});

test('A visitor’s page loads only the scripts and the voice in its HTML until the load event, and makes no API call', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/pricing']) {
    const html = await (await page.goto(path))?.text();
    await page.waitForLoadState('networkidle');
    const loaded = await loads(page);
    const early = loaded.filter(({ isLate }) => !isLate).map((load) => load.path);
    const [voice = ''] = /\/assets\/goodword-voice-[^"]+/.exec(html ?? '') ?? [];
    const expected = new Set([voice, ...scriptsIn(html)]);
    expect([...new Set(early).add(voice)].sort()).toEqual([...expected].sort());
    expect(loaded.filter((load) => load.path.startsWith('/api/'))).toEqual([]);
  }
});

test('The dashboard loads only the scripts in its HTML until the load event', async ({ page, signUp }) => {
  await signUp();
  for (const path of ['/', '/dashboard']) {
    const answer = await page.goto(path);
    await page.waitForLoadState('networkidle');
    const early = (await loads(page)).filter((load) => !load.isLate && load.path.endsWith('.js'));
    const scripts = early.map((load) => load.path).sort();
    expect(scripts).toEqual(scriptsIn((await answer?.text()) ?? '').sort());
    expect(await weightOf(page, scripts)).toBeLessThan(120_000);
  }
});

test('The account menu loads on hover and opens on the first press', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  const asked = listen(page);
  const account = page.getByRole('button', { name: /your account/ });
  await account.hover();
  await expect.poll(() => asked.join()).toContain('AccountMenu');
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await account.click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('A menu whose code fails to load shows an error, and the page stays', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.route('**/assets/AccountMenu-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your account/ }).click();
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toasts).toContainText('Loading issue detected. Please refresh the page.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const error of consoleErrors.splice(0)) expect(error).toContain('404');
});

/** Transferred bytes, with Brotli. */
async function weightOf(page: Page, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const answer = await page.request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    bytes += Number(answer.headers()['content-length']);
  }
  return bytes;
}

/** What the page has loaded, headers included, and whether that began after its load event. */
function loads(page: Page): Promise<{ path: string; bytes: number; isLate: boolean }[]> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return loaded.map(({ name, transferSize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: transferSize,
      isLate: startTime >= (document?.loadEventStart ?? 0),
    }));
  });
}

/** Records requested paths, in order. What prepares for offline use comes after the page has loaded. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/prepare-for-offline-')) asked.push(pathname);
  });
  return asked;
}

function scriptsIn(text = ''): string[] {
  return [...new Set([...text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
}
