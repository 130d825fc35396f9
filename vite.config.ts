import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { encode } from 'uqr';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './contract/brand.ts';
import { languages } from './contract/languages/languages.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Code that always arrives together is one file; a group takes what its modules import along. By Rolldown's own division
 * the sign-in loads 15 files and the dashboard 27; so it is 6 and 6 for the same bytes.
 */
const chunkGroups = [
  {
    // All that the review page has in common with the app.
    name: 'shared',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/contract\/(drawings|review-fields|submission-errors|text|languages\/(languages|locale|translator))\.ts|\/web\/(language|site|ui\/(LogoMark|cn|variants|Field|FormError|install-offer)|workplaces\/workplace-label)\.ts|preload-helper/,
  },
  {
    // What the review page starts with; what it fetches after a review stays apart.
    name: 'review',
    tags: ['$initial' as const],
    test: /\/web\/public\/|\/node_modules\/idb-keyval\//,
  },
  {
    // The app's edge to the API; the review page needs it only for the private link.
    name: 'api',
    test: /\/node_modules\/zod\/|\/contract\/(names|errors|fields)\.ts|\/web\/api\/call\.ts/,
  },
  {
    // Nothing before the sign-in needs it.
    name: 'reviews',
    test: /\/contract\/(reviews|workplaces)\.ts/,
  },
  {
    name: 'app',
    test: /\/web\/(router|pages|dictionaries|plural|accounts\/(admin-account|text-link)|layout\/service-worker|marketing\/SmallPrint|plans\/plan-names|ui\/(Badge|Button|counts|LanguageLinks|Letter|Logo|rich-text|Stars))\.ts|\/contract\/(brand|languages\/plural)\.ts|lucide-react\/dist\/esm\/((?!icons)|icons\/chevron-down\.)/,
  },
  {
    name: 'forms',
    test: /\/web\/(accounts\/(AuthPage|SubmitButton|passkeys\/support|show-failure|use-hydrated)|ui\/(Input|PasswordField|use-form))\.ts/,
  },
  {
    // The dashboard, and what other signed-in pages begin with.
    name: 'signed-in',
    test: /\/node_modules\/@tanstack\/|\/web\/(layout\/AuthenticatedLayout|dashboard\/DashboardPage|plans\/queries|reviews\/queries|ui\/(EmptyState|ShowMore|Table))\.ts/,
  },
  {
    // Comes with the first sign of a person; dialogs and menus use parts of it.
    name: 'toasts',
    test: /\/node_modules\/@radix-ui\/(primitive|react-(toast|collection|context|dismissable-layer|portal|presence|primitive|visually-hidden|use-[a-z-]+))\/|lucide-react\/dist\/esm\/icons\/x\.|\/web\/ui\/Toaster\.ts/,
  },
  {
    name: 'charts',
    test: /\/node_modules\/d3-|\/web\/ui\/charts\//,
  },
];

/** Areas that no browser reads. */
const onServer = ['descriptions', 'employer', 'mails', 'pages', 'sheets'];

const dictionaries = Object.keys(languages).flatMap((tag) =>
  tag === 'en'
    ? []
    : globSync(file(`contract/languages/${tag}/*.ts`)).filter((path) => !onServer.includes(parse(path).name)),
);

export const alias = { 'react-style-singleton': file('web/no-style-singleton.ts') };

export default defineConfig({
  root: file('web'),
  publicDir: file('web/static'),
  plugins: [react(), tailwindcss(), sampleQr()],
  resolve: { alias },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostType }) => (hostType === 'js' ? [] : deps),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: [file('web/entry-client.tsx'), file('web/public/review-main.tsx'), ...dictionaries],
      // A dictionary is asked for by the address that the page names: nothing here imports what it exports.
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

/** `virtual:sample-qr`: the landing page's code, drawn at build so that no encoder travels to the visitor. */
export function sampleQr(): Plugin {
  const id = 'virtual:sample-qr';
  return {
    name: 'sample-qr',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      // It names no address: a printed or photographed landing page must not lead anywhere that is not ours.
      const { data, size } = encode(`${brand.tagline}.`, { border: 4 });
      return `export const size = ${size}; export const path = ${JSON.stringify(darkModules(data))};`;
    },
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
