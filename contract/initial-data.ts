import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { userPage, userStats } from './admin.ts';
import { emailStatus } from './email-status.ts';
import { employerLink, shareableReviewPage } from './employer-links.ts';
import { unreadReviews } from './my-reviews.ts';
import { subscriptionStatus } from './plans.ts';
import { reviewPage, reviewStats } from './reviews.ts';
import { serviceStatus } from './service-status.ts';
import { trackedCode } from './tracked-codes.ts';
import { workplace } from './workplaces.ts';

/** What a signed-in page begins with, embedded in its document; each page has only its own parts (screens.ts). */
export const initialData = z.object({
  user,
  emailStatus,
  reviewStats: z.optional(reviewStats),
  recentReviews: z.optional(reviewPage),
  unreadReviews: z.optional(unreadReviews),
  reviews: z.optional(reviewPage),
  pinnedReviews: z.optional(reviewPage),
  workplaces: z.optional(z.array(workplace)),
  trackedCodes: z.optional(z.array(trackedCode)),
  employerLinks: z.optional(z.array(employerLink)),
  shareableReviews: z.optional(shareableReviewPage),
  subscriptionStatus: z.optional(subscriptionStatus),
  userStats: z.optional(userStats),
  serviceStatus: z.optional(serviceStatus),
  users: z.optional(userPage),
});
export type InitialData = z.infer<typeof initialData>;
