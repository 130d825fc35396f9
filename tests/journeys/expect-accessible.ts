import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe about colours, the only ones that a colour scheme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Options {
  widths?: number[];
  /** A selector of the part that axe checks, instead of the whole page. */
  within?: string;
  /** Rules of axe that cannot hold here. */
  leftOut?: string[];
}

/**
 * The page in its present state fits these widths and passes axe: all rules in light on the narrowest, those about
 * colours in dark on the widest. Open dialogs and menus stay open.
 */
export async function expectAccessible(
  page: Page,
  { widths = [320, 390, 1280], within, leftOut = [] }: Options = {},
): Promise<void> {
  const before = page.viewportSize();
  const faults: string[] = [];
  let axeSource: string | undefined;
  const runAxe = async (limit: (axe: AxeBuilder) => AxeBuilder) => {
    // Legacy mode runs in the page, three times as fast; it would miss frames of other origins, which we do not have.
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, Math.max(...widths));
  for (const fault of await runAxe((axe) => axe.withRules(colourRules))) faults.push(`dark: ${fault}`);
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  expect.soft(faults, page.url()).toEqual([]);
}

/** Ends fades and moves too, which axe would measure halfway. */
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
    // What inherits a colour in transition starts its own one afterwards.
    for (let left = running(); left.length > 0; left = running()) for (const each of left) each.finish();
  });
}

/** By how many pixels the page is wider than its viewport; 0 if it fits. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The window's width includes the scrollbar, which could hide an overflow of the same width.
    const available = document.body.getBoundingClientRect().width;
    return Math.max(0, document.documentElement.scrollWidth - Math.ceil(available));
  });
}

/** The same in `npm run test:full` only, for the states of a page beside its first. */
export async function expectAccessibleState(
  page: Page,
  terms?: Parameters<typeof expectAccessible>[1],
): Promise<void> {
  if (process.env.FULL) await expectAccessible(page, terms);
}
