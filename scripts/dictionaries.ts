import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { plurals, readCatalogue, type Translated, textsOf } from '../locales/catalogue.ts';

const APP = 'entry-client.tsx';
const CUSTOMER = 'public/review-main.tsx';

/**
 * Writes for each language one dictionary of the app and a small one of the customer's page, which has only the sentences of
 * the modules that it loads. `.vite/dictionaries.json` has their addresses, and `.vite/texts/` all sentences for the service.
 */
export function dictionaries(root: string): Plugin {
  const web = join(root, 'web');
  const dev = /^\/dictionaries\/(\w+)\.js$/;
  return {
    name: 'dictionaries',
    resolveId: (id) => (dev.test(id) ? id : undefined),
    load(id) {
      const language = dev.exec(id)?.[1] as Translated | undefined;
      return language && moduleOf(textsOf(readCatalogue(language)));
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      const loadedBy = (id: string, found = new Set<string>()): Set<string> => {
        if (found.has(id)) return found;
        found.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds]) loadedBy(next, found);
        return found;
      };
      const ofCustomer = new Set([...loadedBy(join(web, CUSTOMER))].map((id) => relative(root, id)));
      const isIncluded = {
        [APP]: (file: string) => /^(contract|web(?!\/public))\//.test(file),
        [CUSTOMER]: (file: string) => ofCustomer.has(file) && file !== 'contract/errors.ts',
      };
      const write = (entry: keyof typeof isIncluded, language: Translated) => {
        const entries = readCatalogue(language).filter(({ files }) => files.some(isIncluded[entry]));
        const source = moduleOf(textsOf(entries));
        const file = this.emitFile({ type: 'asset', name: `${language}.js`, source });
        return [language, `/${this.getFileName(file)}`];
      };
      const languages = Object.keys(plurals) as Translated[];
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: `.vite/texts/${language}.json`,
          source: JSON.stringify(textsOf(readCatalogue(language))),
        });
      const addresses = ([APP, CUSTOMER] as const).map((entry) => [
        entry,
        Object.fromEntries(languages.map((language) => write(entry, language))),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/dictionaries.json',
        source: JSON.stringify(Object.fromEntries(addresses)),
      });
    },
  };
}

function moduleOf(texts: object): string {
  return `export const texts = ${JSON.stringify(texts)};`;
}
