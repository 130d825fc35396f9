import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** Renders nothing below the limit, or while the plan is unknown. */
export function PausedNote({ className }: { className: string }) {
  if (!useIsPaused()) return null;
  return (
    <div className={className}>
      {t("Your page is paused. Customers can't leave a review until you upgrade.")}
      <Link
        to={paths.pricing}
        className={buttonVariants({ className: 'mt-5 flex! w-fit font-sans tracking-normal' })}
      >
        {t('Upgrade')}
      </Link>
    </div>
  );
}

/** Whether the free reviews are used up. */
export function useIsPaused(): boolean {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const limit = status?.reviewLimit ?? null;
  return status != null && limit !== null && status.totalReviews >= limit;
}
