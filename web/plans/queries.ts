import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import { documentQuery } from '#web/api/document-queries.ts';
import { t } from '#web/language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

export const subscriptionStatusQuery = documentQuery('subscriptionStatus', getSubscriptionStatus, {
  signedOut: null,
  isCore: true,
});

/** The server's answer, or until it arrives the stored user's plan. */
export function useCurrentPlan(): SubscriptionType | null {
  const { user } = useAuth();
  const { data } = useQuery({ ...subscriptionStatusQuery, enabled: user !== null });
  const isHydrated = useHydrated();
  if (!user) return null;
  // The server has just compared with its own clock.
  const usersPlan = isHydrated ? effectivePlan(user, new Date()) : user.subscriptionType;
  return data?.subscriptionType ?? usersPlan;
}

export function useCheckout(onFailure: (error: unknown) => void) {
  return useProviderPage(
    async (plan: Checkout['plan']) => (await call(createSubscription, { body: { plan } }))?.paymentUrl,
    onFailure,
  );
}

export function useBillingPage(onFailure: (error: unknown) => void) {
  return useProviderPage(async (action: 'manage' | 'cancel') => {
    const body = action === 'cancel' ? { flow: 'subscription_cancel' as const } : {};
    return (await call(createPortalSession, { body }))?.portalUrl;
  }, onFailure);
}

/** Redirects to a page of the payment provider. */
function useProviderPage<Action extends string>(
  fetchUrl: (action: Action) => Promise<string | undefined>,
  onFailure: (error: unknown) => void,
) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Action | null>(null);
  const [failed, setFailed] = useState(false);

  // The back button may restore this page from the cache, still pending and with the old plan.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPending(null);
      void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [queryClient]);

  async function open(action: Action): Promise<void> {
    if (pending !== null) return;
    setPending(action);
    setFailed(false);
    try {
      const url = await fetchUrl(action);
      if (!url) throw new Error('The response has no URL to redirect to');
      location.assign(url);
    } catch (error) {
      setPending(null);
      // The plan has changed elsewhere.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
      onFailure(error);
      setFailed(true);
    }
  }

  // Stays after the toast has gone.
  const failure = failed ? t("We couldn't open the payment page. Nothing was charged.") : undefined;
  return { open, pending, failure };
}
