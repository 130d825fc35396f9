import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('Help on a missing email names the unconfirmed address first', async () => {
  await renderPage(paths.help);
  const question = await screen.findByText("I didn't get an email for a review");
  const answer = question.closest('details') as HTMLElement;
  const [first] = within(answer).getAllByRole('listitem', { hidden: true });
  expect(first).toHaveTextContent('Is your email address still unconfirmed?');
});
