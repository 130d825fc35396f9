/* Builds into a folder of its own, then points dist/web to it: hashed files in assets/, HTML documents in pages/, whose
   placeholders (%APP_URL%) the server fills in. */
process.env.NODE_ENV = 'production';

import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { type AppTemplate, builtSite } from '../contract/app-pages.ts';
import { type Language, languages } from '../contract/languages/languages.ts';
import { loadTranslator } from '../contract/languages/load-translator.ts';
import type { Area } from '../contract/languages/sentences.ts';
import { fill, withoutStyleAttributes } from '../web/document-head.ts';
import { addLicenses, licenses, writeLicenses } from './licenses.ts';
import { documentsOfReviewPage } from './review-documents.ts';
import { buildServiceWorker, buildWorker } from './service-worker.ts';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'dist/builds');
const folder = join(builds, new Date().toISOString().replaceAll(/\D/g, ''));
const web = join(folder, 'web');
const pages = join(web, 'pages');
const prerenderFolder = join(folder, 'prerender');
const configFile = join(root, 'vite.config.ts');
/** Areas whose dictionaries only the server or other pages read. */
const notInApp = ['customer', 'descriptions', 'employer', 'mails', 'pages', 'sheets'];

const started = performance.now();
await buildForBrowser();
await buildForPrerendering();
const manifest: Manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8'));
globalThis.renderedSite = builtSite;
const { renderAppPages, renderMark, renderReviewTemplate, publicPages, appPages } = (await import(
  pathToFileURL(join(prerenderFolder, 'prerender.js')).href
)) as typeof import('../web/prerender.tsx');

const reviewPage = Object.keys(manifest).find((key) => manifest[key]?.name === 'review') ?? '';
rejectRouterInReviewPage();
const styleHashes = new Set<string>();
await mkdir(pages, { recursive: true });
const factsOfApp = await writeAppPages();
for (const language of Object.keys(languages) as Language[]) await writeReviewPages(language);
await writeFacts();
const precached = await buildServiceWorker(root, web, manifest);
await buildWorker(web, join(root, 'web/public/sync-worker.ts'), 'sync.js');
await writeLicenses(root, web, join(folder, 'bundled.json'));
// Empty templates must not be served as files.
await Promise.all([
  rm(join(web, 'index.html')),
  rm(join(web, 'review.html')),
  ...(manifest[reviewPage]?.css ?? []).map((file) => rm(join(web, file))),
  rm(join(web, '.vite'), { recursive: true }),
]);
const sizes = await compressAssets();
await switchToThisBuild();
report();

async function buildForBrowser() {
  addLicenses(
    await build({
      configFile,
      logLevel: 'warn',
      build: { outDir: web, emptyOutDir: true, license: licenses },
    }),
  );
}

async function buildForPrerendering() {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'web/prerender.tsx'),
      outDir: prerenderFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: join(root, 'web/prerender.tsx') },
    },
    // The service renders pages without the packages of the build.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

async function writeAppPages() {
  const html = runInStages(await readFile(join(web, 'index.html'), 'utf8'));
  const { stylesheet, styles } = await readStyles(html);
  await writeFile(join(pages, 'styles.css'), styles);
  const template: AppTemplate = {
    html,
    stylesheet,
    dictionaries: dictionaryFiles(),
    preloads: Object.fromEntries(
      publicPages.map(({ module }) => [
        module,
        preloads(module).map((file) => `<link ${linkAttributes(file)} href="/${file}">`),
      ]),
    ),
  };
  await writeFile(join(prerenderFolder, 'template.json'), JSON.stringify(template));
  const { documents, fragments, ...facts } = await renderAppPages(template, loadTranslator);
  for (const [name, html] of Object.entries(documents)) await writePage(name, html);
  for (const [language, markup] of Object.entries(fragments))
    await writeFile(join(pages, `fragments.${language}.json`), JSON.stringify(markup));
  return facts;
}

/** By language and area. */
function dictionaryFiles(): AppTemplate['dictionaries'] {
  const files = Object.fromEntries(Object.keys(languages).map((language) => [language, {}])) as Record<
    Language,
    Partial<Record<Area, string>>
  >;
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, language, area] = /^\.\.\/contract\/languages\/(\w+)\/(\w+)\.ts$/.exec(key) ?? [];
    if (language && area && !notInApp.includes(area)) files[language as Language][area as Area] = `/${file}`;
  }
  return files;
}

