import { STAR_PATH } from '#contract/drawings.ts';
import { Bar } from '#web/ui/charts/Bar.tsx';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { count, percent } from '#web/ui/counts.ts';

const TITLE = 'Ratings';

/** `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars. */
export function Ratings({ ratings, asTable }: { ratings: readonly number[]; asTable: boolean }) {
  const total = ratings.reduce((sum, reviews) => sum + reviews, 0);
  const most = Math.max(...ratings);
  const rows = ratings
    .map((reviews, i) => ({
      stars: i + 1,
      reviews,
      number: reviews.toLocaleString('en-US'),
      share: percent(reviews, total),
    }))
    .reverse();

  return (
    <ChartFigure
      title={TITLE}
      period="All time"
      columns={['Rating', 'Reviews', 'Share']}
      rows={rows.map(({ stars, number, share }) => ({
        key: stars,
        cells: [count(stars, 'star'), number, share],
      }))}
      asTable={asTable}
    >
      <div
        role="img"
        aria-label={`${TITLE} of ${count(total, 'review')}: ${rows.map(({ stars, number }) => `${number} with ${count(stars, 'star')}`).join(', ')}`}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-3"
      >
        {rows.map(({ stars, reviews, number, share }) => (
          <div key={stars} className="contents">
            <span className="flex items-center gap-1 tabular-nums">
              {stars}
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4">
                <path d={STAR_PATH} className="fill-star stroke-star-edge" />
              </svg>
            </span>
            <Bar value={reviews} max={most} className="fill-star stroke-star-edge" />
            <span className="text-right font-semibold tabular-nums">{number}</span>
            <span className="min-w-10 text-right text-ink-muted tabular-nums">{share}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
