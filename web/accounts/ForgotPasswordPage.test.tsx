import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { forgotPassword } from '#contract/password-reset.ts';
import { answer, refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('A mistyped address says Please enter a valid email address, at the field', async () => {
  const user = await renderPage(paths.forgotPassword);
  await askFor(user, 'nonsense');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'),
  );
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('Reset email sent, and Check your email with a back-to-login link', async () => {
  answer(forgotPassword, { message: 'Sent' });
  const user = await renderPage(paths.forgotPassword);
  await askFor(user, 'unknown@example.com');
  await expectToast('Reset email sent');
  expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(screen.getByRole('link', { name: /back to login/i })).toHaveAttribute('href', paths.login);
});

test('A failure without a message says Failed to send reset email, and keeps the address', async () => {
  refuse(forgotPassword, 429);
  const user = await renderPage(paths.forgotPassword);
  await askFor(user, 'ana@example.com');
  await expectToast('Error', 'Failed to send reset email');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
});

async function askFor(user: UserEvent, email: string): Promise<void> {
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
}
