import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { encode } from 'uqr';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './contract/brand.ts';
import { type Entry, plurals, readCatalogue, type Translated, textsOf } from './locales/catalogue.ts';
import { buildTarget } from './scripts/browsers.ts';
import { dictionaries } from './scripts/dictionaries.ts';
import { viewportUnits } from './scripts/viewport-units.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Code that arrives together is one file; a group takes along what its modules import. By Rolldown's own division the
 * dashboard loads 76 files, which compress less well.
 */
const chunkGroups = [
  {
    // All that the review page has in common with the app.
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/contract\/(drawings|review-fields|submission-errors|text\/rules|languages\/(languages|locale|sentence|translator))\.ts|\/web\/(language|site|ui\/(LogoMark|ImprintNote|cn|variants|Field|FormError|early-input|install-offer|once-idle)|workplaces\/workplace-label)\.ts|late-styles/,
  },
  // What the review page starts with; what it fetches after a review stays apart.
  { name: 'review', test: /\/web\/public\/|\/node_modules\/idb-keyval\//, tags: ['$initial' as const] },
  // Apart, since the review page fetches it once idle or while a customer writes, and must not load the app with it.
  { name: 'letter', test: /\/contract\/letter-size\.ts|\/web\/ui\/Letter\.ts/ },
  { name: 'names', test: /\/contract\/(names|text\/graphemes)\.ts/ },
  {
    // All other pages, with what visitors and signed-in people both see.
    name: 'app',
    test: /\/web\/(plural|router|accounts\/(show-failure|text-link)|marketing\/SmallPrint|plans\/plan-names|ui\/(Badge|Button|counts|Input|LanguageLinks|Logo|rich-text|Stars|toast|use-hydrated))\.ts/,
  },
  { name: 'forms', test: /\/web\/(accounts\/(AuthPage|SubmitButton)|ui\/(PasswordField|use-form))\.ts/ },
  {
    name: 'signed-in',
    test: /\/node_modules\/@tanstack\/|\/web\/(signed-in|layout\/AuthenticatedLayout|dashboard\/DashboardPage|ui\/(ShowMore|Table))\.ts/,
  },
];

export const alias = { 'react-style-singleton': file('web/no-style-singleton.ts') };

const isProduction = process.env.NODE_ENV === 'production';

export default defineConfig({
  root: file('web'),
  publicDir: file('web/static'),
  plugins: [react(), tailwindcss(), virtualModules(), lateStyles(), dictionaries(file('.')), viewportUnits()],
  // Of React's production build, what only its developer tools and Node.js need.
  define: isProduction ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', 'process.emit': 'undefined' } : {},
  resolve: { alias },
  build: {
    target: buildTarget,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostType }) => (hostType === 'js' ? [] : deps),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // No module of ours, and none that we use, counts on a read that has an effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all' } },
      input: [file('web/entry-client.tsx'), file('web/public/review-main.tsx')],
      // What pages share must not be in an entry, which would run wherever it is imported.
      preserveEntrySignatures: 'strict',
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

const generated: Record<string, () => object> = {
  /** The landing page's code, drawn at build so that no encoder travels to the visitor. */
  'virtual:sample-qr': () => {
    // It names no address: a printed or photographed landing page must not lead anywhere that is not ours.
    const { data, size } = encode(`${brand.tagline}.`, { border: 4 });
    return { size, path: darkModules(data) };
  },
  /** A card is printed in any language, whatever the page's is. */
  'virtual:card-texts': () => {
    const isOnCards = ({ files }: Entry) => files.includes('web/cards/CodeCard.tsx');
    const texts = (Object.keys(plurals) as Translated[]).map((language) => [
      language,
      textsOf(readCatalogue(language).filter(isOnCards)),
    ]);
    return { texts: Object.fromEntries(texts) };
  },
};

/** Modules that the build writes. */
export function virtualModules(): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (source) => (source in generated ? `\0${source}` : undefined),
    load(source) {
      const exported = generated[source.slice(1)]?.();
      return (
        exported &&
        Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      );
    },
  };
}

/** Loads the styles of code that is imported later. */
function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('vite/preload-helper.js') ? file('web/late-styles.ts') : undefined,
  };
}

/** One SVG path of horizontal runs. */
function darkModules(rows: boolean[][]): string {
  const runs = rows.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
      .join(''),
  );
  return runs.join('');
}
