import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Hides the text of a low rating until it is opened. */
export function FoldedComment({ children }: { children: ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="flex -ml-1 min-h-8 w-fit cursor-pointer list-none items-center gap-1 rounded-sm font-semibold text-accent pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
        />
        Read it when you are ready
      </summary>
      {children}
    </details>
  );
}
