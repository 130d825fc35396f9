import { STAR_PATH } from '#contract/drawings.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Bar } from '#web/ui/charts/Bar.tsx';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { percent, series, whole } from '#web/ui/counts.ts';

/** `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars. */
export function Ratings({ ratings, asTable }: { ratings: readonly number[]; asTable: boolean }) {
  const total = ratings.reduce((sum, reviews) => sum + reviews, 0);
  const most = Math.max(...ratings);
  const rows = ratings
    .map((reviews, i) => ({
      stars: i + 1,
      reviews,
      number: whole(reviews),
      share: percent(reviews, total),
      name: plural('{count} star|{count} stars', i + 1),
    }))
    .reverse();

  return (
    <ChartFigure
      title={t('Ratings')}
      period={t('All time')}
      columns={[t('Rating'), t('Reviews'), t('Share of reviews')]}
      rows={rows.map(({ stars, name, number, share }) => ({
        key: stars,
        cells: [name, number, share],
      }))}
      asTable={asTable}
    >
      <div
        role="img"
        aria-label={plural(
          'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}',
          total,
          {
            ratings: series(
              rows.map(({ number, name }) => t('{number} with {stars}', { number, stars: name })),
            ),
          },
        )}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-3"
      >
        {rows.map(({ stars, reviews, number, share }) => (
          <div key={stars} className="contents">
            <span className="flex items-center gap-1 tabular-nums">
              <span>{whole(stars)}</span>
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4">
                <path d={STAR_PATH} className="fill-star stroke-star-edge" />
              </svg>
            </span>
            <Bar value={reviews} max={most} className="fill-star stroke-star-edge" />
            <span className="text-end font-semibold tabular-nums">{number}</span>
            <span className="min-w-10 text-end text-ink-muted tabular-nums">{share}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
