import { avatarImageUrl, qrImageUrl } from '#contract/images.ts';
import type { InitialData } from '#contract/initial-data.ts';
import { firstName, initials } from '#contract/names.ts';
import { LOW_RATING, type Review, type ReviewPage } from '#contract/reviews.ts';
import type { Config } from './platform/config.ts';
import { escapeHtml } from './platform/html.ts';
import { longDate } from './platform/long-date.ts';
import type { Filled, Values } from './platform/page-template.ts';
import type { Pages } from './platform/pages.ts';

type Services = Pick<Config, 'appUrl' | 'qrServiceUrl' | 'avatarServiceUrl'>;

/** The values of a signed-in page's template: the header, and of the dashboard also its first screen. */
export function paintPage(pages: Pages, services: Services, data: InitialData, timeZone: string): Values {
  const { fullName } = data.user;
  return {
    FULL_NAME: escapeHtml(fullName),
    INITIALS: escapeHtml(initials(fullName)),
    AVATAR: escapeHtml(avatarImageUrl(services.avatarServiceUrl, fullName)),
    NOTICE: paintEmailNotice(pages, data),
    CONTENT: paintDashboard(pages, services, data, timeZone),
  };
}

function paintEmailNotice(pages: Pages, { user, emailStatus }: InitialData): string | Filled {
  if (!emailStatus || emailStatus.state === 'confirmed') return '';
  return {
    template: pages.fragment(`email-${emailStatus.state}`),
    values: { EMAIL: escapeHtml(user.email), REFUSAL: escapeHtml(emailStatus.refusal ?? '') },
  };
}

function paintDashboard(
  pages: Pages,
  services: Services,
  data: InitialData,
  timeZone: string,
): string | Filled {
  const { user, reviewStats: stats, recentReviews: recent, subscriptionStatus: status } = data;
  const newest = recent?.items[0];
  const FIRST_NAME = escapeHtml(firstName(user.fullName));
  if (!stats || !recent || !status) return '';
  if (!newest && stats.totalReviews > 0) return '';
  if (!newest) {
    const link = `${services.appUrl}/review/${user.id}`;
    const QR_CODE = escapeHtml(qrImageUrl(services.qrServiceUrl, link));
    return { template: pages.fragment('first-run'), values: { FIRST_NAME, QR_CODE, LINK: escapeHtml(link) } };
  }
  const isPaused = status.reviewLimit !== null && status.totalReviews >= status.reviewLimit;
  return {
    template: pages.fragment(isPaused ? 'dashboard-paused' : 'dashboard'),
    values: {
      FIRST_NAME,
      REVIEWS_BUILT: stats.totalReviews === 1 ? '1 review' : `${number(stats.totalReviews)} reviews`,
      TOTAL_REVIEWS: number(stats.totalReviews),
      RECENT_VIEWS: number(stats.recentViews),
      AVERAGE_RATING: String(stats.averageRating),
      LETTER: paintLetter(pages, newest, recent, { data, timeZone }),
    },
  };
}

function paintLetter(
  pages: Pages,
  { rating, comment, customerName, workplaceId, language, isUnread, createdAt }: Review,
  { foldLowRatings }: ReviewPage,
  { data, timeZone }: { data: InitialData; timeZone: string },
): Filled {
  const workplace = data.workplaces?.find(({ id }) => id === workplaceId);
  const variants = {
    unread: isUnread,
    workplace: workplace !== undefined,
    folded: foldLowRatings && rating <= LOW_RATING,
  };
  const chosen = Object.entries(variants).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
  return {
    template: pages.fragment(['letter', rating, ...chosen].join('-')),
    values: {
      CUSTOMER: escapeHtml(customerName || 'Anonymous Customer'),
      WORDS: escapeHtml(comment.replace(/\n+/g, '\n')),
      LANGUAGE: language === null ? '' : ` lang="${escapeHtml(language)}"`,
      WORKPLACE: escapeHtml(workplace?.name ?? ''),
      DATE: createdAt === '' ? 'Unknown date' : longDate(createdAt, timeZone),
    },
  };
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
