import { notice } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

/** Goes to the previous address, which must not learn the new one. */
export function emailChangedMail(context: MailContext): Mail {
  const { t, site } = context;
  return mailDocument(context, {
    subject: t('Your {site} email was changed', { site: site.name }),
    preheader: t("If this was you, there's nothing to do."),
    heading: t('Your email was changed'),
    blocks: [
      t(
        "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.",
        { site: site.name },
      ),
      notice(
        t("This wasn't you?"),
        t("Write to {email} from this address right away, and we'll help you get your account back.", {
          email: site.supportEmail,
        }),
      ),
    ],
    reason: t(
      "We send this notice to your previous address whenever your email changes. It can't be turned off.",
    ),
  });
}
