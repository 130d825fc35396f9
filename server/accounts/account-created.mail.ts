import type { Site } from '#contract/site.ts';
import { button, contactSupport, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';

interface AccountCreatedMail {
  username: string;
  token: string;
  appUrl: string;
  site: Site;
  reader: MailReader;
}

/** For a person whose account the operator created. */
export function accountCreatedMail({
  username,
  token,
  appUrl,
  site,
  reader,
}: AccountCreatedMail): MailContent {
  const { t } = reader;
  const title = t('Your {site} account', { site: site.name });
  return mailDocument(site, reader, {
    subject: title,
    preheader: t('The link works once, within the next hour.'),
    heading: title,
    blocks: [
      paragraph(
        t(
          'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.',
          { site: site.name, username },
        ),
      ),
      button(t('Choose a password'), `${appUrl}/reset-password?token=${encodeURIComponent(token)}`),
      link(t('Link expired? Get a new one'), `${appUrl}/forgot-password`),
    ],
    footer: [
      smallPrint(
        t('You get this email because the people who run {site} created an account for you.', {
          site: site.name,
        }),
      ),
      contactSupport(reader, site),
    ],
  });
}
