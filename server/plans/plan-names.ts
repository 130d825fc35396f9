import { localeOf } from '#contract/languages/locale.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { type PaidPlan, prices } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';

type Texts = Pick<Translator, 'language' | 't'>;

export function planName({ t }: Texts, { name }: Site, plan: PaidPlan): string {
  // For translators: the name of a plan, alone on its line
  return plan === 'monthly' ? t('{site} Monthly', { site: name }) : t('{site} Annual', { site: name });
}

export function priceName({ language, t }: Texts, plan: PaidPlan): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const price = format.format(prices[plan]);
  return plan === 'monthly' ? t('{price} per month', { price }) : t('{price} per year', { price });
}
