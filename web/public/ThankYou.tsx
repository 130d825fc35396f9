import { useEffect, useRef, useState } from 'react';
import { buttonVariants } from '#web/ui/variants.ts';
import { GivenStars } from './GivenStars.tsx';
import { t } from './language.ts';
import { Phrase } from './Phrase.tsx';
import type { SaveReviewLink } from './SaveReviewLink.tsx';

export interface SentReview {
  rating: number;
  /** An earlier attempt was stored, without the latest changes. */
  isEarlierVersion: boolean;
  reviewLink: string;
}

export function ThankYou({ firstName, review }: { firstName: string; review: SentReview }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [stillOpen, setStillOpen] = useState(false);

  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);

  const Save = useSaveReviewLink();

  // Browsers only close windows opened by a script.
  const close = () => {
    window.close();
    setStillOpen(true);
  };

  return (
    // Leaves space for the toast, which is at the top on phones.
    <div className="pt-28 sm:pt-0">
      <div className="animate-rise rounded-sheet border border-transparent bg-sheet px-4 pt-12 pb-8 text-center sm:px-8">
        <GivenStars rating={review.rating} className="mx-auto h-8" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl leading-11">
          <Phrase text={t('Thank You')} />
        </h1>
        <p className="mx-auto mt-3 max-w-sm text-balance text-lg leading-7 text-ink-muted">
          {messageFor(firstName, review)}
        </p>
        <button
          type="button"
          onClick={close}
          className={buttonVariants({ variant: 'secondary', className: 'mt-8' })}
        >
          {t('Close Window')}
        </button>
        <p role="status" className="mt-3 min-h-6 text-sm leading-6 text-ink-muted">
          {stillOpen && t('You can close this page')}
        </p>
      </div>
      {Save && <Save reviewLink={review.reviewLink} firstName={firstName} />}
    </div>
  );
}

/** Loaded only now, so that it does not slow the form down; optional if that fails. */
function useSaveReviewLink(): typeof SaveReviewLink | null {
  const [Save, setSave] = useState<typeof SaveReviewLink | null>(null);
  useEffect(() => {
    import('./SaveReviewLink.tsx').then(
      ({ SaveReviewLink }) => setSave(() => SaveReviewLink),
      () => {},
    );
  }, []);
  return Save;
}

function messageFor(name: string, { rating, isEarlierVersion }: SentReview): string {
  if (isEarlierVersion) {
    return t("{name} already has your first version. Your later changes weren't sent.", { name });
  }
  return rating >= 4
    ? t('Your words are on their way to {name}. No one else will read them.', { name })
    : t('Thanks for being honest. Only {name} will read this.', { name });
}
