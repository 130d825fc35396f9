import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { EmailStatus } from '#contract/email-status.ts';
import { freePlan, type SubscriptionStatus } from '#contract/plans.ts';
import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { type Auth, AuthContext } from '#web/accounts/auth.tsx';
import { EmailNotice } from '#web/accounts/EmailNotice.tsx';
import { emailStatusQuery } from '#web/accounts/email-status.ts';
import { avatarImageUrl, qrImageUrl, reviewUrl } from '#web/api/config.ts';
import { FirstScreen, FirstScreenOfFirstRun } from '#web/dashboard/FirstScreen.tsx';
import { NewestReview } from '#web/dashboard/RecentReviews.tsx';
import { REVIEWS_BUILT } from '#web/dashboard/ReviewsBuilt.tsx';
import { currentLocale } from '#web/language.ts';
import { SignedInPage } from '#web/layout/AuthenticatedLayout.tsx';
import { paths } from '#web/paths.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { plural } from '#web/plural.ts';
import { recentReviewsQuery, reviewStatsQuery } from '#web/reviews/queries.ts';
import { whole } from '#web/ui/counts.ts';
import { longDate } from '#web/ui/dates.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';

/** The documents of signed-in pages: header and tabs, around a placeholder. */
export function renderSignedInPages(): { name: string; path: string; markup: string }[] {
  return Object.entries({
    dashboard: paths.dashboard,
    reviews: paths.reviews,
    settings: paths.settings,
    admin: paths.admin,
  }).map(([name, path]) => {
    // The space keeps apart two percent signs, which would be the initials' place.
    const page = render(<SignedInPage notice="%NOTICE% ">%CONTENT%</SignedInPage>, { path });
    // The footer would move when the content arrives.
    return { name, path, markup: page.replace(/<footer.*<\/footer>/, '') };
  });
}

/** Each state of the dashboard's first screen, and of the letter in it. */
export function renderFragments(): Record<string, string> {
  const firstScreen = <FirstScreen user={user} name={FIRST_NAME} stats={stats} letter="%LETTER%" />;
  const paused = { totalReviews: freePlan.reviews, reviewLimit: freePlan.reviews };
  return {
    'first-run': render(<FirstScreenOfFirstRun user={user} name={FIRST_NAME} />, { workplaces: [] }),
    dashboard: render(firstScreen),
    'dashboard-paused': render(firstScreen, { status: { ...status, ...paused } }),
    'email-unconfirmed': render(<EmailNotice />, { emailStatus: { state: 'unconfirmed', refusal: null } }),
    'email-refused': render(<EmailNotice />, { emailStatus: { state: 'refused', refusal: '%REFUSAL%' } }),
    ...Object.fromEntries(letters()),
  };
}

/** One for each rating, unread or not, with and without workplace, and for low ratings also folded. */
function* letters(): Generator<[name: string, markup: string]> {
  for (const rating of [1, 2, 3, 4, 5]) {
    for (const isUnread of [false, true]) {
      for (const workplaceId of [null, workplace.id]) {
        for (const foldLowRatings of rating <= 2 ? [false, true] : [false]) {
          const name = [
            `letter-${rating}`,
            ...(isUnread ? ['unread'] : []),
            ...(workplaceId ? ['workplace'] : []),
            ...(foldLowRatings ? ['folded'] : []),
          ].join('-');
          const newest = { ...review, rating, isUnread, workplaceId };
          yield [name, render(<NewestReview hasArrived={false} />, { newest, foldLowRatings })];
        }
      }
    }
  }
}

interface State {
  path?: string;
  status?: SubscriptionStatus;
  newest?: Review;
  foldLowRatings?: boolean;
  workplaces?: Workplace[];
  emailStatus?: EmailStatus;
}

function render(
  content: ReactNode,
  {
    path = paths.dashboard,
    status: plan = status,
    newest = review,
    foldLowRatings = false,
    workplaces = [workplace],
    emailStatus = { state: 'confirmed', refusal: null },
  }: State = {},
): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(reviewStatsQuery.queryKey, stats);
  queryClient.setQueryData(recentReviewsQuery.queryKey, { items: [newest], next: null });
  queryClient.setQueryData(workplacesQuery.queryKey, workplaces);
  queryClient.setQueryData(subscriptionStatusQuery.queryKey, plan);
  queryClient.setQueryData(emailStatusQuery.queryKey, emailStatus);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path}>
        <AuthContext value={{ user: { ...user, foldLowRatings }, loading: false } as Auth}>
          {content}
        </AuthContext>
      </Router>
    </QueryClientProvider>,
  );
  queryClient.clear();
  return Object.entries(placeholders()).reduce((html, [text, place]) => html.replaceAll(text, place), markup);
}

const FIRST_NAME = '%FIRST_NAME%';
const user: User = {
  id: 987_654_321,
  username: '',
  fullName: `${FIRST_NAME} %LAST_NAME%`,
  email: '%EMAIL%',
  industry: '',
  language: null,
  reviewMails: 'each',
  foldLowRatings: false,
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  createdAt: '',
};
const stats = { totalReviews: 1_234_567, recentViews: 2_345_678, averageRating: 4.567_89 };
const status: SubscriptionStatus = {
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  totalReviews: 0,
  reviewLimit: null,
  renewsAt: null,
  paymentFailed: false,
};
const workplace = { id: 1, name: '%WORKPLACE%', location: null };
const review: Review = {
  id: 1,
  rating: 5,
  comment: '%WORDS%',
  customerName: '%CUSTOMER%',
  customerLocation: null,
  customerPhoto: null,
  workplaceId: null,
  userId: user.id,
  language: '%LANGUAGE%',
  editedAt: null,
  answer: null,
  answeredAt: null,
  linkSavedAt: null,
  sharingAllowedAt: null,
  pinnedAt: null,
  isUnread: false,
  createdAt: '2001-02-03T12:00:00.000Z',
};

/** What the components make of the values above, longest first, and the placeholder for it. */
const placeholders = () => ({
  [escaped(qrImageUrl(reviewUrl(user.id)))]: '%QR_CODE%',
  [escaped(avatarImageUrl(user.fullName))]: '%AVATAR%',
  [reviewUrl(user.id)]: '%LINK%',
  [user.fullName]: '%FULL_NAME%',
  '%%': '%INITIALS%',
  [escaped(plural(REVIEWS_BUILT, stats.totalReviews))]: '%REVIEWS_BUILT%',
  [whole(stats.totalReviews)]: '%TOTAL_REVIEWS%',
  [whole(stats.recentViews)]: '%RECENT_VIEWS%',
  [stats.averageRating.toLocaleString(currentLocale(), { maximumFractionDigits: 5 })]: '%AVERAGE_RATING%',
  ' lang="%LANGUAGE%"': '%LANGUAGE%',
  [longDate(review.createdAt)]: '%DATE%',
});

/** As React writes it; the elements are ours. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
