import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { annualSaving, createSubscription, freePlan, prices } from '#contract/plans.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { answerPlan, renewing } from '#tests/components/plans.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const card = (name: string) => screen.getByRole('article', { name });
const linkIn = (name: string) => within(card(name)).getByRole('link');

test('Three plans show their own price, what they include is said once, and the annual one is Most Popular', async () => {
  await renderPage(paths.pricing);
  const contents = {
    Free: [
      '$0',
      `${freePlan.reviews} reviews total`,
      'Basic QR codes',
      'Email notifications',
      'Single workplace',
    ],
    Monthly: [`$${prices.monthly} per month`, 'Unlimited reviews', 'Multiple workplaces', 'Priority support'],
    Annual: [
      `$${prices.annual} per year`,
      'Everything in Monthly',
      `Saving $${annualSaving} per year`,
      `${Math.floor(annualSaving / prices.monthly)}+ months free`,
      'Most Popular',
    ],
  };
  expect(screen.getAllByRole('article')).toHaveLength(3);
  for (const [name, texts] of Object.entries(contents))
    for (const text of texts) expect(card(name)).toHaveTextContent(text);
  for (const said of ['Most Popular', ...contents.Monthly.slice(1)])
    expect(screen.getAllByText(said)).toHaveLength(1);
  const shown = ['Free', 'Monthly', 'Annual'].map((name) => card(name).textContent?.match(/\$\d+/)?.[0]);
  expect(shown).toEqual(['$0', `$${prices.monthly}`, `$${prices.annual}`]);
});

test('The page says why to upgrade and where to write', async () => {
  await renderPage(paths.pricing);
  expect(screen.getByRole('heading', { name: 'Why Upgrade' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
    'href',
    'mailto:support@localhost',
  );
});

test('A visitor gets Sign In and Get Started once each, and every plan leads to /register', async () => {
  await renderPage(paths.pricing);
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.login);
  expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', paths.register);
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  expect(screen.queryByText('Current plan')).not.toBeInTheDocument();
  for (const name of ['Free', 'Monthly', 'Annual']) {
    expect(linkIn(name)).toHaveAccessibleName(`Choose ${name}`);
    expect(linkIn(name)).toHaveAttribute('href', paths.register);
  }
});

test('A signed-in professional gets a Dashboard link, the current plan and upgrades', async () => {
  signIn();
  await renderPage(paths.pricing);
  await screen.findByText('Current plan');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    paths.dashboard,
  );
  expect(screen.queryByRole('link', { name: /Sign In|Get Started/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Current plan')).toEqual([within(card('Free')).getByText('Current plan')]);
  expect(linkIn('Free')).toHaveAttribute('href', paths.dashboard);
  expect(within(card('Monthly')).getByRole('button')).toHaveAccessibleName('Upgrade to Monthly');
  expect(within(card('Annual')).getByRole('button')).toHaveAccessibleName('Upgrade to Annual');
});

test('The current paid plan is not offered again', async () => {
  signIn();
  answerPlan({ subscriptionType: 'monthly' });
  await renderPage(paths.pricing);
  await screen.findByText('Current plan');
  expect(await within(card('Monthly')).findByText('Current plan')).toBeVisible();
  expect(linkIn('Monthly')).toHaveAttribute('href', paths.dashboard);
  expect(within(card('Annual')).getByRole('button')).toHaveAccessibleName('Upgrade to Annual');
  expect(screen.queryByText(/credit/)).not.toBeInTheDocument();
});

test('A plan that renews can be switched, with the unused money credited', async () => {
  signIn();
  answerPlan({ subscriptionType: 'annual', ...renewing });
  await renderPage(paths.pricing);
  expect(await screen.findByRole('button', { name: 'Switch to Monthly' })).toBeVisible();
  expect(
    screen.getByText(
      "When you switch, the new plan starts right away. We'll credit the unused time toward your next bills.",
    ),
  ).toBeVisible();
});

test.for([
  { name: 'Monthly', plan: 'monthly' },
  { name: 'Annual', plan: 'yearly' },
])('Upgrade to $name requests the $plan plan once, however often it is pressed', async ({ name, plan }) => {
  signIn();
  answer(createSubscription, { paymentUrl: '#paid' });
  const release = hold(createSubscription);
  const user = await renderPage(paths.pricing);
  const upgrade = screen.getByRole('button', { name: `Upgrade to ${name}` });
  await user.dblClick(upgrade);
  expect(upgrade).toHaveAttribute('aria-busy', 'true');
  for (const each of screen.getAllByRole('button', { name: /^Upgrade/ })) {
    expect(each).toHaveAttribute('aria-disabled', 'true');
    await user.click(each);
  }
  release();
  await waitFor(() => expect(location.hash).toBe('#paid'));
  expect(requestsTo(createSubscription).map(({ body }) => body)).toEqual([{ plan }]);
});

test('A failed checkout is explained in the words of the page where the server has none', async () => {
  signIn();
  refuse(createSubscription, 503);
  const user = await renderPage(paths.pricing);
  const upgrade = screen.getByRole('button', { name: 'Upgrade to Monthly' });
  await user.click(upgrade);
  await expectToast('Checkout failed', 'Please try again later');
  expect(upgrade).toHaveAttribute('aria-disabled', 'false');
});

test('A plan that was bought elsewhere is shown after the refusal', async () => {
  signIn();
  refuse(createSubscription, ...refusals.planExists);
  const user = await renderPage(paths.pricing);
  answerPlan({ subscriptionType: 'annual' });
  await user.click(screen.getByRole('button', { name: 'Upgrade to Annual' }));
  await expectToast('Checkout failed', refusals.planExists[1]);
  expect(await within(card('Annual')).findByText('Current plan')).toBeVisible();
});
