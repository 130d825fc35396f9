import type { User } from '#contract/accounts.ts';
import type { ReviewStats } from '#contract/reviews.ts';
import { ShowMyCode } from '#web/dashboard/CodeActions.tsx';
import { CodeSheet } from '#web/dashboard/CodeSheet.tsx';
import { DAY_VIEW, DayHeading, FIRST_RUN, FirstRunHeading } from '#web/dashboard/DashboardHeading.tsx';
import { StatStrip } from '#web/dashboard/StatStrip.tsx';
import { useReviewCode } from '#web/dashboard/use-review-code.ts';

interface FirstScreenProps {
  user: User;
  /** As written on the page. */
  name: string;
  stats: ReviewStats;
  /** A placeholder for the newest review. */
  letter: string;
}

/** What a document shows of the dashboard before its script runs: parts that lie at the same place afterwards. */
export function FirstScreen({ user, name, stats, letter }: FirstScreenProps) {
  const code = useReviewCode(user);
  return (
    <div className={DAY_VIEW}>
      <DayHeading name={<bdi>{name}</bdi>} stats={stats} />
      <div className="min-w-0 lg:col-span-7">{letter}</div>
      <div className="contents min-w-0 lg:col-span-5 lg:block">
        <ShowMyCode code={code} />
        <div className="lg:hidden">
          <StatStrip />
        </div>
      </div>
    </div>
  );
}

export function FirstScreenOfFirstRun({ user, name }: Pick<FirstScreenProps, 'user' | 'name'>) {
  const code = useReviewCode(user);
  return (
    <div data-first-run className={FIRST_RUN}>
      <FirstRunHeading name={<bdi>{name}</bdi>} />
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CodeSheet code={code} />
      </div>
      <div className="min-w-0">
        <ShowMyCode code={code} />
      </div>
    </div>
  );
}
