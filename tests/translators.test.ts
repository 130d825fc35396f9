import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { productFiles } from './source-files.ts';

/*
 * Translators replace texts, and password managers wrap fields, without telling React. It throws when it removes one of
 * those, or inserts something before it; and a text that it changes stays the old one. An element of their own keeps them.
 */

const root = join(import.meta.dirname, '..');

/** What an expression puts on the page. */
interface Shape {
  text?: 'steady' | 'changing' | undefined;
  /** It has elements that come and go. */
  isVarying?: boolean | undefined;
  isControl?: boolean | undefined;
}

/** Shapes by name: variables, `component` in angle brackets, and functions with parentheses. */
type Shapes = Map<string, Shape>;

const ELEMENT: Shape = {};
const VARYING: Shape = { isVarying: true };
const STEADY_TEXT: Shape = { text: 'steady' };
const CHANGING_TEXT: Shape = { text: 'changing' };

/** Names whose values are elements, though the file that uses them doesn't say so. */
const elsewhere: Shapes = new Map([
  ['dialog', VARYING],
  ['children', ELEMENT],
  ['blank()', ELEMENT],
  ['createPortal()', ELEMENT],
  ['map()', VARYING],
  ['<Fragment>', ELEMENT],
  ...['input', 'select', 'textarea', 'Input', 'Switch'].map((name): [string, Shape] => [
    `<${name}>`,
    { isControl: true },
  ]),
]);

/** A key lets these put new elements in place of what changes. */
const renderedAnew = ['web/admin/UsersTable.tsx', 'web/admin/UsersTable.tsx', 'web/ui/rich-text.tsx'];

test('Changing texts, and fields beside conditional elements, are wrapped, so that translators and password managers break no page', () => {
  const files = productFiles().filter((file) => /^web\/.*\.tsx$/.test(file));
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  expect(findBare(sources).map((found) => found.replace(/:.*/s, ''))).toEqual(renderedAnew);
});

function findBare(sources: (readonly [string, string])[]): string[] {
  const parsed = sources.map(([file, code]) => ({
    file,
    code,
    nodes: nodesIn(parseSync(file, code).program),
  }));
  const functions = new Map(elsewhere);
  // A component's shape may depend on those that it shows.
  for (let round = 0; round < 3; round += 1)
    for (const { nodes } of parsed)
      for (const [name, shape] of functionsIn(nodes, functions)) functions.set(name, shape);
  return parsed.flatMap(({ file, code, nodes }) => {
    const place = ({ start, end }: ESTree.Span) =>
      `${file}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).replace(/\s+/g, ' ')}`;
    const known = new Map([...functions, ...variablesIn(nodes, functions)]);
    const components = functionsIn(nodes, functions).filter(([name, { text }]) => name[0] === '<' && text);
    return [
      ...components.map(([name]) => `${file} ${name}`),
      ...nodes.flatMap((node) => [...bareChildren(node, known), ...bareParts(node, known)].map(place)),
    ];
  });
}

/** Texts and fields that have siblings, where any of these changes. */
function bareChildren(node: ESTree.Node, known: Shapes): ESTree.JSXChild[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  const children = node.children.filter(isShown).map((child) => ({ child, ...shapeOf(child, known) }));
  const isChanging = children.some(({ text, isVarying }) => isVarying || text === 'changing');
  if (children.length < 2 || !isChanging) return [];
  return children.filter(({ text, isControl }) => text || isControl).map(({ child }) => child);
}

/** Texts between elements of a list. */
function bareParts(node: ESTree.Node, known: Shapes): ESTree.Expression[] {
  if (node.type !== 'CallExpression' || calledName(node) !== 'map') return [];
  const [callback] = node.arguments;
  if (callback?.type !== 'ArrowFunctionExpression') return [];
  const results = resultsOf(callback.body);
  return results.some(hasMarkup) ? results.filter((result) => shapeOf(result, known).text) : [];
}

function shapeOf(
  node: ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression,
  known: Shapes,
): Shape {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return shapeOfValue(node.value);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return shapeOf(node.expression, known);
    case 'JSXElement':
      return elementName(node) === 'Fragment'
        ? shapeOfAll(node.children, known)
        : (known.get(`<${elementName(node)}>`) ?? ELEMENT);
    case 'JSXFragment':
      return shapeOfAll(node.children, known);
    case 'ConditionalExpression':
      return either(shapeOf(node.consequent, known), shapeOf(node.alternate, known));
    case 'LogicalExpression':
      return either(node.operator === '&&' ? VARYING : shapeOf(node.left, known), shapeOf(node.right, known));
    case 'CallExpression':
      return shapeOfCall(node, known);
    case 'Identifier':
      return known.get(node.name) ?? CHANGING_TEXT;
    case 'MemberExpression':
      return shapeOfMember(node, known);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? STEADY_TEXT : CHANGING_TEXT;
    case 'ArrowFunctionExpression':
    case 'ObjectExpression':
    case 'ArrayExpression':
      return ELEMENT;
    default:
      return CHANGING_TEXT;
  }
}

