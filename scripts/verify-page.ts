import { createHash } from 'node:crypto';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import type { Translator } from '../contract/languages/translator.ts';
import { addLicenses, licenses } from './licenses.ts';
import { verifyDocument } from './verify-document.ts';

/** One document per language without external requests, so that a saved copy works offline; its content security policy is in the page. */
export async function buildVerifyPage(root: string): Promise<(translator: Translator) => string> {
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
      license: licenses,
      // Otherwise the script would inject the styles, which the policy blocks.
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, 'main.ts'),
        // Not a module, which browsers refuse to load from disk.
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  addLicenses(built);
  const script = built.output.find((file) => file.type === 'chunk')?.code.trim();
  const styles = built.output.find((file) => file.fileName.endsWith('.css'));
  if (!script || styles?.type !== 'asset' || built.output.length !== 3)
    throw new Error('The verify page must have exactly one script, one stylesheet and its licenses');
  const css = String(styles.source).trim();
  if (script.includes('</script') || css.includes('</style'))
    throw new Error('The script or stylesheet of the verify page contains a closing tag');

  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(css)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return (translator) => verifyDocument(translator, { policy, css, script });
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
