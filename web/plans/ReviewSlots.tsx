import { t } from '#web/language.ts';

interface ReviewSlotsProps {
  used: number;
  limit: number;
}

/** One small letter for each free review. */
export function ReviewSlots({ used, limit }: ReviewSlotsProps) {
  const within = Math.min(used, limit);
  const share = `${(within / limit) * 100}%`;
  return (
    <div
      role="progressbar"
      aria-label={t('Reviews used')}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={within}
      className="relative w-fit"
    >
      <div className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: share }}>
        <Slots count={limit} className="fill-accent stroke-accent forced-colors:fill-[CanvasText]" />
      </div>
      <Slots count={limit} className="fill-none stroke-edge [stroke-dasharray:3_2.5]" />
    </div>
  );
}

function Slots({ count, className }: { count: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * WIDTH} ${HEIGHT}`}
      className="block h-5 w-auto max-w-none"
    >
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <path key={i} d={LETTER} transform={`translate(${i * WIDTH} 0)`} className={className} />
      ))}
    </svg>
  );
}

const WIDTH = 28;
const HEIGHT = 20;
/** 22 by 18, with one pointed corner. */
const LETTER = 'M3 19V7a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6z';
