import type { Page } from '@playwright/test';
import { languages } from '#contract/languages/languages.ts';
import { buildInPseudoLanguage, findUnmarked, removeCopy } from '#tests/pseudo-language.ts';
import { resize } from '../expect-accessible.ts';
import { expect } from '../fixtures.ts';
import { findCutText } from '../layout-checks.ts';
import { test as base, people } from '../people.ts';

const test = base.extend<object, { root: string }>({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const copy = buildInPseudoLanguage('de');
      await use(copy);
      removeCopy(copy);
    },
    { scope: 'worker' },
  ],
});
test.use({ contextOptions: { locale: 'de-DE' } });

for (const person of people)
  test(`Every page seen as ${person} is translated, and 40% longer texts fit 320 px`, async ({ open }) => {
    for await (const { page, name } of open(person)) {
      await test.step(name, async () => {
        await resize(page, 320);
        await page.locator('main details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '');
        });
        // Prose is in content/, not in the dictionaries.
        if (!/^\/(help|terms|privacy|media)/.test(name))
          expect.soft(findUnmarked(await readEverything(page), data), `English in ${name}`).toEqual([]);
        expect.soft(await findCutText(page), `cut off in ${name}`).toEqual([]);
      });
    }
  });

test('Every dialog and message of a professional is translated', async ({ open, consoleErrors }) => {
  test.slow();
  for await (const { page, name } of open('professional')) {
    if (!/^\/(settings|tracked-codes|reviews|reputation|print|dashboard)/.test(name)) continue;
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => {
      expect.soft(findUnmarked([dialog.message()], data), `English in ${name}`).toEqual([]);
      void dialog.dismiss();
    });
    const dialog = page.getByRole('dialog');
    const check = async (label: string) => {
      expect.soft(findUnmarked(await readEverything(page), data), `English after ${label}`).toEqual([]);
      expect.soft(await findCutText(page), `cut off after ${label}`).toEqual([]);
    };
    const buttons = page.locator('main button:enabled:not([type=submit])');
    let pressed = name;
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index);
      if (!(await button.isVisible())) continue;
      const label = await button.innerText();
      await expect(async () => {
        // A dialog whose code loads slowly may open after the Escape that was meant for it.
        if (await dialog.isVisible()) {
          await check(pressed);
          await page.keyboard.press('Escape');
        }
        await button.click({ timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      pressed = label;
      const submit = dialog.locator('button[type=submit]');
      if (await submit.isVisible()) await submit.click();
      await page.waitForTimeout(150);
      await check(label);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  }
  consoleErrors.splice(0);
});

/** Visible text, and what screen readers hear besides. */
async function readEverything(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'title', 'alt'];
    return [
      document.body.innerText,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        attributes.map((name) => element.getAttribute(name) ?? ''),
      ),
    ];
  });
  return [...shown, await page.title()];
}

const months = Array.from({ length: 12 }, (_, month) =>
  ['long', 'short'].map((style) =>
    new Date(2026, month, 1).toLocaleDateString('de', { month: style as 'long' | 'short' }),
  ),
).flat();

/** What people wrote, addresses and what Intl writes. */
const data = new RegExp(
  [
    String.raw`\S+[@/]\S+`,
    'Goodword',
    ...Object.values(languages).map((name) => RegExp.escape(name)),
    ...months,
    'Mio\\.',
    // The landing page's samples
    'Taberna do Cais|Salon Nord|Oslo|Lisbon|Leeds|Harrow Street Renovations|Evening Call-Outs|Sunday Supper Club',
    'Daniel|Colin|Ingrid|Simon|Stuart|Hannah|Paul & Rita|Margaret|Maria Lindqvist',
    'She remembered my name and my coffee. I left happier than I came.',
    // The accounts and reviews of these tests
    `Ana( Ruiz)?|${'Long'.repeat(25)} name|Chrome on Linux`,
    '(?:Donaudampfschiff){7}|W{120,}|u{60}|I{120}',
    // Initials
    '\\b\\p{Lu}{1,2}\\b',
    String.raw`\p{scx=Arabic}+|[\p{scx=Han}\p{scx=Katakana}]+`,
  ].join('|'),
  'gu',
);
