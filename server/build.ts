import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Build, BuiltFiles, Rendering } from '#contract/rendering.ts';
import type { Site } from '#contract/site.ts';
import { WEB_ROOT } from './http/built-files.ts';

const BUILD = join(WEB_ROOT, '..');

export function readBuild(): Build {
  return { files: readFiles(), open };
}

const renderers = new Map<string, Promise<Rendering>>();
let lastOpened: Promise<unknown> = Promise.resolve();

/** An instance of the app's code for each installation, since its modules read `site` when they are loaded; tests have several. */
function open(site: Site): Promise<Rendering> {
  const key = createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 16);
  const renderer = renderers.get(key) ?? lastOpened.then(() => load(site, key));
  renderers.set(key, renderer);
  lastOpened = renderer.catch(() => undefined);
  return renderer;
}

async function load(site: Site, key: string): Promise<Rendering> {
  globalThis.renderedSite = site;
  try {
    return await import(`${pathToFileURL(join(BUILD, 'server/entry-server.js'))}?${key}`);
  } finally {
    globalThis.renderedSite = undefined;
  }
}

interface Chunk {
  file: string;
  imports?: string[];
}

function readFiles(): BuiltFiles {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8'));
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`${key} is not in the manifest`);
    return found;
  };
  const chunksOf = (key: string): Chunk[] => {
    const found = chunk(key);
    return [...(found.imports ?? []).flatMap(chunksOf), found];
  };
  const filesOf = (key: string) => [...new Set(chunksOf(key).map(({ file }) => `/${file}`))];
  const stylesheet = chunk('styles.css').file;
  return {
    styles: {
      app: read(stylesheet),
      visitor: read(chunk('visitor.css').file),
      customer: read(chunk('public/review.css').file),
    },
    stylesheet: `/${stylesheet}`,
    font: `/${chunk('fonts/goodword-voice.woff2').file}`,
    icon: dataUrl(read('favicon.svg')),
    filesOf,
    dictionary: readDictionaries(),
  };
}

function read(file: string): string {
  return readFileSync(join(WEB_ROOT, file), 'utf8').trim();
}

function readDictionaries(): BuiltFiles['dictionary'] {
  const files: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(BUILD, 'dictionaries.json'), 'utf8'),
  );
  return (entry, language) => files[entry]?.[language];
}

function dataUrl(svg: string): string {
  const short = svg
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replace(/<title>[^<]*<\/title>/, '')
    .replaceAll('"', "'")
    .replaceAll(/[#<> ]/g, encodeURIComponent);
  return `data:image/svg+xml,${short}`;
}
