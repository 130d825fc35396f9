interface ReviewSlotsProps {
  used: number;
  limit: number;
}

/** One small letter for each free review. */
export function ReviewSlots({ used, limit }: ReviewSlotsProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${limit * WIDTH} ${HEIGHT}`}
      className="block h-5 w-auto max-w-none rtl:-scale-x-100"
    >
      {Array.from({ length: limit }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          key={i}
          d={LETTER}
          transform={`translate(${i * WIDTH} 0)`}
          className={i < used ? USED : 'fill-none stroke-edge [stroke-dasharray:3_2.5]'}
        />
      ))}
    </svg>
  );
}

const USED = 'fill-accent stroke-accent forced-colors:fill-[CanvasText]';

const WIDTH = 28;
const HEIGHT = 20;
/** 22 by 18, with one pointed corner. */
const LETTER = 'M3 19V7a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6z';
