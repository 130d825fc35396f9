import type { Sentence } from '#contract/languages/sentences.ts';
import type { PaidPlan, SubscriptionType } from '#contract/plans.ts';

export const planNames = {
  free: 'Free',
  monthly: 'Monthly',
  annual: 'Annual',
} satisfies Record<SubscriptionType, Sentence>;

export const planTitles = {
  free: 'Free plan',
  monthly: 'Monthly plan',
  annual: 'Annual plan',
} satisfies Record<SubscriptionType, Sentence>;

export const activePlans = {
  monthly: 'Your Monthly plan is active',
  annual: 'Your Annual plan is active',
} satisfies Record<PaidPlan, Sentence>;
