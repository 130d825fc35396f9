import { hash, randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { z } from 'zod/mini';
import type { RefusalCode } from '#contract/errors.ts';
import { language } from '#contract/fields.ts';
import { reviewFieldNames } from '#contract/review-fields.ts';
import type { reviewSubmission } from '#contract/reviews.ts';
import type { Site } from '#contract/site.ts';
import { type LockedAccount, lockedAccounts, waitForLocks } from '#server/accounts/lock-accounts.ts';
import { isAcceptingReviews } from '#server/accounts/store.ts';
import { isRequestCode, parseCode } from '#server/cards/codes.ts';
import { isListed, listedNumber, listedText, listJson, readJsonRows } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db, ReviewsTable } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { markAnswered } from '#server/review-requests/store.ts';
import { createBatcher } from './batch.ts';
import { fieldColumns, toColumns } from './field-columns.ts';
import { planReviewMails, queuePageClosedMail } from './queue-review-mails.ts';

export type Submission = z.output<typeof reviewSubmission>;

export interface SubmissionHeaders {
  idempotencyKey?: string | null | undefined;
  reviewLinkSecret?: string | null | undefined;
  /** Unknown language tags are ignored. */
  language?: string | undefined;
}

/**
 * Stores the review and its mail job in one transaction, idempotent by `idempotencyKey`.
 * @returns whether it is new, and no repetition.
 * @throws Refusal `userNotFound`, `reviewLimitReached`, or `idempotencyKeyReused` if the content differs.
 */
type SubmitReview = (submission: Submission, headers: SubmissionHeaders) => Promise<boolean>;

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
    const outcome = await store({
      submission,
      headers,
      key: idempotencyKey ?? randomUUID(),
      requestHash: idempotencyKey === null ? null : hashSubmission(submission),
    });
    if (outcome === 'reviewLimitReached') await queuePageClosedMail(deps, submission.userId);
    if (outcome === 'storedBefore') return false;
    if (outcome) throw new Refusal(outcome);
    deps.wakeOutbox();
    return true;
  };
}

interface AcceptedSubmission extends PendingSubmission {
  account: LockedAccount;
  ordinal: number;
}

type Outcome = RefusalCode | 'storedBefore';

/** @returns the submissions that weren't stored, each with the reason. */
async function storeReviews(deps: Deps, batch: PendingSubmission[]) {
  const now = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    const keys = batch.map(({ key }) => key);
    const userIds = batch.map(({ submission }) => submission.userId);
    await waitForLocks(tx, userIds);
    const { accounts, stored } = await readBatch(tx, { userIds, keys });
    if (stored.size > 0) await rewriteUnchanged(tx, keys);
    const { accepted, outcomes } = decide(deps.site, batch, { accounts, stored, now });
    if (accepted.length === 0) return outcomes;
    const rows = accepted.map(reviewRow);
    const ids = await insertReviews(tx, rows, now);
    await markAnswered(tx, rows.flatMap(answeredRequest), now);
    await updateTotals(tx, { reviewIds: [...ids.values()] });
    const reviews = accepted.map((each) => ({ ...each, id: ids.get(each.key) ?? 0 }));
    await enqueue(tx, await planReviewMails(tx, reviews, now), now);
    return outcomes;
  });
}

interface Found {
  accounts: Map<number, LockedAccount>;
  /** Hashes of requests by key, including withdrawn reviews. */
  stored: Map<string, string | null>;
  now: Date;
}

/** Counts each accepted review in its account. */
function decide(site: Site, batch: PendingSubmission[], { accounts, stored, now }: Found) {
  const outcomes = new Map<PendingSubmission, Outcome>();
  const accepted: AcceptedSubmission[] = [];
  for (const pending of batch) {
    const account = accounts.get(pending.submission.userId);
    if (!account) outcomes.set(pending, 'userNotFound');
    else if (stored.has(pending.key)) {
      const isRepeat = stored.get(pending.key) === pending.requestHash;
      outcomes.set(pending, isRepeat ? 'storedBefore' : 'idempotencyKeyReused');
    } else if (!isAcceptingReviews(site, account, now)) outcomes.set(pending, 'reviewLimitReached');
    else {
      account.review_count += 1;
      accepted.push({ ...pending, account, ordinal: account.review_count });
    }
  }
  return { accepted, outcomes };
}

