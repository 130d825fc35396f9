import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod/mini';
import { downloadMyData, myData, myReview } from '#contract/my-data.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { listApiTokens } from '#server/accounts/api-tokens.ts';
import { presentEmailStatus } from '#server/accounts/held-mails.ts';
import { isResetRequestFor } from '#server/accounts/mailed-links.ts';
import { listPasskeys, presentPasskey } from '#server/accounts/passkeys/store.ts';
import { type Account, presentUser } from '#server/accounts/store.ts';
import { MINUTE, utcDay } from '#server/basics/clock.ts';
import { listTrackedCodes, type StoredTrackedCode } from '#server/cards/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { listPraise } from '#server/earlier-praise/store.ts';
import { copyListed } from '#server/http/listed-fields.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { streamJsonArray } from '#server/http/whole-list.ts';
import { listReviewRequests } from '#server/review-requests/store.ts';
import { presentReview, type StoredReview } from '#server/reviews/presented-review.ts';
import { allReviews } from '#server/reviews/store.ts';
import { findWebhook, presentWebhook } from '#server/webhooks/store.ts';
import { listWorkplaces } from '#server/workplaces/store.ts';

/** @param flushPageViews writes an account's buffered page views, so that they are in the file. */
export function myDataRoute(app: App, deps: Deps, flushPageViews: (userId: number) => Promise<void>): void {
  const { clock, sendWholeList } = deps;

  serve(app, { ...downloadMyData, config: { timeout: 10 * MINUTE } }, async (request, reply) => {
    const account = request.account;
    return sendWholeList(reply as FastifyReply, account.id, async () => {
      await flushPageViews(account.id);
      const fileName = `goodword-data-${utcDay(clock())}.json`;
      reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return streamMyData(deps, account);
    });
  });
}

const copyHead = copyListed(z.omit(myData, { reviews: true }));
const toMyReview = copyListed(myReview);

/** Streams the contract's `myData` as JSON, so a long list of reviews neither fills memory nor blocks other requests. */
async function streamMyData(deps: Deps, account: Account): Promise<Readable> {
  const { db } = deps;
  const now = deps.clock();
  const workplaces = await listWorkplaces(db, account.id);
  const trackedCodes = await listTrackedCodes(db, account.id);
  const head = {
    exportedAt: now.toISOString(),
    account: {
      ...presentUser(account, now),
      emailStatus: presentEmailStatus(account),
      newEmail: (await findNewEmail(db, account.id)) ?? null,
    },
    workplaces,
    trackedCodes,
    reviewRequests: await listReviewRequests(deps, account.id),
    views: await listViews(db, account.id),
    sessions: await listSessions(db, account.id, now),
    apiTokens: await listApiTokens(db, account.id, now),
    webhook: await findWebhook(db, account.id).then((found) => (found ? presentWebhook(found) : null)),
    pushSubscriptions: await listPushSubscriptions(db, account.id),
    passkeys: (await listPasskeys(db, account.id)).map(presentPasskey),
    mails: await listMails(db, account),
    subscriptions: (await listSubscriptions(db, account.id)).map(({ amount, ...subscription }) => ({
      ...subscription,
      price: amount / 100,
    })),
    earlierPraise: await listPraise(db, account.id),
    employerLinks: await listEmployerLinks(db, account.id),
    payments: (await listPayments(db, account.id)).map(({ amount, paidAt }) => ({
      amount: amount / 100,
      paidAt,
    })),
    adminChanges: await listAdminChanges(db, account.id),
  };
  const addNames = namesOf(workplaces, trackedCodes);
  return streamJsonArray(
    {
      ...allReviews(db, account.id),
      encode: (review) => toMyReview(addNames(presentReview(review, account))),
    },
    [`${JSON.stringify(copyHead(head)).slice(0, -1)},"reviews":`, '}'],
  );
}

function namesOf(workplaces: Workplace[], trackedCodes: StoredTrackedCode[]) {
  const workplaceById = new Map(workplaces.map((workplace) => [workplace.id, workplace]));
  const trackedCodeById = new Map(trackedCodes.map((trackedCode) => [trackedCode.id, trackedCode]));
  return <Stored extends StoredReview>(review: Stored) => {
    const workplace = review.workplaceId === null ? undefined : workplaceById.get(review.workplaceId);
    return {
      ...review,
      workplaceName: workplace?.name ?? null,
      workplaceLocation: workplace?.location ?? null,
      trackedCodeName:
        review.trackedCodeId === null ? null : (trackedCodeById.get(review.trackedCodeId)?.name ?? null),
    };
  };
}

function findNewEmail(db: Db, userId: number) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

function listViews(db: Db, userId: number) {
  return db
    .selectFrom('page_views')
    .select(['day', 'views'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
}

function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['device', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();
}

async function listPushSubscriptions(db: Db, userId: number) {
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'show_words', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  // An endpoint is a secret.
  return subscriptions.map(({ endpoint, show_words, createdAt }) => ({
    pushService: new URL(endpoint).host,
    showWords: show_words === 1,
    createdAt,
  }));
}

function listMails(db: Db, account: Account) {
  return db
    .selectFrom('outbox')
    .select(['kind', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .where((job) => job.or([job('user_id', '=', account.id), isResetRequestFor(account.email_key)(job)]))
    .orderBy('id')
    .execute();
}

function listSubscriptions(db: Db, userId: number) {
  return db
    .selectFrom('subscriptions')
    .select([
      'plan',
      'amount',
      'status',
      'started_at as startedAt',
      'paid_until as periodEnd',
      'ended_at as endedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
}

async function listEmployerLinks(db: Db, userId: number) {
  const links = await db
    .selectFrom('employer_links')
    .select(['id', 'employer', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(['revoked_at as revokedAt', 'openings', 'last_opened_at as lastOpenedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const chosen = (table: 'employer_link_reviews' | 'employer_link_praise') =>
    db
      .selectFrom(table)
      .innerJoin('employer_links', 'employer_links.id', 'link_id')
      .where('user_id', '=', userId);
  const reviews = await chosen('employer_link_reviews').select(['link_id', 'review_id as chosen']).execute();
  const praise = await chosen('employer_link_praise').select(['link_id', 'praise_id as chosen']).execute();
  const [reviewIdsOf, praiseIdsOf] = [idsByLink(reviews), idsByLink(praise)];
  return links.map(({ id, ...link }) => ({
    ...link,
    reviewIds: reviewIdsOf(id),
    praiseIds: praiseIdsOf(id),
  }));
}

/** One pass over all rows: an account may have made tens of thousands of links. */
function idsByLink(rows: { link_id: number; chosen: number }[]): (linkId: number) => number[] {
  const byLink = Map.groupBy(rows, ({ link_id }) => link_id);
  return (linkId) => (byLink.get(linkId) ?? []).map(({ chosen }) => chosen);
}

function listPayments(db: Db, userId: number) {
  return db
    .selectFrom('payments')
    .select(['amount', 'paid_at as paidAt'])
    .where('user_id', '=', userId)
    .orderBy('paid_at')
    .execute();
}

function listAdminChanges(db: Db, userId: number) {
  return db
    .selectFrom('audit_entries')
    .select(['at', 'action'])
    .where('target_id', '=', userId)
    .orderBy('id')
    .execute();
}
