import type { Site } from '#contract/site.ts';
import { button, contactSupport, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ConfirmAddressMail {
  token: string;
  appUrl: string;
  site: Site;
}

export function confirmAddressMail({ token, appUrl, site }: ConfirmAddressMail): MailContent {
  return {
    subject: `Confirm your email address for ${site.name}`,
    ...mailDocument(site, {
      preheader: 'One tap, and your reviews arrive here.',
      heading: 'Confirm your email address',
      blocks: [
        paragraph(
          `Someone, hopefully you, signed up for ${site.name} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.`,
        ),
        button(
          'Confirm this address',
          `${appUrl}/confirm-email?token=${encodeURIComponent(token)}&for=sign-up`,
        ),
        paragraph(
          "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.",
        ),
      ],
      footer: [
        smallPrint('You get this email because your address was entered on our sign-up page.'),
        ...contactSupport(site),
      ],
    }),
  };
}
