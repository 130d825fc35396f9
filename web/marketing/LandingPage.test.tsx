import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('The hero is a letter of five stars, and other stars bring a letter with as many, by keyboard too', async () => {
  const user = await renderPage(paths.home);
  await screen.findAllByRole('article');
  const letter = () => screen.getAllByRole('article')[0] as HTMLElement;
  expect(letter()).toHaveTextContent(/tiramisu\.Danielto Maya, at Taberna do Cais$/);
  expect(screen.getByRole('group', { name: /^How did Maya do\?/ })).toBeVisible();
  const given = screen.getByRole('radio', { name: '5 stars' });
  expect(given).toBeChecked();

  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  expect(within(letter()).getByRole('heading', { name: 'Geoff' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(within(letter()).getByRole('heading', { name: 'Anonymous Customer' })).toBeVisible();
  await user.click(given);
  expect(within(letter()).getByRole('heading', { name: 'Daniel' })).toBeVisible();
});
