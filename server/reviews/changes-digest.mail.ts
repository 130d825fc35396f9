import { brand } from '#contract/brand.ts';
import { oneClick } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ChangesDigestMail {
  edited: number;
  withdrawn: number;
  appUrl: string;
  unsubscribeUrl: string;
}

/** To a professional whose customers changed several reviews, or took them back, since the last such mail. */
export function changesDigestMail({
  edited,
  withdrawn,
  appUrl,
  unsubscribeUrl,
}: ChangesDigestMail): MailContent {
  const said = [
    edited > 0 && `${edited} ${edited === 1 ? 'correction' : 'corrections'}`,
    withdrawn > 0 && `${withdrawn} taken back`,
  ].filter(Boolean);
  return {
    subject: `Reviews that changed: ${said.join(', ')}`,
    headers: oneClick(unsubscribeUrl),
    ...mailDocument({
      preheader: 'Customers looked at what they had written once more.',
      heading: 'Customers changed their reviews',
      blocks: [
        paragraph(`Since we last told you: ${said.join(', ')}.`),
        paragraph('Your list shows each review as it is now, and your rating counts it as it is now.'),
        button('See your reviews', `${appUrl}/reviews`),
      ],
      footer: [
        smallPrint(`A customer of ${brand.name} can correct a review, or take it back, for 30 days.`),
        link('Choose when these emails come', `${appUrl}/settings#mails`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
