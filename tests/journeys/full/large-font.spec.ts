import type { BrowserContextOptions, Page } from '@playwright/test';
import { resize, sidewaysOverflow } from '../expect-accessible.ts';
import { addWorkplace, expect, leaveReview, register, remember, signInAsAdmin, test } from '../fixtures.ts';
import { pagesOf, untilLoaded } from '../people.ts';
import { pressSubmit, sendReview } from '../review-form.ts';

test('With a browser font of 32 px, everything fits screens of 390 and 320 px', async ({
  app,
  browser,
  launchOptions,
  contextOptions,
}) => {
  // Uses the browser's setting, since a style sheet would not affect media queries.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const largeFont = await browser.browserType().launch({ ...launchOptions, args });
  const options: BrowserContextOptions = { ...contextOptions, baseURL: app.url };
  const openTab = async () => (await largeFont.newContext(options)).newPage();
  const [visitor, professional, newcomer, admin] = [
    await openTab(),
    await openTab(),
    await openTab(),
    await openTab(),
  ];
  const { user } = await register(professional);
  await remember(professional, user);
  await addWorkplace(professional, 'The Blue Door', 'Lisbon');
  for (let rating = 1; rating <= 4; rating += 1) await leaveReview(app, user.id, { rating });
  await remember(newcomer, (await register(newcomer)).user);
  await signInAsAdmin(admin);

  const reviewPage = `/review/${user.id}`;
  const visits: [Page, ...string[]][] = [
    [visitor, ...pagesOf.visitor.map((path) => path.replace(':id', String(user.id)))],
    [visitor, ...['de', 'ja', 'zh', 'ar'].map((language) => `${reviewPage}?lang=${language}`)],
    [visitor, '/for/some', '/api/docs'],
    [professional, ...pagesOf.professional],
    [newcomer, '/dashboard', '/reviews', '/reputation', '/show', '/print'],
    [admin, ...pagesOf.admin],
  ];
  for (const [tab, ...paths] of visits) {
    for (const path of paths) {
      await tab.goto(path);
      await untilLoaded(tab);
      await expectInside(tab, path);
    }
  }

  await visitor.goto(reviewPage);
  for (const width of [390, 320]) {
    await resize(visitor, width);
    expect.soft(await findStarsOutside(visitor), `stars beyond their row at ${width} px`).toEqual([]);
  }
  await pressSubmit(visitor);
  await expect(visitor.getByText('Please choose a rating')).toBeVisible();
  await expectInside(visitor, 'errors of the review form');
  await sendReview(visitor, 'A warm welcome.');
  // While the words turn into the letter, the page counts the scrollbar too.
  await visitor.waitForFunction(() => document.getAnimations().length === 0);
  await expectInside(visitor, 'the thank-you');
  await largeFont.close();
});

const softly = expect.configure({ soft: true });

async function expectInside(page: Page, name: string): Promise<void> {
  for (const width of [390, 320]) {
    await resize(page, width);
    expect.soft(await sidewaysOverflow(page), `${name} scrolls sideways at ${width} px`).toBe(0);
    // A menu is repositioned some time after the screen size has changed.
    await softly.poll(() => findOutside(page), { message: `${name} at ${width} px` }).toEqual([]);
  }
}

/** The stars whose drawing leaves the fieldset or lies under the next one. */
function findStarsOutside(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Your rating' }).evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    let end = left;
    return [...row.querySelectorAll('label')].flatMap((star) => {
      const drawing = star.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const isInside = drawing.width > 0 && drawing.left > end - 1 && drawing.right < right + 1;
      end = drawing.right;
      return isInside
        ? []
        : [`${star.textContent}: ${Math.round(drawing.left)} to ${Math.round(drawing.right)}`];
    });
  });
}

/** Visible elements beyond the left or right edge of the screen, except in a box that scrolls. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isInScroller = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isInside = left > -1 && right < clientWidth + 1;
      const isHidden =
        width <= 1 || !element.checkVisibility() || element.closest('.sr-only, [aria-hidden] label');
      if (isInside || isHidden || isInScroller(element)) return [];
      const html = element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 100);
      return [`${Math.round(left)} to ${Math.round(right)}: ${html}`];
    });
  });
}
