// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are code
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { productFiles } from './source-files.ts';

/*
 * Colons, commas, and the blank between two sentences differ between languages, so code never puts those of English between
 * translated texts: contract/languages/punctuation.ts and `blank` have those of each language.
 */

const root = join(import.meta.dirname, '..');

const files = productFiles().map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

/** They show texts in the language of their reader. Logs, headers and the command line are English. */
const shown = files.filter(
  ([file, code]) =>
    /^(?:contract|web)\//.test(file) ||
    (/^server\/(?!cli\/)/.test(file) &&
      /languages\/|(?:mail|\.)\/(?:blocks|context|layout|reader)\.ts'/.test(code)),
);

test('No code puts English punctuation between translated texts', () => {
  expect(shown.flatMap(([file, code]) => glueIn(file, code))).toEqual([]);
});

test('One module formats lists', () => {
  const formatting = files.filter(([, code]) => code.includes('Intl.ListFormat')).map(([file]) => file);
  expect(formatting).toEqual(['contract/languages/punctuation.ts']);
});

test.for([
  "<p><span>{t('Saved.')}</span>{' '}<span>{t('Open it.')}</span></p>",
  "<p><span>{t('Saved.')}</span> <span>{t('Open it.')}</span></p>",
  "<p>{t('Saved.')} {name}</p>",
  "<p>{t('Plan')}: {name}</p>",
  '<span>{` ${optional}`}</span>',
  "<span>{' ' + optional}</span>",
  '`${label}: ${url}`',
  "label + ': ' + url",
  "`${t('Saved.')} ${t('Open it.')}`",
  "`${t('Sheet')}, ${place}`",
  "[t('Saved.'), t('Open it.')].filter(Boolean).join(' ')",
  "[plural('{count} day|{count} days', 2), name].join(', ')",
])('%s is found', (code) => {
  expect(glueIn('example.tsx', code)).toHaveLength(1);
});

test.for([
  "<p>{t('Saved.')}{blank()}{t('Open it.')}</p>",
  '<p className={`notice ${color}`}>{`${stars} / ${whole(5)}`}</p>',
  "`${t('Settings')} - ${site.name}`",
  "[first, last].join(' ')",
  'new OperatorError(`${path}: ${problem}`)',
  'log.error(`${title}: ${advice}`)',
])('%s is free', (code) => {
  expect(glueIn('example.tsx', code)).toEqual([]);
});

const GLUE = /^(?:[:,.;] ?| )$/;
const COLON = /^: $/;

function glueIn(file: string, code: string): string[] {
  const found: string[] = [];
  const isTranslated = ({ start, end }: ESTree.Span) =>
    /\b(?:t|plural|pluralIn|translateMessage)\(/.test(code.slice(start, end));
  const visit = (node: ESTree.Node): void => {
    if (isForOperators(node)) return;
    if (hasGlue(node, isTranslated)) found.push(`${file}:${code.slice(0, node.start).split('\n').length}`);
    else childrenOf(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}

function hasGlue(node: ESTree.Node, isTranslated: (node: ESTree.Span) => boolean): boolean {
  switch (node.type) {
    case 'JSXText':
      return /^ *[:,.;(] ?$|^ +$/.test(node.value);
    case 'JSXExpressionContainer':
      return startOf(node.expression) === ' ';
    case 'TemplateLiteral':
      return node.quasis.some(
        ({ value: { raw } }, index) =>
          (index > 0 && COLON.test(raw)) ||
          (GLUE.test(raw) && node.expressions.slice(Math.max(0, index - 1), index + 1).some(isTranslated)),
      );
    case 'BinaryExpression':
      return [node.left, node.right].some(
        (side) =>
          typeof textOf(side) === 'string' &&
          (COLON.test(textOf(side)) || (GLUE.test(textOf(side)) && isTranslated(node))),
      );
    case 'CallExpression': {
      const {
        callee,
        arguments: [separator],
      } = node;
      return (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'join' &&
        GLUE.test(separator ? textOf(separator) : '') &&
        isTranslated(callee.object)
      );
    }
    default:
      return false;
  }
}

/** The text that an expression begins with. */
function startOf(node: ESTree.Node): string {
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw ?? '';
  if (node.type === 'BinaryExpression') return startOf(node.left);
  return textOf(node);
}

const textOf = (node: ESTree.Node) =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';

/** An error or a line of the log. */
function isForOperators(node: ESTree.Node): boolean {
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && /Error$/.test(node.callee.name);
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Super') return true;
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    /^(?:console|log)$/.test(callee.object.name)
  );
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value?.type === 'string');
}
