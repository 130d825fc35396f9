import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, nodesIn } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Words that plain English replaces. */
const markers = /\b(whoever|nobody|anybody|everybody|for good|at once|stands|leads to|what comes)\b/gi;

/** Lower it when the count falls; never raise it. */
const BUDGET = 27;

test('Screens, mails and the API contain no discouraged words', () => {
  const found = files
    .filter((file) => /^(contract|server|web)\/.+\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/seed-/.test(file))
    .flatMap((file) => nodesIn(file).map((node) => ({ file, text: textOf(node) })))
    .filter(({ text }) => text.match(markers));
  expect(found).toEqual([]);
});

test('Comments, tests and docs stay within a shrinking budget of them', () => {
  const counts = files
    .filter((file) => /\.(tsx?|mjs|css|html|sh|md|ya?ml)$/.test(file) && file !== 'tests/words.test.ts')
    .map((file) => readFileSync(join(root, file), 'utf8').match(markers)?.length ?? 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(BUDGET);
});

function textOf({ type, value }: Node & { value?: unknown }): string {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  return ['Literal', 'JSXText'].includes(type) ? String(value) : '';
}
