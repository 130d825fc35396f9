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
