import type { Sentence } from '#contract/languages/sentence.ts';
import type { PaidPlan, SubscriptionType } from '#contract/plans.ts';

export const planNames = {
  free: 'Free' as Sentence,
  monthly: 'Monthly' as Sentence,
  annual: 'Annual' as Sentence,
} satisfies Record<SubscriptionType, Sentence>;

export const planTitles = {
  free: 'Free plan' as Sentence,
  monthly: 'Monthly plan' as Sentence,
  annual: 'Annual plan' as Sentence,
} satisfies Record<SubscriptionType, Sentence>;

export const activePlans = {
  monthly: 'Your Monthly plan is active' as Sentence,
  annual: 'Your Annual plan is active' as Sentence,
} satisfies Record<PaidPlan, Sentence>;
