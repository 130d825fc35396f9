import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { defaultSite } from '#contract/site.ts';
import type { AccountMailContext } from '#server/mail/context.ts';
import { createMailReader } from '#server/mail/reader.ts';

const appUrl = 'https://goodword.example';

/** The mails are in English, unless told otherwise. */
export function newMailContext(translator: Translator = createTranslator('en', null)): AccountMailContext {
  return {
    ...createMailReader(translator),
    to: { name: 'Ana Ruiz', address: 'ana@example.com' },
    appUrl,
    site: defaultSite,
    unsubscribeUrl: `${appUrl}/unsubscribe?token=t0ken`,
  };
}
