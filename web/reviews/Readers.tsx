import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { HIGH_RATING } from '#contract/my-reviews.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { unreadReviewsQuery } from '#web/reviews/queries.ts';
import type { useReviews } from '#web/reviews/use-reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const RandomReview = lazy(async () => ({
  default: (await import('#web/reviews/RandomReview.tsx')).RandomReview,
}));
const NewReviews = lazy(async () => ({
  default: (await import('#web/reviews/NewReviews.tsx')).NewReviews,
}));

/** Opens letters full screen: a random one by its button, the new ones by the address `?new`. */
export function Readers({ found }: { found: ReturnType<typeof useReviews> }) {
  const { reviews = [], workplaces, foldLowRatings } = found;
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isReadingOne, setReadingOne] = useState(false);
  const { isReadingNew, close } = useReadingNew();
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
            workplaces={workplaces}
            onClose={() => setReadingOne(false)}
            onCloseAutoFocus={focusButton}
          />
        )}
        {isReadingNew && isHydrated && (
          <NewReviews {...{ workplaces, foldLowRatings }} onClose={close} onCloseAutoFocus={focusButton} />
        )}
      </Suspense>
    </>
  );
}

/** Until it is closed; what was read meanwhile doesn't close it. */
function useReadingNew() {
  const isAsked = new URLSearchParams(useSearch()).has('new');
  const { data, isFetching } = useQuery(unreadReviewsQuery);
  const [, navigate] = useLocation();
  const [isReadingNew, setReadingNew] = useState(false);
  const isNothingNew = isAsked && !isReadingNew && !isFetching && data?.count === 0;
  if (isAsked !== isReadingNew && (!isAsked || data?.count)) setReadingNew(isAsked);

  useEffect(() => {
    if (isNothingNew) navigate(paths.reviews, { replace: true });
  }, [isNothingNew, navigate]);

  return { isReadingNew, close: () => navigate(paths.reviews, { replace: true }) };
}
