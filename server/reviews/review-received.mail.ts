import { freePlan } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { button, link, type MailBlock, notice } from '#server/mail/blocks.ts';
import type { AccountMailContext, MailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import { customerFirstName, type MailedLetter, mailedLetter, shorten, starSymbols } from './mailed-letter.ts';
import { reviewMail } from './review-mail.ts';

interface ReviewReceivedMail extends MailedLetter {
  /** null without a limit. */
  reviewsLeft: number | null;
  foldLowRatings: boolean;
}

/** The subject has none of the review's words, because notifications show it to people nearby. */
export function reviewReceivedMail(context: AccountMailContext, facts: ReviewReceivedMail): Mail {
  const { review, edited, reviewsLeft, foldLowRatings } = facts;
  const { t, appUrl, site } = context;
  const customer = customerFirstName(context, review);
  const heading = edited
    ? t('{customer} edited their review', { customer })
    : t('{customer} left you a review', { customer });
  const subject = subjectOf(context, facts, customer);
  return reviewMail(context, {
    subject: edited ? t('Edited: {subject}', { subject }) : subject,
    preheader: t('{rating} out of 5 stars. Open to read the whole review. Only you can see it.', {
      rating: review.rating,
    }),
    heading,
    opening: mailedLetter(context, facts, { foldLowRatings, heading }),
    blocks: [
      ...planNotices(context, reviewsLeft),
      button(t('Open in {site}', { site: site.name }), `${appUrl}/reviews?new=${review.id}`),
    ],
    reason: edited
      ? t(
          'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.',
          { days: REVIEW_LINK_DAYS },
        )
      : t(
          'This review came through your personal link. {site} shows it only to you, and it is yours to keep.',
          { site: site.name },
        ),
    links: [link(t('Choose when you get these emails'), `${appUrl}/settings#mails`)],
  });
}

function subjectOf({ t }: MailContext, { review, workplace }: MailedLetter, customer: string): string {
  const stars = starSymbols(review.rating);
  const place = shorten(workplace?.name ?? '', 60);
  return place
    ? t('{stars} from {customer} at {workplace}', { stars, customer, workplace: place })
    : t('{stars} from {customer}', { stars, customer });
}

export function planNotices({ t, appUrl }: MailContext, reviewsLeft: number | null): MailBlock[] {
  if (reviewsLeft === 0) {
    return [
      notice(
        t('Your review page is paused'),
        t(
          "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.",
          { limit: freePlan.reviews },
        ),
        { label: t('Upgrade your account'), url: `${appUrl}/subscribe` },
      ),
    ];
  }
  if (reviewsLeft === 1) {
    return [
      notice(
        t('One review is left on the free plan'),
        t("You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.", {
          used: freePlan.reviews - 1,
          limit: freePlan.reviews,
        }),
        { label: t('See the plans'), url: `${appUrl}/pricing` },
      ),
    ];
  }
  return [];
}
