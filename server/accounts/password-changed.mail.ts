import type { Site } from '#contract/site.ts';
import { button, contactSupport, notice, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

export function passwordChangedMail({ appUrl, site }: { appUrl: string; site: Site }): MailContent {
  const tellUs = site.supportEmail ? `, and tell us at ${site.supportEmail}` : '';
  return {
    subject: `Your ${site.name} password was changed`,
    ...mailDocument(site, {
      preheader: "Your other devices were signed out. If this was you, there's nothing to do.",
      heading: 'Your password was changed',
      blocks: [
        paragraph(
          'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.',
        ),
        button('Sign in', `${appUrl}/login`),
        notice("This wasn't you?", `Set a new password right away${tellUs}.`, {
          label: 'Set a new password',
          url: `${appUrl}/forgot-password`,
        }),
      ],
      footer: [
        smallPrint("We send this notice whenever your password changes. It can't be turned off."),
        ...contactSupport(site),
      ],
    }),
  };
}
