import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan, type PaidPlan, prices, type SubscriptionStatus } from '#contract/plans.ts';
import { failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planTitles } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useBillingPage } from '#web/plans/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { price } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function BillingCard() {
  const { data: status, isLoadingError, refetch } = useQuery(subscriptionStatusQuery);
  return (
    <SettingsGroup id="billing" title={t('Plan and billing')} text={t('Your plan, price and renewal date.')}>
      {isLoadingError ? (
        <ErrorState message={t("Couldn't load your plan.")} onRetry={() => void refetch()} />
      ) : !status ? (
        <Placeholder />
      ) : (
        <Plan status={status} />
      )}
    </SettingsGroup>
  );
}

function Plan({ status }: { status: SubscriptionStatus }) {
  const { subscriptionType: plan, renewsAt, paymentFailed } = status;
  // An admin may have granted a paid plan, and a subscription may still run on the free plan.
  const isCharged = renewsAt !== null || paymentFailed;
  const note = planNote(status, useDates());
  return (
    <>
      {paymentFailed && <PaymentFailedNote plan={plan} isAboveManageBilling className="mb-4" />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-2">
        <div>
          {isCharged && plan !== 'free' ? (
            <p className="text-ink-muted">
              {richText(t(plansWithPrice[plan], { price: price(prices[plan]) }), {
                plan: (text) => <span className="font-semibold text-ink">{text}</span>,
              })}
            </p>
          ) : (
            <p className="font-semibold">{t(planTitles[plan])}</p>
          )}
          {note && <p className="mt-1 text-ink-muted">{note}</p>}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grow max-sm:justify-end">
          {plan === 'free' && !isCharged ? (
            <Link to={paths.pricing} className={buttonVariants()}>
              {t('Upgrade')}
            </Link>
          ) : (
            <BillingButtons isCharged={isCharged} />
          )}
        </div>
      </div>
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
    toast({
      title: t('Billing unavailable'),
      description: failureMessage(error, t('Please try again later')),
      variant: 'destructive',
    }),
  );
  return (
    <>
      {(isCharged ? (['manage', 'cancel'] as const) : (['manage'] as const)).map((action) => (
        <Button
          key={action}
          variant={action === 'manage' ? 'secondary' : 'ghost'}
          className="max-sm:grow"
          aria-disabled={pending !== null}
          aria-busy={pending === action}
          onClick={() => void open(action)}
        >
          {pending === action && <LoaderCircle aria-hidden className="animate-spin" />}
          {t(action === 'manage' ? 'Manage billing' : 'Cancel subscription')}
        </Button>
      ))}
    </>
  );
}

function Placeholder() {
  return (
    <div data-placeholder className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-2">
      <div>
        <Skeleton className="my-1 w-40" />
        <Skeleton className="mt-3 mb-1 w-52" />
      </div>
      <Skeleton className="h-10 w-36 pointer-coarse:h-11" />
    </div>
  );
}
