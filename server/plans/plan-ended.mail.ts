import { freePlan, type PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { button, contactSupport, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';
import { planName } from './plan-names.ts';

interface PlanEndedMail {
  plan: PaidPlan;
  isPageClosed: boolean;
  appUrl: string;
  site: Site;
  reader: MailReader;
}

export function planEndedMail({ plan, isPageClosed, appUrl, site, reader }: PlanEndedMail): MailContent {
  const { t } = reader;
  const name = planName(reader, site, plan);
  return mailDocument(site, reader, {
    subject: t('Your {plan} plan has ended', { plan: name }),
    preheader: t("You're on the free plan now. You keep all your reviews."),
    heading: t("You're on the free plan now"),
    blocks: [
      paragraph(t('Your {plan} plan has ended. You keep all your reviews and workplaces.', { plan: name })),
      paragraph(
        isPageClosed
          ? t(
              "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.",
              { limit: freePlan.reviews },
            )
          : t('Your review page stays open until you have {limit} reviews.', { limit: freePlan.reviews }),
      ),
      button(t('Upgrade your account'), `${appUrl}/subscribe`),
    ],
    footer: [smallPrint(t('We send this email once, when a plan ends.')), contactSupport(reader, site)],
  });
}
