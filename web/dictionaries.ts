import type { Language } from '#contract/languages/languages.ts';
import { createTranslator, type Texts } from '#contract/languages/translator.ts';
import { setTranslator } from './language.ts';

/** Where the dictionaries of modules are, in the document's language; English has none. */
export const dictionaryFiles: Partial<Record<string, string>> = readFiles();

const texts: Texts = {};
const loading = new Map<string, Promise<void>>();
if (Object.keys(dictionaryFiles).length > 0)
  setTranslator(createTranslator(document.documentElement.lang as Language, texts));

/** Resolves when `t` knows the sentences of these modules, by their path in web/, or `messages`: those of the API. */
export async function loadDictionaries(modules: readonly string[]): Promise<void> {
  await Promise.all(modules.map(loadOnce));
}

async function loadOnce(module: string): Promise<void> {
  const file = dictionaryFiles[module];
  if (!file) return;
  const load = loading.get(module) ?? loadDictionary(file);
  loading.set(module, load);
  try {
    await load;
  } catch (error) {
    // After a lost connection, the next page tries again.
    loading.delete(module);
    throw error;
  }
}

async function loadDictionary(file: string): Promise<void> {
  const dictionary: { texts: Texts } = await import(/* @vite-ignore */ file);
  Object.assign(texts, dictionary.texts);
}

function readFiles(): Partial<Record<string, string>> {
  const block = typeof document === 'undefined' ? null : document.getElementById('dictionaries')?.textContent;
  return block ? JSON.parse(block) : {};
}
