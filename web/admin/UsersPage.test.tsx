import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  deleteUser,
  getUserStats,
  listUsers,
  signOutUser,
  subscriptionChange,
  updateUser,
} from '#contract/admin.ts';
import { expiryAfter } from '#contract/plans.ts';
import { listedUser, signInAsAdmin } from '#tests/components/admin.ts';
import { answer, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { changeSite } from '#tests/components/site.ts';
import { paths } from '#web/paths.ts';
import { longDate } from '#web/ui/dates.ts';

const lena = listedUser({ reviewCount: 2, workplaceCount: 1 });
const ben = listedUser(member('ben'));

test('A row shows name, username, email, industry, plan, counts and the joining date', async () => {
  await openUsers(lena);
  const cells = within(rowOf(lena)).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    `${lena.fullName}${lena.username}`,
    lena.email,
    lena.industry,
    'Free',
    '2 reviews',
    '1 workplace',
    'Joined January 5, 2025',
    '',
  ]);
});

test('With registration closed, the page says how to create an account', async () => {
  await openUsers(lena);
  expect(screen.queryByText(/goodword user create/)).not.toBeInTheDocument();
  cleanup();
  changeSite({ registration: 'closed' });
  await openUsers(lena);
  expect(screen.getByText(/^Sign-up is closed\..*run \.\/goodword user create/)).toBeVisible();
});

test('A missing or unreadable joining date is shown as N/A', async () => {
  await openUsers(listedUser({ id: 5, createdAt: 'one morning' }), listedUser({ id: 6, createdAt: null }));
  expect(screen.getAllByText('N/A')).toHaveLength(2);
});

