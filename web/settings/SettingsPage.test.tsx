import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('The index names every group in order, the deletion last', async () => {
  signIn();
  await renderPage(paths.settings);
  const index = within(await screen.findByRole('navigation', { name: 'Groups of settings' }));
  const links = index.getAllByRole('link');
  const groups = [...document.querySelectorAll('main section[id]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(groups.map(({ id }) => `#${id}`));
  expect(groups.at(-1)).toBe(screen.getByRole('region', { name: 'Delete your account' }));
});
