import { freePlan } from '#contract/plans.ts';

/** What the free plan includes, as in "one workplace". */
export const workplacesIncluded =
  freePlan.workplaces === 1 ? 'one workplace' : `${freePlan.workplaces} workplaces`;
