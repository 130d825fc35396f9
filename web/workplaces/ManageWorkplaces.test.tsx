import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { createWorkplace, deleteWorkplace, listWorkplaces, updateWorkplace } from '#contract/workplaces.ts';
import { answer, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const blueDoor = { id: 31, name: 'Blue Door', location: 'Lisbon' };
const dialog = () => within(screen.getByRole('dialog'));

test('Manage Workplaces is a table of Name, Location and Actions', async () => {
  await openSettings();
  expect(screen.getByRole('heading', { name: 'Manage Workplaces' })).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Name', 'Location', 'Actions']);
  const [name, location] = screen.getAllByRole('cell');
  expect(name).toHaveTextContent('Blue Door');
  expect(location).toHaveTextContent('Lisbon');
});

test('Loading shows 3 placeholder rows', async () => {
  signIn();
  const release = hold(listWorkplaces);
  await renderPage(paths.settings);
  const rows = () => document.querySelectorAll('tbody tr[data-placeholder]');
  expect(rows()).toHaveLength(3);
  release();
  await waitFor(() => expect(rows()).toHaveLength(0));
});

test.for(['Add Workplace', 'Edit Blue Door'])(
  '%s: Workplace name is required, at its field',
  async (opener) => {
    const user = await openSettings();
    await user.click(screen.getByRole('button', { name: opener }));
    const name = dialog().getByLabelText('Name');
    await user.clear(name);
    await user.type(name, '   ');
    await save(user);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Workplace name is required'));
    expect(name).toHaveFocus();
  },
);

test('Adding, updating and deleting say so at any 2xx response, and the list is read again', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const user = await openSettings();
  respond(createWorkplace, () => Response.json({}, { status: 201 }));
  await add(user, 'Green Door');
  await expectToast('Workplace added successfully');
  expect(requestsTo(createWorkplace)).toMatchObject([{ body: { name: 'Green Door', location: null } }]);
  expect(requestsTo(listWorkplaces)).toHaveLength(2);

  respond(updateWorkplace, () => new Response(''));
  await edit(user, 'Name', ' Inn');
  await expectToast('Workplace updated successfully');
  expect(requestsTo(updateWorkplace)).toMatchObject([
    { params: { id: '31' }, body: { name: 'Blue Door Inn', location: 'Lisbon' } },
  ]);
  expect(requestsTo(listWorkplaces)).toHaveLength(3);

  respond(deleteWorkplace, () => new Response('deleted'));
  await user.click(screen.getByRole('button', { name: 'Delete Blue Door' }));
  await expectToast('Workplace deleted successfully');
  expect(requestsTo(deleteWorkplace)).toMatchObject([{ params: { id: '31' } }]);
  expect(requestsTo(listWorkplaces)).toHaveLength(4);
});

test('Deletion needs a browser confirmation', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const user = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Delete Blue Door' }));
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.getByRole('row', { name: /Blue Door/ })).toBeVisible();
  expect(shownToasts()).toEqual([]);
  expect(requestsTo(deleteWorkplace)).toEqual([]);
});

describe('Failure', () => {
  test('At the free limit Failed to add workplace comes with the way to the plans', async () => {
    const user = await openSettings();
    const [status, message] = refusals.workplaceLimitReached;
    refuse(createWorkplace, status, message);
    await add(user, 'Green Door');
    expect(await screen.findByText(`Failed to add workplace. ${message}`)).toBeVisible();
    expect(dialog().getByLabelText('Name')).toHaveValue('Green Door');
    await user.click(screen.getByRole('button', { name: 'See plans', hidden: true }));
    await waitFor(() => expect(location.pathname).toBe(paths.pricing));
  });

  test('At 200 workplaces Failed to add workplace comes with the reason', async () => {
    const user = await openSettings();
    const [status, message] = refusals.workplaceMaximumReached;
    refuse(createWorkplace, status, message);
    await add(user, 'Green Door');
    await expectToast('Error', 'Failed to add workplace');
    expect(screen.getAllByText('Failed to add workplace')).toHaveLength(1);
    expect(dialog().getByRole('alert')).toHaveTextContent(message);
  });

  test('Failed to update workplace, and the dialog keeps what was typed', async () => {
    const user = await openSettings();
    refuse(updateWorkplace, 500, 'Internal server error');
    await edit(user, 'Location', ', Alfama');
    await expectToast('Error', 'Failed to update workplace');
    expect(dialog().getByLabelText('Location')).toHaveValue('Lisbon, Alfama');
  });

  test('Failed to delete workplace, and the row stays', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const user = await openSettings();
    refuse(deleteWorkplace, 500, 'Internal server error');
    await user.click(screen.getByRole('button', { name: 'Delete Blue Door' }));
    await expectToast('Error', 'Failed to delete workplace');
    expect(screen.getByRole('row', { name: /Blue Door/ })).toBeVisible();
  });

  test('A list that could not be loaded says so and offers another try', async () => {
    signIn();
    refuse(listWorkplaces, 503, 'Service temporarily unavailable');
    const user = await renderPage(paths.settings);
    expect(await screen.findByText("Couldn't load your workplaces.")).toBeVisible();
    answer(listWorkplaces, [blueDoor]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Blue Door/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

async function openSettings(): Promise<UserEvent> {
  signIn();
  answer(listWorkplaces, [blueDoor]);
  const user = await renderPage(paths.settings);
  await screen.findByRole('row', { name: /Blue Door/ });
  return user;
}

async function add(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Add Workplace' }));
  await user.type(dialog().getByLabelText('Name'), name);
  await save(user);
}

async function edit(user: UserEvent, label: string, more: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Edit Blue Door' }));
  await user.type(dialog().getByLabelText(label), more);
  await save(user);
}

async function save(user: UserEvent): Promise<void> {
  await user.click(dialog().getByRole('button', { name: /^(Add|Save)/ }));
}
