import { STAR_PATH } from '#contract/drawings.ts';

/** Columns of stars need an edge, because the yellow is too light on a sheet. */
export const STAR_COLOR = 'border border-b-0 border-star-edge bg-star';

export function ChartStar() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4">
      <path d={STAR_PATH} className="fill-star stroke-star-edge" />
    </svg>
  );
}
