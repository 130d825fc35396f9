import { idempotencyKeyReused, requestTimeout, tooManyRequests } from '#contract/errors.ts';
import { reviewForm, submitReview } from '#contract/reviews.ts';
import { ApiError, call } from '#web/api/call.ts';
import { forgetReview, keepReview, type UnconfirmedReview } from './unconfirmed.ts';

const GIVE_UP_AFTER_MS = 30_000;
const SLOW_AFTER_MS = 3_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const LONGEST_RETRY_AFTER_S = 60 * 60;
const PATIENCE_WITH_OTHER_TAB_MS = 10_000;

/** `busy`: the server said that it cannot take it now; the others brought no answer yet. */
export type Trouble = 'offline' | 'unreachable' | 'busy' | 'slow';

/** Where a submitted review is; `isKept`: this phone holds it, also when the page is closed. */
export type Progress =
  | { step: 'sending'; isKept: boolean; trouble: Trouble | null }
  | { step: 'waiting'; isKept: boolean; trouble: Trouble; waitMs: number; message: string | undefined }
  | { step: 'refused'; message: string | undefined }
  | { step: 'arrived'; isEarlierVersion: boolean };

interface Options {
  isKept: boolean;
  onProgress: (progress: Progress) => void;
}

/**
 * Keeps the review on this phone, and sends it until the server has confirmed or refused it: again after a while, and as soon
 * as the connection or the customer is back. Returns what ends that.
 */
export function sendUntilConfirmed(review: UnconfirmedReview, options: Options): () => void {
  const { onProgress } = options;
  const ended = new AbortController();
  let { isKept } = options;
  let isSending = false;
  let trouble: Trouble | null = null;
  let failures = 0;
  let notBefore = 0;
  let timer = 0;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    onProgress({ step: 'sending', isKept, trouble });
    isKept ||= await keepReview(review);
    timer = window.setTimeout(() => {
      onProgress({ step: 'sending', isKept, trouble: trouble ?? 'slow' });
    }, SLOW_AFTER_MS);
    const outcome = await alone(review.key, () => post(review));
    clearTimeout(timer);
    isSending = false;

    if (outcome.step === 'failed') {
      waitAfter(outcome);
      return;
    }
    ended.abort();
    if (outcome.step === 'arrived') await forgetReview(review);
    else await keepReview({ ...review, refusal: outcome.message ?? '' });
    onProgress(outcome);
  }

  function waitAfter(failure: Failure): void {
    if (ended.signal.aborted) return;
    trouble = failure.trouble;
    // Half of it by chance: the phones of a full restaurant shall not all come back in the same second.
    const backoff = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
    const askedFor = failure.retryAfter * 1_000;
    const waitMs = askedFor + backoff;
    failures += 1;
    notBefore = Date.now() + askedFor;
    timer = window.setTimeout(send, waitMs);
    onProgress({ step: 'waiting', isKept, trouble, waitMs, message: failure.message });
  }

  const sendAtOnce = () => {
    failures = 0;
    if (Date.now() >= notBefore) void send();
  };
  const { signal } = ended;
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('online', sendAtOnce, { signal });
  addEventListener('pageshow', sendAtOnce, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || sendAtOnce(), { signal });
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
      // Trimmed, and null where an optional field is empty.
      body: { ...body, ...reviewForm.safeParse(review).data },
      signal: timeout(GIVE_UP_AFTER_MS),
      keepalive: true,
    });
    return { step: 'arrived', isEarlierVersion: false };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      const trouble = navigator.onLine ? 'unreachable' : 'offline';
      return { step: 'failed', trouble, message: undefined, retryAfter: 0 };
    }
    const { status, serverMessage: message, retryAfter = 0 } = error;
    // The words of an earlier try did arrive, only its answer was lost; since then they were changed.
    if (status === idempotencyKeyReused[0]) return { step: 'arrived', isEarlierVersion: true };
    if (isWorthAnotherTry(status)) {
      return {
        step: 'failed',
        trouble: 'busy',
        message,
        retryAfter: Math.min(retryAfter, LONGEST_RETRY_AFTER_S),
      };
    }
    return { step: 'refused', message };
  }
}

function isWorthAnotherTry(status: number): boolean {
  return status === requestTimeout[0] || status === tooManyRequests[0] || status >= 500;
}

/** One tab at a time sends a review. One that hangs does not stop the others: the key keeps copies from being stored. */
async function alone<T>(key: string, act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  return navigator.locks
    .request(`review:${key}`, { signal: timeout(PATIENCE_WITH_OTHER_TAB_MS) }, act)
    .catch(act) as Promise<T>;
}

function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
