import type { Site } from '#contract/site.ts';
import { button, contactSupport, notice, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';
import type { MailReader } from '#server/platform/mail-reader.ts';
import type { KeptPasskeys } from './passkeys/change-passkeys.ts';

interface PasswordChangedMail {
  appUrl: string;
  site: Site;
  reader: MailReader;
  passkeys: KeptPasskeys;
}

export function passwordChangedMail({ appUrl, site, reader, passkeys }: PasswordChangedMail): MailContent {
  const { t } = reader;
  return mailDocument(site, reader, {
    subject: t('Your {site} password was changed', { site: site.name }),
    preheader: t("Your other devices were signed out. If this was you, there's nothing to do."),
    heading: t('Your password was changed'),
    blocks: [
      paragraph(
        t(
          'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.',
        ),
      ),
      ...(passkeys === 'removed'
        ? [
            paragraph(
              t(
                'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.',
              ),
            ),
          ]
        : []),
      ...(passkeys === 'kept'
        ? [paragraph(t('Your passkeys still sign you in. In Settings, remove any that you don’t recognize.'))]
        : []),
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
    footer: [
      smallPrint(t("We send this notice whenever your password changes. It can't be turned off.")),
      contactSupport(reader, site),
    ],
  });
}
