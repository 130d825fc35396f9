import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod/mini';
import { freePlan } from '#contract/plans.ts';
import type { reviewSubmission } from '#contract/reviews.ts';
import { findAccount } from '#server/accounts/store.ts';
import { isUniqueViolation } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db, ReviewsTable } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { findOwnWorkplace } from '#server/workplaces/store.ts';
import { queuePageClosedMail } from './page-closed.ts';

type Submission = z.output<typeof reviewSubmission>;

/**
 * Stores the review and its mail job together, or neither; returns when both are on disk. A second call with the same
 * `idempotencyKey` and content changes nothing.
 * @throws Refusal `userNotFound`, `reviewLimitReached`, or `idempotencyKeyReused` where the key came with other content.
 */
export async function submitReview(
  deps: Deps,
  submission: Submission,
  idempotencyKey: string | null,
): Promise<void> {
  try {
    await store(deps, submission, idempotencyKey);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'reviewLimitReached') {
      await queuePageClosedMail(deps, submission.userId);
    }
    // Of copies that arrive together one is stored; the others lost the race for the key, and now find it.
    if (idempotencyKey === null || !isUniqueViolation(error)) throw error;
    await store(deps, submission, idempotencyKey);
  }
  deps.wakeOutbox();
}

async function store({ db, clock }: Deps, submission: Submission, key: string | null): Promise<void> {
  const now = clock();
  const requestHash = hashSubmission(submission);
  await db.transaction().execute(async (tx) => {
    if (key !== null && (await isStored(tx, key, requestHash))) return;

    const account = await countReview(tx, submission, now);
    const workplaceId = submission.workplaceId ?? null;
    const isOwn = workplaceId !== null && (await findOwnWorkplace(tx, submission.userId, workplaceId));
    const [review] = await insertReview(tx, {
      user_id: submission.userId,
      workplace_id: isOwn ? workplaceId : null,
      rating: submission.rating,
      comment: submission.comment,
      customer_name: submission.customerName,
      customer_location: submission.customerLocation || null,
      customer_photo: null,
      idempotency_key: key,
      request_hash: key === null ? null : requestHash,
      created_at: now.toISOString(),
    });
    if (account.review_mails === 0) return;
    const payload = { reviewId: review?.id, ordinal: account.review_count };
    await enqueue(tx, { kind: 'review-received', userId: submission.userId, payload }, now);
  });
}

/**
 * Takes one place of the account's plan. The condition is part of the update, so the limit holds however many come at once.
 */
async function countReview(tx: Db, { userId, rating }: Submission, now: Date) {
  const [account] = await takePlace(tx, { userId, rating, now: now.toISOString() });
  if (account) return account;
  throw new Refusal((await findAccount(tx, userId)) ? 'reviewLimitReached' : 'userNotFound');
}

async function isStored(tx: Db, key: string, requestHash: string): Promise<boolean> {
  const [stored] = await findByKey(tx, { key });
  if (stored && stored.request_hash !== requestHash) throw new Refusal('idempotencyKeyReused');
  return stored !== undefined;
}

function hashSubmission(submission: Submission): string {
  const { userId, workplaceId, rating, comment, customerName, customerLocation } = submission;
  const content = [userId, workplaceId ?? null, rating, comment, customerName, customerLocation || null];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const findByKey = prepare((db, { key }: { key: string }) =>
  db.selectFrom('reviews').select('request_hash').where('idempotency_key', '=', key),
);

const takePlace = prepare((db, { userId, rating, now }: { userId: number; rating: number; now: string }) =>
  db
    .updateTable('users')
    .set({ review_count: sql`review_count + 1`, rating_sum: sql`rating_sum + ${rating}` })
    .where('id', '=', userId)
    .where((where) =>
      where.or([
        where('review_count', '<', freePlan.reviews),
        where.and([
          where('subscription_type', '<>', 'free'),
          where.or([
            where('subscription_expires_at', 'is', null),
            where('subscription_expires_at', '>', now),
          ]),
        ]),
      ]),
    )
    .returning(['review_mails', 'review_count']),
);

const insertReview = prepare((db, review: Omit<Selectable<ReviewsTable>, 'id'>) =>
  db
    .insertInto('reviews')
    .values({
      user_id: review.user_id,
      workplace_id: review.workplace_id,
      rating: review.rating,
      comment: review.comment,
      customer_name: review.customer_name,
      customer_location: review.customer_location,
      customer_photo: review.customer_photo,
      idempotency_key: review.idempotency_key,
      request_hash: review.request_hash,
      created_at: review.created_at,
    })
    .returning('id'),
);
