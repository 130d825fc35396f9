import { button, notice } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';
import type { KeptPasskeys } from './passkeys/change-passkeys.ts';

export function passwordChangedMail(context: MailContext, passkeys: KeptPasskeys): Mail {
  const { t, appUrl, site } = context;
  return mailDocument(context, {
    subject: t('Your {site} password was changed', { site: site.name }),
    preheader: t("Your other devices were signed out. If this was you, there's nothing to do."),
    heading: t('Your password was changed'),
    blocks: [
      t(
        'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.',
      ),
      passkeys === 'removed' &&
        t(
          'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.',
        ),
      passkeys === 'kept' &&
        t('Your passkeys still sign you in. In Settings, remove any that you don’t recognize.'),
      button(t('Sign in'), `${appUrl}/login`),
      notice(
        t("This wasn't you?"),
        t('Set a new password right away, and tell us at {email}.', { email: site.supportEmail }),
        {
          label: t('Set a new password'),
          url: `${appUrl}/forgot-password`,
        },
      ),
    ],
    reason: t("We send this notice whenever your password changes. It can't be turned off."),
  });
}
