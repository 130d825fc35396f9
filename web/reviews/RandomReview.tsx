import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HIGH_RATING, pickReview } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { ConnectionError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { LetterReader, type ReaderClosing } from '#web/reviews/LetterReader.tsx';
import { ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

interface RandomReviewProps extends ReaderClosing {
  /** One of these is chosen without a connection. */
  loaded: readonly Review[];
}

/** A good review, and another one. */
export function RandomReview({ loaded, ...closing }: RandomReviewProps) {
  const [last, setLast] = useState<Review | null>(null);
  const [changed, setChanged] = useState<Review | null>(null);
  const picked = useQuery({
    queryKey: ['reviews', 'random', last?.id ?? null],
    queryFn: async () => (await pick(last, loaded)) ?? last,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const review = changed?.id === picked.data?.id ? changed : picked.data;
  const onNext = () => review && !picked.isFetching && setLast(review);
  return (
    <LetterReader
      title={t('One of your reviews')}
      review={!picked.isError && review}
      onChange={setChanged}
      next={
        <Button aria-disabled={picked.isFetching} onClick={onNext}>
          {t('Another one')}
        </Button>
      }
      onNext={onNext}
      {...closing}
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
