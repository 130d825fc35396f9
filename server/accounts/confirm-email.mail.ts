import { brand } from '#contract/brand.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ConfirmEmailMail {
  token: string;
  appUrl: string;
}

export function confirmEmailMail({ token, appUrl }: ConfirmEmailMail): MailContent {
  return {
    subject: `Confirm your new email address for ${brand.name}`,
    ...mailDocument({
      preheader: 'The link works once, within the next 24 hours.',
      heading: 'Confirm your new email address',
      blocks: [
        paragraph(
          `Someone, hopefully you, entered this address as the new email for a ${brand.name} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.`,
        ),
        button('Confirm this address', `${appUrl}/confirm-email?token=${encodeURIComponent(token)}`),
        paragraph(
          "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.",
        ),
      ],
      footer: [
        smallPrint('You get this email because your address was entered in the settings of an account.'),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
