import { useQuery } from '@tanstack/react-query';
import { Gauge, Infinity as Unlimited } from 'lucide-react';
import { useNavigate } from 'react-router';
import { freePlan, type SubscriptionStatus } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { reviewsUsed } from '#web/plans/reviews-used.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { Progress } from '#web/ui/Progress.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Shown if the plan can't be loaded. */
const FREE_AND_UNUSED: SubscriptionStatus = {
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  totalReviews: 0,
  reviewsThisMonth: 0,
  reviewLimit: freePlan.reviews,
  renewsAt: null,
  paymentFailed: false,
};

export function SubscriptionCard() {
  const { data, isPending } = useQuery(subscriptionStatusQuery);
  if (isPending) return <Placeholder />;

  const status = data ?? FREE_AND_UNUSED;
  return status.subscriptionType === 'free' ? <FreePlan status={status} /> : <PaidPlan status={status} />;
}

function FreePlan({ status }: { status: SubscriptionStatus }) {
  const navigate = useNavigate();
  const limit = status.reviewLimit ?? freePlan.reviews;
  const used = status.totalReviews;
  const remaining = Math.max(0, limit - used);
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <Gauge
            aria-hidden
            className={
              remaining === 1 ? 'size-5 text-danger' : 'size-5 text-star forced-colors:text-[CanvasText]'
            }
          />
          Free plan
        </CardTitle>
        <Badge variant="warning">Limited</Badge>
      </CardHeader>
      <CardContent>
        <div className="mb-2 flex flex-wrap justify-between gap-x-4">
          <p>{reviewsUsed(used, limit)}</p>
          <p className="font-semibold">{remaining} remaining</p>
        </div>
        <Progress
          aria-label="Reviews used"
          value={used}
          max={limit}
          variant={remaining <= 1 ? 'danger' : 'warning'}
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          {remaining === 0 ? (
            <p className="grow basis-48 font-semibold">Review limit reached. Upgrade to continue.</p>
          ) : (
            <p className="grow basis-48 text-ink-muted">Need more than {limit}? Paid plans have no limit.</p>
          )}
          <Button onClick={() => void navigate(paths.pricing)}>Upgrade</Button>
        </div>
        {status.paymentFailed && <PaymentFailedNote plan="free" className="mt-6" />}
      </CardContent>
    </Card>
  );
}

function PaidPlan({ status }: { status: SubscriptionStatus }) {
  const { subscriptionType, subscriptionExpiresAt, renewsAt } = status;
  const { totalReviews, reviewsThisMonth = totalReviews } = status;
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <Unlimited aria-hidden className="size-5 text-accent" />
          {planNames[subscriptionType]} plan
        </CardTitle>
        <Badge variant="accent">Active</Badge>
      </CardHeader>
      <CardContent>
        <p className="text-2xl leading-8 font-semibold">
          {reviewsThisMonth} {reviewsThisMonth === 1 ? 'review' : 'reviews'} this month
        </p>
        <p className="mt-1 text-ink-muted">Unlimited reviews available</p>
        {renewsAt ? (
          <p className="mt-4 text-sm text-ink-muted">Renews on {longDate(renewsAt)}</p>
        ) : (
          subscriptionExpiresAt && (
            <p className="mt-4 text-sm text-ink-muted">Runs until {longDate(subscriptionExpiresAt)}</p>
          )
        )}
        {status.paymentFailed && <PaymentFailedNote plan={subscriptionType} className="mt-6" />}
      </CardContent>
    </Card>
  );
}

function Placeholder() {
  return (
    <Card data-placeholder>
      <CardHeader>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-6 w-20 rounded-full" />
      </CardHeader>
      <CardContent>
        <div className="mb-2 flex h-6 items-center justify-between">
          <Skeleton className="w-36" />
          <Skeleton className="w-24" />
        </div>
        <Skeleton className="h-2 rounded-full" />
        <div className="mt-6 flex items-center justify-between gap-4">
          <Skeleton className="w-48" />
          <Skeleton className="h-10 w-24" />
        </div>
      </CardContent>
    </Card>
  );
}
