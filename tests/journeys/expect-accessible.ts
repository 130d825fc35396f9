import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe about colours, which are all that the scheme changes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Terms {
  widths?: number[];
  /** The part that axe looks at, in place of all. */
  within?: string;
  /** The rules of axe that cannot hold here. */
  leftOut?: string[];
}

/**
 * The page as it stands now fits these widths, and passes axe on the narrowest and on the widest, in light and in dark.
 * Dialogs and menus stay open meanwhile.
 */
export async function expectAccessible(
  page: Page,
  { widths = [320, 390, 1280], within, leftOut = [] }: Terms = {},
): Promise<void> {
  const before = page.viewportSize();
  const ends = new Set([Math.min(...widths), Math.max(...widths)]);
  let axeSource: string | undefined;
  const violations = async (rules: (axe: AxeBuilder) => AxeBuilder) => {
    // In the page itself, in a third of the time; frames of other origins would be missed, and there are none.
    const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
    const found = await rules(within ? axe.include(within) : axe).analyze();
    // From now on it is in the page, where reading it takes longer than running it.
    axeSource = 'void 0';
    return found.violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' ')}`);
  };
  const faults: string[] = [];

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of widths) {
    await resize(page, width);
    if ((await sidewaysOverflow(page)) > 0) faults.push(`wider than ${width} px`);
    if (!ends.has(width)) continue;
    for (const each of await violations((axe) => axe.disableRules(leftOut)))
      faults.push(`light, ${width} px: ${each}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of ends) {
    await resize(page, width);
    for (const each of await violations((axe) => axe.withRules(rulesOfColour)))
      faults.push(`dark, ${width} px: ${each}`);
  }
  // Motion stays stilled: it would only be waited for.
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  expect(faults, page.url()).toEqual([]);
}

/** And waits for what fades or moves, which axe would measure on its way. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** By how many pixels the page is wider than the room that it has; 0 where it fits. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The width of the window counts the scrollbar, or the place kept for one, which would hide as much of an overflow.
    const room = document.body.getBoundingClientRect().width;
    return Math.max(0, document.documentElement.scrollWidth - Math.ceil(room));
  });
}
