import type { SubscriptionType } from '#contract/plans.ts';

export const planNames: Record<SubscriptionType, string> = {
  free: 'Free',
  monthly: 'Monthly',
  annual: 'Annual',
};
