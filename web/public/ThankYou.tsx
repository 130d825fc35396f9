import { useEffect, useRef, useState } from 'react';
import type * as contract from '#contract/thanks-link.ts';
import { t } from '#web/language.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import type { Typed } from './form-fields.ts';
import { OwnLetter } from './OwnLetter.tsx';
import type { PrivateLink } from './PrivateLink.tsx';
import { SharingChoice } from './SharingChoice.tsx';
import { ThanksLink } from './ThanksLink.tsx';

export interface SentReview {
  /** `null` if an earlier attempt with other words was stored. */
  typed: Typed | null;
  /** The latest changes were not sent. */
  isEarlierVersion: boolean;
  reviewLink: string;
}

export interface ThankYouProps {
  firstName: string;
  thanksLink?: contract.ThanksLink | undefined;
  review: SentReview;
  /** The first chunk loads it: a later one would also load the styles that the build has inlined. */
  loadPrivateLink: () => Promise<typeof PrivateLink>;
}

export function ThankYou({ firstName, thanksLink, review, loadPrivateLink }: ThankYouProps) {
  const { reviewLink } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const [stillOpen, setStillOpen] = useState(false);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);

  // Loaded only now; optional if that fails.
  const [Link, setLink] = useState<typeof PrivateLink | null>(null);
  useEffect(() => {
    loadPrivateLink().then(
      (found) => setLink(() => found),
      () => {},
    );
  }, [loadPrivateLink]);

  // Browsers only close windows opened by a script.
  const close = () => {
    window.close();
    setStillOpen(true);
  };

  return (
    // Leaves space for the toast, which is at the top on phones.
    <div className="my-auto flex flex-col items-center pt-8 text-center wrap-anywhere sm:pt-0">
      {review.typed && (
        <div className="sent w-full text-start">
          <OwnLetter review={review.typed} wordsClassName="line-clamp-6" />
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="voice-xl mt-8">
        {t('Thank You')}
      </h1>
      <p className="mt-2 max-w-sm text-balance text-ink-muted">{messageFor(firstName, review, isShown)}</p>
      <div className="mt-6">
        <SharingChoice reviewLink={reviewLink} firstName={firstName} onSaved={setShown} />
      </div>
      <button
        type="button"
        onClick={close}
        className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'mt-3 px-12' })}
      >
        {t('Close Window')}
      </button>
      <p role="status" className="text-sm text-ink-muted not-empty:mt-3">
        {stillOpen && t('You can close this page')}
      </p>
      <div className="mt-3 min-h-11">{Link && <Link reviewLink={reviewLink} firstName={firstName} />}</div>
      <ThanksLink thanksLink={thanksLink} firstName={firstName} />
    </div>
  );
}

/** @param isShown the customer lets the professional show it. */
function messageFor(name: string, { typed, isEarlierVersion }: SentReview, isShown: boolean): string {
  if (isEarlierVersion || !typed) {
    return t("{name} already has your first version. Your later changes weren't sent.", { name });
  }
  if (isShown) {
    return t('Your words are on their way to {name}, who may show them to a future employer.', { name });
  }
  return typed.rating >= 4
    ? t('Your words are on their way to {name}. No one else will read them.', { name })
    : t('Thanks for being honest. Only {name} will read this.', { name });
}
