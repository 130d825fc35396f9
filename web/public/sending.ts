import { endBackgroundSync, requestBackgroundSync } from './background-sync.ts';
import { type Failure, noAnswer, postReview, withLock } from './post-review.ts';
import { loadReviews, storeReview, type UnconfirmedReview } from './unconfirmed.ts';

const SLOW_AFTER_MS = 3_000;
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

export type Trouble = Failure['trouble'] | 'slow';

/** `isStored`: it survives closing the page. */
export type Progress =
  | { step: 'sending'; isStored: boolean; trouble: Trouble | null }
  | { step: 'waiting'; isStored: boolean; trouble: Trouble; waitMs: number; message: string | undefined }
  | { step: 'refused'; message: string | undefined }
  | { step: 'arrived'; isEarlierVersion: boolean };

interface Options {
  isStored: boolean;
  onProgress: (progress: Progress) => void;
}

/**
 * Stores the review on this phone and retries with backoff, and when the connection or the customer is back, until the server
 * has confirmed or refused it. Returns a function that stops this.
 */
export function sendUntilConfirmed(review: UnconfirmedReview, options: Options): () => void {
  const { onProgress } = options;
  const ended = new AbortController();
  let { isStored } = options;
  let isSending = false;
  let trouble: Trouble | null = null;
  let failures = 0;
  let notBefore = 0;
  let timer = 0;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    onProgress({ step: 'sending', isStored, trouble });
    isStored ||= await storeReview(review);
    timer = window.setTimeout(() => {
      onProgress({ step: 'sending', isStored, trouble: trouble ?? 'slow' });
    }, SLOW_AFTER_MS);
    const outcome = await withLock(review.key, () => postReview(review)).catch(() => noAnswer('unreachable'));
    clearTimeout(timer);
    isSending = false;

    if (outcome.step === 'failed') {
      scheduleRetry(outcome);
      return;
    }
    ended.abort();
    onProgress(outcome);
    if (outcome.step === 'arrived' && (await loadReviews()).length === 0) void endBackgroundSync();
  }

  function scheduleRetry(failure: Failure): void {
    if (ended.signal.aborted) return;
    // While the server is merely busy, the browser would not wait as long as it asks for.
    if (failure.trouble === 'offline' && trouble !== 'offline' && isStored) void requestBackgroundSync();
    trouble = failure.trouble;
    // The phones of a full restaurant must not all retry in the same second.
    const backoff = Math.min(MIN_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + Math.random() / 2);
    const askedFor = failure.retryAfter * 1_000;
    const waitMs = askedFor + backoff;
    failures += 1;
    notBefore = Date.now() + askedFor;
    timer = window.setTimeout(send, waitMs);
    onProgress({ step: 'waiting', isStored, trouble, waitMs, message: failure.message });
  }

  const retryNow = () => {
    failures = 0;
    if (Date.now() >= notBefore) void send();
  };
  const { signal } = ended;
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('online', retryNow, { signal });
  addEventListener('pageshow', retryNow, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || retryNow(), { signal });
  void send();
  return () => ended.abort();
}
