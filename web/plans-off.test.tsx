import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listUsers } from '#contract/admin.ts';
import { freePlan } from '#contract/plans.ts';
import { getReviewStats, listReviews } from '#contract/reviews.ts';
import { defaultSite } from '#contract/site.ts';
import { listedUser, signInAsAdmin } from '#tests/components/admin.ts';
import { answer } from '#tests/components/fake-api.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { answerPlan } from '#tests/components/plans.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

vi.mock('#web/site.ts', () => ({ site: { ...defaultSite, hasPlans: false } }));

const PLANS =
  /\bplans?\b|\bpric(e|ing)\b|\bfree\b|upgrade|billing|subscri|stripe|payment|\bpaid\b|revenue|\$\d/i;

/** Waits for the heading, then returns everything that can be read. */
async function textOf(path: string): Promise<string> {
  await renderPage(path);
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent;
}

test.for([paths.home, paths.register])(
  '%s mentions no plans, prices or payments to visitors',
  async (path) => {
    expect((await textOf(path)).match(PLANS)).toBeNull();
    expect(screen.queryByRole('link', { name: /pricing/i })).not.toBeInTheDocument();
  },
);

test.for([paths.pricing, paths.subscribe, paths.subscribeReturn])('%s is an unknown page', async (path) => {
  signIn();
  await renderPage(path);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('A first run shows no plan', async () => {
  signIn();
  await renderPage(paths.dashboard);
  await screen.findByRole('heading', { level: 1, name: /this is your code/ });
  expect(document.body.textContent.match(PLANS)).toBeNull();
});

test('The day view shows no plan, and beyond the limit of the free plan no pause', async () => {
  signIn();
  const totalReviews = freePlan.reviews + 3;
  answerPlan({ subscriptionType: 'free', totalReviews });
  answer(getReviewStats, { totalReviews, recentViews: 87, averageRating: 4.6 });
  answer(listReviews, [receivedReview({ comment: 'The last one' })]);
  await renderPage(paths.dashboard);
  expect(await screen.findByText('The last one')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show my code' })).toBeVisible();
  expect(document.body.textContent.match(PLANS)).toBeNull();
});

test('Settings have no group for the plan, no emails about it, and an index without it', async () => {
  signIn();
  await renderPage(paths.settings);
  expect(await screen.findByText('New and changed reviews')).toBeVisible();
  const index = within(screen.getByRole('navigation', { name: 'Groups of settings' }));
  const groups = [...document.querySelectorAll('main section[id]')];
  expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    groups.map(({ id }) => `#${id}`),
  );
  expect(document.body.textContent.match(PLANS)).toBeNull();
});

test('The account menu has no Pricing', async () => {
  signIn();
  const user = await renderPage(paths.settings);
  await user.click(screen.getByRole('button', { name: /your account$/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Your Reviews',
    'Settings',
    'Analytics',
    'Sign out',
  ]);
});

test('The admin sees users and reviews, but no plans and no revenue', async () => {
  signInAsAdmin();
  answer(listUsers, [listedUser()]);
  const user = await renderPage(paths.adminUsers);
  const row = (await screen.findByText('lena@example.com')).closest('tr') as HTMLElement;
  expect(document.body.textContent.match(PLANS)).toBeNull();
  await user.click(within(row).getByRole('button'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Sign Out User', 'Delete User']);
});

test('The admin’s page and its tabs are about users and reviews', async () => {
  signInAsAdmin();
  await renderPage(paths.admin);
  expect(await screen.findByText('No changes yet')).toBeVisible();
  expect(screen.getByText('Insights start with the first sign-up')).toBeVisible();
  expect(document.body.textContent.match(PLANS)).toBeNull();
});