function reviewRow({ submission, headers, key, requestHash }: AcceptedSubmission): NewReviewRow {
  const { userId, workplaceId, code } = submission;
  return {
    user_id: userId,
    workplace_id: workplaceId ?? null,
    code: code ? parseCode(code) : null,
    ...toColumns(submission),
    language: language.safeParse(headers.language).data ?? null,
    review_link_hash: headers.reviewLinkSecret ? hash('sha256', headers.reviewLinkSecret, 'hex') : null,
    idempotency_key: key,
    request_hash: requestHash,
  };
}

function answeredRequest({ user_id: userId, code }: NewReviewRow) {
  return code !== null && isRequestCode(code) ? [{ userId, code }] : [];
}

function hashSubmission(submission: Submission): string {
  // Empty fields are left out, so adding a form field doesn't change the hash of a pending retry.
  const words = reviewFieldNames
    .map((field) => [field, submission[field]])
    .filter(([, value]) => value !== null);
  const content = [submission.userId, submission.workplaceId ?? null, words];
  return hash('sha256', JSON.stringify(content), 'hex');
}

/** One query, which is a round trip less. Without an account, nothing about the keys is needed. */
async function readBatch(tx: Db, values: { userIds: number[]; keys: string[] }): Promise<Omit<Found, 'now'>> {
  const rows = await selectBatch(tx, values);
  const stored: [key: string, hash: string | null][] = JSON.parse(rows[0]?.stored ?? '[]');
  return { accounts: new Map(rows.map((row) => [row.id, row])), stored: new Map(stored) };
}

const selectBatch = prepare((tx, { userIds, keys }: { userIds: number[]; keys: string[] }) => {
  const findIn = (table: 'reviews' | 'withdrawn_reviews') =>
    tx
      .selectFrom(table)
      .select(['idempotency_key', 'request_hash'])
      .where(isListed(tx, 'idempotency_key', keys));
  const found = findIn('reviews').unionAll(findIn('withdrawn_reviews')).as('found');
  return lockedAccounts(tx, userIds).select((of) =>
    of
      .selectFrom(found)
      .select(listJson(tx, ['idempotency_key', 'request_hash']).as('stored'))
      .as('stored'),
  );
});

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

interface NewReviewRow extends Omit<Insertable<ReviewsTable>, 'created_at'> {
  idempotency_key: string;
  code: string | null;
}

/** Lock the accounts before, so that ids follow the commits. */
async function insertReviews(tx: Db, rows: NewReviewRow[], now: Date): Promise<Map<string | null, number>> {
  const inserted = await insertRows(tx, { rows: JSON.stringify(rows), at: now.toISOString() });
  return new Map(inserted.map((row) => [row.idempotency_key, row.id]));
}

const textColumns = [
  ...fieldColumns.filter((column) => column !== 'rating'),
  ...(['language', 'review_link_hash', 'idempotency_key', 'request_hash'] as const),
];

/** Drops a workplace or tracked code of another account. */
const insertRows = prepare((tx, { rows, at }: { rows: string; at: string }) => {
  return sql<{ id: number; idempotency_key: string }>`
    insert into reviews (created_at, user_id, workplace_id, tracked_code_id, rating, ${sql.join(textColumns.map((name) => sql.ref(name)))})
    select ${at}, ${listedNumber('user_id')},
      (select id from workplaces where id = ${listedNumber('workplace_id')} and user_id = ${listedNumber('user_id')}),
      (select id from tracked_codes where code = ${listedText('code')} and user_id = ${listedNumber('user_id')}),
      ${listedNumber('rating')}, ${sql.join(textColumns.map(listedText))}
    from ${readJsonRows(tx, rows)}
    returning id, idempotency_key`;
});

const updateTotals = prepare(
  (tx, { reviewIds }: { reviewIds: number[] }) =>
    tx
      .updateTable('users')
      .from((of) =>
        of
          .selectFrom('reviews')
          .select(({ fn }) => [
            'user_id',
            fn.countAll<number>().as('count'),
            fn.sum<number>('rating').as('rating_sum'),
          ])
          .where(isListed(tx, 'id', reviewIds))
          .groupBy('user_id')
          .as('added'),
      )
      .set((to) => ({
        review_count: to('users.review_count', '+', to.ref('added.count')),
        rating_sum: to('users.rating_sum', '+', to.ref('added.rating_sum')),
      }))
      .whereRef('users.id', '=', 'added.user_id'),
  { isUnread: true },
);
