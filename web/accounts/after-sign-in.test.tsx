import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { login } from '#contract/accounts.ts';
import { answer } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

describe('After a sign-in the app opens a page of this site only', () => {
  test.for(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:xss()'])(
    'although the history says %s',
    async (from) => {
      await expectDashboardAfter(paths.login, { from });
    },
  );

  test('although the address says otherwise', async () => {
    await expectDashboardAfter(
      `${paths.login}?next=//evil.example&from=//evil.example&redirect=https://evil.example&state=/%5Cevil.example`,
    );
  });

  test('and returns to the page that asked for it', async () => {
    await signInFrom(paths.login, { from: paths.pricing });
    await waitFor(() => expect(location.pathname).toBe(paths.pricing));
  });
});

async function expectDashboardAfter(path: string, state?: unknown): Promise<void> {
  await signInFrom(path, state);
  await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
  expect(location.hostname).toBe('localhost');
}

async function signInFrom(path: string, state?: unknown): Promise<void> {
  const account = member('lena');
  signIn(account);
  localStorage.clear();
  answer(login, account);
  const user = await renderPage(path, { state });
  await user.type(screen.getByLabelText('Username'), account.username);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Login successful');
}
