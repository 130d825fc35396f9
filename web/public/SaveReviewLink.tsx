import { useState } from 'react';
import { markReviewLinkSaved, REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { call } from '#web/api/call.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { t } from './language.ts';
import { Phrase } from './Phrase.tsx';
import { ReviewLinkField } from './ReviewLinkField.tsx';
import { SharingChoice } from './SharingChoice.tsx';
import { reviewLinkUrl, saveReviewLink } from './saved-review-links.ts';

interface SaveReviewLinkProps {
  reviewLink: string;
  firstName: string;
}

/** Never saved automatically: the phone may belong to the professional. */
export function SaveReviewLink({ reviewLink, firstName }: SaveReviewLinkProps) {
  const [isOnDevice, setOnDevice] = useState<boolean | null>(null);

  const save = () => {
    const until = new Date(Date.now() + REVIEW_LINK_DAYS * DAY_MS).toISOString();
    setOnDevice(saveReviewLink({ reviewLink, firstName, until }));
    // If this call fails, opening the link repeats it.
    call(markReviewLinkSaved, { headers: { 'review-link': reviewLink } }).catch(() => {});
  };

  return (
    <section className="mt-4 rounded-sheet border border-transparent bg-sheet px-4 py-6 sm:px-8">
      <h2 className="text-lg leading-7">
        <Phrase text={t('Want to edit it later?')} />
      </h2>
      {isOnDevice === null ? (
        <>
          <p className="mt-1 text-ink-muted wrap-anywhere">
            {t(
              "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.",
              {
                name: firstName,
              },
            )}
          </p>
          <button
            type="button"
            onClick={save}
            className={buttonVariants({ variant: 'secondary', className: 'mt-4' })}
          >
            {t('Save my private link')}
          </button>
        </>
      ) : (
        <>
          <p role="status" className="mt-1 mb-4 text-ink-muted">
            {isOnDevice
              ? t('Saved on this phone. Use the link to open it on another device.')
              : t("This phone couldn't save it. Please copy the link.")}
          </p>
          <ReviewLinkField reviewLink={reviewLink} />
          <p>
            <a
              href={reviewLinkUrl(reviewLink)}
              className="inline-flex min-h-11 items-center font-semibold text-accent"
            >
              {t('View or edit')}
            </a>
          </p>
        </>
      )}
      <div className="mt-4 border-t border-line pt-3">
        <SharingChoice reviewLink={reviewLink} firstName={firstName} />
      </div>
    </section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;
