import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { updateMe } from '#contract/account-settings.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const emails = () => within(screen.getByRole('region', { name: 'Emails and alerts' }));
const reviews = () => emails().getByLabelText('New and changed reviews');
const saved = () => emails().queryAllByText('Saved');
const bodies = () => requestsTo(updateMe).map(({ body }) => body);

test('Each choice of an email is saved on change, and its row says so', async () => {
  const user = await openEmails();
  answer(updateMe, member('maya', { reviewMails: 'daily' }));
  await user.selectOptions(reviews(), 'Daily');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toHaveAttribute('role', 'status');
  expect(reviews()).toHaveAccessibleDescription(/24 hours after/);
  answer(updateMe, member('maya', { reviewMails: 'daily', foldLowRatings: true }));
  await user.click(emails().getByLabelText(/^Hide/));
  await waitFor(() => expect(emails().getByLabelText(/^Hide/)).toBeChecked());
  expect(bodies()).toEqual([{ reviewMails: 'daily' }, { foldLowRatings: true }]);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(shownToasts()).toEqual([]);
});

test('A choice that cannot be saved says so once and is put back; a later choice stays', async () => {
  const user = await openEmails();
  refuse(updateMe, 503);
  const release = hold(updateMe);
  const fold = emails().getByLabelText(/^Hide/);
  await user.click(fold);
  expect(fold).toBeChecked();
  release();
  await expectToast('Error', 'Failed to save your email settings');
  await waitFor(() => expect(fold).not.toBeChecked());
  expect(saved()).toEqual([]);

  refuse(updateMe, 503);
  const releaseFirst = hold(updateMe);
  await user.click(fold);
  await user.selectOptions(reviews(), 'Daily');
  answer(updateMe, member('maya', { reviewMails: 'daily' }));
  releaseFirst();
  await waitFor(() => expect(saved()).toHaveLength(1));
  await waitFor(() => expect(fold).not.toBeChecked());
  expect(reviews()).toHaveValue('daily');
  expect(bodies().at(-1)).toEqual({ reviewMails: 'daily' });
});

async function openEmails(): Promise<UserEvent> {
  signIn(member('maya'));
  const user = await renderPage(paths.settings);
  await screen.findByLabelText('New and changed reviews');
  return user;
}
