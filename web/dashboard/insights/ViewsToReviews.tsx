import type { ReviewInsights } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Bar } from '#web/ui/charts/Bar.tsx';
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx';
import { percent, whole } from '#web/ui/counts.ts';
import { richText } from '#web/ui/rich-text.tsx';

/** Hides the rate when there are more reviews than views: a visitor counts once a day but may write twice. */
export function ViewsToReviews({ recent }: { recent: ReviewInsights['recent'] }) {
  const { views, reviews } = recent;
  const rate = views > 0 && reviews <= views ? percent(reviews, views) : null;
  const bars = [
    { name: t('Views'), value: views, color: 'bg-edge' },
    { name: t('Reviews'), value: reviews, color: 'bg-accent' },
  ];

  return (
    <ChartFigure
      title={t('From views to reviews')}
      period={t('Last 30 days')}
      columns={[t('Metric'), t('Last 30 days')]}
      rows={[
        ...bars.map(({ name, value }) => ({ key: name, cells: [name, whole(value)] })),
        ...(rate ? [{ key: 'rate', cells: [t('Views that became a review'), rate] }] : []),
      ]}
    >
      {views + reviews === 0 ? (
        <p className="text-ink-muted">
          {t('No one opened your review page in the last 30 days. Share your QR code or link.')}
        </p>
      ) : (
        // A tall card has the rate above and the bars at its foot.
        <div className="flex h-full flex-col justify-between gap-5 lg:flex-col-reverse">
          <div
            role="img"
            aria-label={t('From views to reviews in the last 30 days: {views}, {reviews}', {
              views: plural('{count} view|{count} views', views),
              reviews: plural('{count} review|{count} reviews', reviews),
            })}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3"
          >
            {bars.map(({ name, value, color }) => (
              <div key={name} className="contents">
                <span>{name}</span>
                <Bar value={value} max={Math.max(views, reviews)} color={color} />
                <span className="text-end font-semibold tabular-nums">{whole(value)}</span>
              </div>
            ))}
          </div>
          {rate ? (
            <p className="text-ink-muted">
              {richText(t('<rate>{rate}</rate> of views became a review', { rate }), {
                rate: (text) => <span className="figure me-1 text-ink lg:text-[3.5rem]">{text}</span>,
              })}
            </p>
          ) : (
            <p className="text-sm text-ink-muted">
              {t('Each visitor counts as one view a day, so you can have more reviews than views.')}
            </p>
          )}
        </div>
      )}
    </ChartFigure>
  );
}
