import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { freePlan, type SubscriptionStatus, subscriptionStatus } from '#contract/plans.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planTitles } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { ReviewSlots } from '#web/plans/ReviewSlots.tsx';
import { plural } from '#web/plural.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Gauge, Unlimited } from '#web/ui/signed-in-icons.tsx';
import { useDates } from '#web/ui/use-dates.ts';

/** Free and unused: shown if the plan can't be loaded. */
const UNKNOWN = subscriptionStatus.parse({ totalReviews: 0 });

export function SubscriptionCard() {
  const { data, isPending } = useQuery(subscriptionStatusQuery);
  if (isPending) return <Placeholder />;

  const status = data ?? UNKNOWN;
  return status.subscriptionType === 'free' ? <FreePlan status={status} /> : <PaidPlan status={status} />;
}

function FreePlan({ status }: { status: SubscriptionStatus }) {
  const [, navigate] = useLocation();
  const limit = status.reviewLimit ?? freePlan.reviews;
  const remaining = Math.max(0, limit - status.totalReviews);
  const iconColor = remaining === 1 ? 'text-danger' : 'text-star forced-colors:text-[CanvasText]';
  return (
    <section aria-labelledby="plan" className="min-w-0">
      <PlanRow
        icon={<Gauge aria-hidden className={`size-5 ${iconColor}`} />}
        name={t(planTitles.free)}
        badge={<Badge variant="warning">{t('Limited')}</Badge>}
      >
        <Button variant="ghost" size="sm" className={TEXT_BUTTON} onClick={() => navigate(paths.pricing)}>
          {t('Upgrade')}
        </Button>
      </PlanRow>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div
          role="progressbar"
          aria-label={t('Reviews used')}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={limit - remaining}
          className="w-fit"
        >
          <ReviewSlots used={limit - remaining} limit={limit} />
        </div>
        <p>{t('{remaining} remaining', { remaining })}</p>
      </div>
      {remaining === 0 && (
        <p className="mt-1 text-sm font-semibold">{t('Review limit reached. Upgrade to continue.')}</p>
      )}
      {status.paymentFailed && <PaymentFailedNote plan="free" className="mt-4" />}
    </section>
  );
}

const TEXT_BUTTON = '-me-2 px-2 text-base text-accent underline decoration-1 underline-offset-4';

function PaidPlan({ status }: { status: SubscriptionStatus }) {
  const { subscriptionType, subscriptionExpiresAt, renewsAt } = status;
  const { totalReviews, reviewsThisMonth = totalReviews } = status;
  const { longDate } = useDates();
  return (
    <section aria-labelledby="plan" className="min-w-0">
      <PlanRow
        icon={<Unlimited aria-hidden className="size-5 text-accent" />}
        name={t(planTitles[subscriptionType])}
        badge={<Badge variant="accent">{t('Active')}</Badge>}
      />
      <div className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
        <p className="text-ink">
          {plural('{count} review this month|{count} reviews this month', reviewsThisMonth)}
        </p>
        <p>{t('Unlimited reviews available')}</p>
        {renewsAt ? (
          <p>{t('Renews on {date}', { date: longDate(renewsAt) })}</p>
        ) : (
          subscriptionExpiresAt && <p>{t('Runs until {date}', { date: longDate(subscriptionExpiresAt) })}</p>
        )}
      </div>
      {status.paymentFailed && <PaymentFailedNote plan={subscriptionType} className="mt-4" />}
    </section>
  );
}

interface PlanRowProps {
  icon: ReactNode;
  name: string;
  badge: ReactNode;
  /** What ends the row. */
  children?: ReactNode;
}

function PlanRow({ icon, name, badge, children }: PlanRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id="plan" className="flex items-center gap-2 text-base leading-6">
        {icon}
        <span>{name}</span>
      </h2>
      {badge}
      {children && <div className="ms-auto">{children}</div>}
    </div>
  );
}

function Placeholder() {
  return (
    <div aria-hidden data-placeholder className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-3 pointer-coarse:min-h-11">
        <Skeleton className="w-40" />
        <Skeleton className="w-20" />
      </div>
      <Skeleton className="mt-2 h-5 w-35" />
    </div>
  );
}
