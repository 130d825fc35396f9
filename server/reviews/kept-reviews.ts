import { hash, timingSafeEqual } from 'node:crypto';
import { KEY_DAYS, type KeptReview } from '#contract/kept-reviews.ts';
import { firstName } from '#contract/names.ts';
import { type Account, lockAccounts } from '#server/accounts/store.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { selectedFields } from './field-columns.ts';

const KEY_LIVES = KEY_DAYS * DAY;

export type OpenedReview = Awaited<ReturnType<typeof openReview>>;

/**
 * The review that a customer's key opens.
 * @throws Refusal `keptReviewNotFound`, the same for a wrong key, an unknown one and that of a review which was withdrawn;
 * `keptReviewExpired` only to who has the right key.
 */
export async function openReview(db: Db, key: string, now: Date) {
  const end = key.lastIndexOf('.');
  const [review] = await selectByKey(db, { idempotencyKey: key.slice(0, end) });
  const isRight = isHashOf(key.slice(end + 1), review?.keyHash ?? NOBODYS);
  if (!review || !isRight) throw new Refusal('keptReviewNotFound');
  if (review.createdAt <= oldestOpen(now)) throw new Refusal('keptReviewExpired');
  return review;
}

/** Of reviews that were sent then, or before, no key opens any more. */
export function oldestOpen(now: Date): string {
  return timestampAfter(now, -KEY_LIVES);
}

/**
 * In one transaction with the account locked: whoever changes the review at the same moment comes before or after, and so
 * does whoever counts. `change` gets the review as it is then.
 */
export async function changeReview<Result>(
  { db, clock }: Deps,
  key: string,
  change: (tx: Db, review: OpenedReview, account: Account) => Promise<Result>,
): Promise<Result> {
  const { userId } = await openReview(db, key, clock());
  return db.transaction().execute(async (tx) => {
    const account = (await lockAccounts(tx, [userId])).get(userId);
    if (!account) throw new Refusal('keptReviewNotFound');
    return change(tx, await openReview(tx, key, clock()), account);
  });
}

/** Notes that the customer has taken the key along; once is enough. */
export async function keepReview({ db, clock }: Deps, key: string): Promise<KeptReview> {
  const review = await openReview(db, key, clock());
  if (review.keptAt === null) {
    await db
      .updateTable('reviews')
      .set({ kept_at: clock().toISOString() })
      .where('id', '=', review.id)
      .where('kept_at', 'is', null)
      .execute();
  }
  return presentKeptReview(await openReview(db, key, clock()));
}

export async function allowSharing({ db, clock }: Deps, key: string, allowed: boolean): Promise<KeptReview> {
  const { id, sharingAllowedAt } = await openReview(db, key, clock());
  if (allowed !== (sharingAllowedAt !== null)) {
    await db
      .updateTable('reviews')
      .set({ sharing_allowed_at: allowed ? clock().toISOString() : null })
      .where('id', '=', id)
      .execute();
  }
  return presentKeptReview(await openReview(db, key, clock()));
}

/** The review as whoever wrote it may see it. */
export function presentKeptReview(review: OpenedReview): KeptReview {
  const { workplaceName: name, workplaceLocation: location, keptAt, sharingAllowedAt, createdAt } = review;
  return {
    ...review,
    firstName: firstName(review.fullName),
    workplace: name === null ? null : { name, location },
    editedAt: review.editedAt,
    answer: review.answer,
    answeredAt: review.answeredAt,
    isKept: keptAt !== null,
    sharingAllowed: sharingAllowedAt !== null,
    createdAt,
    until: timestampAfter(new Date(createdAt), KEY_LIVES),
  };
}

const selectByKey = prepare((db, { idempotencyKey }: { idempotencyKey: string }) =>
  db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .leftJoin('workplaces', 'workplaces.id', 'reviews.workplace_id')
    .select([
      'reviews.id',
      'reviews.user_id as userId',
      'reviews.workplace_id as workplaceId',
      ...selectedFields,
      'reviews.idempotency_key as idempotencyKey',
      'reviews.request_hash as requestHash',
      'reviews.customer_key_hash as keyHash',
      'reviews.kept_at as keptAt',
      'reviews.sharing_allowed_at as sharingAllowedAt',
      'reviews.edited_at as editedAt',
      'reviews.answer',
      'reviews.answered_at as answeredAt',
      'reviews.created_at as createdAt',
      'users.full_name as fullName',
      'workplaces.name as workplaceName',
      'workplaces.location as workplaceLocation',
    ])
    .where('reviews.idempotency_key', '=', idempotencyKey),
);

/** Compared with where there is none, so that both take as long. */
const NOBODYS = '0'.repeat(64);

function isHashOf(customerKey: string, keyHash: string): boolean {
  return timingSafeEqual(Buffer.from(hash('sha256', customerKey, 'hex')), Buffer.from(keyHash));
}
