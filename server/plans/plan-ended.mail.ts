import { brand } from '#contract/brand.ts';
import { freePlan, type PaidPlan } from '#contract/plans.ts';
import { oneClick } from '#server/accounts/unsubscribe-link.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planNames } from './plan-names.ts';

interface PlanEndedMail {
  plan: PaidPlan;
  isPageClosed: boolean;
  appUrl: string;
  unsubscribeUrl: string;
}

/** To a professional whose plan has ended. */
export function planEndedMail({ plan, isPageClosed, appUrl, unsubscribeUrl }: PlanEndedMail): MailContent {
  return {
    subject: `Your ${planNames[plan]} plan has ended`,
    headers: oneClick(unsubscribeUrl),
    ...mailDocument({
      preheader: 'You are on the free plan now. What you have received stays yours.',
      heading: 'You are on the free plan now',
      blocks: [
        paragraph(
          `Your ${planNames[plan]} plan has ended. Every review and every workplace you have stays yours.`,
        ),
        paragraph(
          isPageClosed
            ? `Because you have ${freePlan.reviews} reviews or more, your review page is closed for now: customers read that you cannot take more reviews. Upgrade, and it opens again at once, with the same link and the same QR code.`
            : `Your review page stays open until you have ${freePlan.reviews} reviews.`,
        ),
        button('Upgrade your account', `${appUrl}/subscribe`),
      ],
      footer: [
        smallPrint(`${brand.name} tells you this once, when a plan ends.`),
        link('Contact support', `mailto:${brand.supportEmail}`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
