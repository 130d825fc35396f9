import type { Site } from '#contract/site.ts';
import { contactSupport, notice, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

/** Goes to the previous address, which must not learn the new one. */
export function emailChangedMail(site: Site): MailContent {
  return {
    subject: `Your ${site.name} email was changed`,
    ...mailDocument(site, {
      preheader: "If this was you, there's nothing to do.",
      heading: 'Your email was changed',
      blocks: [
        paragraph(
          `The email address of your ${site.name} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.`,
        ),
        notice(
          "This wasn't you?",
          site.supportEmail
            ? `Write to ${site.supportEmail} from this address right away, and we'll help you get your account back.`
            : `Tell ${site.operator?.name ?? `the people who run ${site.name}`} right away. They can help you get your account back.`,
        ),
      ],
      footer: [
        smallPrint(
          "We send this notice to your previous address whenever your email changes. It can't be turned off.",
        ),
        ...contactSupport(site),
      ],
    }),
  };
}
