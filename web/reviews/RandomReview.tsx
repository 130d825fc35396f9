import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HIGH_RATING, pickReview } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { ConnectionError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { LetterReader } from '#web/reviews/LetterReader.tsx';
import { ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { useClose } from '#web/reviews/use-close.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

interface RandomReviewProps {
  /** One of these is chosen without a connection. */
  loaded: readonly Review[];
}

/** A good review, and another one. */
export function RandomReview({ loaded }: RandomReviewProps) {
  const [before, setBefore] = useState<readonly Review[]>([]);
  const [at, setAt] = useState(0);
  const [changed, setChanged] = useState<ReadonlyMap<number, Review>>(new Map());
  const last = before.at(-1) ?? null;
  const picked = useQuery({
    queryKey: ['reviews', 'random', last?.id ?? null],
    queryFn: async () => (await pick(last, loaded)) ?? last,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isNewest = at === before.length;
  const shown = isNewest ? picked.data : before[at];
  const review = shown && (changed.get(shown.id) ?? shown);
  const onNext = () => {
    if (isNewest && review && !picked.isFetching) setBefore([...before, review]);
    if (!isNewest || (review && !picked.isFetching)) setAt(at + 1);
  };
  return (
    <LetterReader
      title={t('One of your reviews')}
      review={isNewest && picked.isError ? null : review}
      onChange={(review) => setChanged(new Map(changed).set(review.id, review))}
      next={
        <Button size="lg" aria-disabled={picked.isFetching} onClick={onNext}>
          {t('Another one')}
        </Button>
      }
      onNext={onNext}
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onClose={useClose()}
    >
      {picked.isError ? (
        <ErrorState message={t("Couldn't load your reviews.")} onRetry={picked.refetch} />
      ) : (
        <ReviewPlaceholder />
      )}
    </LetterReader>
  );
}

async function pick(last: Review | null, loaded: readonly Review[]): Promise<Review | undefined> {
  try {
    return (await call(pickReview, { query: { except: last?.id } })).review;
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    const candidates = loaded.filter(({ id, rating }) => rating >= HIGH_RATING && id !== last?.id);
    if (candidates.length === 0 && !last) throw error;
    return candidates[Math.floor(Math.random() * candidates.length)];
  }
}
