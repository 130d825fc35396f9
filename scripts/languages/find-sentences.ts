import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A sentence of the code. */
export interface Found {
  sentence: string;
  files: string[];
  /** For translators; '' if it has none. */
  comment: string;
}

/** The place of the sentence among the arguments of each function that takes one. */
const takesSentence: Record<string, number> = { t: 0, plural: 0, pluralIn: 1 };

/** All literals that are translated, in the order of the code. */
export function findSentences(root: string): Found[] {
  const comments = readComments(root);
  const found = new Map<string, Found>();
  const files = globSync(['contract/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) {
    for (const sentence of sentencesIn(readFileSync(join(root, file), 'utf8'), file)) {
      const known = found.get(sentence) ?? { sentence, files: [], comment: comments[sentence] ?? '' };
      found.set(sentence, known);
      if (!known.files.includes(file)) known.files.push(file);
    }
  }
  return [...found.values()];
}

/** What translators are told about sentences. */
export function readComments(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'locales/comments.json'), 'utf8'));
}

/** @param file its name tells whether it contains JSX */
function sentencesIn(code: string, file: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    found.push(...literalsIn(sentenceOf(value as ESTree.Node)));
    Object.values(value).forEach(walk);
  };
  walk(parseSync(file, code).program);
  return found;
}

/** What a call translates, or what is called a sentence. */
function sentenceOf(node: ESTree.Node): ESTree.Argument | undefined {
  if (node.type === 'TSAsExpression') return isSentence(node.typeAnnotation) ? node.expression : undefined;
  if (node.type !== 'CallExpression') return;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' ? node.arguments[takesSentence[name.name] ?? Number.NaN] : undefined;
}

function isSentence(type: ESTree.TSType): boolean {
  if (type.type === 'TSArrayType') return isSentence(type.elementType);
  return (
    type.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    /^(Plural)?Sentence$/.test(type.typeName.name)
  );
}

/** All of a choice or a list. */
function literalsIn(argument: ESTree.Argument | null | undefined): string[] {
  if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(literalsIn);
  if (argument?.type === 'ConditionalExpression')
    return [...literalsIn(argument.consequent), ...literalsIn(argument.alternate)];
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return [argument.value];
  if (argument?.type === 'TemplateLiteral' && argument.expressions.length === 0)
    return [argument.quasis[0]?.value.cooked ?? ''];
  return [];
}
