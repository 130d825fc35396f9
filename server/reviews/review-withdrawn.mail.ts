import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ReviewWithdrawnMail {
  createdAt: string;
  workplace: { name: string } | null;
  hasPlans: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}

export function reviewWithdrawnMail(mail: ReviewWithdrawnMail): MailContent {
  const { createdAt, workplace, hasPlans, appUrl, unsubscribeUrl, site } = mail;
  const place = workplace ? ` at ${workplace.name}` : '';
  return {
    subject: 'A customer took back a review',
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...mailDocument(site, {
      preheader: 'It no longer appears in your list or counts in your average rating.',
      heading: 'A customer took back a review',
      blocks: [
        paragraph(
          `A customer has taken back the review they wrote on ${longDate(createdAt)}${place}. It no longer appears in your list or counts in your average rating.`,
        ),
        paragraph(
          `Customers don't have to give a reason.${hasPlans ? ' On the free plan, you can now receive another review in its place.' : ''}`,
        ),
        button('See your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(`Customers can take back a review for ${REVIEW_LINK_DAYS} days with their private link.`),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}
