import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

/** The white frame around a code, on screens and on paper, with the letter's pointed corner. */
export function CodeFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'forced-color-adjust-none overflow-hidden rounded-sheet rounded-es-[0.5rem] border-3 border-[#19251f] bg-white text-black',
        className,
      )}
    >
      {children}
    </div>
  );
}
