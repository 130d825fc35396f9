import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { Columns } from '#web/ui/charts/Columns.tsx';
import { percent, series, whole } from '#web/ui/counts.ts';
import { ChartStar, STAR_COLOR } from './ChartStar.tsx';

/** `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars. */
export function Ratings({ ratings }: { ratings: readonly number[] }) {
  const total = ratings.reduce((sum, reviews) => sum + reviews, 0);
  const columns = ratings.map((reviews, i) => ({
    key: i + 1,
    value: reviews,
    figure: whole(reviews),
    name: plural('{count} star|{count} stars', i + 1),
    share: percent(reviews, total),
    label: (
      <>
        <span className="flex items-center gap-1 tabular-nums">
          {whole(i + 1)}
          <ChartStar />
        </span>
        <span className="text-ink-muted tabular-nums">{percent(reviews, total)}</span>
      </>
    ),
  }));
  const highestFirst = [...columns].reverse();

  return (
    <ChartFigure
      title={t('Ratings')}
      period={t('All time')}
      columns={[t('Rating'), t('Reviews'), t('Share of reviews')]}
      rows={highestFirst.map(({ key, name, figure, share }) => ({ key, cells: [name, figure, share] }))}
    >
      <Columns
        summary={plural('Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}', total, {
          ratings: series(
            highestFirst.map(({ figure, name }) =>
              t('{number} with {stars}', { number: figure, stars: name }),
            ),
          ),
        })}
        columns={columns}
        top={Math.max(...ratings)}
        color={STAR_COLOR}
      />
    </ChartFigure>
  );
}
