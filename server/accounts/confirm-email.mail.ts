import type { Site } from '#contract/site.ts';
import { button, contactSupport, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ConfirmEmailMail {
  token: string;
  appUrl: string;
  site: Site;
}

export function confirmEmailMail({ token, appUrl, site }: ConfirmEmailMail): MailContent {
  return {
    subject: `Confirm your new email address for ${site.name}`,
    ...mailDocument(site, {
      preheader: 'The link works once, within the next 24 hours.',
      heading: 'Confirm your new email address',
      blocks: [
        paragraph(
          `Someone, hopefully you, entered this address as the new email for a ${site.name} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.`,
        ),
        button('Confirm this address', `${appUrl}/confirm-email?token=${encodeURIComponent(token)}`),
        paragraph(
          "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.",
        ),
      ],
      footer: [
        smallPrint('You get this email because your address was entered in the settings of an account.'),
        ...contactSupport(site),
      ],
    }),
  };
}
