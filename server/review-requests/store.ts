import type { Updateable } from 'kysely';
import type { z } from 'zod/mini';
import {
  MAX_OPEN_REQUESTS,
  REMINDER_DAYS,
  REQUEST_DAYS,
  type ReviewRequest,
  type reviewRequestForm,
} from '#contract/review-requests.ts';
import { isAcceptingReviews, lockAccount } from '#server/accounts/store.ts';
import { DAY, type Timestamp, timestampAfter } from '#server/basics/clock.ts';
import { createCode } from '#server/cards/codes.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { requireOwnWorkplace } from '#server/workplaces/store.ts';

const columns = [
  'id',
  'code',
  'name',
  'workplace_id as workplaceId',
  'language',
  'created_at as createdAt',
  'opened_at as openedAt',
  'answered_at as answeredAt',
  'reminded_at as remindedAt',
] as const;

/** Newest first. */
export async function listReviewRequests({ db, config, clock }: Deps, userId: number) {
  const stored = await db
    .selectFrom('review_requests')
    .select(columns)
    .where('user_id', '=', userId)
    .where('name', 'is not', null)
    .where('created_at', '>', oldestAt(clock()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return stored.map((request) => ({ ...present(config.appUrl, request), workplaceId: request.workplaceId }));
}

/** A request made before it is too old. */
export function oldestAt(now: Date): Timestamp {
  return timestampAfter(now, -REQUEST_DAYS * DAY);
}

interface StoredRequest extends Pick<ReviewRequest, 'id' | 'language' | 'createdAt' | 'remindedAt'> {
  code: string;
  name: string | null;
  openedAt: string | null;
  answeredAt: string | null;
}

function present(
  appUrl: string,
  { code, name, openedAt, answeredAt, ...request }: StoredRequest,
): ReviewRequest {
  const state = answeredAt !== null ? 'answered' : openedAt !== null ? 'opened' : 'notOpened';
  return { ...request, name: name ?? '', url: `${appUrl}/r/${code}`, state };
}

/** @throws Refusal `reviewLimitReached`, `workplaceNotFound` or `requestLimitReached`. */
export async function createReviewRequest(
  { db, config, site, clock }: Deps,
  userId: number,
  { name, workplaceId = null, language }: z.output<typeof reviewRequestForm>,
): Promise<ReviewRequest> {
  const now = clock();
  const request = {
    user_id: userId,
    name,
    workplace_id: workplaceId,
    language,
    created_at: now.toISOString(),
  };
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Refusal('unauthorized');
    if (!isAcceptingReviews(site, account, now)) throw new Refusal('reviewLimitReached');
    await requireOwnWorkplace(tx, userId, workplaceId);
    const open = tx
      .selectFrom('review_requests')
      .where('user_id', '=', userId)
      .where('name', 'is not', null)
      .where('answered_at', 'is', null)
      .where('created_at', '>', oldestAt(now));
    if ((await countRows(open)) >= MAX_OPEN_REQUESTS) throw new Refusal('requestLimitReached');
    for (;;) {
      const added = await tx
        .insertInto('review_requests')
        .values({ ...request, code: createCode('request') })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning(columns)
        .executeTakeFirst();
      if (added) return present(config.appUrl, added);
    }
  });
}

/** @throws Refusal `requestNotFound`; `reminderNotDue` before the third day, after an answer, and the second time. */
export async function markReminded(deps: Deps, userId: number, id: number): Promise<ReviewRequest> {
  const { db, config, clock } = deps;
  const now = clock();
  const own = { id, userId, oldest: oldestAt(now) };
  const reminded = await updateOwn(db, own, { reminded_at: now.toISOString() })
    .where('created_at', '<=', timestampAfter(now, -REMINDER_DAYS * DAY))
    .where('answered_at', 'is', null)
    .where('reminded_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  if (reminded) return present(config.appUrl, reminded);
  const found = (await listReviewRequests(deps, userId)).some((request) => request.id === id);
  throw new Refusal(found ? 'reminderNotDue' : 'requestNotFound');
}

/** Its code stays, and opens the account's ordinary page. @throws Refusal `requestNotFound`. */
export async function removeReviewRequest({ db, clock }: Deps, userId: number, id: number): Promise<void> {
  await updateOwn(db, { id, userId, oldest: oldestAt(clock()) }, { name: null })
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal('requestNotFound'));
}

function updateOwn(
  db: Db,
  { id, userId, oldest }: { id: number; userId: number; oldest: Timestamp },
  change: Updateable<Schema['review_requests']>,
) {
  return db
    .updateTable('review_requests')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('name', 'is not', null)
    .where('created_at', '>', oldest);
}

export async function markOpened(db: Db, code: string, now: Date): Promise<void> {
  await db
    .updateTable('review_requests')
    .set({ opened_at: now.toISOString() })
    .where('code', '=', code)
    .where('opened_at', 'is', null)
    .execute();
}

/** The first review through a link answers it, in that review's transaction. A link that was passed on doesn't answer twice. */
export async function markAnswered(
  tx: Db,
  answers: { userId: number; code: string }[],
  now: Date,
): Promise<void> {
  for (const { userId, code } of answers)
    await tx
      .updateTable('review_requests')
      .set({ answered_at: now.toISOString() })
      .where('code', '=', code)
      .where('user_id', '=', userId)
      .where('name', 'is not', null)
      .where('answered_at', 'is', null)
      .where('created_at', '>', oldestAt(now))
      .execute();
}

/** Scheduled job. */
export async function deleteOldRequestNames(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('review_requests')
    .set({ name: null })
    .where('name', 'is not', null)
    .where('created_at', '<=', oldestAt(now))
    .execute();
}
