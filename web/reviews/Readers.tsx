import { lazy, Suspense, use } from 'react';
import { useLocation, useSearch } from 'wouter';
import { HIGH_RATING } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { IN_READER } from '#web/reviews/in-reader.ts';
import { loadNewReviews } from '#web/reviews/load-new-reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const RandomReview = lazy(async () => ({
  default: (await import('#web/reviews/RandomReview.tsx')).RandomReview,
}));

/** Opens letters full screen by the address: `?new` or `?new=ID` for the new ones, `?one` for a random one. */
export function Readers({ reviews = [] }: { reviews: readonly Review[] | undefined }) {
  const params = new URLSearchParams(useSearch());
  const isHydrated = useHydrated();
  const [, navigate] = useLocation();
  const isRandom = params.has('one');
  const isOpen = isHydrated && (isRandom || params.has('new'));
  const openOne = () => {
    params.set('one', '');
    navigate(`${paths.reviews}?${params}`, { state: IN_READER });
  };
  return (
    <>
      {reviews.some(({ rating }) => rating >= HIGH_RATING) && (
        <Button variant="secondary" className="px-4" onClick={openOne}>
          {t('Show a random review')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          {isRandom ? <RandomReview loaded={reviews} /> : <NewReviews first={idIn(params.get('new'))} />}
        </Suspense>
      )}
    </>
  );
}

function idIn(value: string | null): number | null {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

function NewReviews({ first }: { first: number | null }) {
  const Loaded = use(loadNewReviews());
  return <Loaded first={first} />;
}
