import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** The words of a review that is hard to read, out of sight until its reader is ready for them. */
export function FoldedWords({ children }: { children: ReactNode }) {
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

/** So many stars, and fewer, are hard to read. They count like all the others. */
export const HARD_TO_READ = 2;
