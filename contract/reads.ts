import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { getUserStats, listUsers, USERS_PER_PAGE } from './admin.ts';
import { listPraise, PRAISE_PER_PAGE } from './earlier-praise.ts';
import { getEmailStatus } from './email-status.ts';
import { countShareableReviews, listEmployerLinks, listShareableReviews } from './employer-links.ts';
import type { Endpoint } from './endpoint.ts';
import { pageOf } from './fields.ts';
import { getUnreadReviews, type UnreadReviews } from './my-reviews.ts';
import { getSubscriptionStatus } from './plans.ts';
import { listReviewRequests } from './review-requests.ts';
import { getReviewStats, listReviews, RECENT_REVIEWS, REVIEWS_PER_PAGE } from './reviews.ts';
import { getServiceStatus } from './service-status.ts';
import { listTrackedCodes } from './tracked-codes.ts';
import { listWorkplaces } from './workplaces.ts';

/** What a signed-in page may begin with: a read of the API, whose answer is part of the page's document. */
export interface DocumentRead {
  endpoint: Endpoint;
  query?: Record<string, string>;
  schema: z.ZodMiniType;
  isPage?: boolean;
  /** Leaves out what the page doesn't show at first. */
  shorten?: (answer: never) => unknown;
}

/** The reads by the names that screens use (screens.ts). Route, document and query all follow from the endpoint. */
export const reads = {
  emailStatus: whole(getEmailStatus),
  reviewStats: whole(getReviewStats),
  recentReviews: firstPage(listReviews, { limit: String(RECENT_REVIEWS) }),
  reviews: firstPage(listReviews, { limit: String(REVIEWS_PER_PAGE) }),
  pinnedReviews: firstPage(listReviews, { pinned: 'true' }),
  unreadReviews: {
    ...whole(getUnreadReviews),
    // One letter is shown at a time, and the dashboard's document would be 3 KB larger.
    shorten: ({ count, oldest }: UnreadReviews): UnreadReviews => ({ count, oldest: oldest.slice(0, 1) }),
  },
  workplaces: whole(listWorkplaces),
  trackedCodes: whole(listTrackedCodes),
  employerLinks: whole(listEmployerLinks),
  shareableCount: whole(countShareableReviews),
  shareableReviews: firstPage(listShareableReviews, {}),
  earlierPraise: firstPage(listPraise, { limit: String(PRAISE_PER_PAGE) }),
  reviewRequests: whole(listReviewRequests),
  subscriptionStatus: whole(getSubscriptionStatus),
  userStats: whole(getUserStats),
  serviceStatus: whole(getServiceStatus),
  users: firstPage(listUsers, { limit: String(USERS_PER_PAGE), sort: 'newest' }),
} satisfies Record<string, DocumentRead>;

export type Read = keyof typeof reads;

/** Every signed-in page's document has the user, and of these its screen's own. */
export const initialData = z.object({ user, ...(partsOf(reads) as Parts) });
export type InitialData = z.infer<typeof initialData>;

type Parts = { [Name in Read]: z.ZodMiniOptional<(typeof reads)[Name]['schema']> };

function partsOf(named: Record<string, DocumentRead>) {
  return Object.fromEntries(Object.entries(named).map(([name, { schema }]) => [name, z.optional(schema)]));
}

type Answering = Endpoint & { schema: { response: { 200: z.ZodMiniType } } };

function whole<E extends Answering>(endpoint: E) {
  return { endpoint, query: {}, schema: answerOf(endpoint) };
}

function firstPage<E extends Answering>(endpoint: E, query: Record<string, string>) {
  return { endpoint, query, schema: pageOf(answerOf(endpoint)), isPage: true };
}

function answerOf<E extends Answering>(endpoint: E): E['schema']['response'][200] {
  return endpoint.schema.response[200];
}
