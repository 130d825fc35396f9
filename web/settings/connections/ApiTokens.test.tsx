import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePassword } from '#contract/account-settings.ts';
import { type ApiToken, createApiToken, deleteApiToken } from '#contract/api-tokens.ts';
import { refusals } from '#contract/errors.ts';
import { getConnections } from '#contract/webhook.ts';
import { answer, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const list = () => screen.findByRole('list', { name: 'API tokens' });
const dialog = () => within(screen.getByRole('dialog'));
const openForm = async (user: Awaited<ReturnType<typeof renderPage>>) =>
  user.click(await screen.findByRole('button', { name: 'Create a token' }));

const token = (overrides: Partial<ApiToken> = {}): ApiToken => ({
  id: 1,
  name: 'My spreadsheet',
  createdAt: '2026-01-02T12:00:00.000Z',
  expiresAt: '2027-01-02T12:00:00.000Z',
  lastUsedAt: null,
  ...overrides,
});

test('A new token is shown once, to copy, and is in the list afterwards', async () => {
  signIn();
  const user = await renderPage(paths.settings);
  await openForm(user);
  await user.click(dialog().getByRole('button', { name: 'Create a token' }));
  expect(dialog().getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
  expect(requestsTo(createApiToken)).toEqual([]);

  answer(createApiToken, { ...token(), token: 'gw_secret' });
  answer(getConnections, { tokens: [token()], webhook: null });
  await user.type(dialog().getByLabelText('Name'), 'My spreadsheet{Enter}');
  const field = await within(await screen.findByRole('dialog', { name: 'Your new token' })).findByRole(
    'textbox',
  );
  expect(requestsTo(createApiToken).map(({ body }) => body)).toEqual([{ name: 'My spreadsheet' }]);
  expect(field).toHaveValue('gw_secret');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveFocus();
  expect(dialog().getByText("Copy it now. You won't see it again.")).toBeVisible();
  expect(dialog().getByRole('link', { name: 'API description' })).toHaveAttribute('href', '/api/docs');
  await user.click(dialog().getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('Copied'));
  expect(await navigator.clipboard.readText()).toBe('gw_secret');

  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(await within(await list()).findByRole('listitem')).toHaveTextContent(
    'Created on January 2, 2026, not used yet, works until January 2, 2027',
  );
  expect(screen.queryByDisplayValue('gw_secret')).toBeNull();
  await openForm(user);
  expect(dialog().getByLabelText('Name')).toHaveValue('');
});

test('An eleventh token is refused in words, and nothing that was typed is lost', async () => {
  signIn();
  const user = await renderPage(paths.settings);
  refuse(createApiToken, ...refusals.apiTokenLimitReached);
  await openForm(user);
  await user.type(dialog().getByLabelText('Name'), 'My robot{Enter}');
  await expectToast('Error', 'You can have up to 10 API tokens. Remove one first.');
  expect(dialog().getByLabelText('Name')).toHaveValue('My robot');
});

test('Removing a token asks first', async () => {
  signIn();
  answer(getConnections, {
    tokens: [token(), token({ id: 2, name: 'My robot', lastUsedAt: '2026-02-03T12:00:00.000Z' })],
    webhook: null,
  });
  const user = await renderPage(paths.settings);
  const [, robot] = await within(await list()).findAllByRole('listitem');
  expect(robot).toHaveTextContent('last used on February 3, 2026');
  await user.click(screen.getByRole('button', { name: 'Remove My robot' }));
  expect(dialog().getByText(/will no longer be able to read anything/)).toBeVisible();
  expect(requestsTo(deleteApiToken)).toEqual([]);
  answer(deleteApiToken, undefined);
  answer(getConnections, { tokens: [token()], webhook: null });
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  await expectToast('Removed');
  expect(requestsTo(deleteApiToken).map(({ params }) => params.id)).toEqual(['2']);
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
});

test('An older server, which knows no connections, leaves the rest of the page as it is', async () => {
  signIn();
  refuse(getConnections, 404, 'Not found');
  const user = await renderPage(paths.settings);
  expect(await screen.findByText("Couldn't load your API tokens and webhook.")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Password' })).toBeVisible();
  respond(getConnections, () =>
    Response.json({ tokens: [{ ...token(), createdAt: 'soon', expiresAt: '' }], webhook: null }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await list()).findByRole('listitem')).toHaveTextContent('Created on Unknown date');
});

test('A new password ends the tokens, so the list is read again', async () => {
  signIn();
  answer(getConnections, { tokens: [token()], webhook: null });
  const user = await renderPage(paths.settings);
  await within(await list()).findByRole('listitem');
  answer(changePassword, { message: 'Password changed' });
  answer(getConnections, { tokens: [], webhook: null });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  for (const name of ['Password', 'New password', 'Confirm password'])
    await user.type(await dialog().findByLabelText(name), 'a-long-password');
  await user.click(dialog().getByRole('button', { name: 'Save password' }));
  await waitFor(async () => expect(within(await list()).queryByRole('listitem')).toBeNull());
});
