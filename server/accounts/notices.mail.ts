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
        ? t('The passkey “{name}” can now sign in to your account without the password.', { name })
        : t('The passkey “{name}” can no longer sign in to your account. Your password still works.', {
            name,
          }),
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

export function webhookChangedMail(context: MailContext, host: string): Mail {
  const { t, appUrl, site } = context;
  return mailDocument(context, {
    subject: t('Your {site} reviews are now sent to {host}', { site: site.name, host }),
    preheader: t("If this was you, there's nothing to do."),
    heading: t('A webhook was set up'),
    blocks: [
      t('Each review that is new, edited or taken back is now sent to {host}.', { host }),
      button(t('See your webhook'), `${appUrl}/settings#webhook`),
      notice(t("This wasn't you?"), t('Remove the webhook in Settings, and set a new password right away.'), {
        label: t('Set a new password'),
        url: `${appUrl}/forgot-password`,
      }),
    ],
    reason: t("We send this notice whenever your webhook gets a new address. It can't be turned off."),
  });
}

export function webhookPausedMail(context: MailContext, host: string): Mail {
  const { t, appUrl } = context;
  return mailDocument(context, {
    subject: t('Your webhook is paused'),
    preheader: t('{host} accepted nothing for five days.', { host }),
    heading: t('Your webhook is paused'),
    blocks: [
      t(
        'For five days, {host} accepted no event. Events now wait for up to 30 days. To send them, save the address again in Settings.',
        { host },
      ),
      button(t('See what went wrong'), `${appUrl}/settings#webhook`),
    ],
    reason: t("We send this notice when your webhook is paused. It can't be turned off."),
  });
}