test('An empty list says that no users were found', async () => {
  signInAsAdmin();
  await renderPage(paths.adminUsers);
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('Users can be searched, sorted and paged through', async () => {
  signInAsAdmin();
  respond(listUsers, ({ query }) => {
    if (query.search) return Response.json(query.search === 'ben' ? [ben] : []);
    const link = '</api/admin/users?limit=100&cursor=next>; rel="next"';
    return query.cursor ? Response.json([ben]) : Response.json([lena], { headers: { link } });
  });
  const user = await renderPage(paths.adminUsers);
  const emails = () => screen.getAllByText(/@example\.com$/).map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(emails()).toEqual([lena.email, ben.email]));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

  const field = screen.getByRole('searchbox', { name: 'Search users' });
  const asked = requestsTo(listUsers).length;
  const release = hold(listUsers);
  await user.type(field, ' ben');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toHaveTextContent(lena.email));
  release();
  expect(await screen.findByText('1 user found')).toBeVisible();
  expect(emails()).toEqual([ben.email]);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await waitFor(() => expect(requestsTo(listUsers)).toHaveLength(asked + 2));
  expect(requestsTo(listUsers).slice(asked)).toMatchObject([
    { query: { search: 'ben', sort: 'newest' } },
    { query: { search: 'ben', sort: 'name' } },
  ]);

  await user.clear(field);
  await user.type(field, 'nobody');
  expect(await screen.findByText('Try another name or email.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveFocus();
  expect(await screen.findByText(lena.email)).toBeVisible();
});

test('A list of hundreds from a server without paging is shown in steps until its end', async () => {
  const users = Array.from({ length: 250 }, (_, i) => listedUser({ id: i + 2, email: `${i}@example.com` }));
  const user = await openUsers(...users);
  for (const shown of [100, 200, 250]) {
    expect(screen.getAllByRole('row')).toHaveLength(1 + shown);
    if (shown < 250) await user.click(screen.getByRole('button', { name: 'Show more' }));
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('The page shows placeholders while it loads, and after a failure another try', async () => {
  signInAsAdmin();
  refuse(listUsers, 503, 'Service temporarily unavailable');
  refuse(getUserStats, 503);
  const release = hold(listUsers);
  const user = await renderPage(paths.adminUsers);
  await waitFor(() => expect(document.querySelectorAll('tr[data-placeholder]')).toHaveLength(5));
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the users.");
  expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(0);

  signInAsAdmin();
  answer(listUsers, [lena]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(lena.email)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('The counts are those of the whole platform, not of the listed users', async () => {
  signInAsAdmin();
  answer(listUsers, [lena], { link: '</api/admin/users?limit=100&cursor=1>; rel="next"' });
  refuse(getUserStats, 503);
  const user = await renderPage(paths.adminUsers);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn't load the totals/);
  expect(screen.getByText(lena.email)).toBeVisible();

  answer(getUserStats, {
    totalUsers: 4_321,
    paidUsers: 321,
    conversionRate: 7.4,
    monthlyRevenue: 2_000,
    totalReviews: 1_239,
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('4,321');
  expect(counts()).toEqual([
    ['Total', '4,321'],
    ['Free', '4,000'],
    ['Paid', '321'],
    ['Total Reviews', '1,239'],
  ]);
});

test('The counts of a list without further pages need no totals', async () => {
  signInAsAdmin();
  answer(listUsers, [
    { ...lena, subscriptionType: 'monthly' },
    { ...ben, subscriptionType: 'annual' },
  ]);
  refuse(getUserStats, 503);
  await renderPage(paths.adminUsers);
  await screen.findByText(lena.email);
  expect(counts()).toEqual([
    ['Total', '2'],
    ['Free', '0'],
    ['Paid', '2'],
    ['Total Reviews', String(lena.reviewCount + ben.reviewCount)],
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.for([paths.admin, paths.adminUsers])(
  'On %s a professional is told once that access is denied',
  async (path) => {
    signIn();
    refuse(getUserStats, 403, 'Access denied. Admin privileges required.');
    refuse(listUsers, 403, 'Access denied. Admin privileges required.');
    await renderPage(path);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getAllByText(/denied/i)).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(shownToasts()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
  },
);

test('Each plan says when it ends, and that end is sent', async () => {
  const user = await openUsers(lena);
  answer(updateUser, lena);
  for (const [name, plan] of [
    ['Annual', 'annual'],
    ['Monthly', 'monthly'],
    ['Free', 'free'],
  ] as const) {
    await choose(user, 'Edit Subscription');
    const radio = await screen.findByRole('radio', { name });
    await user.click(radio);
    const end = expiryAfter(plan, new Date());
    expect(radio).toHaveAccessibleDescription(end ? `Until ${longDate(end)}` : 'No end date');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('User updated');
    const { subscriptionType, subscriptionExpiresAt } = subscriptionChange.parse(
      requestsTo(updateUser).at(-1)?.body,
    );
    expect(subscriptionType).toBe(plan);
    if (end === null) expect(subscriptionExpiresAt).toBeNull();
    else expect(longDate(subscriptionExpiresAt ?? '')).toBe(longDate(end));
  }
});

test('A plan that renews warns that a change does not stop the payments', async () => {
  const user = await openUsers(listedUser({ subscriptionType: 'annual', renews: true }));
  await choose(user, 'Edit Subscription');
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /has a paid subscription\. Changing the plan here doesn't stop the payments\.$/,
  );
});

test('A failed change keeps the dialog and says why in the words of the server', async () => {
  const user = await openUsers(lena);
  refuse(updateUser, 503, 'Service temporarily unavailable');
  await choose(user, 'Edit Subscription');
  await user.click(await screen.findByRole('radio', { name: 'Annual' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Update failed', 'Service temporarily unavailable');
  expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
});

interface Confirmed {
  item: string;
  endpoint: typeof deleteUser | typeof signOutUser;
  failed: [title: string, description: string];
  done: [title: string, description: string];
}

test.for<Confirmed>([
  {
    item: 'Delete User',
    endpoint: deleteUser,
    failed: ['Delete failed', 'Failed to delete user'],
    done: ['User deleted', 'User and all associated data have been removed.'],
  },
  {
    item: 'Sign Out User',
    endpoint: signOutUser,
    failed: ['Sign out failed', 'Failed to sign out user'],
    done: ['User signed out', "They'll need to sign in again in every browser."],
  },
])('$item: a failure says so and can be tried again', async ({ item, endpoint, failed, done }) => {
  const user = await openUsers(lena);
  refuse(endpoint, 503);
  await choose(user, item);
  const confirm = await screen.findByRole('button', { name: item });
  await user.click(confirm);
  await expectToast(...failed);
  respond(endpoint, () => Response.json({ message: 'Done' }));
  await user.click(confirm);
  await expectToast(...done);
});

test('A user who was deleted elsewhere leaves the list, and the heading gets the focus', async () => {
  const user = await openUsers(lena, ben);
  refuse(updateUser, 404, 'User not found');
  answer(listUsers, [ben]);
  await choose(user, 'Edit Subscription');
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await expectToast('Update failed', 'User not found');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(lena.email)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('The admin account cannot be deleted or signed out here', async () => {
  const admin = listedUser({ id: 1, username: 'admin', fullName: 'Admin' });
  const user = await openUsers(admin);
  await user.click(screen.getByRole('button', { name: 'Actions for Admin' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete User' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('menuitem', { name: 'Sign Out User' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Edit Subscription' })).not.toHaveAttribute('aria-disabled');
});

async function openUsers(...users: (typeof lena)[]): Promise<UserEvent> {
  signInAsAdmin();
  answer(listUsers, users);
  const user = await renderPage(paths.adminUsers);
  await screen.findAllByRole('button', { name: /^Actions for/ });
  return user;
}

function rowOf({ username }: typeof lena): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(username) });
}

/** Chooses from the menu of the first row. */
async function choose(user: UserEvent, item: string): Promise<void> {
  // A dialog that closes hides the rest of the page until it is gone.
  const [opener] = await screen.findAllByRole('button', { name: /^Actions for/ });
  if (opener) await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

function counts() {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
}
