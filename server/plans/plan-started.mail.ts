import type { PaidPlan } from '#contract/plans.ts';
import type { Site } from '#contract/site.ts';
import { button, contactSupport, detailTable, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';
import { planName, priceName } from './plan-names.ts';

interface PlanStartedMail {
  plan: PaidPlan;
  renewsAt: string | null;
  appUrl: string;
  site: Site;
  reader: MailReader;
}

export function planStartedMail({ plan, renewsAt, appUrl, site, reader }: PlanStartedMail): MailContent {
  const { t, date } = reader;
  const name = planName(reader, site, plan);
  const heading = t('Your {plan} plan is active', { plan: name });
  return mailDocument(site, reader, {
    subject: heading,
    preheader: t('You can now get unlimited reviews.'),
    heading,
    blocks: [
      paragraph(
        t(
          'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.',
        ),
      ),
      detailTable(reader, [
        [t('Plan'), name],
        [t('Price'), priceName(reader, plan)],
        ...(renewsAt ? [[t('Renews on'), date(renewsAt)] as const] : []),
      ]),
      button(t('Open your dashboard'), `${appUrl}/dashboard`),
      paragraph(t('You can cancel anytime in Settings, under Manage billing.')),
    ],
    footer: [
      smallPrint(
        t('You get this email because a plan was bought for your {site} account.', { site: site.name }),
      ),
      contactSupport(reader, site),
    ],
  });
}
