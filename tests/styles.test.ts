import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { screens } from '#contract/screens.ts';
import { readBuild } from '#server/build.ts';
import { filesIn } from './source-files.ts';
import { startApp } from './start-app.ts';

const { styles } = readBuild().files;

test('The styles that a visitor’s page adds for signed-in pages repeat all rules that it has', () => {
  const [visitors, all] = [declarationsIn(styles.visitor), declarationsIn(styles.app)];
  expect(visitors.size).toBeGreaterThan(500);
  expect([...visitors.difference(all)]).toEqual([]);
});

test('A visitor’s page has the rules of all its classes', async () => {
  const app = await startApp();
  const [visitors, all] = [classesIn(styles.visitor), classesIn(styles.app)];
  let checked = 0;
  for (const { path } of Object.values(screens)) {
    const { text } = await app.visitor().get(path);
    if (!text.includes('<style data-app-styles="/assets/styles-')) continue;
    checked += 1;
    const used = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const known = used.map((name) => name.replaceAll('&amp;', '&')).filter((name) => all.has(name));
    expect([path, known.filter((name) => !visitors.has(name))]).toEqual([path, []]);
  }
  expect(checked).toBeGreaterThan(5);
});

test('No style asks for :dir(), which builds turn into a list of languages', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const styles = filesIn('web', { recursive: true }).filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.filter((file) => read(file).includes(':dir('))).toEqual([]);
});

/** Each with its selector and what is around it. */
function declarationsIn(text: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(text).walkDecls((declaration) => {
    for (const selector of selectorsOf(declaration)) found.add(`${selector} ${declaration.prop}`);
  });
  return found;
}

function selectorsOf({ parent }: Declaration | Rule): string[] {
  if (parent?.type === 'rule') {
    const { selectors } = parent as Rule;
    return selectorsOf(parent as Rule).flatMap((around) => selectors.map((each) => `${around} ${each}`));
  }
  if (parent?.type !== 'atrule') return [''];
  const { name, params } = parent as unknown as { name: string; params: string };
  return selectorsOf(parent as unknown as Rule).map((around) => `${around} @${name} ${params}`);
}

function classesIn(text: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(text).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g))
      found.add(name.replaceAll(/\\(.)/g, '$1'));
  });
  return found;
}
