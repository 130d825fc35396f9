import type { Sentence } from '#contract/languages/sentences.ts';
import type { SubscriptionType } from '#contract/plans.ts';

export const planNames = {
  free: 'Free',
  monthly: 'Monthly',
  annual: 'Annual',
} satisfies Record<SubscriptionType, Sentence>;
