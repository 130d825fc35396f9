import { MAX_EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import type { Language } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { annualSaving, freePlan, prices } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { OperatorError } from '#server/basics/operator-error.ts';

/**
 * Puts what differs between installations into a text: `{support}`, and blocks like
 *
 *     ::: with plans
 *     Shown where plans are sold.
 *     :::
 *
 * @throws OperatorError for a placeholder or a block that we don't know
 */
export function fillIn(text: string, site: Site, language: Language): string {
  const conditions = conditionsOf(site);
  const values = valuesOf(site, language);
  return text
    .replace(/^::: ?(.+)\n([\s\S]*?)^:::(?:\n|$)/gm, (_, name: string, block: string) =>
      find(conditions, name.trim(), `::: ${name}`) ? block : '',
    )
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      escapeMarkdown(String(find(values, name, placeholder))),
    );
}

function conditionsOf({ hasPlans, operator, isPublic, registration }: Site): Record<string, boolean> {
  return {
    'with plans': hasPlans,
    'without plans': !hasPlans,
    'with operator': operator !== null,
    'without operator': operator === null,
    'with registration': registration === 'open',
    'without registration': registration !== 'open',
    'public, without operator': isPublic && operator === null,
  };
}

function valuesOf(
  { name, supportEmail, operator }: Site,
  language: Language,
): Record<string, string | number> {
  const dollars = new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
  });
  return {
    name,
    support: supportEmail,
    operator: operator ? [operator.name, operator.address].filter(Boolean).join(', ') : '',
    limit: freePlan.reviews,
    monthly: dollars.format(prices.monthly),
    annual: dollars.format(prices.annual),
    saving: dollars.format(annualSaving),
    days: REVIEW_LINK_DAYS,
    employerDays: MAX_EMPLOYER_LINK_DAYS,
  };
}

function find<Value>(known: Record<string, Value>, name: string, shown: string): Value {
  if (Object.hasOwn(known, name)) return known[name] as Value;
  throw new OperatorError(`"${shown}" is unknown; known are ${Object.keys(known).join(' · ')}`);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