async function writeReviewPages(language: Language) {
  // Inlined, since a request would cost three times as many bytes.
  const icon = (await readFile(join(web, 'favicon.svg'), 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll('"', "'")
    .replaceAll(/[#<>]/g, encodeURIComponent);
  const template = (await readFile(join(web, 'review.html'), 'utf8')).replaceAll(
    // For the reason see `runInStages`.
    /<script type="module"(?= crossorigin src="\/assets\/(?!review-))/g,
    '<script type="module" async',
  );
  for (const { name, html } of await documentsOfReviewPage({
    language,
    render: renderReviewTemplate,
    template: fill(template, { '"/favicon.svg"': `"data:image/svg+xml,${icon}"` }),
    dictionaryLink: dictionaryLink(language),
    reviewLinkScripts: reviewLinkScripts(),
  })) {
    const { stylesheet, styles } = await readStyles(html);
    await writePage(`${name}.${language}`, fill(html, { [stylesheet]: `<style>${styles}</style>` }));
  }
}

function reviewLinkScripts(): string[] {
  const known = filesOf(reviewPage);
  return [...filesOf('public/review-link/ReviewLinkPage.tsx')]
    .filter((file) => !known.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

/** The entry waits for the dictionary, so that hydration finds the same texts. */
function dictionaryLink(language: Language): string[] {
  if (language === 'en') return [];
  const [file] = filesOf(`../contract/languages/${language}/customer.ts`);
  return [`<link id="dictionary" rel="modulepreload" crossorigin href="/${file}">`];
}

/** Runs each imported file when it arrives. Running all at the end would block a phone's input half as long again. */
function runInStages(template: string): string {
  const [head = '', ...links] = template.split('<link rel="modulepreload" crossorigin href=');
  const scripts = links.map(
    (link) => `<script type="module" async crossorigin src=${link.replace('>', '></script>')}`,
  );
  return head + scripts.join('');
}

/** Inlined, they save a round trip before the first paint; the content security policy allows them by hash. */
async function readStyles(html: string): Promise<{ stylesheet: string; styles: string }> {
  const [, file = ''] = / href="\/([^"]+\.css)"/.exec(html) ?? [];
  const stylesheet = `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (!html.includes(stylesheet)) throw new Error('The page has no stylesheet');
  const styles = (await readFile(join(web, file), 'utf8')).trim();
  if (styles.includes('</style')) throw new Error(`${file} contains a closing style tag`);
  styleHashes.add(createHash('sha256').update(styles).digest('base64'));
  return { stylesheet, styles };
}

async function writeFacts() {
  const links = Object.fromEntries(
    appPages.map(({ path, modules }) => [
      path,
      preloads(...modules)
        .map((file) => `</${file}>; ${linkAttributes(file).replaceAll(' ', '; ')}`)
        .join(', '),
    ]),
  );
  const facts = { ...factsOfApp, links, mark: renderMark(), styleHashes: [...styleHashes] };
  await writeFile(join(pages, 'facts.json'), JSON.stringify(facts));
}

async function writePage(name: string, html: string) {
  await writeFile(join(pages, `${name}.html`), withoutStyleAttributes(name, html));
}

function preloads(...modules: string[]): string[] {
  const known = filesOf('index.html');
  const files = new Set(modules.flatMap((module) => [...filesOf(module)]));
  return [...files].filter((file) => !known.has(file));
}

function linkAttributes(file: string): string {
  return file.endsWith('.css') ? 'rel="preload" as="style" crossorigin' : 'rel="modulepreload" crossorigin';
}

function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

/** A careless import would add half its size to the customer's page. */
function rejectRouterInReviewPage() {
  const unwanted = [...filesOf(reviewPage)].filter((file) => /^assets\/app-/.test(file));
  if (unwanted.length > 0) throw new Error(`The review page loads ${unwanted.join(', ')}`);
}

async function compressAssets(): Promise<Map<string, number>> {
  const files = ['sw.js', 'sync.js', ...(await readdir(join(web, 'assets'))).map((name) => `assets/${name}`)];
  const compressed = files.map(async (file) => {
    const bytes = await readFile(join(web, file));
    // Compressed already.
    if (file.endsWith('.woff2')) return [file, bytes.length] as const;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(web, `${file}.br`), br), writeFile(join(web, `${file}.gz`), gz)]);
    return [file, br.length] as const;
  });
  return new Map(await Promise.all(compressed));
}

/** A service that runs from an earlier build keeps its files until two more have been made. */
async function switchToThisBuild() {
  const link = join(root, 'dist/web');
  if ((await lstat(link).catch(() => null))?.isDirectory()) await rm(link, { recursive: true });
  await rm(`${link}.next`, { force: true });
  await symlink(relative(join(root, 'dist'), web), `${link}.next`);
  await rename(`${link}.next`, link);
  const earlier = (await readdir(builds)).sort().slice(0, -3);
  await Promise.all(earlier.map((name) => rm(join(builds, name), { recursive: true })));
}

function report() {
  const totalSize = (files: Iterable<string>) =>
    `${[...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0).toLocaleString('en')} B`;
  const loadSize = (...keys: string[]) => totalSize(new Set(keys.flatMap((key) => [...filesOf(key)])));
  console.log(
    [
      `Built dist/web in ${((performance.now() - started) / 1000).toFixed(1)} s; first loads with Brotli:`,
      ...publicPages.map(({ path, module }) => `  ${path.padEnd(12)} ${loadSize('index.html', module)}`),
      `  ${'/review/...'.padEnd(12)} ${loadSize(reviewPage)}; in French ${loadSize(reviewPage, '../contract/languages/fr/customer.ts')}`,
      `Precached: ${totalSize(precached)} in ${precached.length} files; service worker: ${totalSize(['sw.js'])}`,
    ].join('\n'),
  );
}
