import { brand } from '#contract/brand.ts';
import { freePlan, type PaidPlan } from '#contract/plans.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planNames } from './plan-names.ts';

interface PlanEndedMail {
  plan: PaidPlan;
  isPageClosed: boolean;
  appUrl: string;
  unsubscribeUrl: string;
}

export function planEndedMail({ plan, isPageClosed, appUrl, unsubscribeUrl }: PlanEndedMail): MailContent {
  return {
    subject: `Your ${planNames[plan]} plan has ended`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument({
      preheader: "You're on the free plan now. You keep all your reviews.",
      heading: "You're on the free plan now",
      blocks: [
        paragraph(`Your ${planNames[plan]} plan has ended. You keep all your reviews and workplaces.`),
        paragraph(
          isPageClosed
            ? `The free plan includes ${freePlan.reviews} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.`
            : `Your review page stays open until you have ${freePlan.reviews} reviews.`,
        ),
        button('Upgrade your account', `${appUrl}/subscribe`),
      ],
      footer: [
        smallPrint('We send this email once, when a plan ends.'),
        link('Contact support', `mailto:${brand.supportEmail}`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
