import type { PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { type Html, html } from '#server/platform/html.ts';
import { longDate } from '#server/platform/long-date.ts';
import { plainPage } from '#server/platform/plain-page.ts';
import { planName, priceNames } from '../plan-names.ts';
import { isOngoing, type Subscription } from '../subscriptions.ts';

const NO_MONEY = html`<p class="note">This is a test page instead of a payment provider. It needs no card, and no money moves.</p>`;

export function paymentPage(
  site: Site,
  { sessionId, plan }: { sessionId: string; plan: PaidPlan },
  isDeclined: boolean,
) {
  const action = (name: string): Html => html`/test-payment/${sessionId}/${name}`;
  return plainPage({
    title: 'Test payment',
    content: html`<dl><dt>${planName(site, plan)}</dt><dd>${priceNames[plan]}</dd></dl>
${isDeclined && html`<p role="alert">The card was declined. Nothing was charged.</p>`}
<form class="choices" method="post" action="${action('pay')}">
<button>Pay</button>
<button class="second" formaction="${action('cancel')}">Cancel</button>
<button class="second" formaction="${action('decline')}">Try a declined card</button>
</form>
${NO_MONEY}`,
  });
}

export function paidPage() {
  return plainPage({
    title: 'Already paid',
    content: html`<p>There's nothing left to do here.</p>`,
  });
}

export function billingPage(site: Site, subscription: Subscription) {
  const { id, plan, cancels, paid_until: end } = subscription;
  const date = end === null ? '' : longDate(end);
  const isOver = !isOngoing(subscription);
  const dates = isOver
    ? html`<p>This subscription has ended.</p>`
    : cancels === 1
      ? html`<p>Your subscription is canceled. Your plan stays active until ${date}.</p>
<form class="choices" method="post" action="/test-billing/${id}/resume"><button>Keep subscription</button></form>`
      : html`<p>Renews on ${date}.</p>
<form class="choices" method="post" action="/test-billing/${id}/cancel"><button class="second">Cancel subscription</button></form>`;
  return plainPage({
    title: 'Test billing',
    content: html`<dl><dt>${planName(site, plan)}</dt><dd>${priceNames[plan]}</dd></dl>
${dates}
<p><a href="/settings#billing">Back to Settings</a></p>
${NO_MONEY}`,
  });
}

export function missingPaymentPage() {
  return plainPage({
    title: 'This page is closed',
    content: html`<p>The payment was canceled, or the link is incomplete. Please start again from the pricing page.</p>`,
    status: 404,
  });
}
