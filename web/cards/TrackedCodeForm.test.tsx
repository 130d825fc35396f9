import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listTrackedCodes, updateTrackedCode } from '#contract/tracked-codes.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { answer, hold, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const trackedCode = {
  id: 7,
  code: '7KX39FWT',
  name: 'Window table',
  workplaceId: 31,
  url: 'https://goodword.example/r/7KX39FWT',
  scans: 0,
  reviews: 0,
  offAt: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};

test('A tracked code renamed before the workplaces have loaded keeps its workplace', async () => {
  signIn();
  answer(listTrackedCodes, [trackedCode]);
  answer(listWorkplaces, [{ id: 31, name: 'Blue Door', location: 'Lisbon' }]);
  const loadWorkplaces = hold(listWorkplaces);
  answer(updateTrackedCode, trackedCode);
  const user = await renderPage(paths.trackedCodes);
  await user.click(await screen.findByRole('button', { name: 'Edit Window table' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Tracked code updated');
  expect(requestsTo(updateTrackedCode)).toMatchObject([
    { body: { name: 'Window table 2', workplaceId: 31, isOff: false } },
  ]);
  loadWorkplaces();
});
