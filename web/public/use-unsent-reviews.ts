import { useEffect, useRef, useState } from 'react';
import { type Progress, sendUntilConfirmed } from './sending.ts';
import { findReviews, type UnconfirmedReview } from './unconfirmed.ts';

export interface UnsentReview {
  review: UnconfirmedReview;
  progress: Progress;
}

interface Options {
  /** Whether a review that this phone holds is the one of this page. */
  isOwn: (review: UnconfirmedReview) => boolean;
  onArrived: (review: UnconfirmedReview, isEarlierVersion: boolean) => void;
  /** At the first failure after a press and at a refusal; the tries between are nobody's news. */
  onFailed: (progress: Extract<Progress, { step: 'waiting' | 'refused' }>) => void;
  /** One that was written on another link, or here before. */
  onOtherArrived: (review: UnconfirmedReview) => void;
}

/** The review of this page on its way, and beside it, quietly, all others that this phone holds. */
export function useUnsentReviews({ isOwn, onArrived, onFailed, onOtherArrived }: Options) {
  const [unsent, setUnsent] = useState<UnsentReview | null>(null);
  const own = useRef<{ key: string; stop: () => void } | null>(null);

  const send = (review: UnconfirmedReview, { isPressed }: { isPressed: boolean }) => {
    let isNews = isPressed;
    own.current?.stop();
    const stop = sendUntilConfirmed(review, {
      isKept: !isPressed,
      onProgress(progress) {
        setUnsent({ review, progress });
        if (progress.step === 'arrived') onArrived(review, progress.isEarlierVersion);
        if (progress.step === 'refused' || (progress.step === 'waiting' && isNews)) onFailed(progress);
        if (progress.step === 'waiting') isNews = false;
      },
    });
    own.current = { key: review.key, stop };
  };

  const takeUp = (review: UnconfirmedReview, others: (() => void)[]) => {
    // Somebody was faster than the phone, and has sent it again already.
    if (review.key === own.current?.key) return;
    if (own.current === null && isOwn(review)) {
      own.current = { key: review.key, stop: () => {} };
      if (review.refusal === undefined) send(review, { isPressed: false });
      else setUnsent({ review, progress: { step: 'refused', message: review.refusal } });
    } else if (review.refusal === undefined) {
      const onProgress = ({ step }: Progress) => {
        if (step === 'arrived') onOtherArrived(review);
      };
      others.push(sendUntilConfirmed(review, { isKept: true, onProgress }));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page stands then
  useEffect(() => {
    const others: (() => void)[] = [];
    let isOpen = true;
    void findReviews().then((reviews) => {
      if (isOpen) for (const review of reviews) takeUp(review, others);
    });
    return () => {
      isOpen = false;
      own.current?.stop();
      for (const stop of others) stop();
    };
  }, []);

  return { unsent, submit: (review: UnconfirmedReview) => send(review, { isPressed: true }) };
}
