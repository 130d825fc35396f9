import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Checkout,
  createPortalSession,
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

/** Takes the browser to the payment page of a plan. */
export function useCheckout(onFailure: (error: unknown) => void) {
  return useProviderPage(
    async (plan: Checkout['plan']) => (await call(createSubscription, { body: { plan } }))?.paymentUrl,
    onFailure,
  );
}

/** Takes the browser to the page where billing is managed, or there straight to the question whether to cancel. */
export function useBillingPage(onFailure: (error: unknown) => void) {
  return useProviderPage(async (wish: 'manage' | 'cancel') => {
    const body = wish === 'cancel' ? { flow: 'subscription_cancel' as const } : {};
    return (await call(createPortalSession, { body }))?.portalUrl;
  }, onFailure);
}

/**
 * Takes the browser to a page of whoever takes the payments. `pending` is what it is on its way to: until then nothing
 * else is begun. Somebody whose session is over goes to /login instead, which is no failure.
 */
function useProviderPage<Wish extends string>(
  addressOf: (wish: Wish) => Promise<string | undefined>,
  onFailure: (error: unknown) => void,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [pending, setPending] = useState<Wish | null>(null);

  // Back from there may bring this page as it was left: on its way, and with the plan of before.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPending(null);
      void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [queryClient]);

  async function begin(wish: Wish): Promise<void> {
    if (pending !== null) return;
    setPending(wish);
    try {
      const address = await addressOf(wish);
      if (!address) throw new Error('The response has no URL to redirect to');
      location.assign(address);
    } catch (error) {
      setPending(null);
      if (error instanceof ApiError && error.status === 401) {
        session.dispatchEvent(new Event('ended'));
        await navigate(paths.login, { replace: true, state: { from: pathname } });
        return;
      }
      // A conflict: the plan is no longer the one that this page shows.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
      onFailure(error);
    }
  }

  return { begin, pending };
}
