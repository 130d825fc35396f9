import { SUBMIT_REVIEW_URL } from '#contract/review-fields.ts';
import { idempotencyKeyReused } from '#contract/submission-errors.ts';
import { toWords } from './form-fields.ts';
import { deleteReview, storeReview, type UnconfirmedReview } from './unconfirmed.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
const MAX_RETRY_AFTER_S = 60 * 60;

/** `busy`: the server responded with an error; otherwise there was no response. */
export interface Failure {
  step: 'failed';
  trouble: 'offline' | 'unreachable' | 'busy';
  message: string | undefined;
  /** seconds */
  retryAfter: number;
}

export type Outcome =
  | Failure
  | { step: 'refused'; message: string | undefined }
  | { step: 'arrived'; isEarlierVersion: boolean };

/** Posts the review and records the answer on this phone. */
export async function postReview(review: UnconfirmedReview): Promise<Outcome> {
  const outcome = await post(review);
  if (outcome.step === 'arrived') await deleteReview(review);
  if (outcome.step === 'refused') await storeReview({ ...review, refusal: outcome.message ?? '' });
  return outcome;
}

/** One tab or worker at a time sends a review. If it hangs, others go ahead: the Idempotency-Key prevents duplicates. */
export async function withLock<T>(key: string, act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act();
  try {
    return (await navigator.locks.request(`review:${key}`, { signal: timeout(LOCK_TIMEOUT_MS) }, act)) as T;
  } catch {
    return act();
  }
}

/** `call` and the contract's schemas are too heavy for this page: a 2xx answer is a success. */
async function post(review: UnconfirmedReview): Promise<Outcome> {
  const { key, reviewLinkSecret, language, firstName, submittedAt, refusal, ...body } = review;
  let response: Response;
  try {
    response = await fetch(SUBMIT_REVIEW_URL, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'review-link-secret': reviewLinkSecret,
        'content-language': language,
      },
      body: JSON.stringify({ ...body, ...toWords(review) }),
      signal: timeout(REQUEST_TIMEOUT_MS),
      keepalive: true,
    });
  } catch {
    return noAnswer(navigator.onLine ? 'unreachable' : 'offline');
  }
  const { ok, status } = response;
  // An unread body would keep the request open.
  const answer = response.json().catch(() => null);
  if (ok) return { step: 'arrived', isEarlierVersion: false };
  const message = messageIn(await answer);
  // An earlier attempt was stored but its response lost, and the text was changed since.
  if (message === idempotencyKeyReused[1]) return { step: 'arrived', isEarlierVersion: true };
  if (!isRetryable(status)) return { step: 'refused', message };
  const retryAfter = Math.min(Number(response.headers.get('retry-after')) || 0, MAX_RETRY_AFTER_S);
  return { step: 'failed', trouble: 'busy', message, retryAfter };
}

export function noAnswer(trouble: 'offline' | 'unreachable'): Failure {
  return { step: 'failed', trouble, message: undefined, retryAfter: 0 };
}

/** Plain numbers, so that the page doesn't load the messages of these errors. */
function isRetryable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

function messageIn(body: { message?: unknown } | null): string | undefined {
  return typeof body?.message === 'string' && body.message ? body.message : undefined;
}

function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
