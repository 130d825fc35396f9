import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan, type PaidPlan, prices, type SubscriptionStatus } from '#contract/plans.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PaymentButton } from '#web/plans/PaymentButton.tsx';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planTitles } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useBillingPage } from '#web/plans/queries.ts';
import { price } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { SettingsPlaceholder, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function Billing() {
  const { data: status, isLoadingError, refetch } = useQuery(subscriptionStatusQuery);
  if (isLoadingError)
    return <ErrorState message={t("Couldn't load your plan.")} onRetry={() => void refetch()} />;
  return status ? <Plan status={status} /> : <SettingsPlaceholder />;
}

function Plan({ status }: { status: SubscriptionStatus }) {
  const { subscriptionType: plan, renewsAt, paymentFailed } = status;
  // An admin may have granted a paid plan, and a subscription may still run on the free plan.
  const isCharged = renewsAt !== null || paymentFailed;
  return (
    <>
      {paymentFailed && <PaymentFailedNote plan={plan} isAboveManageBilling className="my-3" />}
      <SettingsRow
        title={
          isCharged && plan !== 'free'
            ? richText(t(plansWithPrice[plan], { price: price(prices[plan]) }), {
                plan: (text) => text,
              })
            : t(planTitles[plan])
        }
        text={planNote(status, useDates())}
        control={
          plan === 'free' && !isCharged ? (
            <Link to={paths.pricing} className={buttonVariants()}>
              {t('Upgrade')}
            </Link>
          ) : (
            <BillingButtons isCharged={isCharged} />
          )
        }
      />
    </>
  );
}

const plansWithPrice = {
  monthly: '<plan>Monthly plan</plan>, {price} per month' as Sentence,
  annual: '<plan>Annual plan</plan>, {price} per year' as Sentence,
} satisfies Record<PaidPlan, Sentence>;

function planNote(status: SubscriptionStatus, { longDate }: Dates): string | null {
  const { subscriptionType, subscriptionExpiresAt, renewsAt, paymentFailed } = status;
  if (subscriptionType === 'free') {
    const used = reviewsUsed(status.totalReviews, status.reviewLimit ?? freePlan.reviews);
    return renewsAt ? t('{used}. Your subscription is still running.', { used }) : used;
  }
  if (renewsAt) return t('Renews on {date}', { date: longDate(renewsAt) });
  if (!subscriptionExpiresAt) return null;
  const date = longDate(subscriptionExpiresAt);
  return paymentFailed ? t('Paid until {date}', { date }) : t("Ends on {date} and won't renew", { date });
}

/** More than the limit may be used after a paid plan has ended. */
function reviewsUsed(used: number, limit: number): string {
  return used > limit
    ? t('{used} reviews used, {limit} included', { used, limit })
    : t('{used} of {limit} reviews used', { used, limit });
}

function BillingButtons({ isCharged }: { isCharged: boolean }) {
  const { open, pending } = useBillingPage((error) =>
    toastError(t('Billing unavailable'), error, t('Please try again later')),
  );
  return (
    <div className="flex flex-wrap gap-2">
      <PaymentButton
        variant="secondary"
        isPending={pending !== null}
        isBusy={pending === 'manage'}
        onClick={() => void open('manage')}
      >
        {t('Manage billing')}
      </PaymentButton>
      {isCharged && (
        <PaymentButton
          variant="ghost"
          className="max-sm:-ms-px max-sm:px-0"
          isPending={pending !== null}
          isBusy={pending === 'cancel'}
          onClick={() => void open('cancel')}
        >
          {t('Cancel subscription')}
        </PaymentButton>
      )}
    </div>
  );
}
