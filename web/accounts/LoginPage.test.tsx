import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { login } from '#contract/accounts.ts';
import { disconnect, refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

describe('A failed login says', () => {
  test.for([
    {
      said: 'the server’s message',
      fail: () => refuse(login, 401, 'Words of the server'),
      description: 'Words of the server',
    },
    {
      said: 'Login failed, where the server gives no message',
      fail: () => refuse(login, 500),
      description: 'Login failed',
    },
    {
      said: 'Please check your credentials, without an answer',
      fail: () => disconnect(login),
      description: 'Please check your credentials',
    },
  ])('$said', async ({ fail, description }) => {
    fail();
    const user = await renderPage(paths.login);
    await user.type(screen.getByLabelText('Username'), 'ana');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await expectToast('Login failed', description);
    expect(screen.getByLabelText('Username')).toHaveValue('ana');
  });
});
