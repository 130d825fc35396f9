import { button } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

export function resetPasswordMail(context: MailContext, token: string): Mail {
  const { t, appUrl, site } = context;
  return mailDocument(context, {
    subject: t('Reset your {site} password', { site: site.name }),
    preheader: t('The link works once, within the next hour.'),
    heading: t('Reset your password'),
    blocks: [
      t(
        'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.',
        { site: site.name },
      ),
      button(t('Set a new password'), `${appUrl}/reset-password?token=${encodeURIComponent(token)}`),
      t(
        "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.",
      ),
    ],
    reason: t('You get this email because your address was entered on our Forgot password page.'),
  });
}
