/*
 * Builds what the browser gets, into dist/web: hashed files in assets/, whole HTML documents in pages/.
 * The server reads pages/ at its start and fills `<!--head-->` and `<!--review-data-->`.
 */
process.env.NODE_ENV = 'production';

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { writeServiceWorker } from './service-worker.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'dist/web');
const pages = join(web, 'pages');
const prerendering = join(root, 'dist/prerender');
const configFile = join(root, 'vite.config.ts');

const started = performance.now();
await buildForBrowser();
await buildForPrerendering();
const manifest: Manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8'));
const { renderPage, renderReviewTemplate, renderWaiting, prerenderedPages, knownPaths } = (await import(
  pathToFileURL(join(prerendering, 'prerender.js')).href
)) as typeof import('../web/prerender.tsx');

refuseRouterInReviewPage();
await mkdir(pages, { recursive: true });
await writeAppPages();
await writeReviewPages();
const keptOffline = await writeServiceWorker(web, manifest);
// Templates without content must not be reachable as files.
await Promise.all([
  rm(join(web, 'index.html')),
  rm(join(web, 'review.html')),
  rm(join(web, '.vite'), { recursive: true }),
]);
const sizes = await compressAssets();
report();

async function buildForBrowser() {
  await build({ configFile, logLevel: 'warn' });
}

async function buildForPrerendering() {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'web/prerender.tsx'),
      outDir: prerendering,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: join(root, 'web/prerender.tsx') },
    },
  });
}

async function writeAppPages() {
  const template = await readFile(join(web, 'index.html'), 'utf8');
  for (const { path, name, module } of prerenderedPages) {
    const { title, description, markup } = await renderPage(path);
    const head = [
      `<title>${escapeHtml(title)}</title>`,
      description && `<meta name="description" content="${escapeHtml(description)}" />`,
      ...preloads(module),
    ];
    await writePage(
      name,
      fill(template, {
        '<title>Goodword</title>': head.filter(Boolean).join('\n    '),
        '<div id="root"></div>': `<div id="root" data-prerendered>${markup}</div>`,
      }),
    );
  }
  await writePage(
    'shell',
    fill(template, { '<div id="root"></div>': `<div id="root">${renderWaiting()}</div>` }),
  );
  const prerendered = Object.fromEntries(prerenderedPages.map(({ path, name }) => [path, name]));
  await writeFile(join(pages, 'routes.json'), JSON.stringify({ prerendered, known: knownPaths }));
}

async function writeReviewPages() {
  const template = await readFile(join(web, 'review.html'), 'utf8');
  const { form, formGeneral, closed, invalid } = renderReviewTemplate();
  const title = 'Review for %FIRST_NAME%';
  await Promise.all(
    [
      { name: 'review-form', title, markup: form },
      { name: 'review-form-general', title, markup: formGeneral },
      { name: 'review-closed', title, markup: closed },
      { name: 'review-invalid', title: 'Invalid Review Link', markup: invalid },
    ].map(({ name, title, markup }) =>
      writePage(
        name,
        fill(template, {
          '<title>Leave a review</title>': `<title>${title}</title>`,
          '<div id="root"></div>': `<div id="root" data-prerendered>${markup}</div>`,
        }),
      ),
    ),
  );
}

async function writePage(name: string, html: string) {
  // The content security policy blocks style attributes in markup, and would do so in silence.
  if (html.includes(' style="')) throw new Error(`${name}.html has a style attribute`);
  await writeFile(join(pages, `${name}.html`), html);
}

/** Chunks of a route's own module; the template already names those of the entry. */
function preloads(module: string): string[] {
  const known = chunksOf('index.html');
  const files = [...chunksOf(module)].filter((file) => !known.has(file));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

function chunksOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, found);
  return found;
}

/** The customer's page is the shop window: one careless import would add half of its weight again. */
function refuseRouterInReviewPage() {
  const strays = [...chunksOf('review.html')].filter((file) => /^assets\/(app|forms)-/.test(file));
  if (strays.length > 0) throw new Error(`The review page loads ${strays.join(', ')}`);
}

function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((html, [place, value]) => {
    if (!html.includes(place)) throw new Error(`The template has no ${place}`);
    return html.replace(place, () => value);
  }, template);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The Brotli size of the service worker and of every file in assets/, by its path below dist/web. */
async function compressAssets(): Promise<Map<string, number>> {
  const files = ['sw.js', ...(await readdir(join(web, 'assets'))).map((name) => `assets/${name}`)];
  const compressed = files.map(async (file) => {
    const bytes = await readFile(join(web, file));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(web, `${file}.br`), br), writeFile(join(web, `${file}.gz`), gz)]);
    return [file, br.length] as const;
  });
  return new Map(await Promise.all(compressed));
}

function report() {
  const weighFiles = (files: Iterable<string>) =>
    `${[...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0).toLocaleString('en')} B`;
  const weigh = (...keys: string[]) =>
    weighFiles(new Set(keys.flatMap((key) => [...chunksOf(key), ...(manifest[key]?.css ?? [])])));
  console.log(
    [
      `Built dist/web in ${((performance.now() - started) / 1000).toFixed(1)} s; first loads with Brotli:`,
      ...prerenderedPages.map(({ path, module }) => `  ${path.padEnd(12)} ${weigh('index.html', module)}`),
      `  ${'/review/...'.padEnd(12)} ${weigh('review.html')}`,
      `Kept for offline: ${weighFiles(keptOffline)} in ${keptOffline.length} files; the worker itself: ${weighFiles(['sw.js'])}`,
    ].join('\n'),
  );
}
