import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#contract/languages/languages.ts';
import { filesIn, nodesIn } from './source-files.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds a copy of the project whose dictionaries of one language are `[!! marked !!]` and 40 % longer than English.
 * @returns its folder
 */
export function buildInPseudoLanguage(language: Language): string {
  const copy = mkdtempSync(join(tmpdir(), 'goodword-pseudo-'));
  for (const part of [
    'contract',
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
  for (const area of areas()) {
    const texts = Object.fromEntries(sentencesOf(area).map((sentence) => [sentence, translate(sentence)]));
    const file = join(copy, `contract/languages/${language}/${area}.ts`);
    writeFileSync(file, `export const texts = ${JSON.stringify(texts)};`);
  }
  execFileSync('node_modules/.bin/node', ['scripts/build.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return copy;
}

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

export function areas(): string[] {
  return filesIn('contract/languages/sentences', { recursive: false }).map((file) =>
    file.replace(/.*\/(\w+)\.ts$/, '$1'),
  );
}

export function sentencesOf(area: string): string[] {
  return nodesIn(`contract/languages/sentences/${area}.ts`).flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value] : [],
  );
}

function translate(sentence: string): string | Record<string, string> {
  if (!sentence.includes('|')) return marked(sentence);
  const [one = '', other = ''] = sentence.split('|');
  return { one: marked(one), other: marked(other) };
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
