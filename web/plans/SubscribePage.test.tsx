import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import {
  annualSaving,
  createSubscription,
  freePlan,
  getSubscriptionStatus,
  prices,
} from '#contract/plans.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { answerPlan, renewing } from '#tests/components/plans.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test.for([
  {
    state: 'used up',
    totalReviews: freePlan.reviews,
    text: `You've used all ${freePlan.reviews} free reviews.`,
  },
  {
    state: 'partly used',
    totalReviews: 2,
    text: `You've used 2 of your ${freePlan.reviews} free reviews.`,
  },
])('Free reviews that are $state are counted', async ({ totalReviews, text }) => {
  signIn();
  answerPlan({ subscriptionType: 'free', totalReviews });
  await renderPage(paths.subscribe);
  expect(screen.getByRole('heading', { level: 1, name: 'Upgrade Your Account' })).toBeVisible();
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});

test('Without an answer about the plan the page still sells, without a message', async () => {
  signIn();
  refuse(getSubscriptionStatus, 500);
  await renderPage(paths.subscribe);
  expect(await screen.findByText(/^You've used all \d+ free reviews\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Monthly and yearly are offered with their prices, yearly selected', async () => {
  signIn();
  await renderPage(paths.subscribe);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: `Monthly $${prices.monthly} per month` })).not.toBeChecked();
  expect(
    screen.getByRole('radio', { name: new RegExp(`^Yearly \\$${prices.annual} per year`) }),
  ).toBeChecked();
  expect(screen.getByText(`Save $${annualSaving}`)).toBeVisible();
  expect(screen.getByText(/Secure payment by .*card payment provider.*Cancel anytime/)).toBeVisible();
});

test('Subscribe sends the chosen plan once, however often it is pressed', async () => {
  signIn();
  answer(createSubscription, { paymentUrl: '#paid' });
  const release = hold(createSubscription);
  const user = await renderPage(paths.subscribe);
  await user.click(screen.getByRole('radio', { name: /^Monthly/ }));
  const subscribe = screen.getByRole('button', { name: 'Subscribe' });
  await user.dblClick(subscribe);
  await waitFor(() => expect(subscribe).toHaveAttribute('aria-disabled', 'true'));
  await user.type(screen.getByRole('radio', { name: /^Yearly/ }), '{Enter}');
  release();
  await waitFor(() => expect(location.hash).toBe('#paid'));
  expect(requestsTo(createSubscription)).toHaveLength(1);
});

test('A failed checkout says "Payment Error" and keeps the choice', async () => {
  signIn();
  refuse(createSubscription, ...refusals.paymentProviderUnavailable);
  const user = await renderPage(paths.subscribe);
  await user.click(screen.getByRole('radio', { name: /^Monthly/ }));
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await expectToast('Payment Error', 'Unable to process payment. Please try again.');
  expect(screen.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
});

test('A current annual plan is confirmed instead of being sold again', async () => {
  signIn();
  answerPlan({ subscriptionType: 'annual' });
  await renderPage(paths.subscribe);
  expect(await screen.findByText('Your Annual plan is active')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Subscribe|Switch/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/Payment canceled/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard);
});

test('A monthly plan can be switched to the annual one, and a canceled payment is mentioned', async () => {
  signIn();
  answerPlan({ subscriptionType: 'monthly', ...renewing });
  answer(createSubscription, { paymentUrl: '#paid' });
  const user = await renderPage(`${paths.subscribe}?canceled=1`);
  expect(screen.getByText('Payment canceled. Nothing was charged.')).toBeVisible();
  expect(await screen.findByText(`Save $${annualSaving} a year`)).toBeVisible();
  expect(screen.getByText(/we'll credit the unused time/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage billing' })).toHaveAttribute(
    'href',
    `${paths.settings}#billing`,
  );
  await user.click(screen.getByRole('button', { name: 'Switch to Annual' }));
  await waitFor(() =>
    expect(requestsTo(createSubscription).map(({ body }) => body)).toEqual([{ plan: 'yearly' }]),
  );
});
