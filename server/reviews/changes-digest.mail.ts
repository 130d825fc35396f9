import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ChangesDigestMail {
  edited: number;
  withdrawn: number;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}

export function changesDigestMail({
  edited,
  withdrawn,
  appUrl,
  unsubscribeUrl,
  site,
}: ChangesDigestMail): MailContent {
  const summary = [edited > 0 && `${edited} edited`, withdrawn > 0 && `${withdrawn} taken back`]
    .filter(Boolean)
    .join(', ');
  return {
    subject: `Reviews that changed: ${summary}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, {
      preheader: 'Customers edited or took back what they wrote.',
      heading: 'Customers changed their reviews',
      blocks: [
        paragraph(`Since our last email: ${summary}.`),
        paragraph('Your list and your average rating are up to date.'),
        button('See your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(`On ${site.name}, customers can edit or take back a review for ${REVIEW_LINK_DAYS} days.`),
        link('Choose when you get these emails', `${appUrl}/settings#mails`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
