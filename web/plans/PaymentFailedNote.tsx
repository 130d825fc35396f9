import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

/** A paid plan is in danger; `children` say what to do about it. */
export function PaymentFailedNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={cn('flex gap-3 rounded-md bg-warning-soft p-4', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <span>Your last payment failed. {children}</span>
    </p>
  );
}
