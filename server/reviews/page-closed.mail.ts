import { freePlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface PageClosedMail {
  /** Whether the mail is sent on the day the customer came. */
  isToday: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}

export function pageClosedMail({ isToday, appUrl, unsubscribeUrl, site }: PageClosedMail): MailContent {
  return {
    subject: `A customer couldn't leave you a review${isToday ? ' today' : ''}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, {
      preheader: 'Your review page is paused because the free plan is full.',
      heading: "A customer couldn't leave you a review",
      blocks: [
        paragraph(
          `A customer opened your review page${isToday ? ' today' : ''} and found it paused, because you've used all ${freePlan.reviews} reviews of your free plan.`,
        ),
        paragraph(
          'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.',
        ),
        button('Upgrade your account', `${appUrl}/subscribe`),
      ],
      footer: [
        smallPrint(`${site.name} sends this email at most once a day.`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
