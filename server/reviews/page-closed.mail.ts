import { freePlan } from '#contract/plans.ts';
import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

/** @param isToday whether the mail is sent on the day the customer came. */
export function pageClosedMail(context: MailContext, { isToday }: { isToday: boolean }): Mail {
  const { t, appUrl, site } = context;
  const heading = t("A customer couldn't leave you a review");
  return mailDocument(context, {
    subject: isToday ? t("A customer couldn't leave you a review today") : heading,
    preheader: t('Your review page is paused because the free plan is full.'),
    heading,
    blocks: [
      isToday
        ? t(
            "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.",
            { limit: freePlan.reviews },
          )
        : t(
            "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.",
            { limit: freePlan.reviews },
          ),
      t(
        'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.',
      ),
      button(t('Upgrade your account'), `${appUrl}/subscribe`),
    ],
    reason: t('{site} sends this email at most once a day.', { site: site.name }),
    links: [],
  });
}
