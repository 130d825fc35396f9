/** A horizontal bar with a visible minimum width. */
export function Bar({ value, max, color }: { value: number; max: number; color: string }) {
  return (
    <div aria-hidden="true" className="h-3 rounded-full bg-hover">
      {value > 0 && (
        <div
          className={`h-full min-w-3 rounded-full forced-colors:bg-[CanvasText] ${color}`}
          style={{ width: `${(100 * value) / max}%` }}
        />
      )}
    </div>
  );
}
