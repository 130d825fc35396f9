import { useRef } from 'react';
import { reviewLinkNotFound } from '#contract/errors.ts';
import { withdrawReview } from '#contract/review-links.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Sheet } from '#web/public/Sheet.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

import { useChange } from './use-change.ts';

interface WithdrawDialogProps {
  reviewLink: string;
  firstName: string;
  onWithdrawn: () => void;
}

export function WithdrawDialog({ reviewLink, firstName, onWithdrawn }: WithdrawDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { failure, isSending, change } = useChange(async () => {
    try {
      await call(withdrawReview, { headers: { 'review-link': reviewLink } });
    } catch (error) {
      // Otherwise it was withdrawn already, and only the response was lost.
      if (!(error instanceof ApiError && error.status === reviewLinkNotFound[0])) throw error;
    }
    onWithdrawn();
  });

  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className={buttonVariants({ variant: 'secondary' })}
      >
        {t('Take it back')}
      </button>
      <Sheet dialog={dialog} title={t('Take back your review?')}>
        <p className="mt-3">{t("Your review and stars are deleted right away. This can't be undone.")}</p>
        <p className="mt-3 text-ink-muted">
          {t(
            "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.",
            { name: firstName },
          )}
        </p>
        {failure && (
          <p role="alert" className="notice mt-3 border-warning">
            {failure}
          </p>
        )}
        <div className="mt-6 grid gap-3">
          <button
            type="button"
            onClick={() => void change()}
            aria-disabled={isSending || undefined}
            className={buttonVariants({ variant: 'destructive', size: 'lg', className: 'w-full' })}
          >
            {t('Take it back')}
          </button>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'w-full' })}
          >
            {t('Keep as is')}
          </button>
        </div>
      </Sheet>
    </>
  );
}
