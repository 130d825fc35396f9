import { brand } from '#contract/brand.ts';
import { button, link, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface ConfirmEmailMail {
  token: string;
  appUrl: string;
}

/** To an address that an account wants to have. */
export function confirmEmailMail({ token, appUrl }: ConfirmEmailMail): MailContent {
  return {
    subject: `Confirm your new email address for ${brand.name}`,
    ...mailDocument({
      preheader: 'The link works once, within the next 24 hours.',
      heading: 'Confirm your new email address',
      blocks: [
        paragraph(
          `Somebody, hopefully you, gave this address as the new one of their ${brand.name} account. Once you confirm it, reviews are sent here, and you can sign in with it. The link works once, within the next 24 hours.`,
        ),
        button('Confirm this address', `${appUrl}/confirm-email?token=${encodeURIComponent(token)}`),
        paragraph(
          'If it was not you, you can ignore this email: nothing changes. Please do not pass the link on to anyone.',
        ),
      ],
      footer: [
        smallPrint('You get this email because your address was entered in the settings of an account.'),
        link('Contact support', `mailto:${brand.supportEmail}`),
      ],
    }),
  };
}
