import { type SqlBool, sql } from 'kysely';
import type { Review } from '#contract/reviews.ts';
import type { Account } from '#server/accounts/store.ts';
import { selectedFields } from './field-columns.ts';

/**
 * Whether an address waits for a reply; the address itself is read for its mail alone. PostgreSQL would answer `exists` by a
 * hash of the whole table.
 */
export const wantsReply = sql<SqlBool | null>`(select 1 from reply_emails where review_id = reviews.id)`.as(
  'wantsReply',
);

export const reviewColumns = [
  'id',
  ...selectedFields,
  'customer_photo as customerPhoto',
  'workplace_id as workplaceId',
  'tracked_code_id as trackedCodeId',
  'user_id as userId',
  'language',
  'edited_at as editedAt',
  'answer',
  'answered_at as answeredAt',
  'pinned_at as pinnedAt',
  'read_at as readAt',
  'link_saved_at as linkSavedAt',
  'sharing_allowed_at as sharingAllowedAt',
  'sharing_answered_at as sharingAnsweredAt',
  wantsReply,
  'created_at as createdAt',
] as const;

export type StoredReview = Omit<Review, 'isUnread' | 'sharingAllowed' | 'wantsReply'> & {
  trackedCodeId: number | null;
  readAt: string | null;
  sharingAnsweredAt: string | null;
  wantsReply: SqlBool | null;
};

export function presentReview<Stored extends StoredReview>(
  review: Stored,
  account: Pick<Account, 'last_read_review_id'>,
): Stored & Review {
  return {
    ...review,
    isUnread: review.id > account.last_read_review_id && review.readAt === null,
    sharingAllowed: isSharingAllowed(review),
    // The address may wait for its mail a little longer.
    wantsReply: review.answer === null && Boolean(review.wantsReply),
  };
}

/** Null: the customer hasn't answered. */
export function isSharingAllowed({
  sharingAllowedAt,
  sharingAnsweredAt,
}: Pick<StoredReview, 'sharingAllowedAt' | 'sharingAnsweredAt'>): boolean | null {
  if (sharingAllowedAt !== null) return true;
  return sharingAnsweredAt === null ? null : false;
}
