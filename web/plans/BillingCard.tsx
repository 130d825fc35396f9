import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { Link } from 'wouter';
import { freePlan, prices, type SubscriptionStatus } from '#contract/plans.ts';
import { failureMessage } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useBillingPage } from '#web/plans/queries.ts';
import { reviewsUsed } from '#web/plans/reviews-used.ts';
import { Button } from '#web/ui/Button.tsx';
import { longDate } from '#web/ui/dates.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function BillingCard() {
  const { data: status, isLoadingError, refetch } = useQuery(subscriptionStatusQuery);
  return (
    <SettingsGroup id="billing" title="Plan and billing" text="Your plan, price and renewal date.">
      {isLoadingError ? (
        <ErrorState message="Couldn't load your plan." onRetry={() => void refetch()} />
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
  const note = planNote(status);
  return (
    <>
      {paymentFailed && (
        <PaymentFailedNote plan={plan} className="mb-4">
          under Manage billing
        </PaymentFailedNote>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-2">
        <div>
          <p>
            <span className="font-semibold">{planNames[plan]} plan</span>
            {isCharged && plan !== 'free' && (
              <span className="text-ink-muted">
                , ${prices[plan]} per {plan === 'monthly' ? 'month' : 'year'}
              </span>
            )}
          </p>
          {note && <p className="mt-1 text-ink-muted">{note}</p>}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grow max-sm:justify-end">
          {plan === 'free' && !isCharged ? (
            <Link to={paths.pricing} className={buttonVariants()}>
              Upgrade
            </Link>
          ) : (
            <BillingButtons isCharged={isCharged} />
          )}
        </div>
      </div>
    </>
  );
}

function planNote(status: SubscriptionStatus): string | null {
  const { subscriptionType, subscriptionExpiresAt, renewsAt, paymentFailed } = status;
  if (subscriptionType === 'free') {
    const used = reviewsUsed(status.totalReviews, status.reviewLimit ?? freePlan.reviews);
    return used + (renewsAt ? '. Your subscription is still running.' : '');
  }
  if (renewsAt) return `Renews on ${longDate(renewsAt)}`;
  if (!subscriptionExpiresAt) return null;
  const end = longDate(subscriptionExpiresAt);
  return paymentFailed ? `Paid until ${end}` : `Ends on ${end} and won't renew`;
}

function BillingButtons({ isCharged }: { isCharged: boolean }) {
  const { open, pending } = useBillingPage((error) =>
    toast({
      title: 'Billing unavailable',
      description: failureMessage(error, 'Please try again later'),
      variant: 'destructive',
    }),
  );
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:grow"
        aria-disabled={pending !== null}
        aria-busy={pending === 'manage'}
        onClick={() => void open('manage')}
      >
        {pending === 'manage' && <LoaderCircle aria-hidden className="animate-spin" />}
        Manage billing
      </Button>
      {isCharged && (
        <Button
          variant="ghost"
          className="max-sm:grow"
          aria-disabled={pending !== null}
          aria-busy={pending === 'cancel'}
          onClick={() => void open('cancel')}
        >
          {pending === 'cancel' && <LoaderCircle aria-hidden className="animate-spin" />}
          Cancel subscription
        </Button>
      )}
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
