import { freePlan, type PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { oneClickUnsubscribe } from '#server/accounts/unsubscribe-link.ts';
import { longDate } from '#server/platform/long-date.ts';
import { button, contactSupport, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import { planName } from './plan-names.ts';

interface PlanEndingMail {
  plan: PaidPlan;
  endsAt: string;
  /** True for a canceled plan, false for one that an admin granted. */
  wasCanceled: boolean;
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}

export function planEndingMail({
  plan,
  endsAt,
  wasCanceled,
  appUrl,
  unsubscribeUrl,
  site,
}: PlanEndingMail): MailContent {
  return {
    subject: `Your ${planName(site, plan)} plan ends on ${longDate(endsAt)}`,
    headers: oneClickUnsubscribe(unsubscribeUrl),
    ...mailDocument(site, {
      preheader: "It won't renew automatically. You keep all your reviews.",
      heading: `Your plan ends on ${longDate(endsAt)}`,
      blocks: [
        paragraph(
          `Your ${planName(site, plan)} plan won't renew. After ${longDate(endsAt)} you'll be on the free plan. You keep all your reviews and workplaces, but with ${freePlan.reviews} or more reviews you can't get new ones.`,
        ),
        ...(wasCanceled
          ? [
              paragraph('To keep your plan, open Manage billing in Settings.'),
              button('Keep your plan', `${appUrl}/settings#billing`),
            ]
          : [button('See the plans', `${appUrl}/pricing`)]),
      ],
      footer: [
        smallPrint('We send this email once, three days before a plan ends.'),
        ...contactSupport(site),
        link('Stop emails like this', unsubscribeUrl),
      ],
    }),
  };
}
