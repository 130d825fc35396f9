import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker controls the page and has cached the visible images. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
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
export function cachedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat();
    const pages = answers.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
    return (await Promise.all(pages.map((page) => page.text()))).join();
  });
}

/** The paths in all caches. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
