import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { HIGH_RATING, pickReview } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { ConnectionError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

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

interface FullScreenDialogProps extends Pick<RandomReviewProps, 'onClose' | 'onCloseAutoFocus'> {
  children: ReactNode;
  /** Stays in view. */
  action: ReactNode;
}

function FullScreenDialog({ onClose, onCloseAutoFocus, children, action }: FullScreenDialogProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-0 z-50 animate-appear overflow-y-auto overscroll-contain bg-paper outline-none"
        >
          <Radix.Title className="sr-only">{t('One of your reviews')}</Radix.Title>
          <div className="flex min-h-full flex-col px-5 pt-20 sm:px-8">
            <div className="my-auto">{children}</div>
            <div className="sticky bottom-0 bg-paper pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center">
              {action}
            </div>
          </div>
          {/* Last in the tab order, so that the focus starts in the content. */}
          <Radix.Close
            aria-label={t('Close')}
            className="fixed end-4 top-4 grid size-12 place-items-center rounded-control bg-paper text-ink-muted hover:bg-hover hover:text-ink"
          >
            <X aria-hidden className="size-6" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
