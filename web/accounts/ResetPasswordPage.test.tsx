import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { invalidResetToken } from '#contract/errors.ts';
import { checkResetToken, resetPassword } from '#contract/password-reset.ts';
import { answer, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { expectToast, renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const LINK = `${paths.resetPassword}?token=from-the-mail`;
const [status, INVALID_TOKEN] = invalidResetToken;
const newPassword = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');

test('Password must be at least 6 characters long, and Passwords don’t match on the confirm field', async () => {
  answer(checkResetToken, { valid: true });
  const user = await renderPage(LINK);
  await choose(user, '12345', '123456');
  await waitFor(() =>
    expect(newPassword()).toHaveAccessibleDescription(/^Password must be at least 6 characters long( |$)/),
  );
  await choose(user, '123456', '1234567');
  await waitFor(() => expect(confirmation()).toHaveAccessibleDescription("Passwords don't match"));
  expect(newPassword()).not.toHaveAttribute('aria-invalid');
});

test.for([paths.resetPassword, `${paths.resetPassword}?token=`])(
  'Without a token (%s): Invalid reset link, and on to /login after two seconds',
  async (path) => {
    await renderPage(path);
    expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expectToast('Invalid reset link', 'The password reset link is invalid or missing.');
    expect(screen.queryByLabelText('New password')).toBeNull();
    await waitFor(() => expect(location.pathname).toBe(paths.login), { timeout: 10_000 });
    await expectToast('Invalid reset link', 'The password reset link is invalid or missing.');
  },
);

test('A token that is gone at submit gives Reset token is missing.', async () => {
  answer(checkResetToken, { valid: true });
  const user = await renderPage(LINK);
  history.replaceState(history.state, '', paths.resetPassword);
  await choose(user, 'another secret');
  await expectToast('Error', 'Reset token is missing.');
});

test.for([
  { name: 'its message', body: JSON.stringify({ message: 'Password updated' }) },
  { name: 'no body', body: '' },
])('An answer with $name: Password reset successful, and Go to Login', async ({ body }) => {
  answer(checkResetToken, { valid: true });
  respond(resetPassword, () => new Response(body));
  const user = await renderPage(LINK);
  await choose(user, 'another secret');
  await expectToast('Password reset successful');
  expect(requestsTo(resetPassword).map((request) => request.body)).toEqual([
    { token: 'from-the-mail', newPassword: 'another secret' },
  ]);
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', paths.login);
});

test('A failure without a message says Failed to reset password, and keeps what was typed', async () => {
  answer(checkResetToken, { valid: true });
  refuse(resetPassword, 429);
  const user = await renderPage(LINK);
  await choose(user, 'another secret');
  await expectToast('Error', 'Failed to reset password');
  expect(newPassword()).toHaveValue('another secret');
});

test('A used token shows Invalid Reset Link and the toast when the page opens, and no form', async () => {
  answer(checkResetToken, { valid: false });
  await renderPage(LINK);
  expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expectToast('Invalid reset link', 'The password reset link is invalid or missing.');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    paths.forgotPassword,
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('What was typed before the token turned out to be used stays', async () => {
  const checked = Promise.withResolvers<void>();
  respond(checkResetToken, () => checked.promise.then(() => Response.json({ valid: false })));
  const user = await renderPage(LINK);
  await user.type(newPassword(), 'another secret');
  checked.resolve();
  expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  expect(newPassword()).toHaveValue('another secret');
});

test('A token used while the page is open shows Invalid Reset Link when the form is sent', async () => {
  answer(checkResetToken, { valid: true });
  refuse(resetPassword, status, INVALID_TOKEN);
  const user = await renderPage(LINK);
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await choose(user, 'another secret');
  expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expectToast('Error', INVALID_TOKEN);
});

async function choose(user: UserEvent, password: string, again = password): Promise<void> {
  await user.clear(newPassword());
  await user.type(newPassword(), password);
  await user.clear(confirmation());
  await user.type(confirmation(), again);
  await user.click(screen.getByRole('button', { name: /reset/i }));
}
