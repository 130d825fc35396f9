import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

/** What a code stands in, on every screen and on paper: white, with the letter's corner. */
export function CodeFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'overflow-hidden rounded-sheet rounded-es-[0.5rem] border-3 border-[#19251f] bg-white text-black',
        className,
      )}
    >
      {children}
    </div>
  );
}
