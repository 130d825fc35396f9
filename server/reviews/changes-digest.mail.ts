import { brand } from '#contract/brand.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ChangesDigestMail {
  edited: number;
  withdrawn: number;
  appUrl: string;
  unsubscribeUrl: string;
}

export function changesDigestMail({
  edited,
  withdrawn,
  appUrl,
  unsubscribeUrl,
}: ChangesDigestMail): MailContent {
  const summary = [edited > 0 && `${edited} edited`, withdrawn > 0 && `${withdrawn} taken back`]
    .filter(Boolean)
    .join(', ');
  return {
    subject: `Reviews that changed: ${summary}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument({
      preheader: 'Customers edited or took back what they wrote.',
      heading: 'Customers changed their reviews',
      blocks: [
        paragraph(`Since our last email: ${summary}.`),
        paragraph('Your list and your average rating are up to date.'),
        button('See your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(
          `On ${brand.name}, customers can edit or take back a review for ${REVIEW_LINK_DAYS} days.`,
        ),
        link('Choose when you get these emails', `${appUrl}/settings#mails`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
