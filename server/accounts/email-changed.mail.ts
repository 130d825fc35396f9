import { brand } from '#contract/brand.ts';
import { link, notice, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

/** The notice to the address that an account had before. The new one is nobody's business there. */
export function emailChangedMail(): MailContent {
  return {
    subject: `Your ${brand.name} email was changed`,
    ...mailDocument({
      preheader: 'If this was you, there is nothing to do.',
      heading: 'Your email was changed',
      blocks: [
        paragraph(
          `Your ${brand.name} account now has another email address, which was confirmed there. Reviews are no longer sent to this one, and it does not sign in any more. If this was you, there is nothing to do.`,
        ),
        notice(
          'Was it not you?',
          `Write to ${brand.supportEmail} from this address at once, and we help you to get your account back.`,
        ),
      ],
      footer: [
        smallPrint(
          'We send this notice to the former address of everyone whose email changes; it cannot be switched off.',
        ),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
