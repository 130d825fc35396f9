import type { Page } from '@playwright/test';
import { expect, leaveReview, test } from './fixtures.ts';

test('A label that stays on top never covers the focus', async ({ app, page, user }) => {
  const comment = 'A long evening. '.repeat(60);
  for (let i = 0; i < 5; i += 1) await leaveReview(app, user.id, { comment });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/reviews');
  await page
    .getByRole('button', { name: /^Pin review/ })
    .last()
    .focus();
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !document.activeElement?.contains(top);
    });
    expect(isCovered).toBe(false);
  }
});

test.describe('A letter that fills the screen', () => {
  test('follows the finger unless zoomed in, goes on or back, and closes to where it was opened', async ({
    app,
    page,
    user,
  }) => {
    for (const comment of ['First words.', 'Second words.', 'Third words.'])
      await leaveReview(app, user.id, { comment });
    await page.goto('/dashboard');
    await page.getByText('Third words.').click();
    const reader = page.getByRole('dialog', { name: 'Your new reviews' });
    await expect(reader.getByText('Third words.')).toBeVisible();
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#fcefd1');

    const swipe = await touch(page);
    await swipe.move(-40);
    await expect.poll(() => offset(page)).toBe(-40);
    await swipe.end();
    await expect.poll(() => offset(page)).toBe(0);
    await expect(reader.getByText('Third words.')).toBeVisible();

    await (await touch(page)).by(-120);
    await expect(reader.getByText('First words.')).toBeVisible();
    await (await touch(page)).by(120);
    await expect(reader.getByText('Third words.')).toBeVisible();
    await page.reload();
    await expect(reader.getByText('Third words.')).toBeVisible();

    await zoom(page, 2);
    await (await touch(page)).by(-120);
    expect(await offset(page)).toBe(0);
    await expect(reader.getByText('Third words.')).toBeVisible();
    await zoom(page, 1);
    await page.keyboard.press('Escape');
    await expect(reader).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is the one of the mail, also after signing in, and leaves to the list', async ({
    app,
    customer: page,
    signUp,
  }) => {
    const { user, password } = await signUp();
    for (const comment of ['Older words.', 'Newer words.']) await leaveReview(app, user.id, { comment });
    const mail = () => app.mails.received.find(({ text }) => text?.includes('Newer words.'));
    await expect.poll(mail).toBeDefined();
    await page.goto(`${app.url}${mail()?.text?.match(/\/reviews\?new=\d+/)}`);
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const reader = page.getByRole('dialog', { name: 'Your new reviews' });
    await expect(reader.getByText('Newer words.')).toBeVisible();
    await page.goBack();
    await expect(reader).toBeHidden();
    await expect(page).toHaveURL(/\/reviews$/);
  });
});

/** Puts a finger on the letter, once it lies still. */
async function zoom(page: Page, pageScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
}

async function touch(page: Page) {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await send('touchStart', 200);
  const move = async (by: number) => {
    await send('touchMove', 200 + by / 2);
    await send('touchMove', 200 + by);
  };
  const end = () => send('touchEnd');
  return {
    move,
    end,
    async by(distance: number) {
      await move(distance);
      await end();
    },
  };
}

function offset(page: Page): Promise<number> {
  return page
    .locator('.opened')
    .evaluate((letter) => Number.parseFloat(getComputedStyle(letter).translate) || 0);
}
