import { brand } from '#contract/brand.ts';
import { button, link, notice, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

export function passwordChangedMail({ appUrl }: { appUrl: string }): MailContent {
  return {
    subject: `Your ${brand.name} password was changed`,
    ...mailDocument({
      preheader: "Your other devices were signed out. If this was you, there's nothing to do.",
      heading: 'Your password was changed',
      blocks: [
        paragraph(
          'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.',
        ),
        button('Sign in', `${appUrl}/login`),
        notice("This wasn't you?", `Set a new password right away, and tell us at ${brand.supportEmail}.`, {
          label: 'Set a new password',
          url: `${appUrl}/forgot-password`,
        }),
      ],
      footer: [
        smallPrint("We send this notice whenever your password changes. It can't be turned off."),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
