import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { freePlan } from '#contract/plans.ts';
import { decodeQr } from '#tests/decode-qr.ts';
import { expect, leaveReview, NIGHT, test } from './fixtures.ts';
import { interceptPrint, printSheet } from './print-sheet.ts';

test('The dashboard’s QR card shows, shares and prints the code of the chosen workplace', async ({
  app,
  page,
  context,
  signUp,
}) => {
  const { user } = await signUp({ fullName: `${'Wolfeschlegelsteinhausen'.repeat(4)} Jr` });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await interceptPrint(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const code = page.getByRole('img', { name: /^QR code/ });
  const choice = page.getByRole('combobox');
  const link = `${app.url}/review/${user.id}`;

  await test.step('The code is 250 px wide, and black on white even in dark mode', async () => {
    await expect(code).toHaveJSProperty('width', 250);
    await expect(code).toHaveJSProperty('height', 250);
    await expect.poll(() => readCode(code)).toEqual({ text: link, corner: [255, 255, 255] });
  });

  await test.step('Without a share sheet, Share copies the link', async () => {
    await page.getByRole('button', { name: 'Share QR Code' }).click();
    await expect(page.getByText(`Review link copied to clipboard: ${link}`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  await test.step('Print QR Code prints one sheet with a code of at least 110 mm, for a workplace added here', async () => {
    const name = 'The Long Name Inn '.repeat(6).trim();
    const answers = [name, 'Llanfairpwllgwyngyll'];
    page.on('dialog', (prompt) => prompt.accept(answers.shift()));
    await choice.selectOption('Add New Workplace...');
    await expect(choice.locator('option:checked')).toHaveText(`${name} - Llanfairpwllgwyngyll`);
    const workplaceId = await choice.inputValue();
    const printed = await (await printSheet(page, 'Print QR Code')).decodeQr();
    expect(printed?.text.toLowerCase()).toBe(`${link}/${workplaceId}`.toLowerCase());
    expect(printed?.box.width).toBeGreaterThanOrEqual(110);
  });
});

test('A phone keeps the code and sharing it in reach, a desktop gives all that is done with it one edge', async ({
  app,
  page,
  user,
}) => {
  const [show, share] = [
    page.getByRole('link', { name: 'Show my code' }),
    page.getByRole('button', { name: 'Share QR Code' }),
  ];
  const print = page.getByRole('button', { name: 'Print QR Code' });
  const boxes = () => Promise.all([boxOf(print), boxOf(show), boxOf(share)]);

  await test.step('On a desktop’s first run they are one row, and printing is first', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard');
    const [first, second, third] = await boxes();
    expect([second.y, third.y, second.height, third.height]).toEqual([
      ...[first.y, first.y],
      ...[first.height, first.height],
    ]);
    expect(first.x).toBeLessThan(second.x);
    expect(second.x).toBeLessThan(third.x);
  });

  await leaveReview(app, user.id);
  await page.reload();
  await test.step('Below the code of a desktop’s day view they fill the column', async () => {
    const sheet = await boxOf(page.getByRole('region', { name: 'Your QR Code' }));
    const [printing, showing, sharing] = await boxes();
    expect([showing.x, sharing.x]).toEqual([sheet.x, sheet.x]);
    const right = sheet.x + sheet.width;
    expect([showing.x + showing.width, printing.x + printing.width]).toEqual([right, right]);
  });

  await test.step('A phone has them above the tabs, wherever the page is scrolled', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const top of [0, 9_999]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      for (const button of [show, share]) await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await boxOf(share)).toMatchObject({ width: 56, height: 56 });
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
}

test(
  'Near the free plan’s limit the subscription card is red, and yellow at the limit, where no code is shown',
  NIGHT,
  async ({ app, page, user }) => {
    const note = page.getByText("Your page is paused. Customers can't leave a review until you upgrade.");
    for (let count = 1; count < freePlan.reviews; count += 1) await leaveReview(app, user.id);
    await page.goto('/dashboard');
    await expect(page.getByText('1 remaining')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expectIconColour(page, 'red');
    await leaveReview(app, user.id);
    await page.reload();
    await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
    await expectIconColour(page, 'yellow');

    for (const path of ['/', '/print', '/show']) {
      await page.goto(path);
      await expect(note.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
    }
    await expect(page.getByRole('img')).toHaveCount(0);
  },
);

/** Checks the hue of the plan's icon in light and dark mode. */
async function expectIconColour(page: Page, expected: 'red' | 'yellow'): Promise<void> {
  const icon = page.getByRole('heading', { name: /plan$/ }).locator('svg');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [red = 0, green = 0, blue = 0] = await icon.evaluate((svg) =>
      (getComputedStyle(svg).color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    );
    const range = Math.max(red, green, blue) - Math.min(red, green, blue);
    const hue = (60 * (green - blue)) / range;
    const name = Math.abs(hue) < 15 ? 'red' : hue > 30 && hue < 65 ? 'yellow' : 'neither';
    expect([colorScheme, red > green && range >= 80 && name]).toEqual([colorScheme, expected]);
  }
}

/** The decoded text, and the colour of the code's margin. */
async function readCode(code: Locator): Promise<{ text: string | undefined; corner: number[] }> {
  const screenshot = await code.screenshot();
  const { data, width } = PNG.sync.read(screenshot);
  const corner = (8 * width + 8) * 4;
  return { text: (await decodeQr(screenshot))?.text, corner: [...data.subarray(corner, corner + 3)] };
}
