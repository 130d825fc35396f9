import { useRef } from 'react';
import { reviewLinkNotFound } from '#contract/errors.ts';
import { withdrawReview } from '#contract/review-links.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Sheet } from '#web/public/Sheet.tsx';
import { Button } from '#web/ui/Button.tsx';

import { useSending } from './use-sending.ts';

interface WithdrawDialogProps {
  reviewLink: string;
  firstName: string;
  onWithdrawn: () => void;
}

export function WithdrawDialog({ reviewLink, firstName, onWithdrawn }: WithdrawDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { failure, isSending, send } = useSending(async () => {
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
      <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
        {t('Take it back')}
      </Button>
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
          <Button
            variant="destructive"
            size="lg"
            className="w-full"
            onClick={() => void send()}
            aria-disabled={isSending || undefined}
          >
            {t('Take it back')}
          </Button>
          <Button variant="secondary" size="lg" className="w-full" onClick={() => dialog.current?.close()}>
            {t('Keep as is')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
