import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Area } from '#contract/languages/sentences.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { MailContext } from '#server/platform/mail-context.ts';
import { createMailReader, type MailReader } from '#server/platform/mail-reader.ts';
import { type Account, languageOf } from './store.ts';

export async function mailContext(
  { config: { appUrl }, site }: Deps,
  account: Account,
  { to = recipient(account), areas }: { to?: MailContext['to']; areas?: Area[] } = {},
): Promise<MailContext> {
  const unsubscribeUrl = `${appUrl}/unsubscribe?token=${account.unsubscribe_token}`;
  return { ...(await mailReaderFor(account, areas)), to, appUrl, site, unsubscribeUrl };
}

/** @param areas besides those of every mail. */
export async function mailReaderFor(account: Account, areas: Area[] = []): Promise<MailReader> {
  const translator = await loadTranslator(languageOf(account), ['common', 'mails', ...areas]);
  return createMailReader(translator);
}

/** The owner of an unconfirmed address may be a stranger, who must not receive text that someone else typed. */
function recipient({ full_name, email: address, email_unconfirmed_since }: Account): MailContext['to'] {
  return { name: email_unconfirmed_since === null ? full_name : '', address };
}
