import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

export function confirmAddressMail(context: MailContext, token: string): Mail {
  const { t, appUrl, site } = context;
  return mailDocument(context, {
    subject: t('Confirm your email address for {site}', { site: site.name }),
    preheader: t('One tap, and your reviews arrive here.'),
    heading: t('Confirm your email address'),
    blocks: [
      t(
        'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.',
        { site: site.name },
      ),
      button(
        t('Confirm this address'),
        `${appUrl}/confirm-email?token=${encodeURIComponent(token)}&for=sign-up`,
      ),
      t(
        "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.",
      ),
    ],
    reason: t('You get this email because your address was entered on our sign-up page.'),
  });
}
