import { hash, randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { RefusalCode } from '#contract/errors.ts';
import { language } from '#contract/fields.ts';
import { reviewFieldNames } from '#contract/review-fields.ts';
import type { reviewSubmission } from '#contract/reviews.ts';
import type { Site } from '#contract/site.ts';
import { isAcceptingReviews, type LockedAccount, selectForUpdate } from '#server/accounts/store.ts';
import { parseCode } from '#server/cards/codes.ts';
import { executeTogether } from '#server/db/prepare.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { insertJobs } from '#server/platform/outbox.ts';
import { createBatcher } from './batch.ts';
import { toColumns } from './field-columns.ts';
import {
  insertReviews,
  type NewReviewRow,
  rewriteUnchanged,
  selectIds,
  selectStored,
  updateTotals,
} from './insert-reviews.ts';
import { queuePageClosedMail } from './page-closed.ts';
import { planReviewMails } from './queue-review-mails.ts';

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

export function createSubmitReview(deps: Deps): SubmitReview {
  const store = createBatcher((batch: PendingSubmission[]) => storeReviews(deps, batch));

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

interface AcceptedSubmission extends PendingSubmission {
  id: number;
  account: LockedAccount;
  ordinal: number;
}

/** @returns the refused submissions, each with its reason. */
async function storeReviews(deps: Deps, batch: PendingSubmission[]) {
  const now = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    const keys = JSON.stringify(batch.map(({ key }) => key));
    const userIds = JSON.stringify(batch.map(({ submission }) => submission.userId));
    const [accounts, stored, ids] = await executeTogether(tx, [
      selectForUpdate.with(tx, { ids: userIds }),
      selectStored.with(tx, { keys }),
      selectIds.with(tx, { keys }),
    ]);
    if (stored.length > 0) await rewriteUnchanged(tx, keys);
    const { accepted, refusals } = decide(deps.site, batch, { accounts, stored, ids, now });
    if (accepted.length === 0) return refusals;
    const mails = await planReviewMails(tx, accepted, now);
    await executeTogether(tx, [
      updateTotals.with(tx, totalsOf(accepted)),
      insertReviews.with(tx, {
        rows: JSON.stringify(accepted.map((each) => reviewRow(each, now))),
      }),
      insertJobs(tx, mails, now),
    ]);
    return refusals;
  });
}

interface Found {
  accounts: LockedAccount[];
  /** Including withdrawn reviews. */
  stored: { key: string | null; requestHash: string | null }[];
  ids: { id: number }[];
  now: Date;
}

/** Counts each accepted review in its account. */
function decide(site: Site, batch: PendingSubmission[], { accounts, stored, ids, now }: Found) {
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const hashOf = new Map(stored.map(({ key, requestHash }) => [key, requestHash]));
  const refusals = new Map<PendingSubmission, RefusalCode>();
  const accepted: AcceptedSubmission[] = [];
  for (const [index, pending] of batch.entries()) {
    const account = accountOf.get(pending.submission.userId);
    if (hashOf.has(pending.key)) {
      if (hashOf.get(pending.key) !== pending.requestHash) refusals.set(pending, 'idempotencyKeyReused');
    } else if (!account) refusals.set(pending, 'userNotFound');
    else if (!isAcceptingReviews(site, account, now)) refusals.set(pending, 'reviewLimitReached');
    else {
      account.review_count += 1;
      account.rating_sum += pending.submission.rating;
      accepted.push({ ...pending, id: ids[index]?.id ?? 0, account, ordinal: account.review_count });
    }
  }
  return { accepted, refusals };
}

function totalsOf(accepted: AcceptedSubmission[]) {
  const accounts = [...new Set(accepted.map(({ account }) => account))];
  const totals = accounts.map(({ id, review_count, rating_sum }) => ({ id, review_count, rating_sum }));
  return { ids: JSON.stringify(accounts.map(({ id }) => id)), totals: JSON.stringify(totals) };
}

function reviewRow(
  { id, submission, headers, key, requestHash }: AcceptedSubmission,
  now: Date,
): NewReviewRow {
  const { userId, workplaceId, code } = submission;
  return {
    id,
    user_id: userId,
    workplace_id: workplaceId ?? null,
    code: code ? parseCode(code) : null,
    ...toColumns(submission),
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
