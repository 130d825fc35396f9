import { STAR_PATH } from '#contract/drawings.ts';
import { t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';
import { whole } from '#web/ui/counts.ts';

const POSITIONS = [0, 1, 2, 3, 4];

/** A whole or decimal rating; set the height with `className`. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={t('{rating} out of 5 stars', { rating: whole(rating) })}
      viewBox="0 0 120 24"
      className={cn('inline-block base:h-3.5 w-auto shrink-0 rtl:-scale-x-100', className)}
    >
      <Row className="fill-none stroke-star-empty" />
      {/* The inner svg clips the filled stars at the rating. */}
      <svg aria-hidden="true" width={rating * 24} height="24">
        <Row className="fill-star stroke-star-edge" />
      </svg>
    </svg>
  );
}

function Row({ className }: { className?: string }) {
  return POSITIONS.map((position) => (
    <path key={position} d={STAR_PATH} transform={`translate(${position * 24} 0)`} className={className} />
  ));
}

/** Waiting for a rating; a drawing that screen readers skip. */
export function EmptyStars({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 24" className={`fill-none ${className}`}>
      <Row />
    </svg>
  );
}
