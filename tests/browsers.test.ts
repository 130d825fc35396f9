import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers, SAMSUNG_CHROMIUM } from '../scripts/browsers.ts';
import { builtFiles } from './oldest-browsers/built-files.ts';
import { compatData, type Kind, type Oldest } from './oldest-browsers/compat-data.ts';
import { guarded, namesakes, progressive } from './oldest-browsers/exceptions.ts';
import { newerInScript } from './oldest-browsers/scan-script.ts';
import { newerInStyles } from './oldest-browsers/scan-styles.ts';

const exceptions = new Set([...namesakes, ...Object.keys(guarded), ...Object.keys(progressive)]);

test('What browsers get uses nothing newer than the oldest of them, unless it asks first or does without', () => {
  const found = [...newerIn('customer', oldestBrowsers.customer), ...newerIn('app', oldestBrowsers.app)];
  expect(found.filter(({ use }) => !exceptions.has(use))).toEqual([]);
  const used = new Set(found.map(({ use }) => use));
  expect([...exceptions].filter((name) => !used.has(name))).toEqual([]);
});

function newerIn(kind: Kind, oldest: Oldest): { file: string; use: string }[] {
  return builtFiles(kind).flatMap(({ file, text }) => {
    const uses = file.endsWith('.js') ? newerInScript(text, oldest) : newerInStyles(text, oldest);
    return uses.map((use) => ({ file, use }));
  });
}

test('A browser that lacks what the app’s scripts rely on is told that it is too old', () => {
  const others = { chrome: '90', edge: '90', firefox: '88', samsunginternet_android: '14.0' };
  const older = { ...others, safari: '15.3', safari_ios: '15.3' };
  const lacked = [...newerIn('customer', older), ...newerIn('app', older)]
    .filter(({ file, use }) => /^assets\/(?!shared-|review-).*js$/.test(file) && !exceptions.has(use))
    .map(({ use }) => use.replace(/.*\./, ''));
  const asked = readFileSync(join(import.meta.dirname, '../web/too-old.ts'), 'utf8');
  expect(lacked).toEqual(expect.arrayContaining(['at', 'findLast']));
  expect([...new Set(lacked)].filter((use) => !asked.includes(use)).sort()).toEqual(withoutHarm);
});

/** Asked for first, a namesake, or only less comfortable. */
const withoutHarm = [
  '<dialog>',
  '<img loading>',
  '<input enterkeyhint>',
  'Notification',
  'borderBoxSize',
  'inert',
  'orientation',
  'visualViewport',
];

test('README names the oldest browsers, and the build is for them', () => {
  const { safari, chrome, edge, firefox, samsunginternet_android } = oldestBrowsers.customer;
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(readme).toContain(`Safari and iOS ${safari}`);
  expect(readme).toContain(`Safari and iOS ${oldestBrowsers.app.safari}`);
  expect(readme).toContain(`Chrome and Edge ${chrome}`);
  expect(chrome).toBe(edge);
  expect(readme).toContain(`Firefox ${firefox} ESR`);
  expect(readme).toContain(`Samsung Internet ${Number(samsunginternet_android)}`);
  const samsung = compatData.browsers.samsunginternet_android.releases[samsunginternet_android];
  expect(samsung?.engine_version).toBe(SAMSUNG_CHROMIUM);
});
