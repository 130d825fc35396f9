import type { ReactNode } from 'react';
import { LogoMark } from './LogoMark.tsx';

/** The head of all that leaves the house: whose it is and, at its end, what it is and for whom. */
export function Letterhead({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-end justify-between gap-5 border-b border-ink pb-3 text-sm text-ink-muted">
      <LogoMark className="h-8 w-auto max-w-44" />
      <div className="text-end">{children}</div>
    </div>
  );
}
