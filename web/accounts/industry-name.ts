import { industries } from '#contract/industries.ts';
import { t } from '#web/language.ts';

export function industryName(industry: string): string {
  const offered = industries.find((each) => each === industry);
  return offered ? t(offered) : industry;
}
