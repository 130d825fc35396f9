import { queryOptions } from '@tanstack/react-query';
import { getSubscriptionStatus } from '#contract/plans.ts';
import { read } from '#web/api/query-client.ts';

export const subscriptionStatusQuery = queryOptions({
  queryKey: ['subscription', 'status'],
  queryFn: () => read(getSubscriptionStatus),
});
