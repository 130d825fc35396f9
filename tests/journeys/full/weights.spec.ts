import type { Page } from '@playwright/test';
import { addWorkplace, expect, test } from '../fixtures.ts';

test('The review page loads only the scripts in its HTML until the load event; its lookups and what is loaded while writing are 8 KB at most', async ({
  page,
  user,
  customer,
}) => {
  const id = await addWorkplace(page, 'Blue Door');
  const html = await (await customer.goto(`/review/${user.id}/${id}`))?.text();
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

function scriptsIn(text = ''): string[] {
  return [...new Set([...text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
}
