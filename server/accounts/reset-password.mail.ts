import { brand } from '#contract/brand.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ResetPasswordMail {
  token: string;
  appUrl: string;
}

export function resetPasswordMail({ token, appUrl }: ResetPasswordMail): MailContent {
  return {
    subject: `Reset your ${brand.name} password`,
    ...mailDocument({
      preheader: 'The link works once, within the next hour.',
      heading: 'Reset your password',
      blocks: [
        paragraph(
          `Someone, hopefully you, asked to set a new password for your ${brand.name} account. The link works once, within the next hour.`,
        ),
        button('Set a new password', `${appUrl}/reset-password?token=${encodeURIComponent(token)}`),
        paragraph(
          "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.",
        ),
      ],
      footer: [
        smallPrint('You get this email because your address was entered on our Forgot password page.'),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
