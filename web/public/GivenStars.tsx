import { STAR_PATH } from '#contract/drawings.ts';
import { t } from '#web/language.ts';

export function GivenStars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={t('You gave {rating} out of 5 stars', { rating })}
      viewBox="0 0 120 24"
      className="given"
    >
      {[0, 1, 2, 3, 4].map((position) => (
        <path
          key={position}
          d={STAR_PATH}
          transform={`translate(${position * 24} 0)`}
          className={position < rating ? undefined : 'missing'}
        />
      ))}
    </svg>
  );
}
