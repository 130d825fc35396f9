import { createHash } from 'node:crypto';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { decodeJwt } from 'jose/jwt/decode';
import { sql } from 'kysely';
import { MAX_ID } from '#contract/fields.ts';
import {
  STATEMENT_TYPE,
  type StatementChoice,
  type StatementClaims,
  type StatementFile,
  statementReview,
  summarize,
} from '#contract/reputation.ts';
import type { DisclosableClaim } from '#contract/review-signatures.ts';
import { CLOCK_TOLERANCE_MS, type PublishedKey, wasInUse } from '#contract/signing-keys.ts';
import { type Account, findAccount } from '#server/accounts/store.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { writeJsonArray } from '#server/platform/json-stream.ts';
import { disclose, type SignableReview } from '#server/reviews/review-signature.ts';
import { signReviews } from '#server/reviews/sign-reviews.ts';
import { listWorkplaces } from '#server/workplaces/store.ts';

/** Reads the reviews of a period page by page, to limit memory use. */
export interface Statement {
  /** Newest first; can be iterated once. */
  pages: AsyncIterable<StatementReview[]>;
  /** Call after the last page. @returns a JWT with the claims of `statementClaims`. */
  sign(): Promise<string>;
}

export interface StatementReview extends SignableReview {
  /** With all disclosures. */
  sdJwt: string;
  where: string | null;
}

/** @throws Refusal `periodReversed` or `noReviewsInPeriod`. */
export async function createStatement(
  deps: Deps,
  account: Account,
  choice: StatementChoice,
): Promise<Statement> {
  const db = await deps.longReads.open();
  if ((await summarizePeriod(db, account.id, choice)).count === 0) throw new Refusal('noReviewsInPeriod');
  const { from, before } = periodBounds(choice);
  const digest = createHash('sha256');
  let count = 0;
  let ratingSum = 0;

  async function* pages(): AsyncGenerator<StatementReview[]> {
    const workplaces = await listWorkplaces(db, account.id);
    const workplaceLabels = new Map<number | null, string>(
      workplaces.map(({ id, name, location }) => [id, location ? `${name} - ${location}` : name]),
    );
    for await (const page of storedPages(db, account.id)) {
      const chosen = page.filter(({ createdAt }) => from <= createdAt && createdAt < before);
      const reviews = await withSignatures(deps, chosen);
      for (const { sdJwt, rating } of reviews) {
        digest.update(`${sdJwt.slice(0, sdJwt.indexOf('~'))}\n`);
        count += 1;
        ratingSum += rating;
      }
      yield reviews.map((review) => ({ ...review, where: workplaceLabels.get(review.workplaceId) ?? null }));
    }
  }

  return {
    pages: pages(),
    async sign() {
      const key = await deps.signingKeys.current();
      const { full_name, review_count, rating_sum } = (await findAccount(deps.db, account.id)) ?? account;
      const claims: Omit<StatementClaims, 'iss' | 'iat'> = {
        sub: String(account.id),
        name: full_name,
        period: { from: choice.from, to: choice.to },
        ...summarize(count, ratingSum),
        allTime: summarize(review_count, rating_sum),
        digest: digest.digest('base64url'),
      };
      return key.sign(claims, STATEMENT_TYPE, deps.clock());
    },
  };
}

/** Streams the contract's `statementFile` as JSON. */
export async function* writeStatement(statement: Statement, choice: StatementChoice): AsyncGenerator<string> {
  const shown = new Set<DisclosableClaim>([
    ...(choice.texts === 'shown' ? (['comment'] as const) : []),
    ...(choice.names === 'shown' ? (['customerName', 'customerLocation'] as const) : []),
  ]);
  async function* pages(): AsyncGenerator<StatementFile['reviews']> {
    for await (const page of statement.pages)
      yield page.map(({ sdJwt, where }) => ({ sdJwt: disclose(sdJwt, shown), where }));
  }
  yield '{"reviews":';
  yield* writeJsonArray(statementReview, pages());
  yield `,"statement":${JSON.stringify(await statement.sign())}}`;
}

/** @throws Refusal `periodReversed`. */
export async function summarizePeriod(db: Db, userId: number, choice: Pick<StatementChoice, 'from' | 'to'>) {
  if (choice.to < choice.from) throw new Refusal('periodReversed');
  const { from, before } = periodBounds(choice);
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

function periodBounds({ from, to }: Pick<StatementChoice, 'from' | 'to'>) {
  return { from: new Date(from).toISOString(), before: timestampAfter(new Date(to), DAY) };
}

const PAGE_SIZE = 250;

type StoredReview = Awaited<ReturnType<typeof selectPage>>[number];

/** Newest first by id, since dates may come from a wrong clock. */
async function* storedPages(db: Db, userId: number): AsyncGenerator<StoredReview[]> {
  let cursor = MAX_ID;
  for (let isMore = true; isMore; ) {
    const page = await selectPage(db, { userId, cursor });
    yield page;
    cursor = page.at(-1)?.id ?? 0;
    isMore = page.length === PAGE_SIZE;
  }
}

/** For the conditions see `pageQueries` in reviews/store.ts. */
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
      'sd_jwt as sdJwt',
    ])
    .where(sql<boolean>`(user_id, id) < (${userId}, ${cursor})`)
    .where('user_id', '>=', userId)
    .where('user_id', '<=', userId)
    .orderBy('user_id', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE)),
);

/** Signs reviews whose signature is missing or would be refused by the verify page. */
async function withSignatures(deps: Deps, reviews: StoredReview[]) {
  const keys = await deps.signingKeys.published();
  const latest = (deps.clock().getTime() + CLOCK_TOLERANCE_MS) / 1000;
  const unsigned = reviews.filter(({ sdJwt }) => sdJwt === null || !isAccepted(sdJwt, keys, latest));
  const signed = await signReviews(deps, unsigned);
  return reviews.map((review) => ({ ...review, sdJwt: signed.get(review.id) ?? review.sdJwt ?? '' }));
}

/** False if the key was deleted because it was stolen, or if the clock was wrong. */
function isAccepted(sdJwt: string, keys: PublishedKey[], latest: number): boolean {
  const { kid } = decodeProtectedHeader(sdJwt);
  const { iat = Number.NaN } = decodeJwt(sdJwt);
  const key = keys.find((each) => each.kid === kid);
  return key !== undefined && iat <= latest && wasInUse(key, iat);
}
