import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { inMemory } from './tests/memory-folder.ts';

Object.assign(process.env, inMemory);

/** Debian's browser: Playwright's own would have to be downloaded. */
const executablePath = execFileSync(
  'sh',
  [
    '-c',
    'command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome',
  ],
  { encoding: 'utf8' },
).trim();

/** Also run without what the oldest browsers lack, in the full run. */
const inOldestBrowsers = /(main-job|review-page|reviews|dashboard|plain-form|sessions|navigation)\.spec\.ts$/;

export default defineConfig<{ inOldestBrowsers: boolean }>({
  testDir: 'tests/journeys',
  testIgnore: process.env.FULL ? [] : ['full/**'],
  grepInvert: process.env.FULL ? [] : [/@night/],
  // Long, so that a busy machine fails no test.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    { name: 'today' },
    { name: 'oldest browsers', testMatch: inOldestBrowsers, use: { inOldestBrowsers: true } },
  ],
  use: {
    // Headless browsers aren't counted as visitors.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Tests that play a failing server or a deploy stand between the page and the network; pwa.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process fewer.
        '--in-process-gpu',
        // Pages are too short-lived to be worth optimizing.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
