import type { Translator } from '#contract/languages/translator.ts';
import type { PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { type Html, html } from '#server/platform/html.ts';
import { longDate } from '#server/platform/long-date.ts';
import { plainPage } from '#server/platform/plain-page.ts';
import { planName, priceName } from '../plan-names.ts';
import { isOngoing, type Subscription } from '../subscriptions.ts';

export function paymentPage(
  translator: Translator,
  site: Site,
  { sessionId, plan }: { sessionId: string; plan: PaidPlan },
  isDeclined: boolean,
) {
  const { language, t } = translator;
  const action = (name: string): Html => html`/test-payment/${sessionId}/${name}`;
  return plainPage({
    language,
    title: t('Test payment'),
    content: html`${ordered(translator, site, plan)}
${isDeclined && html`<p role="alert">${t('The card was declined. Nothing was charged.')}</p>`}
<form class="choices" method="post" action="${action('pay')}">
<button>${t('Pay')}</button>
<button class="second" formaction="${action('cancel')}">${t('Cancel')}</button>
<button class="second" formaction="${action('decline')}">${t('Try a declined card')}</button>
</form>
${noMoney(translator)}`,
  });
}

export function paidPage({ language, t }: Translator) {
  return plainPage({
    language,
    title: t('Already paid'),
    content: html`<p>${t("There's nothing left to do here.")}</p>`,
  });
}

export function billingPage(translator: Translator, site: Site, subscription: Subscription) {
  const { language, t } = translator;
  const { id, plan, cancels, paid_until: end } = subscription;
  const date = end === null ? '' : longDate(end, language);
  const isOver = !isOngoing(subscription);
  const dates = isOver
    ? html`<p>${t('This subscription has ended.')}</p>`
    : cancels === 1
      ? html`<p>${t('Your subscription is canceled. Your plan stays active until {date}.', { date })}</p>
<form class="choices" method="post" action="/test-billing/${id}/resume"><button>${t('Keep subscription')}</button></form>`
      : html`<p>${t('Renews on {date}.', { date })}</p>
<form class="choices" method="post" action="/test-billing/${id}/cancel"><button class="second">${t('Cancel subscription')}</button></form>`;
  return plainPage({
    language,
    title: t('Test billing'),
    content: html`${ordered(translator, site, plan)}
${dates}
<p><a href="/settings#billing">${t('Back to Settings')}</a></p>
${noMoney(translator)}`,
  });
}

export function missingPaymentPage({ language, t }: Translator) {
  return plainPage({
    language,
    title: t('This page is closed'),
    content: html`<p>${t('The payment was canceled, or the link is incomplete. Please start again from the pricing page.')}</p>`,
    status: 404,
  });
}

function ordered(translator: Translator, site: Site, plan: PaidPlan): Html {
  return html`<dl><dt>${planName(translator, site, plan)}</dt><dd>${priceName(translator, plan)}</dd></dl>`;
}

function noMoney({ t }: Translator): Html {
  return html`<p class="note">${t('This is a test page instead of a payment provider. It needs no card, and no money moves.')}</p>`;
}
