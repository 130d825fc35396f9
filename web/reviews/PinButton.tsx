import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { pinLimitReached } from '#contract/errors.ts';
import { pinReview, unpinReview } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { updateReviews } from '#web/reviews/listed-reviews.ts';
import { pinnedReviewsQuery } from '#web/reviews/queries.ts';
import { Pin } from '#web/ui/later-icons.tsx';
import { toast } from '#web/ui/toast.ts';

export const pinButtonId = (reviewId: number) => `pin-${reviewId}`;

interface PinButtonProps {
  review: Review;
  /** Called before the list changes. */
  onMove?: (reviewId: number, by: 'keyboard' | 'pointer') => void;
  onChange?: (review: Review) => void;
  /** Replaces the look that it has in a list. */
  className?: string;
}

export function PinButton({ review, onMove, onChange, className }: PinButtonProps) {
  const setPinned = useSetPinned();
  const [busy, setBusy] = useState(false);
  const isPinned = review.pinnedAt !== null;

  async function toggle({ detail }: MouseEvent) {
    if (busy) return;
    setBusy(true);
    // Detail 0 means a key or a screen reader.
    const changed = await setPinned(review, !isPinned, () =>
      onMove?.(review.id, detail === 0 ? 'keyboard' : 'pointer'),
    );
    setBusy(false);
    if (changed) onChange?.(changed);
  }

  return (
    <button
      type="button"
      id={className ? undefined : pinButtonId(review.id)}
      aria-pressed={isPinned}
      aria-label={t('Pin review by {name}', { name: review.customerName || t('Anonymous Customer') })}
      aria-disabled={busy}
      onClick={(event) => void toggle(event)}
      className={`group grid place-items-center aria-pressed:text-accent ${className ?? '-my-3 ms-auto -me-3 size-11 rounded-control text-ink-muted hover:text-ink'}`}
    >
      <Pin aria-hidden className="size-5 group-aria-pressed:fill-current" />
    </button>
  );
}

function useSetPinned() {
  const queryClient = useQueryClient();

  async function setPinned(review: Review, isPinned: boolean, onMove: () => void): Promise<Review | null> {
    try {
      await call(isPinned ? pinReview : unpinReview, { params: { id: review.id } });
    } catch (error) {
      const isFull = error instanceof ApiError && error.status === pinLimitReached[0];
      const fallback = t(isPinned ? 'Failed to pin the review' : 'Failed to unpin the review');
      if (isFull) offerToReplace(review, onMove);
      else toastError(t('Error'), error, fallback);
      return null;
    }
    onMove();
    const changed = { ...review, pinnedAt: isPinned ? new Date().toISOString() : null };
    updateReviews(queryClient, (each) => (each.id === review.id ? changed : each));
    queryClient.setQueryData(
      pinnedReviewsQuery.queryKey,
      (pinned) => pinned && { ...pinned, items: withReview(pinned.items, changed) },
    );
    toast({ title: t(isPinned ? 'Pinned to the top' : 'Unpinned') });
    return changed;
  }

  function offerToReplace(review: Review, onMove: () => void): void {
    const replace = async () => {
      const { items } = await queryClient.fetchQuery(pinnedReviewsQuery);
      const [oldest] = [...items].sort((a, b) => (a.pinnedAt ?? '').localeCompare(b.pinnedAt ?? ''));
      if (oldest && !(await setPinned(oldest, false, () => undefined))) return;
      await setPinned(review, true, onMove);
    };
    toast({
      title: t("You've already pinned three"),
      action: { label: t('Replace the oldest'), onClick: () => void replace() },
    });
  }

  return setPinned;
}

/** Newest first, and without it if it isn't pinned. */
function withReview(pinned: Review[], changed: Review): Review[] {
  const others = pinned.filter(({ id }) => id !== changed.id);
  return changed.pinnedAt === null ? others : [...others, changed].sort((a, b) => b.id - a.id);
}
