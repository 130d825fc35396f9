import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { createPortalSession, freePlan, getSubscriptionStatus, prices } from '#contract/plans.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { answerPlan, renewing, restoreFromBackForwardCache } from '#tests/components/plans.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const failed = 'Your last payment failed. Update your card';
const end = { subscriptionExpiresAt: '2099-12-21T12:00:00.000Z' };

describe('After a failed payment', () => {
  test.for([paths.pricing, paths.subscribe, paths.dashboard])('%s points to Settings', async (path) => {
    signIn();
    answerPlan({ subscriptionType: 'free', paymentFailed: true });
    await renderPage(path);
    const note = await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          `${failed} in Settings and your plan will resume once the payment goes through.`,
    );
    expect(within(note).getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      `${paths.settings}#billing`,
    );
  });

  test('Settings offers to update the card while the plan is paused', async () => {
    const used = freePlan.reviews + 3;
    const card = await openBilling({ subscriptionType: 'free', totalReviews: used, paymentFailed: true });
    expect(card).toHaveTextContent(
      `${failed} under Manage billing and your plan will resume once the payment goes through.`,
    );
    expect(card).toHaveTextContent(`${used} reviews used, ${freePlan.reviews} included`);
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  });

  test('Settings says until when the plan is paid', async () => {
    const card = await openBilling({ ...end, paymentFailed: true });
    expect(card).toHaveTextContent(`${failed} under Manage billing to keep your plan.`);
    expect(card).toHaveTextContent(`Annual plan, $${prices.annual} per year`);
    expect(card).toHaveTextContent('Paid until December 21, 2099');
  });
});

test('A plan that renews shows its price and the date, without a warning', async () => {
  const card = await openBilling(renewing);
  expect(card).toHaveTextContent(`Annual plan, $${prices.annual} per year`);
  expect(card).toHaveTextContent('Renews on December 21, 2099');
  expect(card).not.toHaveTextContent(failed);
});

test('A plan that was a present has no price, no end and nothing to manage', async () => {
  const card = await openBilling({ subscriptionExpiresAt: null });
  expect(card).toHaveTextContent('Annual plan');
  expect(card).not.toHaveTextContent(/\$|Ends|Renews/);
  refuse(createPortalSession, ...refusals.nothingBilled);
  act(() => screen.getByRole('button', { name: 'Manage billing' }).click());
  await expectToast('Billing unavailable', refusals.nothingBilled[1]);
});

test('Manage billing sends one request, and a failure can be tried again', async () => {
  await openBilling(renewing);
  refuse(createPortalSession, 502);
  const release = hold(createPortalSession);
  const manage = screen.getByRole('button', { name: 'Manage billing' });
  act(() => manage.click());
  act(() => manage.click());
  expect(manage).toHaveAttribute('aria-busy', 'true');
  act(() => screen.getByRole('button', { name: 'Cancel subscription' }).click());
  release();
  await expectToast('Billing unavailable', 'Please try again later');
  expect(manage).toHaveAttribute('aria-disabled', 'false');
  expect(requestsTo(createPortalSession).map(({ body }) => body)).toEqual([{}]);
});

test('Back from the billing page shows the plan as it is now', async () => {
  const card = await openBilling(renewing);
  answer(createPortalSession, { portalUrl: '#portal' });
  const manage = screen.getByRole('button', { name: 'Manage billing' });
  act(() => manage.click());
  await waitFor(() => expect(location.hash).toBe('#portal'));
  expect(manage).toHaveAttribute('aria-disabled', 'true');
  answerPlan({ subscriptionType: 'monthly', ...end });
  act(restoreFromBackForwardCache);
  await waitFor(() => expect(card).toHaveTextContent("Ends on December 21, 2099 and won't renew"));
  expect(card).not.toHaveTextContent(/\$|failed/);
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
  expect(manage).toHaveAttribute('aria-disabled', 'false');
});

test('A plan that does not load says so and offers another try', async () => {
  const account = signIn();
  refuse(getSubscriptionStatus, 503);
  const user = await renderPage(paths.settings);
  const alert = await screen.findByText("Couldn't load your plan.");
  signIn(account);
  await user.click(within(billing()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(billing()).toHaveTextContent(`0 of ${freePlan.reviews} reviews used`));
  expect(alert).not.toBeInTheDocument();
  expect(within(billing()).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.pricing);
});

async function openBilling(plan: Parameters<typeof answerPlan>[0]): Promise<HTMLElement> {
  signIn();
  answerPlan(plan);
  await renderPage(paths.settings);
  await screen.findByRole('button', { name: 'Manage billing' });
  return billing();
}

function billing(): HTMLElement {
  const card = document.querySelector<HTMLElement>('#billing');
  if (!card) throw new Error('The billing card is missing');
  return card;
}
