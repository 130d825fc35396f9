import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { SHELL_PATH } from '../web/layout/cache-names.ts';
import { buildTarget } from './browsers.ts';
import { addLicenses, licenses } from './licenses.ts';

export async function buildServiceWorker(root: string, web: string, manifest: Manifest): Promise<string[]> {
  const files = filesOfApp(manifest);
  const precached = [
    ...files.map((url) => ({ url, revision: null })),
    // Filled in by the server, which puts its settings into the shell.
    { url: SHELL_PATH, revision: '%SHELL%' },
  ];
  await buildScript(web, join(root, 'web/service-worker.ts'), 'sw.js', {
    PRECACHED: JSON.stringify(precached),
    SITE_NAME: '"%SITE_NAME%"',
    ICON: '"%ICON%"',
  });
  return files;
}

/** One script without modules. A worker's `file` is at the root of the site, where it may have any scope. */
export async function buildScript(
  web: string,
  input: string,
  file: string,
  define: Record<string, string> = {},
  target: string | string[] = buildTarget,
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      target,
      outDir: web,
      emptyOutDir: false,
      license: licenses,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: file } },
    },
  });
  addLicenses(built);
  return fileOf(built);
}

function fileOf(built: Awaited<ReturnType<typeof build>>): string {
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].fileName;
}

/** All files of the app, without those that only the customer's page uses. */
function filesOfApp(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) collect(next);
  };
  collect('entry-client.tsx');
  collect('styles.css');
  collect('too-old.ts');
  return [...files].sort();
}
