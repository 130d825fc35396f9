import { expectAccessible, resize } from './expect-accessible.ts';
import { expect } from './fixtures.ts';
import { findCutText, findMotion, findSmallTargets, tabThrough, widenText } from './layout-checks.ts';
import { missingPaths, people, test } from './people.ts';

test('Every path of the app is in the list of pages to check', () => {
  expect(missingPaths()).toEqual([]);
});

for (const person of people)
  test(`Every page seen as ${person} passes axe, fits 320 to 1280 px and 200 %, and works by keyboard`, async ({
    open,
  }) => {
    const titles: string[] = [];
    for await (const { page, policy, name } of open(person)) {
      await test.step(name, async () => {
        titles.push(await page.title());
        expect.soft(policy).toMatch(/frame-ancestors 'none'/);
        expect.soft(policy).not.toContain('unsafe');
        expect.soft(await findSmallTargets(page), 'smaller than 24 x 24').toEqual([]);
        const { wanted, reached, faults } = await tabThrough(page);
        expect.soft(reached, 'Tab in reading order').toEqual(wanted);
        expect.soft(faults, 'where the focus is not visible').toEqual([]);

        await page.locator('main details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '');
        });
        await expectAccessible(page, { widths: [320, 390, 768, 1280] });
        expect.soft(await findMotion(page), 'moves although less motion is wanted').toEqual([]);
        // A window of 1280 x 800 at 200 %.
        await resize(page, 640, 400);
        expect.soft(await findCutText(page), 'cut off at 200 %').toEqual([]);
        const restore = await widenText(page);
        for (const width of [390, 1280]) {
          await resize(page, width);
          expect.soft(await findCutText(page), `cut off at ${width} px with wider text`).toEqual([]);
        }
        await restore();
        await resize(page, 390);
      });
    }
    expect(titles, 'each with a title of its own').toEqual([...new Set(titles)]);
  });

test('The documentation of the API opens in the browser, on a phone too, and can be taken away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Goodword API');
  await page.getByRole('link', { name: 'submitReview' }).first().click();
  await expect(page.getByText('/api/reviews/submit', { exact: true })).toBeInViewport();
  // The longest page there is: one operation stands for all.
  await expectAccessible(page, { within: 'article:has(#listUsers)' });
  for (const [name, file] of [
    ['Download JSON', 'goodword-openapi.json'],
    ['Download YAML', 'goodword-openapi.yaml'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }
});
