import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { cn } from '#web/ui/cn.ts';

/** Renders nothing while the plan is unknown. */
export function PausedNote({ className }: { className?: string }) {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const limit = status?.reviewLimit ?? null;
  if (!status || limit === null || status.totalReviews < limit) return null;
  return (
    <p className={cn('rounded-control bg-warning-soft p-3 text-warning print:hidden', className)}>
      Your page is paused: you've used all {limit} free reviews.{' '}
      <Link to={paths.pricing} className="font-semibold underline underline-offset-2">
        Upgrade
      </Link>{' '}
      to collect more.
    </p>
  );
}
