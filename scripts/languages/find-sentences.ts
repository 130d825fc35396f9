import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A sentence of the code. */
export interface Found {
  sentence: string;
  files: string[];
  /** What the code tells translators. */
  comments: string[];
}

/** The place of the sentence among the arguments of each function that takes one. */
const takesSentence: Record<string, number> = { t: 0, plural: 0, pluralIn: 1 };

const FOR_TRANSLATORS = /^\s*For translators: /;

/** All literals that are translated, in the order of the code. */
export function findSentences(root: string): Found[] {
  const found = new Map<string, Found>();
  const files = globSync(['contract/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) {
    for (const { sentence, comments } of sentencesIn(readFileSync(join(root, file), 'utf8'), file)) {
      const known = found.get(sentence) ?? { sentence, files: [], comments: [] };
      found.set(sentence, known);
      if (!known.files.includes(file)) known.files.push(file);
      for (const comment of comments) if (!known.comments.includes(comment)) known.comments.push(comment);
    }
  }
  return [...found.values()];
}

/** @param file its name tells whether it contains JSX */
function sentencesIn(code: string, file: string): { sentence: string; comments: string[] }[] {
  const { program, comments } = parseSync(file, code);
  const notes = comments.filter(({ value }) => FOR_TRANSLATORS.test(value));
  const found: { sentence: string; comments: string[] }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const literal of literalsIn(sentenceOf(value as ESTree.Node)))
      found.push({ sentence: literal.value, comments: notesBefore(literal.start) });
    Object.values(value).forEach(walk);
  };
  /** A note, which JSX has in braces, speaks of the next line. */
  const notesBefore = (start: number) => {
    const line = code.lastIndexOf('\n', start) + 1;
    return notes
      .filter(({ end }) => end <= start && (end >= line || /^[\s}]*$/.test(code.slice(end, line))))
      .map(({ value }) => value.replace(FOR_TRANSLATORS, '').trim());
  };
  walk(program);
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
function literalsIn(argument: ESTree.Argument | null | undefined): { value: string; start: number }[] {
  if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(literalsIn);
  if (argument?.type === 'ConditionalExpression')
    return [...literalsIn(argument.consequent), ...literalsIn(argument.alternate)];
  if (argument?.type === 'Literal' && typeof argument.value === 'string')
    return [{ value: argument.value, start: argument.start }];
  if (argument?.type === 'TemplateLiteral' && argument.expressions.length === 0)
    return [{ value: argument.quasis[0]?.value.cooked ?? '', start: argument.start }];
  return [];
}
