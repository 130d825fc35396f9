import { hash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod/mini';
import type { RefusalCode } from '#contract/errors.ts';
import { reviewFieldNames } from '#contract/review-fields.ts';
import type { reviewSubmission } from '#contract/reviews.ts';
import {
  type Account,
  isAcceptingReviews,
  type LockedAccount,
  lockAccounts,
} from '#server/accounts/store.ts';
import { parseCode } from '#server/cards/codes.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { language } from '#server/platform/languages.ts';
import { createBatcher } from './batch.ts';
import { toColumns } from './field-columns.ts';
import { queuePageClosedMail } from './page-closed.ts';
import { queueReviewMails } from './queue-review-mails.ts';
import { signReview } from './review-signature.ts';

type Submission = z.output<typeof reviewSubmission>;

interface SubmissionHeaders {
  idempotencyKey?: string | null | undefined;
  reviewLinkSecret?: string | null | undefined;
  /** Unknown language tags are ignored. */
  language?: string | undefined;
}

/**
 * Stores the review and its mail job in one transaction, idempotent by `idempotencyKey`.
 * @throws Refusal `userNotFound`, `reviewLimitReached`, or `idempotencyKeyReused` if the content differs.
 */
export type SubmitReview = (submission: Submission, headers: SubmissionHeaders) => Promise<void>;

interface PendingSubmission {
  submission: Submission;
  headers: SubmissionHeaders;
  key: string;
  requestHash: string | null;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

export function createSubmitReview(deps: Deps, log: Log): SubmitReview {
  const store = createBatcher((batch: PendingSubmission[]) => storeReviews(deps, log, batch));

  return async (submission, headers) => {
    const { idempotencyKey = null } = headers;
    const refusal = await store({
      submission,
      headers,
      key: idempotencyKey ?? randomUUID(),
      requestHash: idempotencyKey === null ? null : hashSubmission(submission),
    });
    if (refusal === 'reviewLimitReached') await queuePageClosedMail(deps, submission.userId);
    if (refusal) throw new Refusal(refusal);
    deps.wakeOutbox();
  };
}

/** @returns the refused submissions, each with its reason. */
async function storeReviews(deps: Deps, log: Log, batch: PendingSubmission[]) {
  const now = deps.clock();
  const sdJwts = await signAll(deps, log, batch, now);
  return deps.db.transaction().execute(async (tx) => {
    const userIds = batch.map(({ submission }) => submission.userId);
    const keys = batch.map(({ key }) => key);
    const accounts = await lockAccounts(tx, userIds);
    const stored = await findStored(tx, keys);
    if (stored.size > 0) await rewriteUnchanged(tx, keys);
    const refusals = new Map<PendingSubmission, RefusalCode>();
    const accepted: (PendingSubmission & { account: LockedAccount; ordinal: number })[] = [];
    for (const pending of batch) {
      const account = accounts.get(pending.submission.userId);
      if (stored.has(pending.key)) {
        if (stored.get(pending.key) !== pending.requestHash) refusals.set(pending, 'idempotencyKeyReused');
      } else if (!account) refusals.set(pending, 'userNotFound');
      else if (!isAcceptingReviews(account, now)) refusals.set(pending, 'reviewLimitReached');
      else {
        account.review_count += 1;
        account.rating_sum += pending.submission.rating;
        accepted.push({ ...pending, account, ordinal: account.review_count });
      }
    }
    if (accepted.length === 0) return refusals;

    await updateTotals(tx, new Set(accepted.map(({ account }) => account)));
    const inserted = await tx
      .insertInto('reviews')
      .values((values) =>
        accepted.map((pending) => ({
          ...reviewRow(values, pending, now),
          sd_jwt: sdJwts.get(pending.key) ?? null,
        })),
      )
      .returning(['id', 'idempotency_key as key'])
      .execute();
    const ids = new Map(inserted.map(({ id, key }) => [key, id]));
    const reviews = accepted.map(({ key, account, ordinal }) => ({
      id: ids.get(key) ?? 0,
      account,
      ordinal,
    }));
    await queueReviewMails(tx, reviews, now);
    return refusals;
  });
}

/** @returns signatures by key. A review that can't be signed is stored anyway and signed later. */
async function signAll(
  { signingKeys }: Deps,
  log: Log,
  batch: PendingSubmission[],
  now: Date,
): Promise<Map<string, string>> {
  try {
    const signingKey = await signingKeys.current();
    const signed = batch.map(async ({ submission, key }): Promise<[string, string]> => {
      const customerLocation = submission.customerLocation || null;
      const review = { ...submission, customerLocation, editedAt: null, createdAt: now.toISOString() };
      return [key, await signReview(review, signingKey, now)];
    });
    return new Map(await Promise.all(signed));
  } catch (error) {
    log.error({ err: error }, 'reviews were stored without a signature');
    return new Map();
  }
}

/** @returns request hashes by key, including withdrawn reviews. */
async function findStored(tx: Db, keys: string[]): Promise<Map<string, string | null>> {
  const findIn = (table: 'reviews' | 'withdrawn_reviews') =>
    tx
      .selectFrom(table)
      .select(['idempotency_key as key', 'request_hash as requestHash'])
      .where('idempotency_key', 'in', keys);
  const rows = await findIn('reviews').unionAll(findIn('withdrawn_reviews')).execute();
  return new Map(rows.map(({ key, requestHash }) => [key ?? '', requestHash]));
}

/** Rewrites duplicates unchanged, because the first commit may not have reached the standby yet. */
async function rewriteUnchanged(tx: Db, keys: string[]): Promise<void> {
  for (const table of ['reviews', 'withdrawn_reviews'] as const) {
    await tx
      .updateTable(table)
      .set((to) => ({ request_hash: to.ref('request_hash') }))
      .where('idempotency_key', 'in', keys)
      .execute();
  }
}

async function updateTotals(tx: Db, accounts: Set<Account>): Promise<void> {
  const totals = [...accounts].map(
    ({ id, review_count, rating_sum }) =>
      sql`(cast(${id} as integer), cast(${review_count} as integer), cast(${rating_sum} as integer))`,
  );
  await sql`
    update users set review_count = totals.column2, rating_sum = totals.column3
    from (values ${sql.join(totals)}) as totals where users.id = totals.column1`.execute(tx);
}

/** Drops a workplace or tracked code that belongs to another account. */
function reviewRow(
  values: ExpressionBuilder<Schema, 'reviews'>,
  { submission, headers, key, requestHash }: PendingSubmission,
  now: Date,
) {
  const { userId, workplaceId, code } = submission;
  return {
    user_id: userId,
    workplace_id: workplaceId
      ? values
          .selectFrom('workplaces')
          .select('id')
          .where('id', '=', workplaceId)
          .where('user_id', '=', userId)
      : null,
    tracked_code_id: code
      ? values
          .selectFrom('tracked_codes')
          .select('id')
          .where('code', '=', parseCode(code) ?? '')
          .where('user_id', '=', userId)
      : null,
    ...toColumns(submission),
    customer_photo: null,
    language: language.safeParse(headers.language).data ?? null,
    review_link_hash: headers.reviewLinkSecret ? hash('sha256', headers.reviewLinkSecret, 'hex') : null,
    idempotency_key: key,
    request_hash: requestHash,
    created_at: now.toISOString(),
  };
}

function hashSubmission(submission: Submission): string {
  // Empty fields are left out, so adding a form field doesn't change the hash of a pending retry.
  const words = reviewFieldNames
    .map((field) => [field, submission[field]])
    .filter(([, value]) => value !== null);
  const content = [submission.userId, submission.workplaceId ?? null, words];
  return hash('sha256', JSON.stringify(content), 'hex');
}
