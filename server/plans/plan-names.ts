import { type PaidPlan, prices } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';

export function planName({ name }: Site, plan: PaidPlan): string {
  return plan === 'monthly' ? `${name} Monthly` : `${name} Annual`;
}

export const priceNames: Record<PaidPlan, string> = {
  monthly: `$${prices.monthly} per month`,
  annual: `$${prices.annual} per year`,
};
