import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSubscriptionStatus } from '#contract/plans.ts';
import { refuse, requestsTo } from '#tests/components/fake-api.ts';
import { answerPlan, renewing } from '#tests/components/plans.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const returnedFromAnnual = `${paths.subscribeReturn}?plan=annual`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

test('Without a payment the page gives up after 10 seconds, stops asking, and can be tried again', async () => {
  signIn();
  await renderPage(returnedFromAnnual);
  await pass(9_900);
  const news = screen.getByText('Confirming your payment...').closest('[role=status]');
  expect(requestsTo(getSubscriptionStatus).length).toBeGreaterThan(5);
  await pass(200);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Your payment isn't confirmed yet");
  expect(news).toHaveTextContent(
    "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.",
  );
  const asked = requestsTo(getSubscriptionStatus).length;
  await pass(60_000);
  expect(requestsTo(getSubscriptionStatus)).toHaveLength(asked);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(news).toHaveTextContent('Confirming your payment...');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await pass(10_100);
  expect(news).toHaveTextContent("Your payment isn't confirmed yet");
});

test('The page waits for the plan that was paid for, through another plan and a failed call', async () => {
  signIn();
  answerPlan({ subscriptionType: 'monthly', ...renewing });
  await renderPage(returnedFromAnnual);
  await pass(100);
  refuse(getSubscriptionStatus, 500);
  await pass(1_000);
  expect(screen.getByText('Confirming your payment...')).toBeVisible();
  answerPlan({ subscriptionType: 'annual', ...renewing });
  await pass(1_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Annual plan is active');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Unlimited reviews availableYour plan renews on December 21, 2099.',
  );
  expect(screen.getByRole('link', { name: 'Show my code' })).toHaveAttribute('href', paths.show);
  const asked = requestsTo(getSubscriptionStatus).length;
  await pass(60_000);
  expect(requestsTo(getSubscriptionStatus)).toHaveLength(asked);
});

test('A visitor is sent to /login', async () => {
  vi.useRealTimers();
  await renderPage(returnedFromAnnual);
  await waitFor(() => expect(location.pathname).toBe(paths.login));
});

/** Lets time pass, and what it started settle. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
