import { hash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { RefusalCode } from '#contract/errors.ts';
import { language } from '#contract/languages/languages.ts';
import type { reviewSubmission } from '#contract/reviews.ts';
import { isAcceptingReviews, lockAccounts } from '#server/accounts/store.ts';
import { readCode } from '#server/cards/codes.ts';
import { isConnectionLost, isConstraintViolation, isUnavailable } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { queuePageClosedMail } from './page-closed.ts';
import { heldDigest, queueReviewMails } from './queue-review-mails.ts';
import { type Seal, seal } from './signed-review.ts';

type Submission = z.output<typeof reviewSubmission>;

/**
 * Stores the review and its mail job together, or neither; returns when both are on disk. A second call with the same
 * `idempotencyKey` and content changes nothing.
 * @throws Refusal `userNotFound`, `reviewLimitReached`, or `idempotencyKeyReused` where the key came with other content.
 */
export type SubmitReview = (submission: Submission, sentAlong: SentAlong) => Promise<void>;

/** What comes with a review, and is not what the customer says. */
interface SentAlong {
  idempotencyKey?: string | null | undefined;
  /** The secret with which the customer can come back to it. */
  customerKey?: string | null | undefined;
  /** In which the page was read, as its tag; one that we do not know counts as none. */
  language?: string | undefined;
}

/** A review on its way into the database, and who waits for it. */
interface Arrival extends PromiseWithResolvers<void> {
  submission: Submission;
  sentAlong: SentAlong;
  key: string;
  /** Of what was sent with the key; null where the caller gave no key. */
  requestHash: string | null;
  /** null where it could not be signed. */
  seal: Seal | null;
}

/** A full house that writes at once; the others come with the next transaction. */
const TOGETHER_MAX = 64;

/** Reviews that arrive while others are being stored wait for each other, and share the next transaction. */
export function acceptReviews(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): SubmitReview {
  const waiting: Arrival[] = [];
  let isStoring = false;

  return async (submission, sentAlong) => {
    try {
      await arrive(submission, sentAlong);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'reviewLimitReached')
        await queuePageClosedMail(deps, submission.userId);
      // Another process stored the same review, or took the workplace away, in the same moment: now it can be seen.
      if (!isConstraintViolation(error)) throw error;
      await arrive(submission, sentAlong);
    }
    deps.wakeOutbox();
  };

  function arrive(submission: Submission, sentAlong: SentAlong): Promise<void> {
    const { idempotencyKey = null } = sentAlong;
    const arrival = {
      ...Promise.withResolvers<void>(),
      submission,
      sentAlong,
      key: idempotencyKey ?? randomUUID(),
      requestHash: idempotencyKey === null ? null : hashSubmission(submission),
      seal: null,
    };
    waiting.push(arrival);
    if (!isStoring) void storeWaiting();
    return arrival.promise;
  }

  async function storeWaiting(): Promise<void> {
    isStoring = true;
    // Whoever has sent at the same moment comes along.
    await setImmediate();
    while (waiting.length > 0) await settle(takeWithoutCopies(waiting));
    isStoring = false;
  }

  async function settle(arrivals: Arrival[]): Promise<void> {
    const now = deps.clock();
    await sealTogether(deps, arrivals, now, log);
    try {
      const refusals = await storeKeyed(deps.db, arrivals, now);
      for (const arrival of arrivals) {
        const code = refusals.get(arrival);
        if (code) arrival.reject(new Refusal(code));
        else arrival.resolve();
      }
    } catch (error) {
      if (arrivals.length === 1 || isUnavailable(error)) for (const each of arrivals) each.reject(error);
      // What is wrong with one of them must not fail its neighbours.
      else await Promise.all(arrivals.map((each) => settle([each])));
    }
  }
}

