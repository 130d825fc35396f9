import { STAR_PATH } from '#contract/drawings.ts';

/** Waiting for a rating; a drawing that screen readers skip. */
export function EmptyStars({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 24" className={`fill-none ${className}`}>
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={STAR_PATH} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
