import { useQueryClient } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { pinReview, unpinReview } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { pinnedReviewsQuery, updateReviews } from '#web/reviews/queries.ts';
import { toast } from '#web/ui/toast.ts';

export const pinButtonId = (reviewId: number) => `pin-${reviewId}`;

interface PinButtonProps {
  review: Review;
  /** Before the list changes. */
  onMove: (reviewId: number, by: 'keyboard' | 'pointer') => void;
}

export function PinButton({ review, onMove }: PinButtonProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isPinned = review.pinnedAt !== null;

  async function toggle({ detail }: MouseEvent) {
    if (busy) return;
    setBusy(true);
    try {
      await call(isPinned ? unpinReview : pinReview, { params: { id: review.id } });
      // Detail 0 means a key or a screen reader.
      onMove(review.id, detail === 0 ? 'keyboard' : 'pointer');
      const changed = { ...review, pinnedAt: isPinned ? null : new Date().toISOString() };
      updateReviews(queryClient, (each) => (each.id === review.id ? changed : each));
      queryClient.setQueryData(
        pinnedReviewsQuery.queryKey,
        (pinned) => pinned && { ...pinned, items: withReview(pinned.items, changed) },
      );
      toast({ title: t(isPinned ? 'Unpinned' : 'Pinned to the top') });
    } catch (error) {
      const fallback = t(isPinned ? 'Failed to unpin the review' : 'Failed to pin the review');
      toastError(t('Error'), error, fallback);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      id={pinButtonId(review.id)}
      aria-pressed={isPinned}
      aria-label={t('Pin review by {name}', { name: review.customerName || t('Anonymous Customer') })}
      aria-disabled={busy}
      onClick={(event) => void toggle(event)}
      className="group -my-3 -me-3 grid size-11 place-items-center rounded-control text-ink-muted hover:text-ink aria-pressed:text-accent"
    >
      <Pin aria-hidden className="size-5 group-aria-pressed:fill-current" />
    </button>
  );
}

/** Newest first, and without it if it isn't pinned. */
function withReview(pinned: Review[], changed: Review): Review[] {
  const others = pinned.filter(({ id }) => id !== changed.id);
  return changed.pinnedAt === null ? others : [...others, changed].sort((a, b) => b.id - a.id);
}
