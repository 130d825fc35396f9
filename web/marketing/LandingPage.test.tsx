import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('Stars picked in the hero bring a letter with as many, by keyboard too', async () => {
  const user = await renderPage(paths.home);
  const letter = () => within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(await screen.findByText('Try it. Tap a star.')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();

  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  expect(screen.queryByText('Try it. Tap a star.')).toBeNull();
  expect(letter().getByRole('img')).toHaveAccessibleName('5 out of 5 stars');
  const seen = new Set([letter().getByRole('heading').textContent]);
  for (const rating of [4, 3, 2, 1]) {
    await user.keyboard('{ArrowLeft}');
    expect(letter().getByRole('img')).toHaveAccessibleName(`${rating} out of 5 stars`);
    seen.add(letter().getByRole('heading').textContent);
  }
  expect(seen.size).toBe(5);
});
