import { avatarImageUrl, qrImageUrl } from '#contract/images.ts';
import type { InitialData } from '#contract/initial-data.ts';
import type { Language } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { pluralIn } from '#contract/languages/plural.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { firstName, initials } from '#contract/names.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import type { Config } from './platform/config.ts';
import { escapeHtml } from './platform/html.ts';
import { longDate } from './platform/long-date.ts';
import type { Filled, Values } from './platform/page-template.ts';
import type { Pages } from './platform/pages.ts';

type Services = Pick<Config, 'appUrl' | 'qrServiceUrl' | 'avatarServiceUrl'>;

export interface Paint {
  pages: Pages;
  translator: Translator;
}

/** The values of a signed-in page's template: the header, and of the dashboard also its first screen. */
export function paintPage(paint: Paint, services: Services, data: InitialData): Values {
  const { fullName } = data.user;
  return {
    FULL_NAME: escapeHtml(fullName),
    INITIALS: escapeHtml(initials(fullName)),
    AVATAR: escapeHtml(avatarImageUrl(services.avatarServiceUrl, fullName)),
    NOTICE: paintEmailNotice(paint, data),
    CONTENT: paintDashboard(paint, services, data),
  };
}

function paintEmailNotice({ pages, translator }: Paint, { user, emailStatus }: InitialData): string | Filled {
  if (!emailStatus || emailStatus.state === 'confirmed') return '';
  return {
    template: pages.fragment(`email-${emailStatus.state}`, translator.language),
    values: { EMAIL: escapeHtml(user.email), REFUSAL: escapeHtml(emailStatus.refusal ?? '') },
  };
}

function paintDashboard(paint: Paint, services: Services, data: InitialData): string | Filled {
  const { pages, translator } = paint;
  const { language } = translator;
  const { user, reviewStats: stats, recentReviews: recent, subscriptionStatus: status } = data;
  const newest = recent?.items[0];
  const FIRST_NAME = escapeHtml(firstName(user.fullName));
  if (!stats || !recent || !status) return '';
  if (!newest && stats.totalReviews > 0) return '';
  if (!newest) {
    const link = `${services.appUrl}/review/${user.id}`;
    const QR_CODE = escapeHtml(qrImageUrl(services.qrServiceUrl, link));
    return {
      template: pages.fragment('first-run', language),
      values: { FIRST_NAME, QR_CODE, LINK: escapeHtml(link) },
    };
  }
  const isPaused = status.reviewLimit !== null && status.totalReviews >= status.reviewLimit;
  return {
    template: pages.fragment(isPaused ? 'dashboard-paused' : 'dashboard', language),
    values: {
      FIRST_NAME,
      // Contains an element.
      REVIEWS_BUILT: pluralIn(
        translator,
        "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.",
        stats.totalReviews,
      ),
      TOTAL_REVIEWS: number(language, stats.totalReviews),
      RECENT_VIEWS: number(language, stats.recentViews),
      AVERAGE_RATING: number(language, stats.averageRating),
      LETTER: paintLetter(paint, newest, data),
    },
  };
}

function paintLetter(
  { pages, translator }: Paint,
  { rating, comment, customerName, workplaceId, language, isUnread, createdAt }: Review,
  { user, workplaces }: InitialData,
): Filled {
  const workplace = workplaces?.find(({ id }) => id === workplaceId);
  const variants = {
    unread: isUnread,
    workplace: workplace !== undefined,
    folded: user.foldLowRatings && rating <= LOW_RATING,
  };
  const chosen = Object.entries(variants).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
  return {
    template: pages.fragment(['letter', rating, ...chosen].join('-'), translator.language),
    values: {
      CUSTOMER: escapeHtml(customerName || translator.t('Anonymous Customer')),
      WORDS: escapeHtml(comment.replace(/\n+/g, '\n')),
      LANGUAGE: language === null ? '' : ` lang="${escapeHtml(language)}"`,
      WORKPLACE: escapeHtml(workplace?.name ?? ''),
      DATE: createdAt === '' ? translator.t('Unknown date') : longDate(createdAt),
    },
  };
}

function number(language: Language, value: number): string {
  return value.toLocaleString(localeOf(language), { maximumFractionDigits: 5 });
}
