import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('Every link and anchor on the content pages has an existing target', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp();
  const visitor = await newVisitor();
  const links = new Set<string>();
  for (const path of ['/', '/media', '/terms', '/privacy', '/help']) {
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
    for (const anchor of anchors) {
      await expect(tab.locator(`[id="${anchor}"]`), `${path}#${anchor}`).toHaveCount(1);
    }
  }
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
