import { resize } from '../expect-accessible.ts';
import { expect } from '../fixtures.ts';
import { findCutText, widenText } from '../layout-checks.ts';
import { people, test } from '../people.ts';

for (const person of people)
  test(`Every page seen as ${person} is readable at 200% zoom and with wider text`, async ({ open }) => {
    for await (const { page, name } of open(person)) {
      await test.step(name, async () => {
        await page.locator('main details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '');
        });
        // A 1280 x 800 window at 200% zoom.
        await resize(page, 640, 400);
        expect.soft(await findCutText(page), 'cut off at 200% zoom').toEqual([]);
        const restore = await widenText(page);
        for (const width of [390, 1280]) {
          await resize(page, width);
          expect.soft(await findCutText(page), `cut off at ${width} px with wider text`).toEqual([]);
        }
        await restore();
        await resize(page, 390);
      });
    }
  });

test.describe('With a German browser', () => {
  test.use({ contextOptions: { locale: 'de-DE' } });

  for (const person of people)
    test(`longer texts fit every page seen as ${person} on 320 px`, async ({ open }) => {
      for await (const { page, name } of open(person)) {
        await resize(page, 320);
        expect.soft(await findCutText(page), `cut off in ${name}`).toEqual([]);
      }
    });
});
