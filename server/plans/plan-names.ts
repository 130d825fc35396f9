import type { Translator } from '#contract/languages/translator.ts';
import type { PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';

export function planName({ t }: Pick<Translator, 't'>, { name }: Site, plan: PaidPlan): string {
  return plan === 'monthly' ? t('{site} Monthly', { site: name }) : t('{site} Annual', { site: name });
}
