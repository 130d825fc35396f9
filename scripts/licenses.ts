import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { build } from 'vite';

export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX. */
  identifier?: string;
  text?: string;
}

/** The setting `build.license`: Vite lists the packages whose modules are in a bundle. */
export const licenses = { fileName: '.vite/licenses.json' };

const found = new Map<string, BundledPackage>();

/** Remembers what `built` contains from other people. */
export function addLicenses(built: Awaited<ReturnType<typeof build>>): void {
  for (const output of [built].flat()) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.fileName !== licenses.fileName || file.type !== 'asset') continue;
      for (const entry of JSON.parse(String(file.source)) as BundledPackage[])
        found.set(`${entry.name}@${entry.version}`, entry);
    }
  }
}

/** `licenses.txt` for people, and `bundled` for the bill of materials. */
export async function writeLicenses(root: string, web: string, bundled: string): Promise<void> {
  // Vite lists scripts only: these two add styles, and a script that loads scripts.
  for (const name of ['tailwindcss', 'vite']) {
    const entry = await readPackage(join(root, 'node_modules', name));
    found.set(`${entry.name}@${entry.version}`, entry);
  }
  const packages = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const missing = packages.filter(({ text, identifier }) => !text && !identifier);
  if (missing.length > 0) throw new Error(`No license: ${missing.map(({ name }) => name).join(', ')}`);
  const font = await readFile(join(root, 'web/fonts/OFL.txt'), 'utf8');
  const icons = await readFile(join(root, 'web/ui/icons-license.txt'), 'utf8');
  const own = await readFile(join(root, 'LICENSE'), 'utf8');
  const notices = [
    `Goodword\n\n${own}`,
    ...packages.map(
      ({ name, version, identifier, text }) => `${name} ${version}, ${identifier}\n\n${text ?? ''}`,
    ),
    `The font of the letters, OFL-1.1\n\n${font}`,
    `The icons of Lucide 1.73.0, ISC and MIT\n\n${icons}`,
  ];
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  await writeFile(join(web, 'licenses.txt'), `${notices.map((notice) => notice.trim()).join(rule)}\n`);
  await writeFile(
    bundled,
    `${JSON.stringify(
      packages.map(({ text, ...entry }) => entry),
      null,
      2,
    )}\n`,
  );
}

async function readPackage(folder: string): Promise<BundledPackage> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = await readFile(join(folder, name === 'vite' ? 'LICENSE.md' : 'LICENSE'), 'utf8');
  // Vite's file goes on with what only its own program contains.
  const [text] = file.split('\n# Licenses of bundled dependencies');
  return { name, version, identifier: license, text: text?.replace(/^# .*\n/, '').trim() };
}
