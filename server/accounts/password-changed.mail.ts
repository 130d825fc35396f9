import { brand } from '#contract/brand.ts';
import { button, link, notice, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

/** The notice after a password was changed, in Settings or with a reset link, to whom it would surprise. */
export function passwordChangedMail({ appUrl }: { appUrl: string }): MailContent {
  return {
    subject: `Your ${brand.name} password was changed`,
    ...mailDocument({
      preheader: 'Your other devices were signed out. If this was you, there is nothing to do.',
      heading: 'Your password was changed',
      blocks: [
        paragraph(
          'The password of your account has just been changed, and your other devices were signed out. If this was you, there is nothing to do but to sign in there again.',
        ),
        button('Sign in', `${appUrl}/login`),
        notice('Was it not you?', `Set another password at once, and tell us at ${brand.supportEmail}.`, {
          label: 'Set another password',
          url: `${appUrl}/forgot-password`,
        }),
      ],
      footer: [
        smallPrint('We send this notice to everyone whose password changes; it cannot be switched off.'),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
