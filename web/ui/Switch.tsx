import type { ComponentProps } from 'react';

/** A checkbox that saves on change. */
export function Switch(props: ComponentProps<'input'>) {
  return (
    <input
      type="checkbox"
      className="relative block h-8 w-13 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors before:absolute before:inset-y-1 before:start-1 before:aspect-square before:rounded-full before:bg-sheet before:transition-transform checked:bg-accent checked:before:translate-x-5 forced-colors:appearance-auto"
      {...props}
    />
  );
}
