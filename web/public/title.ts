import type { ReviewPageData } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

export function titleOf({ isGone, firstName, workplace, acceptingReviews }: ReviewPageData): string {
  if (isGone) return t('Invalid Review Link');
  return workplace?.name && acceptingReviews
    ? t('Review for {name} at {workplace}', { name: firstName, workplace: workplaceLabel(workplace) })
    : t('Review for {name}', { name: firstName });
}
