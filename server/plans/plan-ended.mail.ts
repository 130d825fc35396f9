import { freePlan, type PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, contactSupport, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planName } from './plan-names.ts';

interface PlanEndedMail {
  plan: PaidPlan;
  isPageClosed: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}

export function planEndedMail({
  plan,
  isPageClosed,
  appUrl,
  unsubscribeUrl,
  site,
}: PlanEndedMail): MailContent {
  return {
    subject: `Your ${planName(site, plan)} plan has ended`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, {
      preheader: "You're on the free plan now. You keep all your reviews.",
      heading: "You're on the free plan now",
      blocks: [
        paragraph(`Your ${planName(site, plan)} plan has ended. You keep all your reviews and workplaces.`),
        paragraph(
          isPageClosed
            ? `The free plan includes ${freePlan.reviews} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.`
            : `Your review page stays open until you have ${freePlan.reviews} reviews.`,
        ),
        button('Upgrade your account', `${appUrl}/subscribe`),
      ],
      footer: [
        smallPrint('We send this email once, when a plan ends.'),
        ...contactSupport(site),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
