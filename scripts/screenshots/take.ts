import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page, request } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import type { Language } from '#contract/languages/languages.ts';
import { cast, demoAdmin, newRegistration } from '#server/demo/cast.ts';
import { seed } from '#server/demo/seed-database.ts';
import { translatorFor } from '#server/site/translators.ts';
import { startService } from '#server/start.ts';
import { readConfig } from '#server/system/config.ts';
import { freePort } from '#tests/free-port.ts';
import { untilLoaded } from '#tests/journeys/people.ts';
import { pendingRequests, untilIdle } from '#tests/journeys/traffic.ts';
import playwright from '../../playwright.config.ts';
import { find } from './acts.ts';
import { type Person, type Size, type State, sizes, type Theme } from './states.ts';

/** The server's and the browser's clocks stop here, so that pictures don't change daily. */
const NOW = new Date('2026-11-20T17:30:00.000Z');
/** Pictures show it instead of a random port. */
const APP_URL = 'https://goodword.example';
const TIMEOUT_MS = 20_000;

export interface Look {
  sizes: readonly Size[];
  themes: readonly Theme[];
  language?: Language;
  scale?: number;
  /** The whole page, what fits the window, or what the state expects. */
  frame?: 'page' | 'window' | 'expected';
}

export type Save = (picture: Buffer, size: Size, theme: Theme) => void;
type SignIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser, and a service with the demo's data. */
export async function openStudio() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-screenshots-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: demoAdmin.password };
  const config = { ...readConfig({ ...env, LOG_LEVEL: 'silent' }), appUrl: APP_URL };
  const service = await startService(config, () => NOW);
  await seed(service.deps);
  await service.app.listen({ port, host: '127.0.0.1' });
  const { launchOptions } = playwright.use ?? {};
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--font-render-hinting=none'],
  });
  const signIns = await signInEverybody(url);

  /** Opens the state once for phones, which have touch, and once for larger screens. */
  async function take(state: State, look: Look, save: Save): Promise<void> {
    const groups = Map.groupBy(look.sizes, (size) => sizes[size].width < sizes.tablet.width);
    for (const [isTouch, group] of groups) {
      const context = await browser.newContext({
        ...{ baseURL: url, storageState: signIns[state.who], serviceWorkers: 'block', bypassCSP: true },
        ...{ hasTouch: isTouch, isMobile: isTouch, viewport: sizes[group[0] ?? 'phone'] },
        ...{ deviceScaleFactor: look.scale, locale: look.language ?? 'en-US' },
        // Bots don't count as views, which would change the dashboard.
        userAgent: 'Goodword screenshots (bot)',
      });
      await takeIn(context, url, state, { ...look, sizes: group }, save).finally(() => context.close());
    }
  }
  const close = () => Promise.all([browser.close(), service.close()]);
  return { browser, take, close };
}

async function signInEverybody(url: string): Promise<Record<Person, SignIn>> {
  const enter = async (action: 'login' | 'register', data: object, device = ''): Promise<SignIn> => {
    const api = await request.newContext({ baseURL: url, userAgent: `Mozilla/5.0 (${device}` });
    const user: User = await (await api.post(`/api/auth/${action}`, { data })).json();
    const { cookies } = await api.storageState();
    await api.dispose();
    const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
    return { cookies, origins: [{ origin: url, localStorage }] };
  };
  await enter('login', cast.maya, 'iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1');
  await enter('login', cast.maya, 'X11; Linux) Firefox/140.0');
  return {
    visitor: { cookies: [], origins: [] },
    maya: await enter('login', cast.maya, 'Linux; Android 10; K) Chrome/148.0.0.0 Mobile'),
    ben: await enter('login', cast.ben),
    lena: await enter('login', cast.lena),
    amara: await enter('login', cast.amara),
    newcomer: await enter('register', newRegistration({ username: 'ana', email: 'ana@example.com' })),
    admin: await enter('login', demoAdmin),
  };
}

async function takeIn(
  context: BrowserContext,
  url: string,
  { who, path, expects, fixture, act = [], hasInstallCard }: State,
  { sizes: chosen, themes, language = 'en', frame = 'page' }: Look,
  save: Save,
): Promise<void> {
  await context.clock.setFixedTime(NOW);
  if (!hasInstallCard) await context.addInitScript(() => localStorage.setItem('install-dismissed', 'true'));
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const pending = pendingRequests(page);
  await routeRequests(page, url, fixture !== undefined && who !== 'visitor');
  await fixture?.(page);
  await page.goto(path);
  await untilLoaded(page);
  const scene = { page, translator: translatorFor(language) };
  const expected = find(scene, expects);
  for (const step of [act].flat()) {
    if (await expected.isVisible()) throw new Error(`"${expects}" is there before`);
    await step(scene);
  }
  await expected.waitFor().catch(() => Promise.reject(new Error(`"${expects}" is not there`)));
  const isFixed = /^(alert)?dialog |^menu |^toast /.test(expects);
  await page.evaluate((isFixed) => {
    if (!isFixed) scrollTo(0, 0);
    // Android looks like this; what a desktop calls its own differs from machine to machine.
    document.documentElement.style.setProperty('--font-sans', 'Roboto, sans-serif');
    for (const image of document.images) image.loading = 'eager';
    return document.fonts.ready.then(() => {});
  }, isFixed);
  await untilIdle(page, pending);
  for (const size of chosen) {
    await page.setViewportSize(sizes[size]);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const picture =
        frame === 'expected'
          ? await page.screenshot({
              animations: 'disabled',
              fullPage: true,
              clip: await wholePixels(expected),
            })
          : await page.screenshot({ animations: 'disabled', fullPage: frame === 'page' && !isFixed });
      save(picture, size, theme);
    }
  }
}

/** Cuts off the edges that belong half to what is around it. */
async function wholePixels(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  return { x: left, y: top, width: Math.floor(x + width) - left, height: Math.floor(y + height) - top };
}

/** @param isBusy as if the server could put no data into the page, which therefore reads what the fixture answers */
async function routeRequests(page: Page, url: string, isBusy: boolean): Promise<void> {
  // The voice font would be left out if it came late.
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replace('display:optional', 'display:block');
    await route.fulfill({ response, body });
  });
  await page.route(`${APP_URL}/**`, (route) => {
    const location = route.request().url().replace(APP_URL, url);
    return route.fulfill({ status: 302, headers: { location } });
  });
  if (!isBusy) return;
  const isPage = ({ pathname }: URL) => !pathname.includes('.') && !pathname.startsWith('/api/');
  await page.route(isPage, async (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ response: await route.fetch({ url: `${url}/app-shell` }) })
      : route.fallback(),
  );
}
