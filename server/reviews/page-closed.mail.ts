import { brand } from '#contract/brand.ts';
import { freePlan } from '#contract/plans.ts';
import { oneClick } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface PageClosedMail {
  /** Whether it was on the day on which this is read, as far as we know. */
  isToday: boolean;
  appUrl: string;
  unsubscribeUrl: string;
}

/** To a professional whose free plan is full, on the day's first customer who could not leave a review. */
export function pageClosedMail({ isToday, appUrl, unsubscribeUrl }: PageClosedMail): MailContent {
  return {
    subject: `A customer could not leave you a review${isToday ? ' today' : ''}`,
    headers: oneClick(unsubscribeUrl),
    ...mailDocument({
      preheader: 'Your review page is closed because the free plan is full.',
      heading: 'A customer could not leave you a review',
      blocks: [
        paragraph(
          `Somebody opened your review page${isToday ? ' today' : ''} and found it closed: the ${freePlan.reviews} reviews of your free plan are used.`,
        ),
        paragraph(
          'With a paid plan the page opens again at once, with the same link and the same QR code. What you have already received stays yours either way.',
        ),
        button('Upgrade your account', `${appUrl}/subscribe`),
      ],
      footer: [
        smallPrint(`${brand.name} tells you this at most once a day.`),
        link('Stop these emails', unsubscribeUrl),
      ],
    }),
  };
}
