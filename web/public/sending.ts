import { idempotencyKeyReused, requestTimeout, tooManyRequests } from '#contract/errors.ts';
import { reviewForm, submitReview } from '#contract/reviews.ts';
import { ApiError, call } from '#web/api/call.ts';
import { deleteReview, storeReview, type UnconfirmedReview } from './unconfirmed.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const SLOW_AFTER_MS = 3_000;
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;
const MAX_RETRY_AFTER_S = 60 * 60;
const LOCK_TIMEOUT_MS = 10_000;

/** `busy`: the server responded with an error; otherwise there was no response. */
export type Trouble = 'offline' | 'unreachable' | 'busy' | 'slow';

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
    const outcome = await withLock(review.key, () => post(review));
    clearTimeout(timer);
    isSending = false;

    if (outcome.step === 'failed') {
      scheduleRetry(outcome);
      return;
    }
    ended.abort();
    if (outcome.step === 'arrived') await deleteReview(review);
    else await storeReview({ ...review, refusal: outcome.message ?? '' });
    onProgress(outcome);
  }

  function scheduleRetry(failure: Failure): void {
    if (ended.signal.aborted) return;
    trouble = failure.trouble;
    // With jitter, so that the phones of a full restaurant do not all retry in the same second.
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

interface Failure {
  step: 'failed';
  trouble: Trouble;
  message: string | undefined;
  retryAfter: number;
}

async function post(
  review: UnconfirmedReview,
): Promise<Failure | Extract<Progress, { step: 'refused' | 'arrived' }>> {
  const { key, reviewLinkSecret, language, firstName, submittedAt, refusal, ...body } = review;
  try {
    await call(submitReview, {
      headers: {
        'idempotency-key': key,
        'review-link-secret': reviewLinkSecret,
        'content-language': language,
      },
      // Parsed: trimmed, and null for empty optional fields.
      body: { ...body, ...reviewForm.safeParse(review).data },
      signal: timeout(REQUEST_TIMEOUT_MS),
      keepalive: true,
    });
    return { step: 'arrived', isEarlierVersion: false };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      const trouble = navigator.onLine ? 'unreachable' : 'offline';
      return { step: 'failed', trouble, message: undefined, retryAfter: 0 };
    }
    const { status, serverMessage: message, retryAfter = 0 } = error;
    // An earlier attempt was stored but its response lost, and the text was changed since.
    if (status === idempotencyKeyReused[0]) return { step: 'arrived', isEarlierVersion: true };
    if (isRetryable(status)) {
      return {
        step: 'failed',
        trouble: 'busy',
        message,
        retryAfter: Math.min(retryAfter, MAX_RETRY_AFTER_S),
      };
    }
    return { step: 'refused', message };
  }
}

function isRetryable(status: number): boolean {
  return status === requestTimeout[0] || status === tooManyRequests[0] || status >= 500;
}

/** One tab at a time sends a review. If that tab hangs, others go ahead: the Idempotency-Key prevents duplicates. */
async function withLock<T>(key: string, act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks
    .request(`review:${key}`, { signal: timeout(LOCK_TIMEOUT_MS) }, act)
    .catch(act) as Promise<T>;
}

function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
