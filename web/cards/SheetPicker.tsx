import { papers, papersFor, type SheetId, sheetIds, sheets } from '#contract/sheets.ts';

interface SheetPickerProps {
  value: SheetId;
  onChange: (sheet: SheetId) => void;
}

/** Thumbnails share one scale, so that sizes can be compared. */
export function SheetPicker({ value, onChange }: SheetPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">What to print</legend>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {sheetIds.map((id) => (
          <label
            key={id}
            className="relative flex min-h-16 cursor-pointer flex-col items-center gap-2 rounded-control border border-edge/60 px-2 py-3 text-center lg:flex-row lg:gap-4 lg:px-3 lg:py-2 lg:text-left transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-tint has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="sheet"
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Thumbnail sheet={id} />
            <span className="min-w-0">
              <span className="block text-sm font-semibold lg:text-base">
                {sheets[id].name}{' '}
                <span className="block font-normal text-ink-muted lg:inline">{sheets[id].size}</span>
              </span>{' '}
              <span className="hidden text-sm text-ink-muted lg:block">{sheets[id].use}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Thumbnail({ sheet }: { sheet: SheetId }) {
  const { card, columns, rows } = sheets[sheet];
  const { width, height } = papers[papersFor(sheet)[0]];
  const [left, top] = [(width - columns * card.width) / 2, (height - rows * card.height) / 2];
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * card.width,
    y: top + Math.floor(index / columns) * card.height,
  }));
  const isUpright = card.height > card.width;
  const code = Math.min(card.width, card.height) * 0.5;
  return (
    <svg
      aria-hidden
      viewBox="-4 -4 224 305"
      className="h-14 w-11 shrink-0 fill-white stroke-edge forced-colors:fill-[Canvas]"
    >
      <rect
        x={(216 - width) / 2}
        y={(297 - height) / 2}
        width={width}
        height={height}
        rx={3}
        strokeWidth={4}
      />
      <g transform={`translate(${(216 - width) / 2} ${(297 - height) / 2})`}>
        {cells.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            {cells.length > 1 && <rect x={x} y={y} width={card.width} height={card.height} strokeWidth={3} />}
            <rect
              className="fill-ink-muted stroke-none forced-colors:fill-[CanvasText]"
              x={isUpright ? x + (card.width - code) / 2 : x + card.width - code * 1.35}
              y={y + (card.height - code) / 2}
              width={code}
              height={code}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
