import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { login } from '#contract/accounts.ts';
import { getUserStats, listUsers } from '#contract/admin.ts';
import { refusals } from '#contract/errors.ts';
import { answer, refuse } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { answerPageRequests, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test.for([paths.home, paths.login, paths.register, paths.forgotPassword, paths.pricing, paths.media])(
  '%s needs no login',
  async (path) => {
    await renderPage(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(location.pathname).toBe(path);
  },
);

test.for([
  paths.dashboard,
  `${paths.reviews}?from=a-mail`,
  paths.settings,
  paths.subscribe,
  paths.print,
  paths.admin,
  paths.adminUsers,
])('%s requires a signed-in user: it goes to /login, and from there back', async (path) => {
  const lena = member('lena');
  answerPageRequests(lena);
  for (const endpoint of [getUserStats, listUsers]) refuse(endpoint, ...refusals.accessDenied);
  answer(login, lena);
  const user = await renderPage(path);
  await waitFor(() => expect(location.pathname).toBe(paths.login));
  await user.type(await screen.findByLabelText('Username'), lena.username);
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(location.pathname + location.search).toBe(path);
});

test('F8 focuses the notification area, even as the first key, before the toaster has loaded', async () => {
  await renderPage(paths.pricing);
  const area = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
  expect(area().queryByRole('list')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' });
  await waitFor(() => expect(area().getByRole('list')).toHaveFocus());
});

describe('The header', () => {
  const banner = () => within(screen.getByRole('banner'));

  test('has a logo linking to /, and the avatar image of the full name', async () => {
    signIn(member('lena', { fullName: 'Åsa O’Neil & Søn' }));
    await renderPage(paths.settings);
    expect(banner().getByRole('link', { name: /^Goodword/ })).toHaveAttribute('href', paths.home);
    expect(banner().getByText('Åsa O’Neil & Søn')).toBeVisible();
    expect(banner().getByRole('button').querySelector('img')).toHaveAttribute(
      'src',
      `/avatar?${new URLSearchParams({ name: 'Åsa O’Neil & Søn' })}`,
    );
  });

  test('has a menu: Dashboard, Your Reviews, Settings, Pricing, Analytics and Sign out', async () => {
    signIn();
    const user = await renderPage(paths.settings);
    const trigger = banner().getByRole('button');
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await user.click(trigger);
    await screen.findByRole('menu');
    const items = screen
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, item.getAttribute('href')]);
    expect(items).toEqual([
      ['Dashboard', paths.home],
      ['Your Reviews', paths.reviews],
      ['Settings', paths.settings],
      ['Pricing', paths.pricing],
      ['Analytics', paths.admin],
      ['Sign out', null],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Your Reviews' }));
    await waitFor(() => expect(location.pathname).toBe(paths.reviews));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('has a menu whose type-ahead buffer resets after 1 second', async () => {
    signIn();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderPage(paths.settings);
    banner().getByRole('button').focus();
    fireEvent.click(banner().getByRole('button'), { detail: 0 });
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await waitFor(async () => expect(await item('Dashboard')).toHaveFocus());
    const type = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

    type('s');
    await waitFor(async () => expect(await item('Settings')).toHaveFocus());
    await vi.advanceTimersByTimeAsync(900);
    type('i');
    await waitFor(async () => expect(await item('Sign out')).toHaveFocus());

    await vi.advanceTimersByTimeAsync(900);
    type('p');
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await item('Sign out')).toHaveFocus();
    type('p');
    await waitFor(async () => expect(await item('Pricing')).toHaveFocus());
  });
});

test('The footer links Terms, Privacy and Help, and has a copyright line with the current year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01T12:00:00Z') });
  signIn();
  await renderPage(paths.settings);
  const footer = within(screen.getByRole('contentinfo'));
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 3)).toEqual([
    ['Terms of Service', paths.terms],
    ['Privacy Policy', paths.privacy],
    ['Help Center', paths.help],
  ]);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Goodword. All rights reserved.');
});

test('Tabs link Dashboard (/), My Reviews (/reviews) and Settings (/settings), the current one marked', async () => {
  signIn();
  const user = await renderPage(paths.home);
  const tabs = () => within(screen.getByRole('navigation', { name: 'Your pages' })).getAllByRole('link');
  await screen.findByRole('navigation', { name: 'Your pages' });
  for (const current of ['Dashboard', 'My Reviews', 'Settings']) {
    await user.click(screen.getByRole('link', { name: current }));
    await waitFor(() =>
      expect(tabs().filter((tab) => tab.getAttribute('aria-current') === 'page')).toEqual([
        screen.getByRole('link', { name: current }),
      ]),
    );
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Dashboard', paths.home],
      ['My Reviews', paths.reviews],
      ['Settings', paths.settings],
    ]);
  }
});

test.for([
  { who: 'signed in, between header and footer', isSignedIn: true },
  { who: 'signed out, without a footer', isSignedIn: false },
])('An unknown path shows the 404 page: $who', async ({ isSignedIn }) => {
  if (isSignedIn) signIn();
  await renderPage('/nowhere/at-all');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(location.pathname).toBe('/nowhere/at-all');
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(isSignedIn ? 1 : 0);
});
