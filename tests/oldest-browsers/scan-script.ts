import type { Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'vite';
import { compatData, isNewer, type Oldest, readInterfaces } from './compat-data.ts';

/* Names are compared, since types are gone: a member counts as newer if no interface of the oldest browsers has it. */

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  regex?: { pattern: string; flags: string };
  [key: string]: unknown;
}

interface Names {
  globals: Set<string>;
  /** `Map.groupBy`, and whether it is newer. */
  statics: Map<string, boolean>;
  members: Set<string>;
  events: Set<string>;
}

/** What a script uses that the oldest browsers don't have. */
export function newerInScript(code: string, oldest: Oldest): string[] {
  const names = namesOf(oldest);
  const found = new Set<string>();
  walk(parseSync('built.js', code, { preserveParens: false }).program as unknown as Node, (node, parent) => {
    for (const use of [
      ...usesOf(node, parent, names),
      ...newerSyntax(node, oldest),
      ...newerMarkup(node, oldest),
    ])
      found.add(use);
  });
  return [...found];
}

const known = new Map<Oldest, Names>();

function namesOf(oldest: Oldest): Names {
  const names = known.get(oldest) ?? readNames(oldest);
  known.set(oldest, names);
  return names;
}

function readNames(oldest: Oldest): Names {
  const interfaces = readInterfaces(oldest);
  // Members of newer ones can't be reached without their name, except those of the language's own iterators.
  const reached = interfaces.filter(({ name, isNewer }) => !isNewer || name === 'Iterator');
  const ofWindow = reached.filter(({ name }) => /^(Window|WorkerGlobalScope)$/.test(name));
  const names = (isNewer: boolean) =>
    interfaces.filter((each) => each.isNewer === isNewer).map(({ name }) => name);
  return {
    globals: onlyNewer([
      { newer: names(true), others: names(false) },
      ...ofWindow.map(({ members }) => members),
    ]),
    statics: new Map(
      reached.flatMap(({ name, statics: { newer, others } }) => [
        ...newer.map((member) => [`${name}.${member}`, true] as const),
        ...others.map((member) => [`${name}.${member}`, false] as const),
      ]),
    ),
    members: onlyNewer(reached.flatMap(({ members, statics }) => [members, statics])),
    events: onlyNewer(reached.map(({ events }) => events)),
  };
}

function onlyNewer(all: { newer: string[]; others: string[] }[]): Set<string> {
  const others = new Set(all.flatMap((each) => each.others));
  return new Set(all.flatMap(({ newer }) => newer).filter((name) => !others.has(name)));
}

function usesOf(node: Node, parent: Node | undefined, names: Names): string[] {
  if (node.type === 'Identifier') {
    const name = String(node.name);
    return names.globals.has(name) && !isKey(node, parent) ? [name] : [];
  }
  if (node.type === 'MemberExpression') return usedMember(node, names);
  if (node.type === 'VariableDeclarator') return destructured(node, names);
  if (node.type === 'CallExpression' && lastName(node.callee as Node) === 'addEventListener') {
    const event = textOf((node.arguments as Node[])[0]);
    return names.events.has(event) ? [`event ${event}`] : [];
  }
  return [];
}

function usedMember(node: Node, { statics, members, events }: Names): string[] {
  const property = node.property as Node;
  const member = node.computed ? textOf(property) : String(property.name);
  if (isChain(node, member)) return [`iterator.${member}`];
  const path = `${(node.object as Node).name}.${member}`;
  if (statics.has(path)) return statics.get(path) ? [path] : [];
  const isNewer = members.has(member) || (member.startsWith('on') && events.has(member.slice(2)));
  return isNewer ? [`.${member}`] : [];
}

/** Minified code has texts as templates. */
function textOf(node: Node | undefined): string {
  const [quasi] = (node?.quasis as { value: { cooked: string } }[] | undefined) ?? [];
  return quasi?.value.cooked ?? (typeof node?.value === 'string' ? node.value : '');
}

const isKey = (node: Node, parent: Node | undefined) =>
  !parent?.computed && (parent?.property === node || parent?.key === node);

/** `map.values().map(…)`: the names are those of arrays. */
function isChain({ object }: Node, member: string): boolean {
  if (!/^(map|filter|reduce|forEach|some|every|find|flatMap|take|drop|toArray)$/.test(member)) return false;
  const { type, callee, arguments: given } = object as Node;
  const { property, object: of } = (callee ?? {}) as { property?: Node; object?: Node };
  const isIterator =
    type === 'CallExpression' && /^(values|keys|entries|matchAll)$/.test(property?.name ?? '');
  return (
    isIterator && ((given as Node[]).length === 0 || property?.name === 'matchAll') && of?.name !== 'Object'
  );
}

