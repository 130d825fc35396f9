import { expectAccessible } from './expect-accessible.ts';
import { expect, NIGHT } from './fixtures.ts';
import { findMotion, findSmallTargets, tabThrough } from './layout-checks.ts';
import { missingPaths, people, test } from './people.ts';

test('The list of pages to check contains every path of the app', () => {
  expect(missingPaths()).toEqual([]);
});

for (const person of people) {
  const details = person === 'visitor' || person === 'professional' ? {} : NIGHT;
  test(
    `Every page seen as ${person} passes axe, fits 320 to 1280 px, and works with the keyboard`,
    details,
    async ({ open }) => {
      // Sixteen pages at three widths take minutes on a busy machine.
      test.slow();
      const titles: string[] = [];
      for await (const { page, policy, name } of open(person)) {
        await test.step(name, async () => {
          titles.push(await page.title());
          expect.soft(policy).toMatch(/frame-ancestors 'none'/);
          expect.soft(policy).not.toContain('unsafe');
          expect.soft(await findSmallTargets(page), 'smaller than 44 x 44').toEqual([]);
          const { wanted, reached, faults } = await tabThrough(page);
          expect.soft(reached, 'Tab in reading order').toEqual(wanted);
          expect.soft(faults, 'focus not visible').toEqual([]);

          await page.locator('main details').evaluateAll((all) => {
            for (const each of all) each.setAttribute('open', '');
          });
          await expectAccessible(page, { widths: process.env.FULL ? [320, 390, 768, 1280] : [320, 1280] });
          expect.soft(await findMotion(page), 'moves despite reduced motion').toEqual([]);
        });
      }
      expect(titles, 'unique titles').toEqual([...new Set(titles)]);
    },
  );
}
