import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';

/**
 * The page that checks reputation files, as one document without a request: it is saved, and opened years later from a disk. Its
 * own policy travels in it, so that a saved copy can call nobody either.
 */
export async function buildVerifyPage(root: string): Promise<string> {
  const folder = join(root, 'web/verify');
  const built = (await build({
    configFile: false,
    root: folder,
    publicDir: false,
    plugins: [tailwindcss()],
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      // Otherwise the script would bring them along, and the policy stop it.
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, 'main.ts'),
        // An ordinary script: browsers let no module in from a disk.
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output.find((file) => file.type === 'chunk')?.code.trim();
  const styles = built.output.find((file) => file.fileName.endsWith('.css'));
  if (!script || styles?.type !== 'asset' || built.output.length !== 2)
    throw new Error('The verify page is not one script and one stylesheet');
  const css = String(styles.source).trim();
  if (script.includes('</script') || css.includes('</style'))
    throw new Error('The verify page would end its own element');

  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(css)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const template = await readFile(join(root, 'web/verify.html'), 'utf8');
  return template
    .replace('<!--policy-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace('<!--styles-->', () => `<style>${css}</style>`)
    .replace('<!--script-->', () => `<script>${script}</script>`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
