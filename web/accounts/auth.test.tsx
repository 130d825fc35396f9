import { render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getMe, login, logout } from '#contract/accounts.ts';
import { getEmailStatus } from '#contract/email-status.ts';
import { refusals } from '#contract/errors.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { getReviewStats, listReviews } from '#contract/reviews.ts';
import { listSessions } from '#contract/sessions.ts';
import { consoleErrors } from '#tests/components/console-errors.ts';
import { allRequests, answer, disconnect, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { member, receivedReview } from '#tests/components/fixtures.ts';
import { answerPageRequests, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { useAuth } from '#web/accounts/auth.tsx';
import { paths } from '#web/paths.ts';

const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null');

function Outside() {
  return <p>{useAuth().user?.fullName}</p>;
}

test('Using the auth context outside its provider throws', () => {
  expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
  consoleErrors.splice(0);
});

describe('At startup', () => {
  test.for([null, '', 'null', 'ana', '{"id":', '{}', '[]', '"ana"', '{"username":"ana"}'])(
    'no user is signed in where local storage has %j',
    async (stored) => {
      if (stored !== null) localStorage.setItem('user', stored);
      await renderPage(paths.settings);
      await waitFor(() => expect(location.pathname).toBe(paths.login));
    },
  );

  test('a stored user whose session is over goes to the login', async () => {
    signIn();
    refuse(getReviewStats, ...refusals.unauthorized);
    await renderPage(paths.dashboard);
    expect(await screen.findByRole('heading', { name: 'Good to see you' })).toBeVisible();
    expect(location.pathname).toBe(paths.login);
    expect(storedUser()).toBeNull();
  });

  test('a 401 of calls beyond the core reads keeps the user signed in', async () => {
    const lena = signIn();
    for (const call of [getMe, getEmailStatus, listSessions, listPasskeys])
      refuse(call, ...refusals.unauthorized);
    await renderPage(paths.settings);
    expect(await screen.findByText('No workplaces yet')).toBeVisible();
    await waitFor(() => expect(requestsTo(listPasskeys)).not.toHaveLength(0));
    expect(location.pathname).toBe(paths.settings);
    expect(storedUser()).toEqual(lena);
  });

  test('a sign-out that the server has missed is sent before anything else', async () => {
    signIn();
    localStorage.setItem('sign-out-pending', 'true');
    answer(logout, { message: 'Signed out' });
    await renderPage(paths.reviews);
    await waitFor(() => expect(location.pathname).toBe(paths.login));
    await waitFor(() => expect(localStorage.getItem('sign-out-pending')).toBeNull());
    expect(allRequests()).toEqual(['POST /api/auth/logout']);
  });
});

describe('Sign-out clears the user, the local copy and cached data, and goes to /', () => {
  test.for([
    { server: 'answers 200', respond: () => answer(logout, { message: 'Signed out' }), isLogged: false },
    { server: 'answers 500', respond: () => refuse(logout, 500), isLogged: true },
    { server: 'cannot be reached', respond: () => disconnect(logout), isLogged: true },
  ])('where the server $server', async ({ respond, isLogged }) => {
    signIn();
    respond();
    answer(listReviews, [receivedReview({ comment: 'For Lena’s eyes only.' })]);
    const user = await renderPage(paths.reviews);
    expect(await screen.findByText('For Lena’s eyes only.')).toBeVisible();
    await signOut(user);
    await waitFor(() => expect(location.pathname).toBe(paths.home));
    expect(requestsTo(logout)).toHaveLength(1);
    expect(storedUser()).toBeNull();
    expect(shownToasts()).toEqual([]);
    const logged = consoleErrors.splice(0);
    expect(logged).toEqual(isLogged ? [expect.stringContaining('could not be sent to the server')] : []);

    // The next person at this screen, without a reload, sees nothing of the last one.
    const maya = member('maya');
    answerPageRequests(maya);
    answer(login, maya);
    answer(logout, { message: 'Signed out' });
    const release = hold(listReviews);
    const [signInLink] = await screen.findAllByRole('link', { name: /log in|sign in/i });
    await user.click(signInLink as HTMLElement);
    await user.type(await screen.findByLabelText('Username'), maya.username);
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: 'My Reviews' }));
    await waitFor(() => expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(5));
    expect(screen.queryByText('For Lena’s eyes only.')).toBeNull();
    release();
  });

  async function signOut(user: UserEvent): Promise<void> {
    await user.click(screen.getByRole('button', { name: /your account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  }
});
