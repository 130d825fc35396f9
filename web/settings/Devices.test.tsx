import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endAllSessions } from '#contract/accounts.ts';
import { endSession, listSessions, type Session } from '#contract/sessions.ts';
import { answer, disconnect, hold, refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const list = () => screen.findByRole('list', { name: "Where you're signed in" });

test('A failure is shown once, in a toast, and every device stays signed in', async () => {
  signIn();
  answer(listSessions, [session(1, { isCurrent: true }), session(2, { device: 'Chrome on Android' })]);
  const user = await renderPage(paths.settings);
  const signOut = await screen.findByRole('button', { name: 'Sign out Chrome on Android' });
  refuse(endSession, 503);
  await user.click(signOut);
  await expectToast('Error', 'Failed to sign out that device');
  expect(signOut).not.toHaveAttribute('aria-disabled', 'true');
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);

  disconnect(endAllSessions);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const confirm = () =>
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' });
  await user.click(confirm());
  await expectToast(
    'Error',
    'Failed to sign out everywhere Please check your internet connection and try again.',
  );
  expect(confirm()).toBeEnabled();
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('The list has a placeholder while it loads, and Try again after a failure', async () => {
  signIn();
  refuse(listSessions, 503);
  const release = hold(listSessions);
  const user = await renderPage(paths.settings);
  const placeholder = () => document.querySelector('#devices [data-placeholder]');
  expect(placeholder()).toBeVisible();
  release();
  expect(await screen.findByText("Couldn't load your devices.")).toBeVisible();
  expect(placeholder()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  answer(listSessions, [session(1, { isCurrent: true })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
});

test('A long list starts with this device and 4 others, and shows all on request', async () => {
  signIn();
  answer(
    listSessions,
    Array.from({ length: 20 }, (_, i) => session(i, { isCurrent: i === 19 })),
  );
  const user = await renderPage(paths.settings);
  const rows = async () => within(await list()).getAllByRole('listitem');
  const [first, second, ...rest] = await rows();
  expect(rest).toHaveLength(3);
  expect(first).toHaveTextContent('This device');
  expect(second).toHaveTextContent('Unknown device');
  expect(second).toHaveTextContent('Last used on January 5, 2025, signed in on January 2, 2025');
  await user.click(screen.getByRole('button', { name: 'Show all 20' }));
  await waitFor(async () => expect(await rows()).toHaveLength(20));
});

function session(number: number, overrides: Partial<Session> = {}): Session {
  return {
    id: number.toString(16).padStart(16, '0'),
    device: number === 0 ? null : `Browser ${number}`,
    signedInAt: '2025-01-02T12:00:00.000Z',
    lastUsedAt: '2025-01-05T12:00:00.000Z',
    isCurrent: false,
    ...overrides,
  };
}
