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
import { brand } from '../contract/brand.ts';
import { type Language, languages, textDirection } from '../contract/languages/languages.ts';
import { loadTranslator } from '../contract/languages/load-translator.ts';
import { addLicenses, licenses, writeLicenses } from './licenses.ts';
import { buildServiceWorker, buildWorker } from './service-worker.ts';
import { buildVerifyPage } from './verify-page.ts';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'dist/builds');
const folder = join(builds, new Date().toISOString().replaceAll(/\D/g, ''));
const web = join(folder, 'web');
const pages = join(web, 'pages');
const prerenderFolder = join(folder, 'prerender');
const configFile = join(root, 'vite.config.ts');

const started = performance.now();
await buildForBrowser();
await buildForPrerendering();
const manifest: Manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8'));
const {
  renderFragments,
  renderPage,
  renderReviewTemplate,
  renderScriptNotes,
  renderSignedInPages,
  signedInTitle,
  renderWaiting,
  prerenderedPages,
  appPages,
  knownPaths,
} = (await import(
  pathToFileURL(join(prerenderFolder, 'prerender.js')).href
)) as typeof import('../web/prerender.tsx');

const reviewPage = Object.keys(manifest).find((key) => manifest[key]?.name === 'review') ?? '';
rejectRouterInReviewPage();
const styleHashes = new Set<string>();
await mkdir(pages, { recursive: true });
await writeAppPages();
for (const language of Object.keys(languages) as Language[]) await writeReviewPages(language);
await writePage('verify', await buildVerifyPage(root));
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
  });
}

async function writeAppPages() {
  const template = runInStages(await readFile(join(web, 'index.html'), 'utf8'));
  for (const { path, name, module, needsScript } of prerenderedPages) {
    const { title, description, markup } = await renderPage(path);
    await writePage(
      name,
      await inlineStyles(
        fill(template, {
          '<title>Goodword</title>': [
            ...describe({ title, description, path }),
            ...(description ? [`<meta name="description" content="${escapeHtml(description)}" />`] : []),
            `<link rel="canonical" href="%APP_URL%${path}" />`,
            ...preloads(module).map((file) => `<link ${linkAttributes(file)} href="/${file}">`),
          ].join('\n    '),
          '<div id="root"></div>': `${needsScript ? renderScriptNotes() : ''}<div id="root" data-prerendered>${markup}</div>`,
        }),
      ),
    );
  }
  // Not inlined: it is precached for offline use, and needs the stylesheet from there.
  await writePage('shell', fillShell(template, brand.name, `<div id="root">${renderWaiting()}</div>`));
  for (const { name, path, markup } of renderSignedInPages()) {
    const root = `<div id="root" data-prerendered="signed-in">${markup}</div>%DATA%`;
    await writePage(name, await inlineStyles(fillShell(template, signedInTitle(path), root)));
  }
}

function fillShell(template: string, title: string, root: string): string {
  return fill(template, {
    '<title>Goodword</title>': `<title>${title}</title>\n    <meta name="description" content="${brand.tagline}" />`,
    '<div id="root"></div>': `${renderScriptNotes()}${root}`,
  });
}

