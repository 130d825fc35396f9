import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_ROOT } from '#server/http/built-files.ts';
import type { Kind } from './compat-data.ts';

interface Chunk {
  name?: string;
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** What browsers get, by the kind of page; files that both use count as customers'. */
export function builtFiles(kind: Kind): { file: string; text: string }[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(WEB_ROOT, '../manifest.json'), 'utf8'),
  );
  const entries = ['public/review-main.tsx', 'public/review.css'];
  const ofCustomers = new Set(['sync.js', ...entries.flatMap((entry) => filesOf(manifest, entry))]);
  const all = ['sw.js', 'sync.js', ...readdirSync(join(WEB_ROOT, 'assets')).map((name) => `assets/${name}`)];
  return all
    .filter((file) => /\.(js|css)$/.test(file) && ofCustomers.has(file) === (kind === 'customer'))
    .map((file) => ({ file, text: readFileSync(join(WEB_ROOT, file), 'utf8') }));
}

function filesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  // What the app's own files load later is for its pages.
  const later = /^(entry-client|signed-in)$/.test(chunk.name ?? '') ? [] : (chunk.dynamicImports ?? []);
  const next = [...(chunk.imports ?? []), ...later];
  return [chunk.file, ...(chunk.css ?? []), ...next.flatMap((each) => filesOf(manifest, each, seen))];
}