/** `const { groupBy } = Object`; names of our own objects would be noise. */
function destructured({ id, init }: Node, { statics, members }: Names): string[] {
  const { type, properties } = id as Node;
  const from = (init as Node | null)?.name;
  if (
    type !== 'ObjectPattern' ||
    !/^(navigator|document|window|globalThis|self|[A-Z]\w\w+)$/.test(from ?? '')
  )
    return [];
  return (properties as Node[])
    .map(({ key }) => (key as Node | undefined)?.name)
    .filter((name) => statics.get(`${from}.${name}`) ?? members.has(String(name)))
    .map((name) => `${from}.${name}`);
}

interface Syntax {
  name: string;
  feature: Identifier | undefined;
  isIn: (node: Node) => boolean;
}

const { regular_expressions: patterns, builtins } = compatData.javascript;
const patternOf = (node: Node) => node.regex?.pattern ?? textOf(builtFrom(node)[0]);
const flagsOf = (node: Node) => node.regex?.flags ?? textOf(builtFrom(node)[1]);

/** The build writes a pattern that older browsers can't parse as `new RegExp("…")`, which throws later. */
function builtFrom({ type, callee, arguments: given }: Node): Node[] {
  const isBuilt = /^(New|Call)Expression$/.test(type) && (callee as Node).name === 'RegExp';
  return isBuilt ? (given as Node[]) : [];
}

/** The build writes all other syntax as the oldest browsers read it. */
const syntax: Syntax[] = [
  {
    name: 'a lookbehind',
    feature: patterns?.lookbehind_assertion,
    isIn: (node) => /\(\?<[=!]/.test(patternOf(node)),
  },
  {
    name: 'a modifier in a pattern',
    feature: patterns?.modifier,
    isIn: (node) => /\(\?[ims]*-?[ims]+:/.test(patternOf(node)),
  },
  {
    name: 'the flag v',
    feature: builtins?.RegExp?.unicodeSets,
    isIn: (node) => flagsOf(node).includes('v'),
  },
  {
    name: 'the flag d',
    feature: builtins?.RegExp?.hasIndices,
    isIn: (node) => flagsOf(node).includes('d'),
  },
];

function newerSyntax(node: Node, oldest: Oldest): string[] {
  return syntax.filter(({ feature, isIn }) => isIn(node) && isNewer(feature, oldest)).map(({ name }) => name);
}

/** Elements that React makes, with their attributes and styles: `(0, r.jsx)("dialog", { inert, style })`. */
function newerMarkup({ type, callee, arguments: given }: Node, oldest: Oldest): string[] {
  const { html, css } = compatData;
  if (type !== 'CallExpression' || !/^jsxs?$/.test(lastName(callee as Node))) return [];
  const [name, props] = given as [Node, Node];
  const element = textOf(name);
  const feature = html.elements?.[element];
  if (!feature) return [];
  const attributes = namedIn(props);
  const styles = attributes.flatMap(({ key, value }) => (key === 'style' ? namedIn(value) : []));
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    ...(isNewer(feature, oldest) ? [`<${element}>`] : []),
    ...attributes
      .map(({ key }) => key.toLowerCase())
      .filter((key) => isNewer(feature[key] ?? html.global_attributes?.[key], oldest))
      .map((key) => `<${element} ${key}>`),
    ...styles
      .map(({ key }) => kebab(key))
      .filter((key) => isNewer(css.properties?.[key], oldest))
      .map((key) => `style ${key}`),
  ];
}

function lastName({ type, name, property, expressions }: Node): string {
  if (type === 'SequenceExpression') return lastName((expressions as Node[]).at(-1) as Node);
  return name ?? (property as Node | undefined)?.name ?? '';
}

function namedIn(object: Node): { key: string; value: Node }[] {
  return ((object?.properties as Node[] | undefined) ?? []).flatMap(({ key, value }) => {
    const name = (key as Node | undefined)?.name ?? textOf(key as Node | undefined);
    return name ? [{ key: name, value: value as Node }] : [];
  });
}

function walk(value: unknown, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit, parent);
  else if (typeof value === 'object' && value !== null) {
    const isNode = 'type' in value && typeof value.type === 'string';
    if (isNode) visit(value as Node, parent);
    for (const below of Object.values(value)) walk(below, visit, isNode ? (value as Node) : parent);
  }
}
