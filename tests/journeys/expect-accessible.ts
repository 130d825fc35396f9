import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findBrokenMarks, findUnstyledClasses } from './layout-checks.ts';

/** axe's colour rules, the only ones that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Options {
  widths?: number[];
  /** Selector of the part that axe checks; defaults to the whole page. */
  within?: string;
  /** Rules of axe that do not apply here. */
  leftOut?: string[];
}

/**
 * Checks that every class has a rule, that the mark is painted, that the page fits these widths and passes axe in light mode
 * at the narrowest; at night also that its colours pass in dark mode at the widest. Open dialogs and menus stay open.
 */
export async function expectAccessible(
  page: Page,
  { widths = [320, 390, 1280], within, leftOut = [] }: Options = {},
): Promise<void> {
  const before = page.viewportSize();
  const faults = [...(await findUnstyledClasses(page)), ...(await findBrokenMarks(page))];
  let axeSource: string | undefined;
  const runAxe = async (limit: (axe: AxeBuilder) => AxeBuilder) => {
    // Legacy mode is three times as fast; it misses cross-origin frames, which we do not have.
    const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await limit(within ? axe.include(within) : axe).analyze();
    // Injecting axe a second time would take longer than running it.
    axeSource = 'void 0';
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' ')}`);
  };

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of widths.toSorted((a, b) => b - a)) {
    await resize(page, width);
    if ((await sidewaysOverflow(page)) > 0) faults.push(`wider than ${width} px`);
  }
  for (const fault of await runAxe((axe) => axe.disableRules(leftOut))) faults.push(`light: ${fault}`);
  if (process.env.FULL) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await resize(page, Math.max(...widths));
    for (const fault of await runAxe((axe) => axe.withRules(colourRules))) faults.push(`dark: ${fault}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before) await page.setViewportSize(before);
  expect.soft(faults, page.url()).toEqual([]);
}

/** Also ends running animations, which axe would measure halfway. */
export async function resize(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // An element that inherits a colour starts its own transition when its parent's ends.
    for (let left = running(); left.length > 0; left = running()) for (const each of left) each.finish();
  });
}

/** How many pixels the page is wider than its viewport. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Without the scrollbar, which could hide an overflow. The body is narrower for a moment while a scrollbar comes or goes.
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Checks further states of a page, only in `npm run test:full`. */
export async function expectAccessibleState(
  page: Page,
  terms?: Parameters<typeof expectAccessible>[1],
): Promise<void> {
  if (process.env.FULL) await expectAccessible(page, terms);
}
