import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { login, register } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { checkResetToken, forgotPassword, resetPassword } from '#contract/password-reset.ts';
import { answer, hold, refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

interface Form {
  name: string;
  path: string;
  endpoint: Endpoint;
  fields: Record<string, string>;
  button: RegExp;
  toast: string;
}

const forms: Form[] = [
  {
    name: 'Login',
    path: paths.login,
    endpoint: login,
    fields: { Username: 'ana', Password: 'wrong' },
    button: /^Sign/,
    toast: 'Login failed',
  },
  {
    name: 'Registration',
    path: paths.register,
    endpoint: register,
    fields: { 'Full name': 'Ana Ruiz', Username: 'ana', Email: 'ana@example.com', Password: 'secret' },
    button: /^Creat/,
    toast: 'Registration failed',
  },
  {
    name: 'Forgot password',
    path: paths.forgotPassword,
    endpoint: forgotPassword,
    fields: { Email: 'ana@example.com' },
    button: /^Send/,
    toast: 'Error',
  },
  {
    name: 'Reset password',
    path: `${paths.resetPassword}?token=some`,
    endpoint: resetPassword,
    fields: { 'New password': 'secret', 'Confirm password': 'secret' },
    button: /^(Reset|Saving)/,
    toast: 'Error',
  },
];

test.for(forms)(
  '$name: a failure stays above the fields until the next attempt, in other words than the toast',
  async ({ path, endpoint, fields, button, toast }) => {
    answer(checkResetToken, { valid: true });
    refuse(endpoint, 409, 'Words of the server');
    const user = await renderPage(path);
    for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
    const form = screen.getByRole('button', { name: button }).closest('form') as HTMLFormElement;
    await user.click(within(form).getByRole('button', { name: button }));

    const error = await within(form).findByRole('alert');
    expect(form.firstElementChild).toBe(error);
    expect(error).not.toHaveTextContent('Words of the server');
    await expectToast(toast, 'Words of the server');

    await waitFor(() => expect(within(form).getByRole('button', { name: button })).toBeEnabled());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    hold(endpoint);
    await user.click(within(form).getByRole('button', { name: button }));
    await waitFor(() => expect(within(form).queryByRole('alert')).not.toBeInTheDocument());
  },
);
