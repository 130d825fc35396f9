import { button, notice } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

/** @param name of the passkey, e.g. "Chrome on Android". */
export function passkeyMail(context: MailContext, change: 'added' | 'removed', name: string): Mail {
  const { t, appUrl, site } = context;
  const isAdded = change === 'added';
  return mailDocument(context, {
    subject: isAdded
      ? t('A passkey was added to your {site} account', { site: site.name })
      : t('A passkey was removed from your {site} account', { site: site.name }),
    preheader: t("If this was you, there's nothing to do."),
    heading: isAdded ? t('A passkey was added') : t('A passkey was removed'),
    blocks: [
      isAdded
        ? t('“{name}” can now sign in to your account without the password.', { name })
        : t('“{name}” can no longer sign in to your account. Your password still works.', { name }),
      button(t('See your passkeys'), `${appUrl}/settings#passkeys`),
      notice(
        t("This wasn't you?"),
        isAdded
          ? t('Remove the passkey in Settings, and set a new password right away.')
          : t('Set a new password right away.'),
        { label: t('Set a new password'), url: `${appUrl}/forgot-password` },
      ),
    ],
    reason: t("We send this notice whenever a passkey is added or removed. It can't be turned off."),
  });
}
