import type { ReviewInsights } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Bar } from '#web/ui/charts/Bar.tsx';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { decimal, whole } from '#web/ui/counts.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { ChartStar } from './Ratings.tsx';

const DRAWN = 8;

interface WorkplacesProps {
  /** The most reviewed first. */
  groups: ReviewInsights['workplaces'];
  workplaces: readonly Workplace[];
}

export function Workplaces({ groups, workplaces }: WorkplacesProps) {
  const labels = new Map(workplaces.map((workplace) => [workplace.id, workplaceLabel(workplace)]));
  const rows = groups.map(({ workplaceId, reviews, averageRating }) => ({
    key: workplaceId ?? 'general',
    label:
      workplaceId === null ? t('General Reviews') : (labels.get(workplaceId) ?? t('A deleted workplace')),
    reviews,
    number: whole(reviews),
    average: decimal(averageRating),
  }));
  const most = Math.max(...groups.map(({ reviews }) => reviews));
  const left = Math.max(0, rows.length - DRAWN);

  return (
    <ChartFigure
      title={t('By workplace')}
      period={t('All time')}
      columns={[t('Workplace'), t('Reviews'), t('Average')]}
      rows={rows.map(({ key, label, number, average }) => ({
        key,
        cells: [
          <bdi key="name" className="wrap-anywhere">
            {label}
          </bdi>,
          number,
          average,
        ],
      }))}
    >
      <div className="@container">
        <div
          role="img"
          aria-label={t('Reviews by workplace; most for {workplace} with {number}', {
            workplace: rows[0]?.label ?? '',
            number: rows[0]?.number ?? '',
          })}
          className="grid gap-4 @2xl:gap-3"
        >
          {rows.slice(0, DRAWN).map(({ key, ...row }) => (
            <WorkplaceBar key={key} {...row} most={most} />
          ))}
        </div>
      </div>
      {left > 0 && (
        <p className="mt-4 text-sm text-ink-muted">
          {plural('and {count} more, all in the table|and {count} more, all in the table', left)}
        </p>
      )}
    </ChartFigure>
  );
}

interface WorkplaceBarProps {
  label: string;
  reviews: number;
  number: string;
  average: string;
  /** Reviews of the longest bar. */
  most: number;
}

function WorkplaceBar({ label, reviews, number, average, most }: WorkplaceBarProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_3rem] items-center gap-x-3 gap-y-1 @2xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_3.5rem_3rem] @2xl:gap-x-4">
      <span className="line-clamp-2 wrap-anywhere" dir="auto">
        {label}
      </span>
      <div className="order-last col-span-full @2xl:order-none @2xl:col-span-1">
        <Bar value={reviews} max={most} color="bg-accent" />
      </div>
      <span className="text-end font-semibold tabular-nums">{number}</span>
      <span className="flex items-center justify-end gap-1 text-ink-muted tabular-nums">
        <ChartStar />
        <span>{average}</span>
      </span>
    </div>
  );
}
