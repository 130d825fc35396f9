import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createInvite, type Invite, listInvites, revokeInvite } from '#contract/invites.ts';
import { signInAsAdmin } from '#tests/components/admin.ts';
import { answer, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage } from '#tests/components/render-page.tsx';
import { changeSite } from '#tests/components/site.ts';
import { paths } from '#web/paths.ts';

const open: Invite = {
  id: 3,
  note: 'Rosa from the market',
  state: 'open',
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
  usedAt: null,
  usedBy: null,
};
const used: Invite = { ...open, id: 2, note: null, state: 'used', usedAt: open.createdAt, usedBy: 'rosa' };
const expired: Invite = { ...open, id: 1, note: 'Tom', state: 'expired' };

test('The admin creates an invite, and sees its link once', async () => {
  const { user, region } = await openInvites();
  expect(await region.findByText('No invites yet.')).toBeVisible();
  const url = 'http://localhost:3000/register?invite=token-of-rosa';
  answer(createInvite, { ...open, url });
  answer(listInvites, [open]);
  await user.type(region.getByLabelText('Who is it for? (optional)'), 'Rosa from the market');
  await user.click(region.getByRole('button', { name: 'Create invite' }));
  expect(await region.findByText(url)).toBeVisible();
  expect(requestsTo(createInvite)).toMatchObject([{ body: { note: 'Rosa from the market' } }]);
  expect(region.getByLabelText('Who is it for? (optional)')).toHaveValue('');
  expect(await region.findByText('Works until November 28, 2026')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('Each invite shows whether it is open, expired, or used, and the account that used it', async () => {
  const { region } = await openInvites(open, used, expired);
  const list = await region.findByRole('list', { name: 'Invites' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Rosa from the marketOpenWorks until November 28, 2026Revoke',
    'Invite 2UsedUsed by rosa on November 21, 2026',
    'TomExpiredExpired on November 28, 2026, unused',
  ]);
});

test('An open invite can be revoked', async () => {
  const { user, region } = await openInvites(open);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const revoke = await region.findByRole('button', { name: 'Revoke the link for Rosa from the market' });
  await user.click(revoke);
  expect(requestsTo(revokeInvite)).toEqual([]);

  refuse(revokeInvite, 404, 'This invite was used or deleted');
  await user.click(revoke);
  await expectToast('Error', 'This invite was used or deleted');

  answer(revokeInvite, undefined);
  answer(listInvites, []);
  await user.click(revoke);
  await expectToast('Invite revoked');
  expect(confirm).toHaveBeenCalledTimes(3);
  expect(requestsTo(revokeInvite)).toMatchObject([{ params: { id: '3' } }, { params: { id: '3' } }]);
  expect(await region.findByText('No invites yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Invites' })).toHaveFocus();
});

test('A list that failed to load offers another try', async () => {
  const { user, region } = await openInvites(() => refuse(listInvites, 503));
  const retry = await region.findByRole('button', { name: 'Try again' });
  answer(listInvites, [open]);
  await user.click(retry);
  expect(await region.findByText('Rosa from the market')).toBeVisible();
});

test('With registration closed, the page says how to invite people', async () => {
  changeSite({ registration: 'closed' });
  signInAsAdmin();
  await renderPage(paths.adminUsers);
  const region = screen.getByRole('region', { name: 'Invites' });
  expect(region).toHaveTextContent('Registration is closed.');
  expect(within(region).queryByRole('button')).not.toBeInTheDocument();
});

test('With open registration, there are no invites', async () => {
  signInAsAdmin();
  await renderPage(paths.adminUsers);
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invites' })).not.toBeInTheDocument();
});

async function openInvites(...invites: Invite[] | [() => void]) {
  changeSite({ registration: 'invite' });
  signInAsAdmin();
  const [first] = invites;
  if (typeof first === 'function') first();
  else answer(listInvites, invites as Invite[]);
  const user = await renderPage(paths.adminUsers);
  const region = within(await screen.findByRole('region', { name: 'Invites' }));
  await waitFor(() => expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(0));
  return { user, region };
}