async function writeReviewPages(language: Language) {
  // Inlined, since a request would cost three times as many bytes.
  const icon = (await readFile(join(web, 'favicon.svg'), 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replaceAll('"', "'")
    .replaceAll(/[#<>]/g, encodeURIComponent);
  const template = (await readFile(join(web, 'review.html'), 'utf8')).replaceAll(
    // For the reason see `runInStages`.
    /<script type="module"(?= crossorigin src="\/assets\/(?!review-))/g,
    '<script type="module" async',
  );
  const translator = await loadTranslator(language);
  const { t } = translator;
  const { form, formGeneral, closed, invalid, refused, thanks, reviewLink } =
    renderReviewTemplate(translator);
  const name = '%FIRST_NAME%';
  const title = t('Review for {name}', { name });
  const question = t('How did {name} do? Write a private review in 30 seconds: only {name} will read it.', {
    name,
  });
  const path = '%PATH%';
  const image = { path: '/review/%USER_ID%/preview.png', alt: question };
  await Promise.all(
    [
      {
        name: 'review-form',
        head: describe({
          title: t('Review for {name} at {workplace}', { name, workplace: '%WORKPLACE%' }),
          description: `%WORKPLACE%. ${question}`,
          path,
          image,
        }),
        markup: form,
      },
      {
        name: 'review-form-general',
        head: describe({ title, description: question, path, image }),
        markup: formGeneral,
      },
      { name: 'review-closed', head: describe({ title, path, image }), markup: closed },
      { name: 'review-invalid', head: [`<title>${t('Invalid Review Link')}</title>`], markup: invalid },
      {
        name: 'review-link',
        head: [`<title>${t('Your review')}</title>`, ...reviewLinkScripts()],
        markup: reviewLink,
        data: '',
      },
      {
        name: 'review-refused',
        head: [`<title>%TITLE% - ${brand.name}</title>`],
        markup: refused,
        data: '',
        hasScripts: false,
      },
      {
        name: 'review-thanks',
        head: [`<title>${t('Thank You')} - ${brand.name}</title>`],
        markup: thanks,
        data: '',
        hasScripts: false,
      },
    ].map(async ({ name, head, markup, data = '%DATA%', hasScripts = true }) =>
      writePage(
        `${name}.${language}`,
        await inlineStyles(
          fill(hasScripts ? template : withoutScripts(template), {
            '<html lang="en">': `<html lang="${language}"${textDirection(language) === 'rtl' ? ' dir="rtl"' : ''}>`,
            '"/favicon.svg"': `"data:image/svg+xml,${icon}"`,
            '<title>Leave a review</title>': [...head, ...(hasScripts ? dictionaryLink(language) : [])].join(
              '',
            ),
            '<div id="root"></div>': `<div id="root" data-prerendered>${markup}</div>`,
            '<!--review-data-->': data,
          }),
        ),
      ),
    ),
  );
}

function withoutScripts(template: string): string {
  return template.replaceAll(/<script [^<>]*><\/script>/g, '');
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
  const [file] = filesOf(`../contract/languages/${language}.ts`);
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

function describe({
  title,
  description,
  path,
  image = { path: '/link-preview.png', alt: `${brand.name}: ${brand.tagline}` },
}: {
  title: string;
  description?: string;
  path: string;
  image?: { path: string; alt: string };
}): string[] {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:url': `%APP_URL%${path}`,
    'og:image': `%APP_URL%${image.path}`,
    'og:image:alt': image.alt,
    // What is the same for everyone comes last, and is compressed with the styles.
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:type': 'website',
    'og:site_name': brand.name,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...Object.entries(properties).flatMap(([name, content]) =>
      content ? [`<meta property="${name}" content="${escapeHtml(content)}" />`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** Saves a round trip before the first paint; the content security policy allows the styles by hash. */
async function inlineStyles(html: string): Promise<string> {
  const [, file = ''] = / href="\/([^"]+\.css)"/.exec(html) ?? [];
  const element = `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (!html.includes(element)) throw new Error('The page has no stylesheet');
  const styles = (await readFile(join(web, file), 'utf8')).trim();
  if (styles.includes('</style')) throw new Error(`${file} contains a closing style tag`);
  styleHashes.add(createHash('sha256').update(styles).digest('base64'));
  return fill(html, { [element]: `<style>${styles}</style>` });
}

async function writeFacts() {
  const prerendered = Object.fromEntries(prerenderedPages.map(({ path, name }) => [path, name]));
  const links = Object.fromEntries(
    appPages.map(({ path, modules }) => [
      path,
      preloads(...modules)
        .map((file) => `</${file}>; ${linkAttributes(file).replaceAll(' ', '; ')}`)
        .join(', '),
    ]),
  );
  const fragments = renderFragments();
  if (Object.values(fragments).some((markup) => markup.includes(' style="')))
    throw new Error('A fragment has a style attribute');
  const facts = { prerendered, fragments, links, known: knownPaths, styleHashes: [...styleHashes] };
  await writeFile(join(pages, 'facts.json'), JSON.stringify(facts));
}

async function writePage(name: string, html: string) {
  // The content security policy silently blocks style attributes.
  if (html.includes(' style="')) throw new Error(`${name}.html has a style attribute`);
  await writeFile(join(pages, `${name}.html`), html);
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

function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((html, [place, value]) => {
    if (!html.includes(place)) throw new Error(`The template has no ${place}`);
    return html.replace(place, () => value);
  }, template);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
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
      ...prerenderedPages.map(({ path, module }) => `  ${path.padEnd(12)} ${loadSize('index.html', module)}`),
      `  ${'/review/...'.padEnd(12)} ${loadSize(reviewPage)}; in French ${loadSize(reviewPage, '../contract/languages/fr.ts')}`,
      `Precached: ${totalSize(precached)} in ${precached.length} files; service worker: ${totalSize(['sw.js'])}`,
    ].join('\n'),
  );
}
