import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { catalogueFile, type Translated } from '#locales/catalogue.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds a copy of the project whose dictionaries of one language are `[!! marked !!]` and 40 % longer than English.
 * @returns its folder
 */
export function buildInPseudoLanguage(language: Translated): string {
  const copy = mkdtempSync(join(tmpdir(), 'goodword-pseudo-'));
  for (const part of [
    'content',
    'contract',
    'locales',
    'scripts',
    'server',
    'web',
    'LICENSE',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  // The same real path, so that modules are found as in the project.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(
    join(copy, `locales/${language}.po`),
    inPseudoLanguage(readFileSync(catalogueFile(language))),
  );
  execFileSync('node_modules/.bin/node', ['scripts/build.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return copy;
}

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

function inPseudoLanguage(catalogue: Buffer): Buffer {
  const table = po.parse(catalogue);
  for (const entry of Object.values(table.translations).flatMap((ofContext) => Object.values(ofContext))) {
    const { msgid, msgid_plural = msgid } = entry;
    if (msgid !== '') entry.msgstr = entry.msgstr.map((_, form) => marked(form === 0 ? msgid : msgid_plural));
  }
  return po.compile(table, { foldLength: 0 });
}

function marked(text: string): string {
  const length = text.replace(/<\/?\w+>|\{\w+\}/g, '').length;
  const more = Math.max(Math.ceil(0.4 * length) - '[!!  !!]'.length, 0);
  return `[!! ${text} ${'länger '.repeat(99).slice(0, more)}!!]`;
}

/** Text that no dictionary contains; `data` is what people wrote. */
export function findUnmarked(shown: string[], data: RegExp): string[] {
  return shown.flatMap((text) => {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/\[!!(?:(?!\[!!|!!\])[\s\S])*!!\]/g, ' ');
    }
    rest = rest.replace(/[\u2066-\u2069]/g, '').replace(data, ' ');
    return rest.split('\n').flatMap((line) => (/\p{L}{2,}/u.test(line) ? [line.trim()] : []));
  });
}
