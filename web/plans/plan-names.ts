import type { Sentence } from '#contract/languages/sentence.ts';
import type { PaidPlan, SubscriptionType } from '#contract/plans.ts';

export const planNames = {
  free: 'Free' as Sentence,
  // For translators: the name of a plan, also after Switch to and Upgrade to
  monthly: 'Monthly' as Sentence,
  // For translators: the name of a plan, also after Switch to and Upgrade to
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
