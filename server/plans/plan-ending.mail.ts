import { brand } from '#contract/brand.ts';
import { freePlan, type PaidPlan } from '#contract/plans.ts';
import { oneClick } from '#server/accounts/unsubscribe-link.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planNames } from './plan-names.ts';

interface PlanEndingMail {
  plan: PaidPlan;
  endsAt: string;
  /** Whether it was canceled and can be taken up again; otherwise it was a gift. */
  wasCanceled: boolean;
  appUrl: string;
  unsubscribeUrl: string;
}

/** To a professional whose plan ends within three days and does not renew. */
export function planEndingMail({
  plan,
  endsAt,
  wasCanceled,
  appUrl,
  unsubscribeUrl,
}: PlanEndingMail): MailContent {
  return {
    subject: `Your ${planNames[plan]} plan ends on ${longDate(endsAt)}`,
    headers: oneClick(unsubscribeUrl),
    ...mailDocument({
      preheader: 'It does not renew by itself. What you have received stays yours.',
      heading: `Your plan ends on ${longDate(endsAt)}`,
      blocks: [
        paragraph(
          `Your ${planNames[plan]} plan does not renew. After ${longDate(endsAt)} you are on the free plan: every review and every workplace stays yours, but with ${freePlan.reviews} or more reviews your page takes no new ones.`,
        ),
        ...(wasCanceled
          ? [
              paragraph('If you would like to go on, keep it in Settings under Manage billing.'),
              button('Keep your plan', `${appUrl}/settings#billing`),
            ]
          : [button('See the plans', `${appUrl}/pricing`)]),
      ],
      footer: [
        smallPrint(`${brand.name} tells you this once, three days before a plan ends.`),
        link('Contact support', `mailto:${brand.supportEmail}`),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
