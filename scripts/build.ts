/* Builds into a folder of its own, then points dist/web to it: for browsers hashed files in web/, for the service the renderer
   of pages in server/, the translations in texts/, and manifest.json, which names the files of each module. */
process.env.NODE_ENV = 'production';

import { lstat, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { addLicenses, licenses, writeLicenses } from './licenses.ts';
import { buildScript, buildServiceWorker } from './service-worker.ts';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'dist/builds');
const folder = join(builds, new Date().toISOString().replaceAll(/\D/g, ''));
const web = join(folder, 'web');
const configFile = join(root, 'vite.config.ts');

const started = performance.now();
await buildForBrowsers();
await buildRenderer();
const manifest = await readManifest();
for (const module of ['too-old.ts', 'public/forget-draft.ts'])
  manifest[module] = { file: await buildClassic(module) };
rejectAppInReviewPage();
await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
const precached = await buildServiceWorker(root, web, manifest);
rejectReviewPageInApp();
await buildScript(web, join(root, 'web/public/sync-worker.ts'), 'sync.js');
await writeLicenses(root, web, join(folder, 'bundled.json'));
for (const name of ['dictionaries.json', 'texts']) await rename(join(web, '.vite', name), join(folder, name));
await rm(join(web, '.vite'), { recursive: true });
const sizes = await compressAssets();
await switchToThisBuild();
report();

async function buildForBrowsers() {
  addLicenses(
    await build({
      configFile,
      logLevel: 'warn',
      build: { outDir: web, emptyOutDir: true, license: licenses },
    }),
  );
}

async function buildRenderer() {
  const input = join(root, 'web/entry-server.tsx');
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: input,
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input,
        output: {
          // One file, so that each installation in a process can have its own instance of all modules.
          codeSplitting: false,
          // A single character beyond Latin-1 would double the memory of its source. Names stay, for traces in the log.
          charset: 'ascii',
          minify: { mangle: false },
        },
      },
    },
    // The service runs without the packages of the build.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/** Parsed by older browsers than the rest is made for. */
function buildClassic(module: string): Promise<string> {
  return buildScript(web, join(root, 'web', module), 'assets/[name]-[hash].js', {}, 'es2015');
}

async function readManifest(): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8'));
  // A group that is imported as a whole has no source there.
  const signedIn = Object.values(manifest).find(({ name }) => name === 'signed-in');
  if (!signedIn) throw new Error('A chunk group is missing');
  return { ...manifest, 'signed-in.ts': signedIn };
}

/** A careless import would add half its size to the customer's page, when it opens, once it is idle, or while a customer writes. */
function rejectAppInReviewPage() {
  for (const key of ['public/review-main.tsx', 'public/lookups.ts', 'public/ThankYou.tsx']) {
    const unwanted = [...filesOf(key)].filter((file) => /^assets\/(entry-client|signed-in)-/.test(file));
    if (unwanted.length > 0) throw new Error(`${key} loads ${unwanted.join(', ')}`);
  }
}

/** The file of the review page's entry would take the app's pages over. */
function rejectReviewPageInApp() {
  const entry = manifest['public/review-main.tsx']?.file ?? '';
  if (precached.includes(entry)) throw new Error(`The app loads ${entry}`);
}

function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

/**
 * Only trying shows which settings suit a file. Smaller files hardly differ, and trying four for each took half of the time of
 * a build.
 */
async function brotli(bytes: Buffer): Promise<Buffer> {
  const isLarge = bytes.length > 64 * 1024;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NPOSTFIX } = zlib;
  const settings = [{ [BROTLI_PARAM_NPOSTFIX]: 3 }, ...(isLarge ? [{ [BROTLI_PARAM_LGBLOCK]: 16 }] : [])];
  const compressed = await Promise.all(
    settings.map((setting) =>
      promisify(brotliCompress)(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, ...setting } }),
    ),
  );
  return compressed.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
}

async function compressAssets(): Promise<Map<string, number>> {
  const files = ['sw.js', 'sync.js', ...(await readdir(join(web, 'assets'))).map((name) => `assets/${name}`)];
  const compressed = files.map(async (file) => {
    const bytes = await readFile(join(web, file));
    // Compressed already.
    if (file.endsWith('.woff2')) return [file, bytes.length] as const;
    const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })]);
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
  const loads = {
    landing: ['entry-client.tsx', 'marketing/LandingPage.tsx'],
    login: ['entry-client.tsx', 'accounts/LoginPage.tsx'],
    register: ['entry-client.tsx', 'accounts/RegisterPage.tsx'],
    dashboard: ['entry-client.tsx', 'signed-in.ts'],
    'review page': ['public/review-main.tsx'],
  };
  console.log(
    [
      `Built dist/web in ${((performance.now() - started) / 1000).toFixed(1)} s; scripts of first loads with Brotli:`,
      ...Object.entries(loads).map(
        ([name, keys]) => `  ${name.padEnd(12)} ${totalSize(keys.flatMap((key) => [...filesOf(key)]))}`,
      ),
      `Precached: ${totalSize(precached)} in ${precached.length} files; service worker: ${totalSize(['sw.js'])}`,
    ].join('\n'),
  );
}

function totalSize(files: string[]): string {
  const bytes = [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return `${bytes.toLocaleString('en')} B`;
}
