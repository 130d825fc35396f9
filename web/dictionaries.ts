import type { Language } from '#contract/languages/languages.ts';
import type { Area, Texts } from '#contract/languages/sentences.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { setTranslator } from './language.ts';

/** Where the dictionaries of the document's language are; English has none. */
export const dictionaryFiles: Partial<Record<Area, string>> = readFiles();

const texts: Texts = {};
const loading = new Map<Area, Promise<void>>();
if (Object.keys(dictionaryFiles).length > 0)
  setTranslator(createTranslator(document.documentElement.lang as Language, texts));

/** Resolves when `t` knows the sentences of these areas. */
export async function loadDictionaries(areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map(loadOnce));
}

async function loadOnce(area: Area): Promise<void> {
  const file = dictionaryFiles[area];
  if (!file) return;
  const load = loading.get(area) ?? loadDictionary(file);
  loading.set(area, load);
  try {
    await load;
  } catch (error) {
    // After a lost connection, the next page tries again.
    loading.delete(area);
    throw error;
  }
}

async function loadDictionary(file: string): Promise<void> {
  const dictionary: { texts: Texts } = await import(/* @vite-ignore */ file);
  Object.assign(texts, dictionary.texts);
}

function readFiles(): Partial<Record<Area, string>> {
  const block = typeof document === 'undefined' ? null : document.getElementById('dictionaries')?.textContent;
  return block ? JSON.parse(block) : {};
}
