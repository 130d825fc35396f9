import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type EmailStatus, getEmailStatus, retryEmail } from '#contract/email-status.ts';
import { answer, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';

const notice = () => screen.findByRole('region', { name: 'Your email address' });

async function open(status: EmailStatus, path = '/dashboard') {
  signIn();
  answer(getEmailStatus, status);
  return renderPage(path);
}

const unconfirmed: EmailStatus = { state: 'unconfirmed', refusal: null };
const refused: EmailStatus = { state: 'refused', refusal: 'user unknown' };
const confirmed: EmailStatus = { state: 'confirmed', refusal: null };

test('Until the address is confirmed, a notice says where the link went and sends it again', async () => {
  const user = await open(unconfirmed);
  expect(await notice()).toHaveTextContent(
    'Open the link we sent to lena@example.com to get reviews by email.',
  );
  answer(retryEmail, unconfirmed);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  await expectToast('Confirmation email sent');
  expect(requestsTo(retryEmail)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Wrong address?' })).toHaveAttribute('href', '/settings#account');
});

test('A refused address is named with the reason, and Try again ends the notice', async () => {
  const user = await open(refused, '/reviews');
  expect(await notice()).toHaveTextContent(
    'lena@example.com rejected our mail: user unknown. Your reviews are safe here.',
  );
  answer(retryEmail, confirmed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectToast('Your emails are on their way');
  expect(screen.queryByRole('region', { name: 'Your email address' })).toBeNull();
});

test('A link that cannot be sent again keeps the notice and says why', async () => {
  const user = await open(unconfirmed);
  refuse(retryEmail, 429, 'Too many requests');
  await user.click(within(await notice()).getByRole('button', { name: 'Send it again' }));
  await expectToast('Error', 'Too many requests');
  expect(await notice()).toBeVisible();
});

test('There is no notice once the address is confirmed', async () => {
  await open(confirmed);
  await waitFor(() => expect(requestsTo(getEmailStatus)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Your email address' })).toBeNull();
});

test.each([
  [unconfirmed, 'These emails wait until you open the link we sent to lena@example.com.', 'Send it again'],
  [refused, 'lena@example.com rejected our mail: user unknown.', 'Try again'],
] as const)('The email settings say that emails are on hold: $0.state', async (status, text, action) => {
  await open(status, '/settings');
  const group = await screen.findByRole('region', { name: 'Emails and alerts' });
  expect(await within(group).findByText(text, { exact: false })).toBeVisible();
  expect(within(group).getByRole('button', { name: action })).toBeVisible();
});
