import { join, parse, relative } from 'node:path';
import type { Plugin } from 'vite';
import { plurals, readCatalogue, type Translated, textsOf } from '../locales/catalogue.ts';

const ENTRIES = ['entry-client.tsx', 'public/review-main.tsx'];
/** What these import by `import()` has a dictionary of its own, which they load beside it. */
const LOAD_DICTIONARIES = [
  'pages.tsx',
  'layout/HomePage.tsx',
  'dashboard/Insights.tsx',
  'admin/PlatformInsights.tsx',
  'accounts/passkeys/LazyPasskeyOffer.tsx',
];

const REFUSALS = new Set(['contract/errors.ts']);

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/**
 * Writes what each page says in each language into a file of its own: the sentences of the modules that it imports, and that
 * the app's entry doesn't. `messages` are the contract's. `.vite/dictionaries.json` has their addresses.
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
      const moduleAt = (id: string): Module | null => this.getModuleInfo(id);
      const pages = LOAD_DICTIONARIES.flatMap(
        (file) => moduleAt(join(web, file))?.dynamicallyImportedIds ?? [],
      );
      // What the API refuses to do comes with `messages`.
      const filesBelow = (id: string) =>
        new Set(closure(id, pages, moduleAt).map((found) => relative(root, found))).difference(REFUSALS);
      const [app = '', customer = ''] = ENTRIES.map((file) => join(web, file));
      const ofApp = filesBelow(app);
      const files = {
        'entry-client.tsx': ofApp,
        'public/review-main.tsx': filesBelow(customer),
        ...Object.fromEntries(
          [...new Set(pages)].map((id) => [relative(web, id), filesBelow(id).difference(ofApp)]),
        ),
      };
      const addresses: Record<string, Record<string, string>> = {};
      for (const language of Object.keys(plurals) as Translated[]) {
        const entries = readCatalogue(language);
        const emit = (name: string, isIncluded: (file: string) => boolean) => {
          const texts = textsOf(entries.filter((entry) => entry.files.some(isIncluded)));
          if (Object.keys(texts).length === 0) return;
          const source = moduleOf(texts);
          const reference = this.emitFile({
            type: 'asset',
            name: `${language}-${parse(name).name}.js`,
            source,
          });
          addresses[language] = {
            ...addresses[language],
            [name]: `/${this.getFileName(reference)}`,
          };
        };
        for (const [name, included] of Object.entries(files)) emit(name, (file) => included.has(file));
        emit('messages', (file) => file.startsWith('contract/'));
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/dictionaries.json',
        source: JSON.stringify(addresses),
      });
    },
  };
}

function moduleOf(texts: object): string {
  return `export const texts = ${JSON.stringify(texts)};`;
}

/** A module with all that it imports, except pages that it would load later. */
function closure(id: string, pages: readonly string[], moduleAt: (id: string) => Module | null): string[] {
  const found = new Set<string>();
  const add = (next: string) => {
    if (found.has(next)) return;
    found.add(next);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleAt(next) ?? {};
    for (const imported of importedIds) add(imported);
    for (const imported of dynamicallyImportedIds) if (!pages.includes(imported)) add(imported);
  };
  add(id);
  return [...found];
}
