import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('The index names every group as its title does, in order; deletion ends the account settings', async () => {
  signIn();
  await renderPage(paths.settings);
  const index = within(await screen.findByRole('navigation', { name: 'Groups of settings' }));
  const links = index.getAllByRole('link');
  const groups = [...document.querySelectorAll('main section[id]')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    groups.map(({ id }) => [`#${id}`, document.getElementById(`${id}-title`)?.textContent]),
  );
  const buttons = within(document.getElementById('account') as HTMLElement).getAllByRole('button');
  expect(buttons.at(-1)).toHaveAccessibleName('Delete Account');
});
