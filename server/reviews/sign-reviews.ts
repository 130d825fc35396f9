import { sql } from 'kysely';
import { listOf, timestampType } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Seal, type SignableReview, seal } from './signed-review.ts';

/** So many a minute: an old installation is through with its reviews in a day or two, and nobody notices. */
const SIGNED_AT_ONCE = 500;

const columns = [
  'id',
  'user_id as userId',
  'rating',
  'comment',
  'customer_name as customerName',
  'customer_location as customerLocation',
  'edited_at as editedAt',
  'created_at as createdAt',
  'signature',
] as const;

/** A review as it was read, to be signed as that and nothing else. */
export type UnsignedReview = SignableReview & { id: number; signature: string | null };

/** Signs some of those that have no signature: changed since, older than signatures, or received when none could be made. */
export async function signUnsigned(deps: Deps): Promise<void> {
  const unsigned = await deps.db
    .selectFrom('reviews')
    .select(columns)
    .where('signature', 'is', null)
    .orderBy('id')
    .limit(SIGNED_AT_ONCE)
    .execute();
  await signReviews(deps, unsigned);
}

/** Signs them now and keeps it, but for those that were changed in the meantime. */
export async function signReviews<Unsigned extends UnsignedReview>(
  { db, signingKeys, clock }: Pick<Deps, 'db' | 'signingKeys' | 'clock'>,
  reviews: Unsigned[],
): Promise<(Unsigned & Seal)[]> {
  if (reviews.length === 0) return [];
  const key = await signingKeys.current();
  const now = clock();
  const sealed = await Promise.all(
    reviews.map(async (review) => ({ review, seal: await seal(review, key, now) })),
  );
  await keepSeals(db, sealed);
  return sealed.map(({ review, seal }) => ({ ...review, ...seal }));
}

async function keepSeals(db: Db, sealed: { review: UnsignedReview; seal: Seal }[]): Promise<void> {
  const rows = sealed.map(({ review, seal }) => [
    review.id,
    review.signature,
    review.editedAt,
    seal.signing_key_id,
    seal.salt,
    seal.signature,
    seal.signed_at,
  ]);
  const timestamp = timestampType(db);
  await sql`
    update reviews set signing_key_id = listed.value ->> 3, salt = listed.value ->> 4,
      signature = listed.value ->> 5, signed_at = cast(listed.value ->> 6 as ${timestamp})
    from ${listOf(db, rows)}
    where reviews.id = cast(listed.value ->> 0 as integer)
      and reviews.signature is not distinct from listed.value ->> 1
      and reviews.edited_at is not distinct from cast(listed.value ->> 2 as ${timestamp})`.execute(db);
}
