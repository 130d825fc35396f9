import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmEmail } from '#contract/account-settings.ts';
import { emailTaken, invalidEmailToken } from '#contract/errors.ts';
import { answer, disconnect, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const LINK = `${paths.confirmEmail}?token=from-the-mail`;
const confirm = () => screen.getByRole('button', { name: 'Confirm this address' });

test('Opening the link changes nothing', async () => {
  await renderPage(LINK);
  expect(confirm()).toBeVisible();
  expect(requestsTo(confirmEmail)).toEqual([]);
});

test('A link without a token is invalid', async () => {
  await renderPage(paths.confirmEmail);
  expect(screen.getByRole('heading', { name: 'Invalid confirmation link' })).toBeVisible();
});

test.for([
  { refusal: invalidEmailToken, heading: 'Invalid confirmation link' },
  { refusal: emailTaken, heading: 'This address is taken' },
])('A refused link shows "$heading", without a toast, and the way to Settings', async (expected) => {
  const [status, message] = expected.refusal;
  signIn();
  refuse(confirmEmail, status, message);
  const user = await renderPage(LINK);
  await user.click(confirm());
  await waitFor(() => expect(screen.getByRole('heading', { name: expected.heading })).toHaveFocus());
  expect(screen.getByText(new RegExp(message))).toBeVisible();
  expect(shownToasts()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', paths.settings);
});

test('Without a connection a toast says so, and the button works again', async () => {
  disconnect(confirmEmail);
  const user = await renderPage(LINK);
  await user.click(confirm());
  await expectToast(
    'Error',
    'Failed to confirm your email Please check your internet connection and try again.',
  );
  answer(confirmEmail, { message: 'Confirmed' });
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Your email has changed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', paths.login);
});

test('A link from signing up confirms the address and promises nothing about another one', async () => {
  answer(confirmEmail, { message: 'Email confirmed' });
  const user = await renderPage(`${LINK}&for=sign-up`);
  expect(screen.queryByText(/your new address/)).toBeNull();
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(screen.queryByText(/your old address/)).toBeNull();
});
