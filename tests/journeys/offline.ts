import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker controls the page and has cached the visible images. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const shown = [...document.images].map(({ src }) => src);
    const kept = await Promise.all(shown.map((src) => caches.match(src)));
    return !localStorage.getItem('user') || (shown.length > 1 && kept.every(Boolean));
  });
}

export async function expectCode(page: Page): Promise<void> {
  const code = page.getByRole('img', { name: /^QR code/ });
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).toHaveJSProperty('naturalWidth', 250);
}

export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** All cached pages, one after the other. */
export async function cachedTexts(page: Page): Promise<string> {
  const cached = await readCaches(page);
  return cached.flatMap(({ text }) => text ?? []).join();
}

/** The paths in all caches. */
export async function cachedPaths(page: Page): Promise<string[]> {
  return (await readCaches(page)).map(({ path }) => path);
}

function readCaches(page: Page): Promise<{ path: string; text: string | undefined }[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const entries = opened.map(async (cache) =>
      Promise.all(
        (await cache.keys()).map(async (request) => {
          const answer = await cache.match(request);
          const isPage = answer?.headers.get('content-type')?.startsWith('text/html');
          return { path: new URL(request.url).pathname, text: isPage ? await answer?.text() : undefined };
        }),
      ),
    );
    return (await Promise.all(entries)).flat();
  });
}
