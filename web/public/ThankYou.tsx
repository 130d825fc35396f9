import { useEffect, useRef, useState } from 'react';
import { buttonVariants } from '#web/ui/variants.ts';
import { GivenStars } from './GivenStars.tsx';
import { t } from './language.ts';
import { Phrase } from './Phrase.tsx';
import type { SaveReviewLink } from './SaveReviewLink.tsx';

export interface SentReview {
  rating: number;
  /** What arrived is the version of an earlier try, not the last one. */
  isEarlierVersion: boolean;
  /** The customer's private link to it. */
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

  // Browsers close only a window that a page has opened itself.
  const close = () => {
    window.close();
    setStillOpen(true);
  };

  return (
    // On a phone the toast stands at the top: the card stays clear of it.
    <div className="pt-28 sm:pt-0">
      <div className="animate-rise rounded-xl border border-line bg-surface px-4 pt-12 pb-8 text-center shadow-card sm:px-8">
        <GivenStars rating={review.rating} className="mx-auto h-8" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl leading-11">
          <Phrase text={t('Thank You')} />
        </h1>
        <p className="mx-auto mt-3 max-w-sm text-balance text-lg leading-7 text-ink-muted">
          {sentence(firstName, review)}
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

/** Fetched now, so that whoever comes to write does not wait for it. Thanks are complete without. */
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

function sentence(name: string, { rating, isEarlierVersion }: SentReview): string {
  if (isEarlierVersion) {
    return t("{name} already has your first version. Your later changes weren't sent.", { name });
  }
  return rating >= 4
    ? t('Your words are on their way to {name}. No one else will read them.', { name })
    : t('Thanks for being honest. Only {name} will read this.', { name });
}
