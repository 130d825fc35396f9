import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect } from '../fixtures.ts';
import { people, test } from '../people.ts';

for (const person of people)
  test(`Controls and icons on every page seen as ${person} stay visible in forced colours, in light and dark mode`, async ({
    open,
  }) => {
    for await (const { name, page } of open(person, (tab) => tab.emulateMedia({ forcedColors: 'active' }))) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findInvisible(page), `${name} in ${colorScheme}`).toEqual([]);
      }
    }
  });

/** Controls and icons that barely differ from their background; WCAG 1.4.11 exempts disabled controls. */
async function findInvisible(page: Page): Promise<string[]> {
  // A full-page screenshot would lay the page out again, and without touch.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height });
  const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  const boxes = await page.evaluate(() => {
    const wanted =
      'button, input:not([type=radio], :disabled), select, textarea, a[href], svg, progress, [role=progressbar]';
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const strip = element.closest('.overflow-x-auto')?.getBoundingClientRect();
      const isScrolledAway = strip && (left < strip.left - 1 || right > strip.right + 1);
      const isShown =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 4 &&
        height > 4 &&
        !isScrolledAway;
      const isPicture = element.closest('[role=img] *, [aria-hidden=true] *') !== null;
      const isSkip = element.matches('.sr-only, [tabindex="-1"]');
      return isShown && !isPicture && !isSkip
        ? [
            {
              left: left + scrollX,
              top: top + scrollY,
              width,
              height,
              html: element.outerHTML
                .replace(/ (xmlns|width|height|viewBox|fill|stroke[\w-]*)="[^"]*"/g, '')
                .slice(0, 120),
            },
          ]
        : [];
    });
  });
  return boxes.flatMap(({ html, ...box }) => {
    const contrast = contrastWithin(picture, box);
    return contrast < 3 ? [`${contrast.toFixed(1)}:1 in ${html}`] : [];
  });
}

/** WCAG contrast between the lightest and the darkest pixel. */
function contrastWithin(
  picture: PNG,
  box: { left: number; top: number; width: number; height: number },
): number {
  let darkest = 1;
  let lightest = 0;
  for (let y = Math.floor(box.top); y < Math.min(picture.height, box.top + box.height); y += 1) {
    for (let x = Math.floor(box.left); x < Math.min(picture.width, box.left + box.width); x += 1) {
      const at = (y * picture.width + x) * 4;
      const [red = 0, green = 0, blue = 0] = [...picture.data.subarray(at, at + 3)].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
  }
  return (lightest + 0.05) / (darkest + 0.05);
}
