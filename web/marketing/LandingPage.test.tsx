import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { changeSite } from '#tests/components/site.ts';
import { paths } from '#web/paths.ts';

test('Stars picked in the hero bring a letter with as many, by keyboard too', async () => {
  const user = await renderPage(paths.home);
  const stars = await screen.findByRole('radio', { name: '5 stars' });
  const letter = () => within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(letter().getByRole('img')).toHaveAccessibleName('5 out of 5 stars');

  stars.focus();
  const seen = new Set([letter().getByRole('heading').textContent]);
  for (const rating of [4, 3, 2, 1]) {
    await user.keyboard('{ArrowLeft}');
    expect(letter().getByRole('img')).toHaveAccessibleName(`${rating} out of 5 stars`);
    seen.add(letter().getByRole('heading').textContent);
  }
  expect(seen.size).toBe(5);
});

const publicPages = [
  paths.home,
  paths.login,
  paths.pricing,
  paths.help,
  paths.terms,
  paths.privacy,
  '/no-page',
];

test('With closed registration, no public page has a link to sign up', async () => {
  changeSite({ registration: 'closed' });
  for (const path of publicPages) {
    await renderPage(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = Array.from(document.querySelectorAll('a'), ({ pathname }) => pathname);
    expect([path, links]).toEqual([path, expect.not.arrayContaining([paths.register])]);
    if (path === paths.home) {
      expect(screen.getByText("We don't take new accounts here.")).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.login);
    }
    cleanup();
  }
});
