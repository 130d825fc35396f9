import { brand } from '#contract/brand.ts';
import { type PaidPlan, prices } from '#contract/plans.ts';

/** As it stands on bills and in mails. */
export const planNames: Record<PaidPlan, string> = {
  monthly: `${brand.name} Monthly`,
  annual: `${brand.name} Annual`,
};

/** As in "$7 per month". */
export const priceNames: Record<PaidPlan, string> = {
  monthly: `$${prices.monthly} per month`,
  annual: `$${prices.annual} per year`,
};
