import type { Deps } from '#server/deps.ts';
import type { AccountMailContext, MailContext } from '#server/mail/context.ts';
import { createMailReader, type MailReader } from '#server/mail/reader.ts';
import { translatorFor } from '#server/site/translators.ts';
import { type Account, languageOf } from './store.ts';

export function mailContext(
  { config: { appUrl }, site }: Deps,
  account: Account,
  to = recipient(account),
): AccountMailContext {
  const unsubscribeUrl = `${appUrl}/unsubscribe?token=${account.unsubscribe_token}`;
  return { ...mailReaderFor(account), to, appUrl, site, unsubscribeUrl };
}

export function mailReaderFor(account: Account): MailReader {
  return createMailReader(translatorFor(languageOf(account)));
}

/** The owner of an unconfirmed address may be a stranger, who must not receive text that someone else typed. */
function recipient({ full_name, email: address, email_unconfirmed_since }: Account): MailContext['to'] {
  return { name: email_unconfirmed_since === null ? full_name : '', address };
}
