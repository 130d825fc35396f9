import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { HIGH_RATING } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const RandomReview = lazy(async () => ({
  default: (await import('#web/reviews/RandomReview.tsx')).RandomReview,
}));
const NewReviews = lazy(async () => ({
  default: (await import('#web/reviews/NewReviews.tsx')).NewReviews,
}));

/** Opens letters full screen: a random one by its button, the new ones by the address `?new`. */
export function Readers({ reviews = [] }: { reviews: readonly Review[] | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isReadingOne, setReadingOne] = useState(false);
  const isReadingNew = new URLSearchParams(useSearch()).has('new');
  const [, navigate] = useLocation();
  const focusButton = (event: Event) => {
    event.preventDefault();
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {reviews.some(({ rating }) => rating >= HIGH_RATING) && (
        <Button ref={button} variant="secondary" className="px-4" onClick={() => setReadingOne(true)}>
          {/* For translators: a button that shows a random review */}
          {t('Read me one')}
        </Button>
      )}
      <Suspense>
        {isReadingOne && (
          <RandomReview
            loaded={reviews}
            onClose={() => setReadingOne(false)}
            onCloseAutoFocus={focusButton}
          />
        )}
        {isReadingNew && isHydrated && (
          <NewReviews
            onClose={() => navigate(paths.reviews, { replace: true })}
            onCloseAutoFocus={focusButton}
          />
        )}
      </Suspense>
    </>
  );
}
