import { firstName } from '#contract/names.ts';
import { REVIEW_LINK_DAYS, type ReviewByLink, type Sharing } from '#contract/review-links.ts';
import { hashToken } from '#server/accounts/sessions.ts';
import { accountExists } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { isSameSecret } from '#server/system/compare-secrets.ts';
import { selectedFields } from './field-columns.ts';
import { isSharingAllowed, reviewColumns, type StoredReview, wantsReply } from './presented-review.ts';
import { queueReplyMail } from './reply-mails.ts';

const REVIEW_LINK_LIFETIME = REVIEW_LINK_DAYS * DAY;

export type OpenedReview = Awaited<ReturnType<typeof openReview>>;
/** The response leaves the account out. */
type OwnReview = ReviewByLink & { userId: number };

/** @throws Refusal `reviewLinkNotFound` or, only for a correct secret, `reviewLinkExpired`. */
export async function openReview(db: Db, reviewLink: string, now: Date) {
  const review = await findReview(db, reviewLink);
  if (isExpired(review, now)) throw new Refusal('reviewLinkExpired');
  return review;
}

/** Also after the link has expired. @throws Refusal `reviewLinkNotFound`. */
async function findReview(db: Db, reviewLink: string) {
  const end = reviewLink.lastIndexOf('.');
  const review = await findByKey(db, reviewLink.slice(0, end));
  const isMatch = isSameSecret(hashToken(reviewLink.slice(end + 1)), review?.linkHash ?? DUMMY_HASH);
  if (!review || !isMatch) throw new Refusal('reviewLinkNotFound');
  return review;
}

function isExpired({ createdAt }: { createdAt: string }, now: Date): boolean {
  return createdAt <= linkExpiryCutoff(now);
}

/** Private links to reviews created at or before this time have expired. */
function linkExpiryCutoff(now: Date): string {
  return timestampAfter(now, -REVIEW_LINK_LIFETIME);
}

export async function markReviewLinkSaved({ db, clock }: Deps, reviewLink: string): Promise<ReviewByLink> {
  const review = await openReview(db, reviewLink, clock());
  if (review.linkSavedAt === null) {
    await db
      .updateTable('reviews')
      .set({ link_saved_at: clock().toISOString() })
      .where('id', '=', review.id)
      .where('link_saved_at', 'is', null)
      .execute();
  }
  return presentReviewByLink(await openReview(db, reviewLink, clock()));
}

export async function readSharing(db: Db, reviewLink: string): Promise<Sharing> {
  const review = await findReview(db, reviewLink);
  return { firstName: firstName(review.fullName), sharingAllowed: isSharingAllowed(review) };
}

/** Works as long as the review exists. */
export async function allowSharing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reviewLink: string,
  allowed: boolean,
): Promise<OwnReview> {
  const now = clock();
  const review = await findReview(db, reviewLink);
  if (isSharingAllowed(review) !== allowed) {
    const at = now.toISOString();
    await db
      .updateTable('reviews')
      .set({ sharing_allowed_at: allowed ? at : null, sharing_answered_at: at })
      .where('id', '=', review.id)
      .execute();
  }
  const answered = presentReviewByLink(await findReview(db, reviewLink));
  return isExpired(review, now) ? { ...answered, answer: null, answeredAt: null } : answered;
}

export function presentReviewByLink(review: OpenedReview): OwnReview {
  const { workplaceName: name, workplaceLocation: location } = review;
  return {
    ...review,
    firstName: firstName(review.fullName),
    workplace: name === null ? null : { name, location },
    isLinkSaved: review.linkSavedAt !== null,
    sharingAllowed: isSharingAllowed(review),
    wantsReply: Boolean(review.wantsReply),
    until: timestampAfter(new Date(review.createdAt), REVIEW_LINK_LIFETIME),
  };
}

function findByKey(db: Db, idempotencyKey: string) {
  return db
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
      'reviews.review_link_hash as linkHash',
      'reviews.link_saved_at as linkSavedAt',
      'reviews.sharing_allowed_at as sharingAllowedAt',
      'reviews.sharing_answered_at as sharingAnsweredAt',
      'reviews.edited_at as editedAt',
      'reviews.answer',
      'reviews.answered_at as answeredAt',
      wantsReply,
      'reviews.created_at as createdAt',
      'users.full_name as fullName',
      'workplaces.name as workplaceName',
      'workplaces.location as workplaceLocation',
    ])
    .where('reviews.idempotency_key', '=', idempotencyKey)
    .where(accountExists)
    .executeTakeFirst();
}

/** Compared when no review is found, so that both cases take the same time. */
const DUMMY_HASH = '0'.repeat(64);

export async function answerReview(
  deps: Deps,
  userId: number,
  { id, text }: { id: number; text: string },
): Promise<StoredReview> {
  const { db, clock, wakeOutbox } = deps;
  const now = clock();
  const answered = await db.transaction().execute(async (tx) => {
    const stored = await tx
      .updateTable('reviews')
      .set({ answer: text, answered_at: now.toISOString() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('answer', 'is', null)
      .where('link_saved_at', 'is not', null)
      .where('created_at', '>', linkExpiryCutoff(now))
      .returning(reviewColumns)
      .executeTakeFirst();
    if (stored) await queueReplyMail(tx, deps, id, now);
    return stored;
  });
  if (answered) {
    wakeOutbox();
    return answered;
  }

  const review = await db
    .selectFrom('reviews')
    .select('answer')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new Refusal('reviewNotFound'));
  throw new Refusal(review.answer === null ? 'answerUnreadable' : 'reviewAnswered');
}
