import { industries } from '#contract/industries.ts';
import { t } from '#web/language.ts';

/** In the dictionary of the page, while messages of the server would come after hydration. */
export function industryName(industry: string): string {
  const offered = industries.find((each) => each === industry);
  return offered ? t(offered) : industry;
}
