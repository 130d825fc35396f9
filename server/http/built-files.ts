import { createHash } from 'node:crypto';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { pathOf } from './request-path.ts';
import type { App } from './server.ts';

/** Resolved once: a build that is switched in later must not mix with the pages of this process. */
export const WEB_ROOT = realpathSync(join(import.meta.dirname, '../../dist/web'));
const ASSETS = join(WEB_ROOT, 'assets');
const MAX_EARLIER_BUILDS = 10;

/** Other routes answer with these, and put the settings of the installation into them. */
const FILLED_IN = ['manifest.webmanifest', 'sw.js'];
const FILES = new Set(
  readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '' && !/^pages\/|\.(br|gz)$/.test(file) && !FILLED_IN.includes(file),
  ),
);

/** Serves this build's files, and the hashed ones of other builds, for which pages opened before an upgrade ask. */
export async function serveBuiltFiles(app: App, dataDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: WEB_ROOT,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', cachingOf(path));
      const type = textTypes[extname(path)];
      if (type) reply.header('content-type', `${type}; charset=utf-8`);
      if (isAsset(path)) for (const name of NOT_FOR_ASSETS) reply.removeHeader(name);
    },
  });
  // A route for each of hundreds of files would slow down the start.
  for (const url of new Set([...FILES].map((file) => file.replace(/\/.*/, '/*')))) {
    app.get(`/${url}`, async (request, reply) => {
      const file = pathOf(request).slice(1);
      if (FILES.has(file)) return reply.sendFile(file);
      const folder = await findBuildWith(file, dataDir);
      return folder === null ? reply.callNotFound() : reply.sendFile(file, folder);
    });
  }
}

/** The folder of another build that ran on this data folder, before this process or beside it. */
async function findBuildWith(file: string, dataDir: string): Promise<string | null> {
  if (!/^assets\/[\w.-]+$/.test(file)) return null;
  const builds = await readdir(keptBuilds(dataDir)).catch(() => []);
  const folders = builds
    .filter((build) => !build.endsWith('.part'))
    .map((build) => join(keptBuilds(dataDir), build));
  return folders.find((folder) => existsSync(join(folder, file))) ?? null;
}

/** Copies this build's assets to where the next build finds them, whether it replaces this folder or lands in another. */
export async function keepAssets(dataDir: string): Promise<void> {
  const folder = keptBuilds(dataDir);
  // The names contain hashes of the contents.
  const names = (await readdir(ASSETS)).sort();
  const build = join(folder, createHash('sha256').update(names.join()).digest('hex').slice(0, 16));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await readdir(folder)).some((name) => join(folder, name) === build)) {
    const part = `${build}.part`;
    await mkdir(join(part, 'assets'), { recursive: true, mode: 0o700 });
    // A copy would be as readable as the original.
    for (const name of names)
      await writeFile(join(part, 'assets', name), await readFile(join(ASSETS, name)), { mode: 0o600 });
    await rename(part, build);
  }
  const now = new Date();
  await utimes(build, now, now);
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, lastStart: (await stat(path)).mtimeMs };
    }),
  );
  builds.sort((a, b) => b.lastStart - a.lastStart);
  await Promise.all(
    builds.slice(MAX_EARLIER_BUILDS + 1).map(({ path }) => rm(path, { recursive: true, force: true })),
  );
}

function keptBuilds(dataDir: string): string {
  return resolve(dataDir, 'assets');
}

/** Assets are neither documents nor workers and never change; these headers are more than a kilobyte for each of them. */
const NOT_FOR_ASSETS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

const textTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

function isAsset(path: string): boolean {
  return /\/assets\/[^/]+$/.test(path);
}

function cachingOf(path: string): string {
  if (isAsset(path)) return 'public, max-age=31536000, immutable';
  // A cached service worker would keep visitors on an old version.
  if (/\/(sw|sync)\.js(\.br|\.gz)?$/.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}
