import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getMailHealth,
  getPlatformInsights,
  getUserStats,
  listAuditEntries,
  retryMails,
} from '#contract/admin.ts';
import { getServiceStatus } from '#contract/service-status.ts';
import { signInAsAdmin } from '#tests/components/admin.ts';
import { findFigure } from '#tests/components/charts.ts';
import { answer, refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage } from '#tests/components/render-page.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';

const totals = {
  totalUsers: 1_234,
  paidUsers: 154,
  conversionRate: 12.5,
  monthlyRevenue: 18.92,
  totalReviews: 9,
};

test('Four totals are shown in words and figures', async () => {
  signInAsAdmin();
  answer(getUserStats, totals);
  await renderPage(paths.admin);
  for (const [label, value] of [
    ['Total Users', '1,234'],
    ['Paid Users', '154'],
    ['Conversion Rate', '12.5%'],
    ['Monthly Revenue', '$18.92'],
  ] as const) {
    const term = await screen.findByText(label);
    await waitFor(() => expect(term.parentElement).toHaveTextContent(value));
  }
});

test('The page names the version and commit that are running', async () => {
  signInAsAdmin();
  await renderPage(paths.admin);
  expect(await screen.findByText('Version 1.2.3 (0123456)')).toBeVisible();
  expect(await screen.findByText('Admin, all is well.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument();
});

test('The page says how old the version is, and which one is out', async () => {
  signInAsAdmin();
  const update = { version: '1.3.0', security: false, date: '2026-12-01' };
  const status = { version: '1.2.3', commit: null, problems: [], ageDays: 120, update };
  answer(getServiceStatus, status);
  await renderPage(paths.admin);
  expect(await screen.findByText('This version is 120 days old.')).toBeVisible();
  expect(screen.getByText('Version 1.3.0 is out.')).toBeVisible();
  answer(getServiceStatus, { ...status, ageDays: null, update: { ...update, security: true } });
  await queryClient.invalidateQueries();
  expect(await screen.findByText('Version 1.3.0 is out. It fixes a security problem.')).toBeVisible();
  expect(screen.queryByText(/days old/)).not.toBeInTheDocument();
});

test('Problems are listed with what to do', async () => {
  signInAsAdmin();
  const advice = 'Run ./goodword backup now, and schedule it for every night.';
  answer(getServiceStatus, {
    version: '1.2.3',
    commit: null,
    problems: [
      { kind: 'disk', title: 'The disk is almost full', advice: 'Free some space.', values: {}, since: null },
      {
        kind: 'backup',
        title: 'There is no backup yet',
        advice,
        values: {},
        since: '2026-11-20T17:30:00.000Z',
      },
    ],
  });
  await renderPage(paths.admin);
  const list = await screen.findByRole('region', { name: 'Needs attention' });
  const [disk, backup] = within(list).getAllByRole('listitem');
  expect(disk).toHaveTextContent(/^The disk is almost fullFree some space\.$/);
  expect(backup).toHaveTextContent(/^There is no backup yet.*every night\.Since Nov 20, 2026/);
  expect(screen.getByText('Version 1.2.3')).toBeVisible();
});

test('Totals, insights, mails and audit trail fail one by one, and each has a text when there is nothing', async () => {
  signInAsAdmin();
  for (const endpoint of [getUserStats, getPlatformInsights, getMailHealth, listAuditEntries])
    refuse(endpoint, 503);
  const user = await renderPage(paths.admin);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  signInAsAdmin();
  for (const [failure, nothing] of [
    ["Couldn't load the totals.", 'Total Users'],
    ["Couldn't load the insights.", 'Insights start with the first sign-up'],
    ["Couldn't load the emails.", /^Emails on hold wait/],
    ["Couldn't load the audit trail.", 'No changes yet'],
  ] as const) {
    const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes(failure));
    if (!alert) throw new Error(`No alert says: ${failure}`);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  }
});

/** Monthly Revenue counts every active plan. */
const PAYMENTS = "Payments in the last 12 months. Plans you granted don't count.";

test('Charts name their best month, tables show the same figures, and revenue says what it leaves out', async () => {
  signInAsAdmin();
  const months = Array.from({ length: 12 }, (_, i) => ({
    month: new Date(Date.UTC(2025, 11 + i)).toISOString().slice(0, 7),
    signUps: i === 10 ? 90 : 0,
    reviews: i,
    revenue: i === 10 ? 1_400 : 0,
  }));
  answer(getPlatformInsights, { months });
  const user = await renderPage(paths.admin);
  const signUps = await findFigure('Sign-ups per month');
  expect(within(signUps).getByRole('img')).toHaveAccessibleName(
    'Sign-ups per month, December 2025 to November 2026; most in October with 90',
  );
  const revenue = await findFigure('Revenue per month');
  expect(within(revenue).getByRole('img')).toHaveAccessibleName(/most in October with \$1,400\.00$/);
  expect(within(revenue).getByText(PAYMENTS)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show as tables' }));
  const table = screen.getByRole('table', { name: 'Revenue per month, last 12 months' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(1 + months.length);
  expect(rows.at(-2)).toHaveTextContent('October 2026$1,400.00');
});

test('Failed mails show the last error; a failed retry of them says so and keeps the focus on its button', async () => {
  signInAsAdmin();
  const lastError = { at: '2026-11-20T17:30:00.000Z', error: '550 to RCPT TO: No such mailbox' };
  answer(getMailHealth, { held: 0, queued: 0, failed: 1, lastError });
  refuse(retryMails, 503);
  const user = await renderPage(paths.admin);
  const link = await screen.findByRole('link', { name: '1 email failed' });
  expect(link.parentElement).toHaveTextContent('Admin, 1 email failed.');
  expect(link).toHaveAttribute(
    'href',
    `${paths.admin}#${screen.getByRole('region', { name: 'Email delivery' }).id}`,
  );
  const retry = await screen.findByRole('button', { name: 'Retry all failed' });
  expect(screen.getByText(/^Last error/)).toHaveTextContent(/2026.*: 550 to RCPT TO: No such mailbox$/);
  await user.click(retry);
  await expectToast('Retry failed', 'Failed to queue the emails again');
  expect(retry).toHaveFocus();
});
