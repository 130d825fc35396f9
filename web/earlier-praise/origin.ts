import type { EarlierPraise, PraiseSource } from '#contract/earlier-praise.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import { t } from '#web/language.ts';
import { monthAndYear } from '#web/ui/dates.ts';

/** Names of companies aren't translated. */
export const brands: Partial<Record<PraiseSource, string>> = {
  google: 'Google',
  trustpilot: 'Trustpilot',
  tripadvisor: 'Tripadvisor',
  yelp: 'Yelp',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** "Added by Maya from Google, March 2024": it goes wherever the words are shown. */
export function originOf({ source, month }: Pick<EarlierPraise, 'source' | 'month'>, fullName: string) {
  const brand = brands[source];
  const values = { name: firstName(fullName) };
  const origin = brand
    ? t('Added by {name} from {source}', { ...values, source: brand })
    : t(others[source] ?? ('Added by {name}' as Sentence), values);
  const when = month && monthAndYear(month, 'UTC');
  return when ? t('{origin}, {month}', { origin, month: when }) : origin;
}

const others: Partial<Record<PraiseSource, Sentence>> = {
  email: 'Added by {name} from an email' as Sentence,
  letter: 'Added by {name} from a letter' as Sentence,
};

/** The label of a choice in a form. */
export function sourceName(source: PraiseSource): string {
  if (source === 'email') return t('Email#channel');
  if (source === 'letter') return t('Letter');
  return brands[source] ?? t('Other#source');
}

/** What others see of a name, which may claim anything: one word of letters, and one hyphen at most. */
export function praiseName(name: string | null): string {
  const first = firstName(name ?? '');
  return /^(?:[\p{L}'’.]\p{M}{0,3})+(?:-(?:\p{L}\p{M}{0,3})+)?$/u.test(first) && /\p{L}/u.test(first)
    ? first
    : t('A customer');
}
