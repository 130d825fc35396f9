import { brand } from '#contract/brand.ts';
import { type PaidPlan, prices } from '#contract/plans.ts';

export const planNames: Record<PaidPlan, string> = {
  monthly: `${brand.name} Monthly`,
  annual: `${brand.name} Annual`,
};

export const priceNames: Record<PaidPlan, string> = {
  monthly: `$${prices.monthly} per month`,
  annual: `$${prices.annual} per year`,
};
