import { postReview, withLock } from './post-review.ts';
import { isStored, loadReviews, type UnconfirmedReview } from './unconfirmed.ts';

/* Served as /sync.js; see decision 012. */

/** Missing in TypeScript's DOM types. */
interface SyncEvent extends Event {
  waitUntil(done: Promise<void>): void;
}
declare const registration: ServiceWorkerRegistration;

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendWaitingReviews()));

/** @throws if a review could not be sent, so that the browser tries again */
async function sendWaitingReviews(): Promise<void> {
  const waiting = (await loadReviews()).filter(({ refusal }) => refusal === undefined);
  // A page may have sent it while this waited for the lock.
  const send = (review: UnconfirmedReview) =>
    withLock(review.key, async () => ((await isStored(review)) ? postReview(review) : null));
  const outcomes = await Promise.all(waiting.map(send));
  if (outcomes.some((outcome) => outcome?.step === 'failed')) throw new Error('A review is still waiting');
  await registration.unregister();
}
