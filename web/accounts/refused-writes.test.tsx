import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReviewStats } from '#contract/reviews.ts';
import { createWorkplace } from '#contract/workplaces.ts';
import { refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('A 401 for a write shows the toast of that failure, and ends nothing until a core read has it too', async () => {
  signIn();
  refuse(createWorkplace, 401);
  const user = await renderPage(paths.settings);
  await user.click(await screen.findByRole('button', { name: 'Add Workplace' }));
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Name'), 'Blue Door{Enter}');
  await expectToast('Error', 'Failed to add workplace');
  expect(location.pathname).toBe(paths.settings);
  expect(localStorage.getItem('user')).not.toBeNull();

  refuse(getReviewStats, 401);
  await renderPage(paths.dashboard);
  await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
});
