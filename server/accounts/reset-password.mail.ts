import type { Site } from '#contract/site.ts';
import { button, contactSupport, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ResetPasswordMail {
  token: string;
  appUrl: string;
  site: Site;
}

export function resetPasswordMail({ token, appUrl, site }: ResetPasswordMail): MailContent {
  return {
    subject: `Reset your ${site.name} password`,
    ...mailDocument(site, {
      preheader: 'The link works once, within the next hour.',
      heading: 'Reset your password',
      blocks: [
        paragraph(
          `Someone, hopefully you, asked to set a new password for your ${site.name} account. The link works once, within the next hour.`,
        ),
        button('Set a new password', `${appUrl}/reset-password?token=${encodeURIComponent(token)}`),
        paragraph(
          "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.",
        ),
      ],
      footer: [
        smallPrint('You get this email because your address was entered on our Forgot password page.'),
        ...contactSupport(site),
      ],
    }),
  };
}
