import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { cn } from '#web/ui/cn.ts';
import { buttonVariants } from '#web/ui/variants.ts';

interface PausedNoteProps {
  className?: string;
  /** Further actions. */
  children?: ReactNode;
}

/** Renders nothing below the limit, or while the plan is unknown. */
export function PausedNote({ className, children }: PausedNoteProps) {
  if (!useIsPaused()) return null;
  return (
    <div className={cn('notice border-warning print:hidden', className)}>
      {t("Your page is paused. Guests can't leave a review until you upgrade.")}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.pricing} className={buttonVariants()}>
          {t('Upgrade')}
        </Link>
        {children}
      </div>
    </div>
  );
}

/** Whether the free reviews are used up. */
export function useIsPaused(): boolean {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const limit = status?.reviewLimit ?? null;
  return status != null && limit !== null && status.totalReviews >= limit;
}
