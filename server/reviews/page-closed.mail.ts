import { brand } from '#contract/brand.ts';
import { freePlan } from '#contract/plans.ts';
import { button, link, paragraph, remark } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface PageClosedMail {
  appUrl: string;
  unsubscribeUrl: string;
}

/** To a professional whose free plan is full, on the day's first customer who could not leave a review. */
export function pageClosedMail({ appUrl, unsubscribeUrl }: PageClosedMail): MailContent {
  return {
    subject: 'A customer could not leave you a review today',
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...mailDocument({
      preheader: 'Your review page is closed because the free plan is full.',
      heading: 'A customer could not leave you a review',
      blocks: [
        paragraph(
          `Somebody opened your review page today and found it closed: the ${freePlan.reviews} reviews of your free plan are used.`,
        ),
        paragraph(
          'With a paid plan the page opens again at once, with the same link and the same QR code. What you have already received stays yours either way.',
        ),
        button('Upgrade your account', `${appUrl}/subscribe`),
      ],
      footer: [
        remark(`${brand.name} tells you this at most once a day.`),
        link('Stop these emails', unsubscribeUrl),
      ],
    }),
  };
}
