import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ReviewWithdrawnMail {
  /** Of the review. */
  createdAt: string;
  /** null: a General Review, or one of a workplace that is gone. */
  workplace: { name: string } | null;
  appUrl: string;
  /** Answers GET with a page, and unsubscribes by POST (RFC 8058). */
  unsubscribeUrl: string;
}

/** To the professional, when a customer has taken a review back. None of its words are known any more. */
export function reviewWithdrawnMail(mail: ReviewWithdrawnMail): MailContent {
  const { createdAt, workplace, appUrl, unsubscribeUrl } = mail;
  const place = workplace ? ` at ${workplace.name}` : '';
  return {
    subject: 'A customer withdrew a review',
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...mailDocument({
      preheader: 'It is out of your list, and out of your average.',
      heading: 'A customer withdrew a review',
      blocks: [
        paragraph(
          `A review from ${longDate(createdAt)}${place} was taken back by the customer who wrote it. It is out of your list, and its stars no longer count in your average.`,
        ),
        paragraph(
          'Nobody has to say why. On the free plan, its place is open again for somebody else’s words.',
        ),
        button('See your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          `Customers who keep the key to their review can take it back for ${REVIEW_LINK_DAYS} days.`,
        ),
        link('Stop review emails', unsubscribeUrl),
      ],
    }),
  };
}
