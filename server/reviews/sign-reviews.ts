import { sql } from 'kysely';
import { jsonRows, timestampType } from '#server/db/dialect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type SignableReview, signReview } from './review-signature.ts';

const MAX_BATCH_SIZE = 500;

/** Scheduled job for reviews that were edited or could not be signed on arrival. */
export async function signUnsignedReviews(deps: Deps): Promise<void> {
  const unsigned = await deps.db
    .selectFrom('reviews')
    .select(['id', 'user_id as userId', 'rating', 'comment', 'customer_name as customerName'])
    .select([
      'customer_location as customerLocation',
      'edited_at as editedAt',
      'created_at as createdAt',
      'sd_jwt as sdJwt',
    ])
    .where('sd_jwt', 'is', null)
    .orderBy('id')
    .limit(MAX_BATCH_SIZE)
    .execute();
  await signReviews(deps, unsigned);
}

/** @returns SD-JWTs by review id; if another process signed a review meanwhile, the stored one wins. */
export async function signReviews(
  { db, signingKeys, clock }: Pick<Deps, 'db' | 'signingKeys' | 'clock'>,
  reviews: (SignableReview & { id: number; sdJwt: string | null })[],
): Promise<Map<number, string>> {
  if (reviews.length === 0) return new Map();
  const key = await signingKeys.current();
  const now = clock();
  const signed = await Promise.all(
    reviews.map(async ({ id, sdJwt: former, ...review }) => ({
      id,
      editedAt: review.editedAt,
      former,
      sdJwt: await signReview(review, key, now),
    })),
  );
  const rows = signed.map(({ id, editedAt, sdJwt, former }) => [id, editedAt, sdJwt, former]);
  const timestamp = timestampType(db);
  await sql`
    update reviews set sd_jwt = listed.value ->> 2 from ${jsonRows(db, rows)}
    where reviews.id = cast(listed.value ->> 0 as integer)
      and reviews.sd_jwt is not distinct from listed.value ->> 3
      and reviews.edited_at is not distinct from cast(listed.value ->> 1 as ${timestamp})`.execute(db);
  const stored = await db
    .selectFrom('reviews')
    .select(['id', 'sd_jwt as sdJwt'])
    .where(
      'id',
      'in',
      signed.map(({ id }) => id),
    )
    .where('sd_jwt', 'is not', null)
    .execute();
  return new Map([...signed, ...stored].map(({ id, sdJwt }) => [id, sdJwt ?? '']));
}
