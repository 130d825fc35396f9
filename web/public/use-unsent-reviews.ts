import { useEffect, useRef, useState } from 'react';
import { type Progress, sendUntilConfirmed } from './sending.ts';
import { loadReviews, type UnconfirmedReview } from './unconfirmed.ts';

export interface UnsentReview {
  review: UnconfirmedReview;
  progress: Progress;
}

export type Unarrived = Extract<Progress, { step: 'waiting' | 'refused' }>;

interface Options {
  /** Whether a stored review belongs to this page. */
  isOwn: (review: UnconfirmedReview) => boolean;
  onArrived: (review: UnconfirmedReview, isEarlierVersion: boolean) => void;
  /** Called on a refusal, and on the first failure after a submit, but not on each retry. */
  onFailed: (progress: Unarrived) => void;
  onOtherArrived: (review: UnconfirmedReview) => void;
}

/** Sends this page's review, and in the background all other stored ones. */
export function useUnsentReviews({ isOwn, onArrived, onFailed, onOtherArrived }: Options) {
  const [unsent, setUnsent] = useState<UnsentReview | null>(null);
  const own = useRef<{ key: string; stop: () => void } | null>(null);

  const send = (review: UnconfirmedReview, { isPressed }: { isPressed: boolean }) => {
    let shouldNotify = isPressed;
    own.current?.stop();
    const stop = sendUntilConfirmed(review, {
      isStored: !isPressed,
      onProgress(progress) {
        setUnsent({ review, progress });
        if (progress.step === 'arrived') onArrived(review, progress.isEarlierVersion);
        if (progress.step === 'refused' || (progress.step === 'waiting' && shouldNotify)) onFailed(progress);
        if (progress.step === 'waiting') shouldNotify = false;
      },
    });
    own.current = { key: review.key, stop };
  };

  const resume = (review: UnconfirmedReview, others: (() => void)[]) => {
    // It was submitted again before storage was read.
    if (review.key === own.current?.key) return;
    if (own.current === null && isOwn(review)) {
      own.current = { key: review.key, stop: () => {} };
      if (review.refusal === undefined) send(review, { isPressed: false });
      else setUnsent({ review, progress: { step: 'refused', message: review.refusal } });
    } else if (review.refusal === undefined) {
      const onProgress = ({ step }: Progress) => {
        if (step === 'arrived') onOtherArrived(review);
      };
      others.push(sendUntilConfirmed(review, { isStored: true, onProgress }));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const others: (() => void)[] = [];
    let isOpen = true;
    void loadReviews().then((reviews) => {
      if (isOpen) for (const review of reviews) resume(review, others);
    });
    return () => {
      isOpen = false;
      own.current?.stop();
      for (const stop of others) stop();
    };
  }, []);

  return { unsent, submit: (review: UnconfirmedReview) => send(review, { isPressed: true }) };
}
