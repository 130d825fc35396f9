import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Checkout,
  createSubscription,
  effectivePlan,
  getSubscriptionStatus,
  type SubscriptionType,
} from '#contract/plans.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { ApiError, call } from '#web/api/call.ts';
import { read, session } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';

export const subscriptionStatusQuery = queryOptions({
  queryKey: ['subscription', 'status'],
  queryFn: () => read(getSubscriptionStatus),
});

/** The plan in force for whoever is signed in: as the server says, and until it does as this browser remembers. */
export function useCurrentPlan(): SubscriptionType | null {
  const { user } = useAuth();
  const { data } = useQuery({ ...subscriptionStatusQuery, enabled: user !== null });
  return user && (data?.subscriptionType ?? effectivePlan(user, new Date()));
}

/**
 * Takes the browser to the payment page of a plan. `pending` is the plan on its way there: until then no other is begun.
 * Somebody whose session is over goes to /login instead, which is no failure.
 */
export function useCheckout(onFailure: (error: unknown) => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [pending, setPending] = useState<Checkout['plan'] | null>(null);

  // Back from the payment page may bring this one as it was left: on its way.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(null);
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  async function begin(plan: Checkout['plan']): Promise<void> {
    if (pending) return;
    setPending(plan);
    try {
      const { paymentUrl } = await call(createSubscription, { body: { plan } });
      location.assign(paymentUrl);
    } catch (error) {
      setPending(null);
      if (!(error instanceof ApiError && error.status === 401)) return onFailure(error);
      session.dispatchEvent(new Event('ended'));
      await navigate(paths.login, { replace: true, state: { from: pathname } });
    }
  }

  return { begin, pending };
}
