import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

export function confirmEmailMail(context: MailContext, token: string): Mail {
  const { t, appUrl, site } = context;
  return mailDocument(context, {
    subject: t('Confirm your new email address for {site}', { site: site.name }),
    preheader: t('The link works once, within the next 24 hours.'),
    heading: t('Confirm your new email address'),
    blocks: [
      t(
        'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.',
        { site: site.name },
      ),
      button(t('Confirm this address'), `${appUrl}/confirm-email?token=${encodeURIComponent(token)}`),
      t(
        "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.",
      ),
    ],
    reason: t('You get this email because your address was entered in the settings of an account.'),
  });
}
