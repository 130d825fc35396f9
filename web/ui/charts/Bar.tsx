import { scaleLinear } from 'd3-scale';

/** A horizontal bar with a visible minimum width. */
export function Bar({ value, max, className }: { value: number; max: number; className: string }) {
  const width = scaleLinear([0, max], [0, 100]);
  return (
    <svg aria-hidden="true" className="block h-3 w-full overflow-visible rtl:-scale-x-100">
      <rect width="100%" height="100%" rx="6" className="fill-hover" />
      {value > 0 && (
        <rect
          height="100%"
          rx="6"
          className={className}
          style={{ width: `max(${width(value)}%, 0.75rem)` }}
        />
      )}
    </svg>
  );
}
