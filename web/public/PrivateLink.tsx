import { useRef, useState } from 'react';
import { markReviewLinkSaved, REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DAY_MS } from '#web/ui/day-ms.ts';
import { ReplyRequest } from './ReplyRequest.tsx';
import { ReviewLinkField } from './ReviewLinkField.tsx';
import { Sheet } from './Sheet.tsx';
import { reviewLinkUrl, saveReviewLink } from './saved-review-links.ts';

interface PrivateLinkProps {
  reviewLink: string;
  firstName: string;
}

/** A button for a sheet, in which the customer takes the link along. */
export function PrivateLink({ reviewLink, firstName }: PrivateLinkProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = t('Keep a private link');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="min-h-11 text-sm text-ink-muted underline hover:text-ink"
      >
        {title}
      </button>
      <Sheet dialog={dialog} title={title}>
        <SaveLink reviewLink={reviewLink} firstName={firstName} />
        <div className="mt-5 border-t border-line pt-3">
          <ReplyRequest reviewLink={reviewLink} firstName={firstName} isWaiting={false} />
        </div>
      </Sheet>
    </>
  );
}

/** Never saved automatically: the phone may belong to the professional. */
function SaveLink({ reviewLink, firstName }: PrivateLinkProps) {
  const [isOnDevice, setOnDevice] = useState<boolean | null>(null);

  const save = () => {
    const until = new Date(Date.now() + REVIEW_LINK_DAYS * DAY_MS).toISOString();
    setOnDevice(saveReviewLink({ reviewLink, firstName, until }));
    // If this call fails, opening the link repeats it.
    call(markReviewLinkSaved, { headers: { 'review-link': reviewLink } }).catch(() => {});
  };

  if (isOnDevice === null) {
    return (
      <>
        <p className="mt-2 text-ink-muted wrap-anywhere">
          {t(
            "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.",
            { name: firstName },
          )}
        </p>
        <Button size="lg" className="mt-6 w-full" onClick={save}>
          {t('Save my private link')}
        </Button>
      </>
    );
  }
  return (
    <>
      {/* The pressed button is gone. */}
      <p role="status" ref={takeFocus} tabIndex={-1} className="mt-2 mb-4 text-ink-muted">
        {isOnDevice
          ? t('Saved on this phone. Use the link to open it on another device.')
          : t("This phone couldn't save it. Please copy the link.")}
      </p>
      <ReviewLinkField reviewLink={reviewLink} />
      <a
        href={reviewLinkUrl(reviewLink)}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {t('View or edit')}
      </a>
    </>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
