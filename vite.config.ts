import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { encode } from 'uqr';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { brand } from './contract/brand.ts';
import { isReadByNative, plurals, readCatalogue, type Translated, textsOf } from './locales/catalogue.ts';
import { buildTarget } from './scripts/browsers.ts';
import { dictionaries } from './scripts/dictionaries.ts';
import { viewportUnits } from './scripts/viewport-units.ts';

type ChunkingContext = Rolldown.ChunkingContext;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const CUSTOMER = file('web/public/review-main.tsx');
const APP = file('web/entry-client.tsx');
const SIGNED_IN = file('web/signed-in.ts');
/** Pages that have a budget: they load nothing of the signed-in pages. */
const visitorsPages = [
  'marketing/LandingPage',
  'marketing/PricingPage',
  'accounts/LoginPage',
  'accounts/RegisterPage',
];

/** All that a module imports; `later` includes what it imports by `import()`. */
function loadedBy(start: string, context: ChunkingContext, later = false): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(later ? dynamicallyImportedIds : [])]) found.add(next);
  }
  return found;
}

/** One file of the modules that `modulesOf` finds. */
function chunk(name: string, modulesOf: (context: ChunkingContext) => Set<string>) {
  let modules: Set<string> | undefined;
  return {
    debugName: name,
    name(id: string, context: ChunkingContext) {
      modules ??= modulesOf(context);
      return modules.has(id) ? name : null;
    },
  };
}

/**
 * Code that arrives together is one file; a group takes along what its modules import. By Rolldown's own division the
 * dashboard loads 76 files, which compress less well.
 */
const chunkGroups = [
  // What the review page starts with: first what the app uses too, then its own.
  chunk('shared', (context) => loadedBy(CUSTOMER, context).intersection(loadedBy(APP, context, true))),
  chunk('review', (context) => loadedBy(CUSTOMER, context)),
  // Apart, since the review page fetches it once idle or while a customer writes, and must not load the app with it.
  { name: 'letter', test: /\/contract\/letter-size\.ts|\/web\/ui\/Letter\.ts/ },
  { name: 'names', test: /\/contract\/(names|text\/graphemes)\.ts|\/web\/ui\/copy-link\.ts/ },
  // All other pages, with what the landing page or signed-in pages share with other pages for visitors.
  chunk('app', (context) => {
    const [landing = new Set(), ...others] = visitorsPages.map((page) =>
      loadedBy(file(`web/${page}.tsx`), context),
    );
    const signedIn = loadedBy(SIGNED_IN, context);
    const shared = [
      landing.intersection(signedIn),
      ...others.map((page) => page.intersection(signedIn.union(landing))),
    ];
    return shared.reduce((all, modules) => all.union(modules), loadedBy(APP, context));
  }),
  {
    name: 'forms',
    test: /\/web\/(accounts\/(AuthPage|EmailField|passkeys\/support)|ui\/(PasswordField|use-form))\.ts|\/contract\/industries\.ts/,
  },
  chunk('signed-in', (context) => loadedBy(SIGNED_IN, context)),
];

export const alias = { 'react-style-singleton': file('web/no-style-singleton.ts') };

const isProduction = process.env.NODE_ENV === 'production';

export default defineConfig(({ isSsrBuild }) => ({
  root: file('web'),
  publicDir: file('web/static'),
  plugins: [
    react(),
    tailwindcss(),
    virtualModules(),
    withoutErrors(),
    lateStyles(),
    dictionaries(file('.')),
    viewportUnits(),
  ],
  // React's production build contains code that only its developer tools and Node.js need.
  define: isProduction ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', 'process.emit': 'undefined' } : {},
  resolve: { alias },
  build: {
    target: isSsrBuild ? 'esnext' : buildTarget,
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
      // No script imports the styles: documents contain them, and a customer who edits later loads some of the app's code, but
      // must not get its looks.
      input: [
        APP,
        CUSTOMER,
        ...['styles.css', 'visitor.css', 'public/review.css'].map((name) => file(`web/${name}`)),
      ],
      // An entry and what is loaded with it are one file. It knows by itself whether the page is its own.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));

const generated: Record<string, () => object> = {
  /** The landing page's code, drawn at build so that no encoder travels to the visitor. */
  'virtual:sample-qr': () => {
    // It names no address: a printed or photographed landing page must not lead anywhere that is not ours.
    const { data, size } = encode(`${brand.tagline}.`, { border: 4 });
    return { size, path: darkModules(data) };
  },
  /** A card is printed in any language, whatever the page's is. */
  'virtual:card-texts': () => textsIn('web/cards/CodeCard.tsx'),
  /** A message is in the customer's language. */
  'virtual:message-texts': () => textsIn('web/review-requests/message.ts'),
  'virtual:unread-translations': () => ({
    unread: translated.filter((language) => !isReadByNative(language)),
  }),
};

const translated = Object.keys(plurals) as Translated[];

/** The sentences of this file in each language. */
function textsIn(path: string) {
  const texts = translated.map((language) => [
    language,
    textsOf(readCatalogue(language).filter(({ files }) => files.includes(path))),
  ]);
  return { texts: Object.fromEntries(texts) };
}

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

/** The errors that an endpoint lists are for the API's description. With them, /register is 56 B over its budget. */
function withoutErrors(): Plugin {
  return {
    name: 'without-errors',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(/^ {2}errors: \[[^\]]*\],$/gm, ''), map: null }),
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
