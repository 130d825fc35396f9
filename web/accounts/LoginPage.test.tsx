import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getMe, login } from '#contract/accounts.ts';
import { answer, disconnect, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { answerPageRequests, expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Sign/ });

test('Username is required and Password is required, each at its field', async () => {
  const user = await renderPage(paths.login);
  await user.click(button());
  await waitFor(() => expect(username()).toHaveAccessibleDescription('Username is required'));
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(username()).toHaveAttribute('aria-invalid', 'true');
  expect(username()).toHaveFocus();
});

test('Links create an account and forgot password', async () => {
  await renderPage(paths.login);
  expect(screen.getByRole('link', { name: /create an account/i })).toHaveAttribute('href', paths.register);
  expect(screen.getByRole('link', { name: /forgot password/i })).toHaveAttribute(
    'href',
    paths.forgotPassword,
  );
});

describe('A success whose answer', () => {
  const lena = member('lena');
  test.for([
    { name: 'is complete', body: JSON.stringify(lena) },
    {
      name: 'lacks fields',
      body: JSON.stringify({ id: lena.id, username: lena.username, fullName: lena.fullName }),
    },
    { name: 'has no body', body: '' },
  ])('$name signs in: toast Login successful, and the dashboard', async ({ body }) => {
    respond(login, () => new Response(body));
    answerPageRequests(lena);
    const user = await renderPage(paths.login);
    await user.type(username(), lena.username);
    await user.type(password(), 'right');
    await user.click(button());
    await expectToast('Login successful');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lena'));
    expect(location.pathname).toBe(paths.dashboard);
    expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toMatchObject({
      username: lena.username,
      fullName: lena.fullName,
    });
  });
});

describe('A failed login says', () => {
  test.for([
    { said: 'Login failed without one', fail: () => refuse(login, 500), description: 'Login failed' },
    {
      said: 'Please check your credentials where the answer is unreadable',
      fail: () => {
        respond(login, () => new Response('not JSON'));
        refuse(getMe, 401);
      },
      description: 'Please check your credentials',
    },
    {
      said: 'the same where the server doesn’t know the call for who is signed in',
      fail: () => {
        respond(login, () => Response.json({}));
        refuse(getMe, 404, 'Not found');
      },
      description: 'Please check your credentials',
    },
    {
      said: 'that the connection may be lost without an answer',
      fail: () => disconnect(login),
      description: 'Login failed Please check your internet connection and try again.',
    },
    {
      said: 'that you’re offline without a network',
      fail: () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        disconnect(login);
      },
      description: "Login failed You're offline.",
    },
  ])('$said, and keeps what was typed', async ({ fail, description }) => {
    fail();
    const user = await renderPage(paths.login);
    await user.type(username(), 'ana');
    await user.type(password(), 'wrong');
    await user.click(button());
    await expectToast('Login failed', description);
    expect(within(screen.getByRole('main')).queryByText(description)).toBeNull();
    expect(username()).toHaveValue('ana');
    expect(password()).toHaveValue('wrong');
  });
});

test('A failure stays above the fields until the next attempt, in other words than the toast', async () => {
  refuse(login, 409, 'Words of the server');
  const user = await renderPage(paths.login);
  await user.type(username(), 'ana');
  await user.type(password(), 'wrong{Enter}');
  await expectToast('Login failed', 'Words of the server');
  const error = screen.getByRole('alert');
  expect(button().closest('form')?.firstElementChild).toBe(error);
  expect(error).not.toHaveTextContent('Words of the server');
  await waitFor(() => expect(button()).toBeEnabled());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  hold(login);
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

describe('The sign-in button', () => {
  test('shows Signing in... while a login is in progress, and a second one is ignored', async () => {
    refuse(login, 401, 'Words of the server');
    const release = hold(login);
    await startTyped();
    fireEvent.click(button());
    await advance(0);
    expect(button()).toHaveTextContent('Signing in...');
    expect(button()).toBeDisabled();
    await advance(5_000);
    fireEvent.submit(form());
    await advance(0);
    release();
    await advance(0);
    expect(requestsTo(login)).toHaveLength(1);
  });

  test('re-enables 500 ms after a login has finished', async () => {
    refuse(login, 401, 'Words of the server');
    await startTyped();
    fireEvent.click(button());
    await advance(499);
    expect(button()).toBeDisabled();
    await advance(1);
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent('Sign in');
  });

  test('sends nothing under 1 second after the last attempt', async () => {
    refuse(login, 401, 'Words of the server');
    await startTyped();
    fireEvent.click(button());
    await advance(999);
    fireEvent.click(button());
    await advance(0);
    expect(requestsTo(login)).toHaveLength(1);
    // The attempt that was not made keeps the button for its 500 ms.
    await advance(500);
    fireEvent.click(button());
    await advance(0);
    expect(requestsTo(login)).toHaveLength(2);
  });

  const form = () => button().closest('form') as HTMLFormElement;
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  /** The clock stands still from here on. */
  async function startTyped(): Promise<void> {
    await renderPage(paths.login);
    fireEvent.change(username(), { target: { value: 'ana' } });
    fireEvent.change(password(), { target: { value: 'wrong' } });
    vi.useFakeTimers();
  }
});

test.for([
  ['//evil.example', paths.dashboard],
  ['/\\evil.example', paths.dashboard],
  ['https://evil.example/', paths.dashboard],
  [paths.pricing, paths.pricing],
] as const)('Sent from %s, the app opens %s after a sign-in', async ([from, opened]) => {
  const lena = signIn();
  localStorage.clear();
  answer(login, lena);
  const user = await renderPage(`${paths.login}?next=//evil.example&from=//evil.example`, {
    state: { from },
  });
  await user.type(username(), lena.username);
  await user.type(password(), 'correct horse{Enter}');
  await screen.findByText('Login successful');
  await waitFor(() => expect(location.pathname).toBe(opened));
  expect(location.hostname).toBe('localhost');
});
