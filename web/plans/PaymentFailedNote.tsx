import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SubscriptionType } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { paths } from '#web/paths.ts';
import { cn } from '#web/ui/cn.ts';

interface PaymentFailedNoteProps {
  /** The effective plan: free once the paid period is over. */
  plan: SubscriptionType;
  className?: string;
  /** Where to update the card; defaults to Settings. */
  children?: ReactNode;
}

export function PaymentFailedNote({ plan, className, children = inSettings }: PaymentFailedNoteProps) {
  return (
    <p className={cn('flex gap-3 rounded-control bg-warning-soft p-4', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <span>
        Your last payment failed. Update your card {children}
        {plan === 'free'
          ? ' and your plan will resume once the payment goes through.'
          : ' to keep your plan.'}
      </span>
    </p>
  );
}

const inSettings = (
  <>
    in{' '}
    <Link to={`${paths.settings}#billing`} className={textLink}>
      Settings
    </Link>
  </>
);
