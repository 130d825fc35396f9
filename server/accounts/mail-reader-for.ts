import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Area } from '#contract/languages/sentences.ts';
import { createMailReader, type MailReader } from '#server/platform/mail-reader.ts';
import { type Account, languageOf } from './store.ts';

/** @param areas besides those of every mail. */
export async function mailReaderFor(account: Account, areas: Area[] = []): Promise<MailReader> {
  const translator = await loadTranslator(languageOf(account), ['common', 'mails', ...areas]);
  return createMailReader(translator);
}
