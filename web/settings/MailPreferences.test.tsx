import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  changeMailPreferences,
  getMailPreferences,
  type MailPreferences,
} from '#contract/mail-preferences.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const preferences: MailPreferences = {
  reviews: 'each',
  changes: 'each',
  notices: 'each',
  quietHours: null,
  foldLowRatings: false,
  timeZone: 'UTC',
};

const emails = () => within(screen.getByRole('region', { name: 'Emails' }));
const saved = () => emails().queryAllByText('Saved');
const bodies = () => requestsTo(changeMailPreferences).map(({ body }) => body);

test('Each choice of an email is saved on change, and its row says so', async () => {
  const user = await openEmails();
  answer(changeMailPreferences, preferences);
  await user.selectOptions(emails().getByLabelText('New reviews'), 'Weekly');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toHaveAttribute('role', 'status');
  expect(emails().getByLabelText('New reviews')).toHaveAccessibleDescription(/on Mondays/);
  await user.click(emails().getByLabelText('Quiet hours'));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toMatchObject([
    { ...preferences, reviews: 'weekly', timeZone: expect.any(String) },
    { reviews: 'weekly', quietHours: { from: '22:00', to: '07:00' } },
  ]);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(shownToasts()).toEqual([]);
});

test('New reviews are promised right away, however many there are', async () => {
  await openEmails();
  expect(emails().getByLabelText('New reviews')).toHaveAccessibleDescription(
    'You get each review right away.',
  );
});

test('A choice that cannot be saved says so once and is put back; a later choice stays', async () => {
  const user = await openEmails();
  refuse(changeMailPreferences, 503);
  const release = hold(changeMailPreferences);
  const fold = emails().getByLabelText(/^Fold/);
  await user.click(fold);
  expect(fold).toBeChecked();
  release();
  await expectToast('Error', 'Failed to save your email settings');
  await waitFor(() => expect(fold).not.toBeChecked());
  expect(saved()).toEqual([]);

  refuse(changeMailPreferences, 503);
  const releaseFirst = hold(changeMailPreferences);
  await user.selectOptions(emails().getByLabelText('New reviews'), 'Never');
  await user.selectOptions(emails().getByLabelText('Changed reviews'), 'Daily');
  expect(bodies()).toHaveLength(2);
  answer(changeMailPreferences, preferences);
  releaseFirst();
  await waitFor(() => expect(saved()).toHaveLength(1));
  await waitFor(() => expect(emails().getByLabelText('New reviews')).toHaveValue('each'));
  expect(emails().getByLabelText('Changed reviews')).toHaveValue('daily');
  expect(bodies().at(-1)).toMatchObject({ reviews: 'each', changes: 'daily' });
});

async function openEmails(): Promise<UserEvent> {
  signIn();
  answer(getMailPreferences, preferences);
  const user = await renderPage(paths.settings);
  await screen.findByLabelText('New reviews');
  return user;
}
