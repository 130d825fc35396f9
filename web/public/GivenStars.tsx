import { STAR_PATH } from '#contract/drawings.ts';
import { t } from './language.ts';

export function GivenStars({ rating, className }: { rating: number; className: string }) {
  return (
    <svg
      role="img"
      aria-label={t('You gave {rating} out of 5 stars', { rating })}
      viewBox="0 0 120 24"
      strokeWidth="1.1"
      strokeLinejoin="round"
      className={`rtl:-scale-x-100 ${className}`}
    >
      {[1, 2, 3, 4, 5].map((value) => (
        <path
          key={value}
          d={STAR_PATH}
          transform={`translate(${(value - 1) * 24} 0)`}
          className={value <= rating ? 'fill-star stroke-star-edge' : 'fill-none stroke-star-empty'}
        />
      ))}
    </svg>
  );
}
