import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HIGH_RATING, pickReview } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { ConnectionError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FullScreenDialog } from '#web/ui/FullScreenDialog.tsx';

interface RandomReviewProps {
  /** To choose from without a connection. */
  loaded: readonly Review[];
  workplaces: readonly Workplace[] | undefined;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** A good review, full screen. */
export function RandomReview({ loaded, workplaces, ...closing }: RandomReviewProps) {
  const [last, setLast] = useState<Review | null>(null);
  const picked = useQuery({
    queryKey: ['reviews', 'random', last?.id ?? null],
    queryFn: async () => (await pick(last, loaded)) ?? last,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const review = picked.data;
  return (
    <FullScreenDialog
      title={t('One of your reviews')}
      {...closing}
      action={
        <Button
          variant="secondary"
          size="lg"
          aria-disabled={picked.isFetching}
          onClick={() => review && !picked.isFetching && setLast(review)}
        >
          {t('Another one')}
        </Button>
      }
    >
      <div className="mx-auto w-full max-w-170" aria-live="polite" aria-busy={picked.isFetching}>
        {picked.isError ? (
          <ErrorState message={t("Couldn't load your reviews.")} onRetry={() => void picked.refetch()} />
        ) : review ? (
          <div key={review.id} className="animate-rise">
            <ReviewLetter
              review={review}
              size="l"
              workplaces={workplaces}
              foldLowRatings={false}
              headingLevel="h3"
            />
          </div>
        ) : (
          <ReviewPlaceholder size="l" />
        )}
      </div>
    </FullScreenDialog>
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
