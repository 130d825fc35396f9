import { createHash, hash } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_ID } from '#contract/fields.ts';
import {
  type BundleChoice,
  type BundledReview,
  bundledReview,
  type ReputationStatement,
  ROUNDING,
  type SignedStatement,
  signedStatement,
  summarize,
} from '#contract/reputation.ts';
import { canonicalJson, type ReviewPart } from '#contract/signed-reviews.ts';
import { CLOCKS_DIFFER, type PublishedKey, wasInUse } from '#contract/signing-keys.ts';
import { type Account, findAccount } from '#server/accounts/store.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { writeArray } from '#server/platform/json-stream.ts';
import { signReviews, type UnsignedReview } from '#server/reviews/sign-reviews.ts';
import { formOf, type Seal, saltsOf } from '#server/reviews/signed-review.ts';
import { listWorkplaces } from '#server/workplaces/store.ts';

/** Each review is read when it is asked for, so that however many there are, they do not fill the memory. */
export interface Bundle {
  /** Every review of the period, newest first; to be gone through once, and to the end. */
  pages: AsyncIterable<BundledReview[]>;
  /** Signed when all pages have been gone through: it says what was on them. */
  statement(): Promise<SignedStatement>;
}

/** @throws Refusal `periodReversed` or `noReviewsInPeriod`. */
export async function makeBundle(deps: Deps, account: Account, choice: BundleChoice): Promise<Bundle> {
  if (choice.to < choice.from) throw new Refusal('periodReversed');
  const db = await deps.longReads.open();
  const period = boundsOf(choice);
  if (!(await hasReviews(db, account.id, period))) throw new Refusal('noReviewsInPeriod');

  const digest = createHash('sha256');
  let count = 0;
  let ratingSum = 0;

  async function* pages(): AsyncGenerator<BundledReview[]> {
    const workplaces = await listWorkplaces(db, account.id);
    const whereOf = new Map<number | null, string>(
      workplaces.map(({ id, name, location }) => [id, location ? `${name} - ${location}` : name]),
    );
    const keys = new Map<string | null, PublishedKey>(
      (await deps.signingKeys.published()).map((key) => [key.kid, key]),
    );
    for await (const page of readPages(db, account.id)) {
      const chosen = page.filter(({ createdAt }) => period.from <= createdAt && createdAt < period.before);
      const reviews = (await sealed(deps, keys, chosen)).map((review) =>
        present(review, {
          choice,
          issuer: keys.get(review.signing_key_id)?.issuer ?? deps.config.appUrl,
          where: whereOf.get(review.workplaceId),
        }),
      );
      for (const { form, shown } of reviews) {
        digest.update(hash('sha256', canonicalJson(form), 'buffer'));
        count += 1;
        ratingSum += shown.rating.value;
      }
      yield reviews;
    }
  }

  return {
    pages: pages(),
    async statement() {
      const key = await deps.signingKeys.current();
      const { full_name, review_count, rating_sum } = (await findAccount(deps.db, account.id)) ?? account;
      const form: ReputationStatement = {
        version: 1,
        kind: 'statement',
        issuer: key.issuer,
        professional: { id: account.id, fullName: full_name },
        period: { from: choice.from, to: choice.to },
        ...summarize(count, ratingSum),
        rounding: ROUNDING,
        allTime: summarize(review_count, rating_sum),
        digest: digest.digest('base64url'),
        issuedAt: deps.clock().toISOString(),
      };
      return { form, kid: key.kid, signature: await key.sign(canonicalJson(form)) };
    },
  };
}

/** The bundle as the JSON of the contract's `reputationBundle`, piece by piece. */
export async function* writeBundle({ pages, statement }: Bundle): AsyncGenerator<string> {
  yield '{"reviews":';
  yield* writeArray(bundledReview, pages);
  yield `,"statement":${JSON.stringify(signedStatement.parse(await statement()))}}`;
}

/** Looks at each review of the period; the bundle, which follows, does more. @throws Refusal `periodReversed`. */
export async function summarizePeriod(db: Db, userId: number, choice: Pick<BundleChoice, 'from' | 'to'>) {
  if (choice.to < choice.from) throw new Refusal('periodReversed');
  const { from, before } = boundsOf(choice);
  const { count, ratingSum } = await db
    .selectFrom('reviews')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      of.fn.sum<number | string | null>('rating').as('ratingSum'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return summarize(count, Number(ratingSum));
}

function boundsOf({ from, to }: Pick<BundleChoice, 'from' | 'to'>) {
  return {
    from: new Date(from).toISOString(),
    before: timestampAfter(new Date(to), DAY),
  };
}

async function hasReviews(
  db: Db,
  userId: number,
  { from, before }: ReturnType<typeof boundsOf>,
): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const PAGE = 250;

type StoredReview = UnsignedReview & { workplaceId: number | null } & {
  [Column in keyof Seal]: string | null;
};

/** All of the account's, newest first. What is of another time is read too: ids are an order that no clock puts wrong. */
async function* readPages(db: Db, userId: number): AsyncGenerator<StoredReview[]> {
  let cursor = MAX_ID;
  for (let isMore = true; isMore; ) {
    const page = await selectPage(db, { userId, cursor });
    yield page;
    cursor = page.at(-1)?.id ?? 0;
    isMore = page.length === PAGE;
  }
}

/** Asked like `listReviews` in reviews/store.ts, which says why. */
const selectPage = prepare((db, { userId, cursor }: { userId: number; cursor: number }) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'user_id as userId',
      'workplace_id as workplaceId',
      'rating',
      'comment',
      'customer_name as customerName',
      'customer_location as customerLocation',
      'edited_at as editedAt',
      'created_at as createdAt',
      'signing_key_id',
      'salt',
      'signature',
      'signed_at',
    ])
    .where(sql<boolean>`(user_id, id) < (${userId}, ${cursor})`)
    .where('user_id', '>=', userId)
    .where('user_id', '<=', userId)
    .orderBy('user_id', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE)),
);

/** Signs reviews that have no signature, or one that would be refused: by an unknown key, or wrongly dated. */
async function sealed(
  deps: Deps,
  keys: Map<string | null, PublishedKey>,
  reviews: StoredReview[],
): Promise<(StoredReview & Seal)[]> {
  const latest = timestampAfter(deps.clock(), CLOCKS_DIFFER);
  const isSealed = (review: StoredReview): review is StoredReview & Seal => {
    const { signature, signing_key_id, signed_at } = review;
    const key = keys.get(signing_key_id);
    if (signature === null || signed_at === null || !key) return false;
    return signed_at <= latest && wasInUse(key, signed_at);
  };
  const unsigned = reviews.filter((review) => !isSealed(review));
  const signed = new Map((await signReviews(deps, unsigned)).map((review) => [review.id, review]));
  return reviews.flatMap((review) => (isSealed(review) ? review : (signed.get(review.id) ?? [])));
}

function present(
  review: StoredReview & Seal,
  { choice, issuer, where }: { choice: BundleChoice; issuer: string; where: string | undefined },
): BundledReview {
  const { salt: seed, signed_at: signedAt } = review;
  const salts = saltsOf(seed);
  const show = <Part extends ReviewPart>(part: Part) => ({ value: review[part], salt: salts[part] });
  return {
    form: formOf(review, { issuer, seed, signedAt }),
    kid: review.signing_key_id,
    signature: review.signature,
    shown: {
      rating: show('rating'),
      ...(choice.texts === 'shown' && { comment: show('comment') }),
      ...(choice.names === 'shown' && {
        customerName: show('customerName'),
        customerLocation: show('customerLocation'),
      }),
    },
    where: where ?? null,
  };
}
