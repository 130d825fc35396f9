import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/errors.ts';
import type { LimitedUse } from '#server/http/rate-limits.ts';
import { MAX_WAITING, reviewLimits, WAIT_WHEN_CROWDED } from './limits.ts';
import { createSubmitReview, type Submission, type SubmissionHeaders } from './submit-review.ts';

interface ReceivedReview extends SubmissionHeaders {
  submission: Submission;
  honeypot: string | null | undefined;
}

/** @throws Refusal `tooManyRequests`, `honeypotFilled`, or what `SubmitReview` throws. */
export type ReceiveReview = (
  sender: { request: FastifyRequest; reply: FastifyReply },
  review: ReceivedReview,
) => Promise<void>;

export function createReceiveReview(deps: Deps): ReceiveReview {
  const { limits } = deps;
  const submitReview = createSubmitReview(deps);
  /** Submissions that wait in this process, by recipient. */
  const waiting = new Map<number, number>();

  /** Slows down instead of closing, because strangers can fill a recipient's hour. @returns false if too many wait already. */
  async function wait(userId: number, sent: LimitedUse, reply: FastifyReply): Promise<boolean> {
    const hasSent = await limits.isExhausted(...sent);
    const others = waiting.get(userId) ?? 0;
    if (others >= MAX_WAITING && hasSent) return false;
    waiting.set(userId, others + 1);
    try {
      await waitUnlessClosed(reply);
      return true;
    } finally {
      const left = (waiting.get(userId) ?? 1) - 1;
      if (left > 0) waiting.set(userId, left);
      else waiting.delete(userId);
    }
  }

  return async ({ request, reply }, { submission, honeypot, ...headers }) => {
    const { userId } = submission;
    const address = clientKey(request);
    const own: LimitedUse[] = [
      [reviewLimits.submissionsOfAddress, address],
      [reviewLimits.submissionsToRecipient, `${address} ${userId}`],
    ];
    const sent: LimitedUse = [reviewLimits.sentToRecipient, `${address} ${userId}`];
    const stored: LimitedUse = [reviewLimits.storedForRecipient, String(userId)];
    const [isCrowded] = await Promise.all([limits.isExhausted(...stored), limits.count(...own)]);
    if (honeypot) throw new Refusal('honeypotFilled');
    if (isCrowded && !(await wait(userId, sent, reply))) {
      // What one limit refuses counts in none.
      await limits.refund(...own);
      throw new Refusal('tooManyRequests', { retryAfter: WAIT_WHEN_CROWDED / SECOND });
    }
    const isNew = await submitReview(submission, headers);
    if (isNew) await limits.record(stored, sent);
  };
}

/** Nothing is stored for a client that hung up meanwhile: it still has the words. */
async function waitUnlessClosed({ raw }: FastifyReply): Promise<void> {
  const closing = new AbortController();
  const close = () => closing.abort();
  raw.once('close', close);
  if (raw.closed) close();
  try {
    await sleep(WAIT_WHEN_CROWDED, undefined, { signal: closing.signal });
  } catch (error) {
    throw new Refusal('requestTimeout', { cause: error });
  } finally {
    raw.off('close', close);
  }
}
