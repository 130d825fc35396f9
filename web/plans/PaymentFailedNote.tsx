import { Link } from 'wouter';
import type { SubscriptionType } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { richText } from '#web/ui/rich-text.tsx';

interface PaymentFailedNoteProps {
  /** The effective plan: free once the paid period is over. */
  plan: SubscriptionType;
  /** Where to update the card; defaults to Settings. */
  isAboveManageBilling?: boolean;
  className?: string;
}

export function PaymentFailedNote({ plan, isAboveManageBilling, className }: PaymentFailedNoteProps) {
  const sentence =
    plan === 'free'
      ? t(
          isAboveManageBilling
            ? 'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.'
            : 'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.',
        )
      : t(
          isAboveManageBilling
            ? 'Your last payment failed. Update your card under Manage billing to keep your plan.'
            : 'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.',
        );
  return (
    <p className={cn('notice border-warning', className)}>
      {richText(sentence, {
        settings: (text) => (
          <Link to={`${paths.settings}#billing`} className={textLink}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}
