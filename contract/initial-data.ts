import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { userStats } from './admin.ts';
import { emailStatus } from './email-status.ts';
import { subscriptionStatus } from './plans.ts';
import { reviewPage, reviewStats } from './reviews.ts';
import { serviceStatus } from './service-status.ts';
import { workplace } from './workplaces.ts';

/** What the first screen of a signed-in page reads, embedded in its document; each page has only its own parts. */
export const initialData = z.object({
  user,
  reviewStats: z.optional(reviewStats),
  recentReviews: z.optional(reviewPage),
  reviews: z.optional(reviewPage),
  pinnedReviews: z.optional(reviewPage),
  workplaces: z.optional(z.array(workplace)),
  subscriptionStatus: z.optional(subscriptionStatus),
  emailStatus: z.optional(emailStatus),
  userStats: z.optional(userStats),
  serviceStatus: z.optional(serviceStatus),
});
export type InitialData = z.infer<typeof initialData>;
