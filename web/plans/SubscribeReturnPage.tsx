import './slots.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { freePlan, type PaidPlan, type SubscriptionStatus } from '#contract/plans.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { activePlans } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { ReviewSlots } from '#web/plans/ReviewSlots.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

const POLL_INTERVAL_MS = 1_000;
const GIVE_UP_AFTER_MS = 10_000;

/** The payment page redirects here. Only the effective plan proves that the payment went through. */
export function SubscribeReturnPage() {
  const [query] = useSearchParams();
  const plan = query.get('plan');
  const { active, isWaiting, retry } = usePaymentResult(
    plan === 'monthly' || plan === 'annual' ? plan : null,
  );
  const title = useRef<HTMLHeadingElement>(null);

  function tryAgain() {
    retry();
    // The pressed button is gone.
    title.current?.focus();
  }

  return (
    <div className="mx-auto max-w-152 py-14 text-center lg:py-20">
      {/* One live region, so that screen readers announce the result. */}
      <div role="status">
        <h1 ref={title} tabIndex={-1} className="voice-xl">
          {active
            ? t(activePlans[active.subscriptionType === 'monthly' ? 'monthly' : 'annual'])
            : isWaiting
              ? t('Confirming your payment...')
              : t("Your payment isn't confirmed yet")}
        </h1>
        {active && (
          <div className="slots mt-6">
            <ReviewSlots used={freePlan.reviews} limit={freePlan.reviews} />
            <p className="font-semibold text-accent">{t('Unlimited reviews available')}</p>
          </div>
        )}
        <p className="mt-4 text-ink-muted">
          {active ? (
            <Renewal status={active} />
          ) : isWaiting ? (
            t('This usually takes a few seconds.')
          ) : (
            t(
              "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.",
            )
          )}
        </p>
      </div>
      {!isWaiting && (
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {!active ? (
            <Button size="lg" className="max-sm:w-full" onClick={tryAgain}>
              {t('Try again')}
            </Button>
          ) : (
            <Link to={paths.show} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
              {t('Show my code')}
            </Link>
          )}
          <Link
            to={paths.dashboard}
            className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
          >
            {t('Go to Dashboard')}
          </Link>
        </div>
      )}
    </div>
  );
}

function Renewal({ status: { renewsAt, subscriptionExpiresAt } }: { status: SubscriptionStatus }) {
  const { longDate } = useDates();
  if (renewsAt) return t('Your plan renews on {date}.', { date: longDate(renewsAt) });
  if (!subscriptionExpiresAt) return null;
  return t('Your plan runs until {date}.', { date: longDate(subscriptionExpiresAt) });
}

/** Polls until the plan, or any paid plan for null, is active. */
function usePaymentResult(plan: PaidPlan | null) {
  const { refreshUser } = useAuth();
  const [gaveUp, setGaveUp] = useState(false);
  const { data: status = null } = useQuery({
    ...subscriptionStatusQuery,
    refetchInterval: ({ state }) => !gaveUp && !isActive(plan, state.data) && POLL_INTERVAL_MS,
    refetchIntervalInBackground: true,
  });
  const active = isActive(plan, status) ? status : null;
  const isPaid = active !== null;
  const isWaiting = !isPaid && !gaveUp;
  // If this fails, the next page load shows the new plan.
  const updateUser = useEffectEvent(() => refreshUser().catch(() => undefined));

  useEffect(() => {
    if (isPaid) void updateUser();
  }, [isPaid]);

  useEffect(() => {
    if (!isWaiting) return;
    const deadline = setTimeout(() => setGaveUp(true), GIVE_UP_AFTER_MS);
    return () => clearTimeout(deadline);
  }, [isWaiting]);

  return { active, isWaiting, retry: () => setGaveUp(false) };
}

function isActive(plan: PaidPlan | null, status: SubscriptionStatus | null | undefined): boolean {
  const current = status?.subscriptionType ?? 'free';
  return plan === null ? current !== 'free' : current === plan;
}