/** Translators leave blanks alone. */
function shapeOfValue(value: unknown): Shape {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? STEADY_TEXT
    : ELEMENT;
}

function shapeOfCall(call: ESTree.CallExpression, known: Shapes): Shape {
  const name = calledName(call);
  // The language stays the same as long as the page does.
  if (name === 't' && call.arguments.length === 1 && call.arguments[0]?.type === 'Literal')
    return STEADY_TEXT;
  return known.get(`${name}()`) ?? known.get(name) ?? CHANGING_TEXT;
}

function shapeOfMember({ object, property }: ESTree.MemberExpression, known: Shapes): Shape {
  if (object.type === 'Identifier' && object.name === 'site') return STEADY_TEXT;
  return (property.type === 'Identifier' && known.get(property.name)) || CHANGING_TEXT;
}

function shapeOfAll(children: ESTree.JSXChild[], known: Shapes): Shape {
  const shapes = children.filter(isShown).map((child) => shapeOf(child, known));
  return {
    text: shapes.find(({ text }) => text === 'changing')?.text ?? shapes.find(({ text }) => text)?.text,
    isVarying: shapes.some(({ isVarying }) => isVarying),
  };
}

function either(one: Shape, other: Shape): Shape {
  return {
    text: one.text || other.text ? 'changing' : undefined,
    isVarying: true,
    isControl: one.isControl || other.isControl,
  };
}

/** The functions that return elements, and what those are. */
function functionsIn(nodes: ESTree.Node[], functions: Shapes): [string, Shape][] {
  const known = new Map([...functions, ...variablesIn(nodes, functions)]);
  return nodes.flatMap((node): [string, Shape][] => {
    if (node.type !== 'FunctionDeclaration' || !node.id || !node.body) return [];
    const { name } = node.id;
    const results = resultsOf(node.body);
    if (!results.some(hasMarkup) && !saysNode(node.returnType)) return [];
    const isControl = elsewhere.get(`<${name}>`)?.isControl;
    const [first = ELEMENT, ...others] = results.map((result) => shapeOf(result, known));
    const shape = others.length > 0 ? others.reduce(either, first) : first;
    return [[/^[A-Z]/.test(name) ? `<${name}>` : `${name}()`, { ...shape, isControl }]];
  });
}

/** Variables and properties whose values are elements, and components that are chosen. */
function variablesIn(nodes: ESTree.Node[], functions: Shapes): [string, Shape][] {
  return nodes.flatMap((node): [string, Shape][] => {
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier')
      return saysNode(node.typeAnnotation) && node.key.name !== 'children' ? [[node.key.name, VARYING]] : [];
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return [];
    const { id, init } = node;
    const isChosen = /^(Conditional|Logical)Expression$/.test(init.type);
    if (isChosen && /^[A-Z]/.test(id.name)) return [[`<${id.name}>`, VARYING]];
    if (init.type === 'ArrowFunctionExpression') return hasMarkup(init) ? [[`${id.name}()`, VARYING]] : [];
    return hasMarkup(init) && (isChosen || init.type.startsWith('JSX'))
      ? [[id.name, shapeOf(init, functions)]]
      : [];
  });
}

function isShown(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');
}

/** What is hidden is no field. */
function elementName({ openingElement: { name, attributes } }: ESTree.JSXElement): string {
  const isHidden = attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'hidden');
  if (isHidden) return '';
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function calledName({ callee }: ESTree.CallExpression): string {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' ? named.name : '';
}

/** What the function returns, without the functions in it. */
function resultsOf(body: ESTree.Expression | ESTree.FunctionBody): ESTree.Expression[] {
  if (body.type !== 'BlockStatement') return [body as ESTree.Expression];
  const isOther = ({ type }: ESTree.Node) => /Function/.test(type);
  return nodesIn(body.body, isOther).flatMap((node) =>
    node.type === 'ReturnStatement' && node.argument ? [node.argument] : [],
  );
}

const hasMarkup = (value: unknown) => nodesIn(value).some(({ type }) => /^JSX(Element|Fragment)$/.test(type));

const saysNode = (type: unknown) =>
  nodesIn(type).some((node) => node.type === 'Identifier' && /^React(Node|Element)$/.test(node.name));

function nodesIn(value: unknown, isSkipped: (node: ESTree.Node) => boolean = () => false): ESTree.Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = 'type' in value && typeof value.type === 'string' ? [value as ESTree.Node] : [];
  if (node.some(isSkipped)) return [];
  return [...node, ...Object.values(value).flatMap((below) => nodesIn(below, isSkipped))];
}
