import { button, link } from '#server/mail/blocks.ts';
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
    reason: t("You're getting this email because your address was entered on our Forgot password page."),
  });
}

/** The operator has created the account. */
export function accountCreatedMail(
  context: MailContext,
  token: string,
  { username }: { username: string },
): Mail {
  const { t, appUrl, site } = context;
  const title = t('Your {site} account', { site: site.name });
  return mailDocument(context, {
    subject: title,
    preheader: t('The link works once, within the next 7 days.'),
    heading: title,
    blocks: [
      t(
        'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next 7 days.',
        { site: site.name, username },
      ),
      button(t('Choose a password'), `${appUrl}/reset-password?token=${encodeURIComponent(token)}`),
      link(t('Link expired? Get a new one'), `${appUrl}/forgot-password`),
    ],
    reason: t("You're getting this email because the people who run {site} created an account for you.", {
      site: site.name,
    }),
  });
}

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
    reason: t("You're getting this email because your address was entered on our sign-up page."),
  });
}

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
    reason: t("You're getting this email because your address was entered in the settings of an account."),
  });
}
