import { createTranslator, type Texts } from '#contract/languages/translator.ts';
import { documentLanguage, setTranslator } from './language.ts';

/** The sentences of the app, or of the customer's page, in the document's language; English needs none. */
export function dictionaryFile(): string | undefined {
  return document.querySelector<HTMLLinkElement>('#dictionary')?.href;
}

/** Resolves when `t` knows the sentences in the document's language. */
export async function loadDictionary(): Promise<void> {
  const file = dictionaryFile();
  if (!file) return;
  const { texts }: { texts: Texts } = await import(/* @vite-ignore */ file);
  setTranslator(createTranslator(documentLanguage(), texts));
}