/** Whatever keeps them from being signed does not keep them from being stored; they are signed later. */
async function sealTogether(
  { signingKeys }: Deps,
  arrivals: Arrival[],
  now: Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    const key = await signingKeys.current();
    await Promise.all(
      arrivals.map(async (arrival) => {
        const { submission } = arrival;
        const customerLocation = submission.customerLocation || null;
        const review = { ...submission, customerLocation, editedAt: null, createdAt: now.toISOString() };
        arrival.seal = await seal(review, key, now);
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'reviews are stored without a signature');
  }
}

/**
 * By its key each review is stored once; so where the connection broke, and nobody knows what became of them, it is safe to
 * try again.
 */
async function storeKeyed(db: Db, arrivals: Arrival[], now: Date): Promise<Map<Arrival, RefusalCode>> {
  try {
    return await storeTogether(db, arrivals, now);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return storeTogether(db, arrivals, now);
  }
}

/** Copies of one review come one after the other, so that the later ones find the first. */
function takeWithoutCopies(waiting: Arrival[]): Arrival[] {
  const taken = new Map<string, Arrival>();
  const left: Arrival[] = [];
  for (const arrival of waiting.splice(0)) {
    if (taken.size < TOGETHER_MAX && !taken.has(arrival.key)) taken.set(arrival.key, arrival);
    else left.push(arrival);
  }
  waiting.push(...left);
  return [...taken.values()];
}

/** One transaction. @returns those that are refused, and why. */
async function storeTogether(db: Db, arrivals: Arrival[], now: Date): Promise<Map<Arrival, RefusalCode>> {
  return db.transaction().execute(async (tx) => {
    const refusals = new Map<Arrival, RefusalCode>();
    const stored = await findStored(tx, arrivals);
    for (const arrival of arrivals) {
      const requestHash = stored.get(arrival.key);
      if (requestHash !== undefined && requestHash !== arrival.requestHash)
        refusals.set(arrival, 'idempotencyKeyReused');
    }
    const repeated = arrivals.filter((arrival) => stored.has(arrival.key) && !refusals.has(arrival));
    if (repeated.length > 0) await writeAgain(tx, repeated);
    const fresh = arrivals.filter(({ key }) => !stored.has(key));
    if (fresh.length === 0) return refusals;

    // Until the end of the transaction nobody else takes a place of these accounts.
    const accounts = await lockAccounts(
      tx,
      fresh.map(({ submission }) => submission.userId),
    );
    const accepted = fresh.flatMap((arrival) => {
      const { userId, rating } = arrival.submission;
      const account = accounts.get(userId);
      if (!account || !isAcceptingReviews(account, now)) {
        refusals.set(arrival, account ? 'reviewLimitReached' : 'userNotFound');
        return [];
      }
      account.review_count += 1;
      account.rating_sum += rating;
      return [{ arrival, account, ordinal: account.review_count }];
    });
    if (accepted.length === 0) return refusals;

    const digests = await keepCounts(
      tx,
      accepted.map(({ account }) => account),
    );
    const ids = await insertReviews(
      tx,
      accepted.map(({ arrival }) => arrival),
      now,
    );
    const reviews = accepted.map(({ arrival, account, ordinal }) => ({
      id: ids.get(arrival.key) ?? 0,
      account,
      ordinal,
    }));
    await queueReviewMails(tx, reviews, digests, now);
    return refusals;
  });
}

/** By key, the hash of what was sent with it; also of what was stored once, and withdrawn since. */
async function findStored(tx: Db, arrivals: Arrival[]): Promise<Map<string, string | null>> {
  const keys = arrivals.map(({ key }) => key);
  // In one statement: between two of them a review could go from the one table to the other.
  const rows = await tx
    .selectFrom('reviews')
    .select(['idempotency_key as key', 'request_hash as requestHash'])
    .where('idempotency_key', 'in', keys)
    .unionAll(
      tx
        .selectFrom('withdrawn_reviews')
        .select(['idempotency_key as key', 'request_hash as requestHash'])
        .where('idempotency_key', 'in', keys),
    )
    .execute();
  return new Map(rows.map(({ key, requestHash }) => [key ?? '', requestHash]));
}

/**
 * Changes nothing. A commit that a standby has not confirmed can be seen here and yet be lost with this server; who sends
 * the review again must not be thanked for what was read. This is a write, whose commit waits for the standby, and for all
 * that came before it.
 */
async function writeAgain(tx: Db, arrivals: Arrival[]): Promise<void> {
  const keys = arrivals.map(({ key }) => key);
  for (const table of ['reviews', 'withdrawn_reviews'] as const) {
    await tx
      .updateTable(table)
      .set((to) => ({ request_hash: to.ref('request_hash') }))
      .where('idempotency_key', 'in', keys)
      .execute();
  }
}

/** Of accounts that are locked. @returns each one's waiting digest, which costs no statement of its own. */
async function keepCounts(
  tx: Db,
  accounts: { id: number; review_count: number; rating_sum: number }[],
): Promise<Map<number, number | null>> {
  const rows = [...new Set(accounts)].map(
    ({ id, review_count, rating_sum }) =>
      sql`(cast(${id} as integer), cast(${review_count} as integer), cast(${rating_sum} as integer))`,
  );
  const { rows: kept } = await sql<{ id: number; digest: number | null }>`
    update users set review_count = counted.column2, rating_sum = counted.column3
    from (values ${sql.join(rows)}) as counted where users.id = counted.column1
    returning users.id, ${heldDigest} as digest`.execute(tx);
  return new Map(kept.map(({ id, digest }) => [id, digest]));
}

/** @returns their ids by key. */
async function insertReviews(tx: Db, arrivals: Arrival[], now: Date): Promise<Map<string, number>> {
  const inserted = await tx
    .insertInto('reviews')
    .values((values) =>
      arrivals.map(({ submission, sentAlong, key, requestHash, seal }) => ({
        user_id: submission.userId,
        // A workplace of somebody else counts as none.
        workplace_id: submission.workplaceId
          ? values
              .selectFrom('workplaces')
              .select('id')
              .where('id', '=', submission.workplaceId)
              .where('user_id', '=', submission.userId)
          : null,
        rating: submission.rating,
        comment: submission.comment,
        customer_name: submission.customerName,
        customer_location: submission.customerLocation || null,
        customer_photo: null,
        idempotency_key: key,
        request_hash: requestHash,
        language: language.safeParse(sentAlong.language).data ?? null,
        // As with the workplace: a card of somebody else counts as none, and so does what is no code.
        card_id: submission.card
          ? values
              .selectFrom('cards')
              .select('id')
              .where('code', '=', readCode(submission.card) ?? '')
              .where('user_id', '=', submission.userId)
          : null,
        customer_key_hash: sentAlong.customerKey ? hash('sha256', sentAlong.customerKey, 'hex') : null,
        ...seal,
        created_at: now.toISOString(),
      })),
    )
    .returning(['id', 'idempotency_key as key'])
    .execute();
  return new Map(inserted.map(({ id, key }) => [key ?? '', id]));
}

function hashSubmission(submission: Submission): string {
  const { userId, workplaceId, rating, comment, customerName, customerLocation } = submission;
  const content = [userId, workplaceId ?? null, rating, comment, customerName, customerLocation || null];
  return hash('sha256', JSON.stringify(content), 'hex');
}
