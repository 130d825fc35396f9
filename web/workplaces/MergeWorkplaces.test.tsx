import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mergeWorkplace } from '#contract/workplace-merges.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { answer, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const names = ['Blue Door', 'Old Mill', 'Green Door'];
const workplaces = names.map((name, index) => ({ id: index + 1, name, location: null }));

test('A workplace is never merged into itself: removing the one to keep chooses another to keep', async () => {
  signIn();
  answer(listWorkplaces, workplaces);
  answer(mergeWorkplace, { id: 2, name: 'Old Mill', location: null });
  const user = await renderPage(paths.settings);
  await user.click(await screen.findByRole('button', { name: 'Merge two workplaces' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Remove')).toHaveDisplayValue('Green Door');
  expect(dialog.getByLabelText('Keep')).toHaveDisplayValue('Blue Door');

  await user.selectOptions(dialog.getByLabelText('Remove'), 'Blue Door');
  expect(dialog.getByLabelText('Keep')).toHaveDisplayValue('Old Mill');
  await user.click(dialog.getByRole('button', { name: 'Merge Workplaces' }));
  await expectToast('Workplaces merged successfully');
  expect(requestsTo(mergeWorkplace)).toMatchObject([{ params: { id: '1' }, body: { into: 2 } }]);
});
