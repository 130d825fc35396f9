import './slots.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { freePlan, getSubscriptionStatus, type PaidPlan, type SubscriptionStatus } from '#contract/plans.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { read } from '#web/api/core-reads.ts';
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
      {!isWaiting && <WhatNext isActive={active !== null} onRetry={tryAgain} />}
    </div>
  );
}

function WhatNext({ isActive, onRetry }: { isActive: boolean; onRetry: () => void }) {
  const look = { size: 'lg', className: 'max-sm:w-full' } as const;
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {isActive ? (
        <Link to={paths.show} className={buttonVariants(look)}>
          {t('Show my code')}
        </Link>
      ) : (
        <Button {...look} onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
      <Link to={paths.dashboard} className={buttonVariants({ variant: 'secondary', ...look })}>
        {t('Go to Dashboard')}
      </Link>
    </div>
  );
}

function Renewal({ status: { renewsAt, subscriptionExpiresAt } }: { status: SubscriptionStatus }) {
  const { longDate } = useDates();
  if (renewsAt) return t('Your plan renews on {date}.', { date: longDate(renewsAt) });
  if (!subscriptionExpiresAt) return null;
  return t('Your plan runs until {date}.', { date: longDate(subscriptionExpiresAt) });
}

/** Polls until the plan, or any paid plan for null, is active. A poll that fails changes nothing for others. */
function usePaymentResult(plan: PaidPlan | null) {
  const queryClient = useQueryClient();
  const { refreshUser } = useAuth();
  const [result, setResult] = useState<'waiting' | 'none' | SubscriptionStatus>('waiting');
  const isWaiting = result === 'waiting';

  const accept = useEffectEvent((status: SubscriptionStatus) => {
    queryClient.setQueryData(subscriptionStatusQuery.queryKey, status);
    setResult(status);
    // If this fails, the next page load shows the new plan.
    refreshUser().catch(() => undefined);
  });

  useEffect(() => {
    if (!isWaiting) return;
    const polling = new AbortController();
    const { signal } = polling;
    let next: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const status = await read(getSubscriptionStatus, { signal }).catch(() => null);
      if (signal.aborted) return;
      if (status && isActive(plan, status)) return accept(status);
      next = setTimeout(poll, POLL_INTERVAL_MS);
    };
    void poll();
    const deadline = setTimeout(() => setResult('none'), GIVE_UP_AFTER_MS);
    return () => {
      polling.abort();
      clearTimeout(next);
      clearTimeout(deadline);
    };
  }, [isWaiting, plan]);

  const active = typeof result === 'string' ? null : result;
  return { active, isWaiting, retry: () => setResult('waiting') };
}

function isActive(plan: PaidPlan | null, { subscriptionType }: SubscriptionStatus): boolean {
  return plan === null ? subscriptionType !== 'free' : subscriptionType === plan;
}
