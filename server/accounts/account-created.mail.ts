import { button, link } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

/** For a person whose account the operator created. */
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
    reason: t('You get this email because the people who run {site} created an account for you.', {
      site: site.name,
    }),
  });
}
