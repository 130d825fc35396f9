import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { toastError } from '#web/accounts/show-failure.ts';
import { CatchUp } from '#web/api/CatchUp.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PaymentButton } from '#web/plans/PaymentButton.tsx';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useCheckout, useCurrentPlan } from '#web/plans/queries.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { type ButtonVariants, buttonVariants } from '#web/ui/variants.ts';
import { type Plan, PlanCards } from './PlanCards.tsx';

export function SignedInPlans() {
  return (
    <QueryClientProvider client={queryClient}>
      <Plans />
      <CatchUp />
    </QueryClientProvider>
  );
}

function Plans() {
  const current = useCurrentPlan();
  const { data: status } = useQuery(subscriptionStatusQuery);
  const { open, pending, failure } = useCheckout((error) =>
    toastError(t('Checkout failed'), error, t('Please try again later')),
  );

  function renderAction({ type, checkout }: Plan, look: ButtonVariants): ReactNode {
    if (checkout === null || type === current) {
      return (
        <Link to={paths.dashboard} className={buttonVariants(look)}>
          {t('Go to Dashboard')}
        </Link>
      );
    }
    return (
      <PaymentButton
        {...look}
        isPending={pending !== null}
        isBusy={pending === checkout}
        onClick={() => void open(checkout)}
      >
        {t(current === 'annual' ? 'Switch to {plan}' : 'Upgrade to {plan}', { plan: t(planNames[type]) })}
      </PaymentButton>
    );
  }

  return (
    <>
      {current && status?.paymentFailed && (
        <PaymentFailedNote plan={current} className="mx-auto mt-12 max-w-[36rem]" />
      )}
      {failure && (
        <div className="mt-10 max-w-[36rem]">
          <FormError message={failure} />
        </div>
      )}
      <PlanCards current={current} renderAction={renderAction} />
      {status?.renewsAt && (
        <p className="mt-8">
          {t(
            "When you switch, the new plan starts right away. We'll credit the unused time toward your next bills.",
          )}
        </p>
      )}
    </>
  );
}
