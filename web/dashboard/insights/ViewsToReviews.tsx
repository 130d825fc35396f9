import type { ReviewInsights } from '#contract/reviews.ts';
import { Bar } from '#web/ui/charts/Bar.tsx';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { count, percent } from '#web/ui/counts.ts';

const TITLE = 'From views to reviews';

/** Hides the rate when there are more reviews than views: a visitor counts once a day but may write twice. */
export function ViewsToReviews({ recent, asTable }: { recent: ReviewInsights['recent']; asTable: boolean }) {
  const { views, reviews } = recent;
  const rate = views > 0 && reviews <= views ? percent(reviews, views) : null;
  const bars = [
    { name: 'Views', value: views },
    { name: 'Reviews', value: reviews },
  ];

  return (
    <ChartFigure
      title={TITLE}
      period="Last 30 days"
      columns={['Metric', 'Last 30 days']}
      rows={[
        ...bars.map(({ name, value }) => ({ key: name, cells: [name, value.toLocaleString('en-US')] })),
        ...(rate ? [{ key: 'rate', cells: ['Views that became a review', rate] }] : []),
      ]}
      asTable={asTable}
    >
      {views + reviews === 0 ? (
        <p className="text-ink-muted">
          No one opened your review page in the last 30 days. Share your QR code or link.
        </p>
      ) : (
        <>
          <div
            role="img"
            aria-label={`${TITLE} in the last 30 days: ${count(views, 'view')}, ${count(reviews, 'review')}`}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3"
          >
            {bars.map(({ name, value }) => (
              <div key={name} className="contents">
                <span>{name}</span>
                <Bar
                  value={value}
                  max={Math.max(views, reviews)}
                  className={name === 'Views' ? 'fill-edge' : 'fill-accent'}
                />
                <span className="text-right font-semibold tabular-nums">{value.toLocaleString('en-US')}</span>
              </div>
            ))}
          </div>
          {rate ? (
            <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
              <span className="figure">{rate}</span>
              <span className="text-ink-muted">of views became a review</span>
            </p>
          ) : (
            <p className="mt-6 text-sm text-ink-muted">
              Each visitor counts as one view a day, so you can have more reviews than views.
            </p>
          )}
        </>
      )}
    </ChartFigure>
  );
}
