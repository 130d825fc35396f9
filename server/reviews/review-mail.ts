import { firstName } from '#contract/names.ts';
import { link } from '#server/mail/blocks.ts';
import type { AccountMailContext } from '#server/mail/context.ts';
import { type Mail, type MailDocument, mailDocument } from '#server/mail/layout.ts';

/** Mail programs offer to unsubscribe from it with one click. */
export function reviewMail(context: AccountMailContext, document: MailDocument): Mail {
  const { t, to, unsubscribeUrl } = context;
  const addressee = t('Private, for {name} only', { name: firstName(to.name) });
  const links = [...(document.links ?? []), link(t('Stop review emails'), unsubscribeUrl)];
  return {
    ...mailDocument(context, { ...document, addressee, links }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
