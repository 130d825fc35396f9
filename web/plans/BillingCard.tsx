import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { freePlan, prices, type SubscriptionStatus } from '#contract/plans.ts';
import { failureMessage } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useBillingPage } from '#web/plans/queries.ts';
import { Button, buttonStyles } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { longDate } from '#web/ui/long-date.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/Toast.tsx';

export function BillingCard() {
  const { data: status, isError, refetch } = useQuery(subscriptionStatusQuery);
  return (
    <Card id="billing" className="scroll-mt-4">
      <CardHeader>
        <div>
          <CardTitle>Plan and billing</CardTitle>
          <p className="mt-1 text-ink-muted">What you have, what it costs, and until when.</p>
        </div>
      </CardHeader>
      <CardContent>
        {isError ? (
          <ErrorState message="Your plan could not be loaded." onRetry={() => void refetch()} />
        ) : !status ? (
          <Placeholder />
        ) : status.subscriptionType === 'free' ? (
          <Free status={status} />
        ) : (
          <Paid status={status} plan={status.subscriptionType} />
        )}
      </CardContent>
    </Card>
  );
}

function Free({ status }: { status: SubscriptionStatus }) {
  const limit = status.reviewLimit ?? freePlan.reviews;
  const used = status.totalReviews;
  return (
    <PlanRow
      name="Free plan"
      note={used > limit ? `${used} reviews used, ${limit} included` : `${used} of ${limit} reviews used`}
    >
      <Link to={paths.pricing} className={buttonStyles()}>
        Upgrade
      </Link>
    </PlanRow>
  );
}

function Paid({ status, plan }: { status: SubscriptionStatus; plan: keyof typeof prices }) {
  const { renewsAt, paymentFailed } = status;
  const { begin, pending } = useBillingPage((error) =>
    toast({
      title: 'Billing unavailable',
      description: failureMessage(error, 'Please try again later'),
      variant: 'destructive',
    }),
  );
  // A plan that nothing is going to be charged for may have been a present.
  const isCharged = renewsAt !== null || paymentFailed;
  return (
    <>
      {paymentFailed && (
        <PaymentFailedNote className="mb-6">
          Update your card under Manage billing to keep your plan.
        </PaymentFailedNote>
      )}
      <PlanRow
        name={`${planNames[plan]} plan`}
        price={isCharged && `$${prices[plan]} per ${plan === 'monthly' ? 'month' : 'year'}`}
        note={whenItEnds(status)}
      >
        <Button
          variant="secondary"
          className="max-sm:grow"
          aria-disabled={pending !== null}
          aria-busy={pending === 'manage'}
          onClick={() => void begin('manage')}
        >
          {pending === 'manage' && <LoaderCircle aria-hidden className="animate-spin" />}
          Manage billing
        </Button>
        {renewsAt && (
          <Button
            variant="ghost"
            className="max-sm:grow"
            aria-disabled={pending !== null}
            aria-busy={pending === 'cancel'}
            onClick={() => void begin('cancel')}
          >
            {pending === 'cancel' && <LoaderCircle aria-hidden className="animate-spin" />}
            Cancel subscription
          </Button>
        )}
      </PlanRow>
    </>
  );
}

function whenItEnds({ renewsAt, subscriptionExpiresAt }: SubscriptionStatus): string | null {
  if (renewsAt) return `Renews on ${longDate(renewsAt)}`;
  return subscriptionExpiresAt && `Ends on ${longDate(subscriptionExpiresAt)} and does not renew`;
}

interface PlanRowProps {
  name: string;
  price?: string | false;
  note: string | null;
  /** What can be done. */
  children: ReactNode;
}

function PlanRow({ name, price, note, children }: PlanRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <p>
          <span className="font-semibold">{name}</span>
          {price && <span className="text-ink-muted">, {price}</span>}
        </p>
        {note && <p className="mt-1 text-ink-muted">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grow max-sm:justify-end">{children}</div>
    </div>
  );
}

function Placeholder() {
  return (
    <div data-placeholder className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <Skeleton className="my-1 w-40" />
        <Skeleton className="mt-3 mb-1 w-52" />
      </div>
      <Skeleton className="h-10 w-36 pointer-coarse:h-11" />
    </div>
  );
}
